"""Passing."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action
from judge.engine.bookkeeping import Priority
from judge.engine.chain import resolve_top
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.turns import pass_priority
from judge.games.warhammer_invasion.model.board import ASSIGN, scene
from judge.games.warhammer_invasion.procedures.damage import apply_assigned
from judge.games.warhammer_invasion.procedures.targets import still_legal
from judge.games.warhammer_invasion.rules.chain import resolves_next


@dataclass(frozen=True)
class Pass(Action):
    """Pass; when both have passed the whole chain resolves, last in first out, or the step ends."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        return ()

    def perform(self, match: Match, player: str) -> Resolution[None]:
        all_passed = yield from pass_priority(match, player)
        if not all_passed:
            return
        now = scene(match.state)
        if match.state.chain:
            while match.state.chain:
                chain = match.state.chain
                yield from resolve_top(match, chain[match.consult(resolves_next, len(chain))], still_legal)
        elif now.assigned and now.step.kind != ASSIGN:
            yield from apply_assigned(match)
        else:
            yield from match.game.next_step(match)
            return
        yield from match.happen(Priority(to=match.game.first_player(match.state)))

    def describe(self, match: Match) -> str:
        return "passing"
