"""Passing, and who may not pass."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection
from judge.engine.bookkeeping import Priority
from judge.engine.chain import resolve_top
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.state import Obj
from judge.games.vs_system.model.attack_events import BecameAttacker
from judge.games.vs_system.model.board import COMBAT, scene
from judge.games.vs_system.procedures.legal_attacks import could_attack
from judge.games.vs_system.procedures.turn import give_priority
from judge.games.vs_system.rules.act import MUST_STILL_ATTACK, STILL_OWES_ATTACK


@dataclass(frozen=True)
class Pass(Action):
    """Pass priority; when all have passed in succession the last effect added resolves, or the attack or step ends."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        step = scene(match.state).step
        if step.phase != COMBAT or step.player != player or match.state.chain or scene(match.state).attack is not None:
            return ()
        obliged = any(owes_attack(match, obj) for obj in match.state.all() if obj.controller == player)
        return () if match.require(MUST_STILL_ATTACK, not obliged) else (objection(MUST_STILL_ATTACK),)

    def perform(self, match: Match, player: str) -> Resolution[None]:
        passed = match.state.passed | {player}
        order = match.state.after(player)
        if len(passed) < len(order):
            yield from match.happen(Priority(to=order[1], passed=passed))
            return
        yield from match.happen(Priority(to=None))
        if match.state.chain:
            yield from resolve_top(match)
            yield from give_priority(match)
        else:
            yield from match.game.next_step(match)

    def describe(self, match: Match) -> str:
        return "passing priority"


def owes_attack(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` must attack if able, could, and hasn't attacked this turn."""
    if not match.view().bans("pass", obj) or not could_attack(match, obj):
        return False
    attacked = any(
        isinstance(event, BecameAttacker) and event.ref == obj.ref for event in match.state.events_this_turn()
    )
    return match.require(STILL_OWES_ATTACK, not attacked)
