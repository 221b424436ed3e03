"""Cosmic Necessity

Additional cost: exhaust a Heralds of Galactus character you control.

Target opponent chooses one: you draw two cards; or you gain 5 endurance.
"""

from __future__ import annotations

from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.effects import Draw
from judge.engine.flow import OneOf
from judge.engine.objects import choice
from judge.engine.players import PickPlayer
from judge.engine.powers import Played
from judge.engine.rules import RuledBy
from judge.engine.select import YOURS
from judge.engine.whose import Whose
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import exhaust, gain
from judge.games.vs_system.words.selectors import CHARACTERS, IS_EXHAUSTED, affiliated

ruled = RuledBy("heralds-of-galactus/cosmic-necessity")

HERALDS = affiliated("Heralds of Galactus")

COSMIC_NECESSITY = PlotTwist(
    name="Cosmic Necessity", cost=2, entry=ruled.entry,
    powers=(
        Played(
            cost=exhaust(choice(CHARACTERS & YOURS & HERALDS & ~IS_EXHAUSTED, name="a Heralds of Galactus character to exhaust")),
            effect=OneOf((("you draw two cards", Draw(2)), ("you gain 5 endurance", gain(5))), who=PickPlayer(Whose.OPPONENTS),
                         when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the opponent decides as the card is played"))),
    ),
)  # fmt: skip
