"""What somebody looks at who misreads when an effect makes a character the defender: as ruled nothing but that it isn't stunned."""

from __future__ import annotations

from judge.engine.acting import barred
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.games.vs_remix.rules.joining import CANT_BE_ATTACKED_IS_CANT_BE_PROPOSED, NEW_DEFENDER_IS_NOT_LOOKED_AT
from judge.games.vs_system.model.attack_events import BecameDefender
from judge.games.vs_system.model.board import BE_ATTACKED, scene
from judge.games.vs_system.procedures.formation import is_protected


def new_defender_objections(match: Match, event: BecameDefender) -> tuple[Objection, ...]:
    """Why an effect can't make this character the defender, as far as it could be looked at whether it may be attacked."""
    attack, obj = scene(match.state).attack, match.state.obj(event.ref)
    if event.cause.kind != "effect" or attack is None or obj is None:
        return ()
    attackers = [attacker for ref in attack.attackers if (attacker := match.state.obj(ref)) is not None]
    is_barred = any(match.view().bans(BE_ATTACKED, obj, attacker) for attacker in attackers)
    return (
        *barred(match, CANT_BE_ATTACKED_IS_CANT_BE_PROPOSED, is_misread_so=is_barred),
        *barred(match, NEW_DEFENDER_IS_NOT_LOOKED_AT, is_misread_so=is_protected(match, obj)),
    )
