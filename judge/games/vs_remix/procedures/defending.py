"""What somebody looks at when an effect makes a character the defender who misreads that a card can't be attacked."""

from __future__ import annotations

from judge.engine.acting import barred
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.games.vs_remix.rules.joining import CANT_BE_ATTACKED_IS_CANT_BE_PROPOSED
from judge.games.vs_system.model.attack_events import BecameDefender
from judge.games.vs_system.model.board import BE_ATTACKED, scene


def new_defender_objections(match: Match, event: BecameDefender) -> tuple[Objection, ...]:
    """Why an effect can't make this character the defender: as ruled, not because a card says that it can't be attacked."""
    attack, obj = scene(match.state).attack, match.state.obj(event.ref)
    if event.cause.kind != "effect" or attack is None or obj is None:
        return ()
    attackers = [attacker for ref in attack.attackers if (attacker := match.state.obj(ref)) is not None]
    is_barred = any(match.view().bans(BE_ATTACKED, obj, attacker) for attacker in attackers)
    return barred(match, CANT_BE_ATTACKED_IS_CANT_BE_PROPOSED, is_misread_so=is_barred)
