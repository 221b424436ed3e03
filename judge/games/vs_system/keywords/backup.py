"""Backup: a payment power for the build phase (base rule A13.21)."""

from __future__ import annotations

from judge.engine.conditions import Always
from judge.engine.powers import Payment
from judge.engine.rules import RuledBy
from judge.games.vs_system.model.board import BUILD
from judge.games.vs_system.words.selectors import InPhase

_ruled = RuledBy("vs-system-base/a13.21")

_BUILD_ONLY = _ruled(
    1, InPhase(BUILD), misread=Always(), belief="a backup power can be used in any phase, as other powers can"
)


def backup(power: Payment) -> Payment:
    """``power`` as text behind the keyword backup."""
    return power.usable(_BUILD_ONLY)
