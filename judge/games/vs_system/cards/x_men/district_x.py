"""District X

As the combat phase starts, choose a Mutant trait. This turn, characters you control, plus character cards in your
hand, KO'd pile, and deck, are Mutants with that trait.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import COMBAT, GiveChosenTrait, Location, start_of, whenever

DISTRICT_X = Location(
    name="District X", entry="x-men/district-x",
    powers=(whenever(start_of(COMBAT)) >> GiveChosenTrait(),),
)  # fmt: skip
