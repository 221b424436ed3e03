"""Reinforcing a defender."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from judge.engine.acting import barred, objection, unmet
from judge.engine.chain import announce
from judge.engine.context import Match
from judge.engine.decision import Answer, Resolution
from judge.engine.errors import Objection
from judge.engine.objects import target
from judge.engine.reasons import bans, objections_by
from judge.engine.relations import YOURS, These
from judge.engine.state import Obj
from judge.games.vs_system.actions.acting import CardAction, keep_priority
from judge.games.vs_system.model.board import (
    BE_REINFORCED,
    EXHAUSTED,
    GAME_BASED,
    REINFORCE,
    SUPPORT,
    defender_in,
    is_character,
    row,
)
from judge.games.vs_system.procedures.formation import is_adjacent
from judge.games.vs_system.procedures.resolving import resolve_if_at_once
from judge.games.vs_system.rules.during_attack import (
    EXHAUSTED_CAN_BE_REINFORCED,
    REINFORCED_IS_OWN_DEFENDER,
    REINFORCEMENT_TARGETS,
    REINFORCER_IS_READY,
    REINFORCING_EXHAUSTS,
    is_reinforcer,
)
from judge.games.vs_system.words.attacking import HasReinforcement
from judge.games.vs_system.words.effects import exhaust
from judge.games.vs_system.words.selectors import DEFENDING

OWN_DEFENDER = target(DEFENDING & YOURS, "your defender")


@dataclass(frozen=True)
class Reinforce(CardAction):
    """Exhaust ``ref`` to give the defender reinforcement."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        helper, defender = match.state.known(self.ref), defender_in(match.state)
        if not match.require(REINFORCED_IS_OWN_DEFENDER, defender is not None and defender.controller == player):
            return (objection(REINFORCED_IS_OWN_DEFENDER),)
        if defender is None:
            return ()
        view = match.view()
        is_able = is_character(helper) and helper.controller == player
        return (
            *objections_by(
                match, is_reinforcer, is_able and is_adjacent(match, helper, defender),
                bool(view.items(helper, "affiliations") & view.items(defender, "affiliations")), self.stands_behind(match, helper),
            ),
            *unmet(match, (REINFORCER_IS_READY, EXHAUSTED not in helper.flags)),
            *barred(match, EXHAUSTED_CAN_BE_REINFORCED, is_misread_so=EXHAUSTED in defender.flags),
            *bans(match, REINFORCE, helper),
            *bans(match, BE_REINFORCED, defender),
        )  # fmt: skip

    def perform(self, match: Match, player: str) -> Resolution[None]:
        defender = defender_in(match.state)
        assert defender is not None
        is_aimed = match.judge(REINFORCEMENT_TARGETS, True, misread=False)
        choices: dict[Hashable, Answer] = {OWN_DEFENDER: (defender.ref,)} if is_aimed else {}
        effect = HasReinforcement(OWN_DEFENDER if is_aimed else These((defender.ref,)), by=self.ref)
        description = f"reinforcement by {match.names()(self.ref)}"
        cost = exhaust(These((self.ref,))) if match.judge(REINFORCING_EXHAUSTS, True, misread=False) else None
        item = yield from announce(match, GAME_BASED, player, self.ref, effect, description,
                            cost=cost, choices=choices)  # fmt: skip
        yield from resolve_if_at_once(match, item)
        yield from keep_priority(match, player)

    def stands_behind(self, match: Match, helper: Obj) -> bool:
        """Whether ``helper`` is a support row character. A variant may have somebody believe otherwise."""
        return row(helper) == SUPPORT

    def describe(self, match: Match) -> str:
        return f"reinforcing with {match.names()(self.ref)}"
