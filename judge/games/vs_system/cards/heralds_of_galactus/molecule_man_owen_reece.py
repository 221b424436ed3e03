"""Molecule Man, Owen Reece

Cosmic: Remove a cosmic counter from Molecule Man >>> Target effect of a non-ongoing plot twist is copied, and
you may pick new targets for the copy. Once per turn.
"""

from __future__ import annotations

from dataclasses import replace

from judge.engine.copying import CopyEffect
from judge.engine.effects import RemoveCounter
from judge.engine.negating import EffectsOnChain, target_effect
from judge.engine.rules import Points
from judge.engine.select import ANY, SELF
from judge.engine.whose import Whose
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.selectors import ONGOING, PLOT_TWISTS

point = Points("heralds-of-galactus/molecule-man-owen-reece")

PLOT_TWIST_EFFECT = EffectsOnChain(kinds=("plot twist",), source=PLOT_TWISTS & ~ONGOING)

MOLECULE_MAN = Character(
    name="Molecule Man", version="Owen Reece", cost=7, affiliations=names("Doom"), atk=15, defense=15,
    keywords=names("range", "cosmic"), entry=point.entry,
    powers=cosmic((RemoveCounter(SELF, COSMIC) >> CopyEffect(
        target_effect(point[6](PLOT_TWIST_EFFECT, replace(PLOT_TWIST_EFFECT, aimed_at=ANY), "only an effect with targets can be copied")),
        whose=point[1](Whose.YOURS, Whose.EVERYONES, "the copy belongs to whoever played the original"),
        on_top=point[2](True, False, "the copy waits until the original has resolved"),
        pays=point[3](False, True, "the additional cost has to be paid for the copy as well"),
        same_origin=point[4](True, False, "the copy is an effect of Molecule Man"),
        as_settled=point[5](True, False, "mode, X and what was paid are settled anew for the copy"),
        may_keep=point[7](True, False, "the copy needs new targets"),
        fitting=point[8](True, False, "anything will do as a new target"),
    )).usable(once_per_turn=True)),
)  # fmt: skip
