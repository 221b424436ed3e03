"""Passing, and who may not pass."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, unmet
from judge.engine.chain import resolve_top
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.turns import pass_priority
from judge.games.vs_system.model.board import COMBAT, PASS, scene
from judge.games.vs_system.procedures.attack_if_able import owes_attack
from judge.games.vs_system.procedures.turn import give_priority
from judge.games.vs_system.rules.act import ATTACK_IS_OWED_IN_ATTACK_STEP, NOBODY_OWES_ATTACK


@dataclass(frozen=True)
class Pass(Action):
    """Pass priority; when all have passed in succession the last effect added resolves, or the attack or step ends."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        now = scene(match.state)
        if now.step.phase != COMBAT or match.state.chain or now.attack is not None:
            return ()
        must = [obj for obj in match.state.all() if obj.controller == player and match.view().bans(PASS, obj)]
        is_own = now.step.player == player
        if not must or not match.judge(ATTACK_IS_OWED_IN_ATTACK_STEP, is_own, misread=True):
            return ()
        is_obliged = any(owes_attack(match, obj) for obj in must)
        return unmet(match, (NOBODY_OWES_ATTACK, not is_obliged))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        all_passed = yield from pass_priority(match, player)
        if not all_passed:
            return
        if match.state.chain:
            yield from resolve_top(match)
            yield from give_priority(match)
        else:
            yield from match.game.next_step(match)

    def describe(self, match: Match) -> str:
        return "passing priority"
