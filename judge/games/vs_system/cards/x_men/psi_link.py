"""Psi-Link

Play only with a Mental character under your control.

Additional cost: choose a Mutant trait.

Ongoing: Each character you control, and each character card in your hand, deck or KO'd pile, with the Mental trait
or the chosen one is a Mutant and has both.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    MENTAL,
    YOURS,
    ChooseTrait,
    Exists,
    Played,
    PlotTwist,
    merges_traits,
    with_trait,
)

PSI_LINK = PlotTwist(
    name="Psi-Link", ongoing=True, entry="x-men/psi-link",
    powers=(
        Played(only=(Exists(CHARACTERS & YOURS & with_trait(MENTAL)),), cost=ChooseTrait()),
        merges_traits(MENTAL),
    ),
)  # fmt: skip
