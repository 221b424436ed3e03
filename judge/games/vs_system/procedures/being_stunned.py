"""Why a character can't be stunned, readied, recovered or made the defender now (base rule A11)."""

from __future__ import annotations

from typing import TypeAlias

from judge.engine.acting import barred, denied, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.games.vs_system.model.attack_events import BecameDefender
from judge.games.vs_system.model.board import is_stunned
from judge.games.vs_system.model.events import Readied, Recovered, Stunned
from judge.games.vs_system.model.keyword_names import INVULNERABILITY
from judge.games.vs_system.rules.stun import (
    ANYTHING_STUNS,
    EFFECTS_RECOVER,
    INVULNERABLE_IS_STUNNED,
    NEW_DEFENDER_IS_NOT_STUNNED,
    STUNNED_CANT_READY,
)

Happening: TypeAlias = Stunned | Readied | Recovered | BecameDefender


def stunned_objections(match: Match, event: Happening) -> tuple[Objection, ...]:
    """Why this can't happen to a character, since it is stunned or since of what stuns or recovers it."""
    obj = match.state.obj(event.ref)
    is_down = obj is not None and is_stunned(obj)
    match event:
        case Stunned():
            is_hard = obj is not None and INVULNERABILITY in match.view().items(obj, "keywords")
            return denied(
                match,
                (ANYTHING_STUNS, not is_down and event.cause.kind != "attack"),
                (INVULNERABLE_IS_STUNNED, is_hard),
            )
        case Recovered():
            return barred(match, EFFECTS_RECOVER, is_misread_so=is_down and event.cause.kind == "effect")
        case Readied():
            return unmet(match, (STUNNED_CANT_READY, not is_down))
        case BecameDefender():
            return unmet(match, (NEW_DEFENDER_IS_NOT_STUNNED, not is_down))
