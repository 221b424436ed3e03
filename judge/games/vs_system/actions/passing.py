"""Passing, and who may not pass."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, barred, unmet
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.turns import pass_priority
from judge.games.vs_system.model.board import BUILD, COMBAT, HAND, PASS, RESOURCE_STEP, Step, scene
from judge.games.vs_system.procedures.attack_if_able import owes_attack
from judge.games.vs_system.procedures.resolving import resolve
from judge.games.vs_system.procedures.resource_step import has_placed
from judge.games.vs_system.procedures.turn import give_priority
from judge.games.vs_system.rules.act import (
    ATTACK_IS_OWED_IN_ATTACK_STEP,
    NOBODY_OWES_ATTACK,
    PLAYERS_ACT_AFTER_RESOLVING,
)
from judge.games.vs_system.rules.chain import LAST_RESOLVES_FIRST, ONE_RESOLVES_AT_A_TIME
from judge.games.vs_system.rules.resource import PLACING_IS_OPTIONAL


@dataclass(frozen=True)
class Pass(Action):
    """Pass priority; when all have passed in succession the last effect added resolves, or the attack or step ends."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        now = scene(match.state)
        if now.step == Step(BUILD, RESOURCE_STEP, player):
            in_hand = any(obj.zone == HAND and obj.owner == player for obj in match.state.all())
            is_misread_so = in_hand and not has_placed(match.state, player)
            return barred(match, PLACING_IS_OPTIONAL, is_misread_so=is_misread_so)
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
        if not match.state.chain:
            yield from match.game.next_step(match)
            return
        is_first = True
        while is_first or (match.state.chain and not match.judge(ONE_RESOLVES_AT_A_TIME, True, misread=False)):
            first, last = match.state.chain[0], match.state.chain[-1]
            item = match.judge(LAST_RESOLVES_FIRST, last.id, misread=first.id)
            yield from resolve(match, last if item == last.id else first)
            is_first = False
        if not match.state.chain and not match.judge(
            PLAYERS_ACT_AFTER_RESOLVING, True, misread=bool(match.state.waiting)
        ):
            yield from match.game.next_step(match)
        else:
            yield from give_priority(match)

    def describe(self, match: Match) -> str:
        return "passing priority"
