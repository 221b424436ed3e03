"""Characters that must attack if able: which of them still owe an attack this turn."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.state import Obj
from judge.games.vs_system.procedures.legal_attacks import could_attack, has_attacked
from judge.games.vs_system.rules.act import HAS_YET_TO_ATTACK


def owes_attack(match: Match, obj: Obj) -> bool:
    """Whether ``obj``, which must attack if able, could, and hasn't attacked this turn."""
    if not could_attack(match, obj):
        return False
    return match.require(HAS_YET_TO_ATTACK, not has_attacked(match, obj))
