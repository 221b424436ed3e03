"""Slaanesh’s Domination"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import Played, PlayRevealed, Tactic

SLAANESHS_DOMINATION = Tactic(
    name="Slaanesh’s Domination",
    entry="warhammer-invasion/cs-105-slaaneshs-domination",
    powers=(Played(effect=PlayRevealed()),),
)
