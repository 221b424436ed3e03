"""Dwarf Cannon Crew"""

from __future__ import annotations

from judge.engine.patterns import On
from judge.engine.powers import whenever
from judge.engine.select import SELF
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.model.events import EnteredPlay
from judge.games.warhammer_invasion.words.connectives import Then
from judge.games.warhammer_invasion.words.effects import PutIntoPlay, ShuffleYourDeck
from judge.games.warhammer_invasion.words.selectors import SUPPORT_CARDS, TopOfDeck, cost_at_most

DWARF_CANNON_CREW = Unit(
    name="Dwarf Cannon Crew", race="Dwarf", power=1, hp=2,
    powers=(
        whenever(On(EnteredPlay, subject=SELF)) >> Then(PutIntoPlay(TopOfDeck(5) & SUPPORT_CARDS & cost_at_most(2)), ShuffleYourDeck()),
    ),
)  # fmt: skip
