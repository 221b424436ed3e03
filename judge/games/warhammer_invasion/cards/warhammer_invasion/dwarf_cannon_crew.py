"""Dwarf Cannon Crew"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    SELF,
    SUPPORT_CARDS,
    EnteredPlay,
    On,
    PutIntoPlay,
    ShuffleYourDeck,
    Then,
    TopOfDeck,
    Unit,
    cost_at_most,
    whenever,
)

DWARF_CANNON_CREW = Unit(
    name="Dwarf Cannon Crew", race="Dwarf", power=1, hp=2,
    powers=(
        whenever(On(EnteredPlay, subject=SELF)) >> Then(
            PutIntoPlay(TopOfDeck(5) & SUPPORT_CARDS & cost_at_most(2), if_able=True), ShuffleYourDeck()
        ),
    ),
)  # fmt: skip
