"""The Kyln, and cards that only the examples of the general rulings name, with as much of their text as these speak of."""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.flow import NOTHING
from judge.engine.objects import choice, target
from judge.engine.patterns import On
from judge.engine.powers import Played, Static, whenever
from judge.engine.rules import Points
from judge.engine.select import OPPONENTS, SELF, YOURS, HasFlag
from judge.engine.values import EACH_OPPONENT
from judge.games.vs_system.model.board import EXHAUSTED, MAIN, RECOVERY
from judge.games.vs_system.model.cards import ARMY, Character, Location, names
from judge.games.vs_system.words.effects import ACTIVATE, exhaust, lose, this_turn
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, InPhase

point = Points("heralds-of-galactus/the-kyln")

THE_KYLN = Location(
    name="The Kyln", cost=2, keywords=names("terraform"), entry=point.entry,
    powers=(
        Played(cost=exhaust(choice(CHARACTERS & YOURS & ~HasFlag(EXHAUSTED)))),
        whenever(On("flip", subject=SELF)) >> this_turn(
            target(CHARACTERS & IS_STUNNED),
            Bans("recover", when=point[1](InPhase(RECOVERY), InPhase(RECOVERY, MAIN), "the recovery in the wrap-up can't be stopped")),
            Bans("KO", when=point[2](InPhase(RECOVERY), InPhase(RECOVERY, MAIN), "who isn't recovered in the wrap-up is KO'd anyway")),
        ),
    ),
)  # fmt: skip
"""The Kyln"""

# "Attack if able" is a ban on passing, which the game lifts for characters that can't attack or have done so.
O_FORCE = Character(name="O-Force", powers=(Static(change=Bans("pass"), on=CHARACTERS & OPPONENTS),))
"""O-Force"""

THANOS = Character(
    name="Thanos", version="Protector of the Reality Gem",
    powers=(NOTHING >> this_turn(CHARACTERS & OPPONENTS, Bans("pass")),),
)  # fmt: skip
"""Thanos, Protector of the Reality Gem"""

# The example says only that his power is an activated one: what it does stands for anything.
HUMAN_TORCH = Character(name="Human Torch", version="Sparky", powers=(ACTIVATE >> lose(1, EACH_OPPONENT),))
"""Human Torch, Sparky"""

ULTRON = Character(name="Ultron", version="Witness")
"""Ultron, Witness"""

ULTRON_ARMY = Character(name="Ultron", identity="Ultron 11", version=ARMY)
"""Ultron <> Ultron 11, Army"""
