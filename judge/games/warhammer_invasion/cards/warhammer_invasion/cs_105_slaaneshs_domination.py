"""Slaanesh’s Domination"""

from __future__ import annotations

from judge.engine.powers import Played
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.copying import PlayRevealed

SLAANESHS_DOMINATION = Tactic(
    name="Slaanesh’s Domination",
    entry="warhammer-invasion/cs-105-slaaneshs-domination",
    powers=(Played(effect=PlayRevealed()),),
)
