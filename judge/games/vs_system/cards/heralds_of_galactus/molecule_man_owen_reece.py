"""Molecule Man, Owen Reece

Cosmic: Remove a cosmic counter from Molecule Man >>> Target effect of a non-ongoing plot twist is copied, and
you may pick new targets for the copy. Once per turn.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ANY,
    COSMIC,
    ONGOING,
    PLOT_TWISTS,
    SELF,
    Character,
    CopyEffect,
    EffectsOnChain,
    RemoveCounter,
    RuledBy,
    Whose,
    cosmic,
    names,
    target_effect,
)

ruled = RuledBy("heralds-of-galactus/molecule-man-owen-reece")

PLOT_TWIST_EFFECT = EffectsOnChain(kinds=("plot twist",), source=PLOT_TWISTS & ~ONGOING)

MOLECULE_MAN = Character(
    name="Molecule Man", version="Owen Reece", cost=7, affiliations=names("Doom"), atk=15, defense=15,
    keywords=names("range", "cosmic"), entry=ruled.entry,
    powers=cosmic((RemoveCounter(SELF, COSMIC) >> CopyEffect(
        target_effect(ruled(6, PLOT_TWIST_EFFECT, misread=replace(PLOT_TWIST_EFFECT, aimed_at=ANY),
            belief="only an effect with targets can be copied")),
        whose=ruled(1, Whose.YOURS, misread=Whose.EVERYONES, belief="the copy belongs to whoever played the original"),
        on_top=ruled(2, True, misread=False, belief="the copy waits until the original has resolved"),
        pays=ruled(3, False, misread=True, belief="the additional cost has to be paid for the copy as well"),
        same_origin=ruled(4, True, misread=False, belief="the copy is an effect of Molecule Man"),
        as_settled=ruled(5, True, misread=False, belief="mode, X and what was paid are settled anew for the copy"),
        may_keep=ruled(7, True, misread=False, belief="the copy needs new targets"),
        fitting=ruled(8, True, misread=False, belief="anything will do as a new target"),
    )).usable(once_per_turn=True)),
)  # fmt: skip
