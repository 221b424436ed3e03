"""Passing."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action
from judge.engine.bookkeeping import Priority
from judge.engine.chain import negate, resolve_top
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.turns import pass_priority
from judge.games.warhammer_invasion.model.board import ABILITY, ASSIGN, scene
from judge.games.warhammer_invasion.procedures.damage import apply_assigned
from judge.games.warhammer_invasion.procedures.targets import still_legal
from judge.games.warhammer_invasion.rules.act import BOTH_PLAYERS_PASS
from judge.games.warhammer_invasion.rules.chain import EFFECT_OUTLIVES_SOURCE, WHOLE_CHAIN_RESOLVES, resolves_next


@dataclass(frozen=True)
class Pass(Action):
    """Pass; when both have passed the whole chain resolves, last in first out, or the step ends."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        return ()

    def perform(self, match: Match, player: str) -> Resolution[None]:
        all_passed = yield from pass_priority(match, player)
        if not match.judge(BOTH_PLAYERS_PASS, all_passed, misread=True):
            return
        now = scene(match.state)
        if match.state.chain:
            while match.state.chain:
                chain = match.state.chain
                item = chain[match.consult(resolves_next, len(chain))]
                is_orphan = item.kind == ABILITY and item.source is not None and match.state.obj(item.source) is None
                if is_orphan and not match.judge(EFFECT_OUTLIVES_SOURCE, True, misread=False):
                    yield from negate(match, item)
                else:
                    yield from resolve_top(match, item, still_legal)
                if match.state.chain and not match.judge(WHOLE_CHAIN_RESOLVES, True, misread=False):
                    break
        elif now.assigned and now.step.kind != ASSIGN:
            yield from apply_assigned(match)
        else:
            yield from match.game.next_step(match)
            return
        yield from match.happen(Priority(to=match.game.first_player(match.state)))

    def describe(self, match: Match) -> str:
        return "passing"
