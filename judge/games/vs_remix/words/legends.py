"""Words of card text of legend characters."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.patterns import state_after
from judge.engine.state import Obj, Record
from judge.games.vs_remix.rules.legend import (
    COUNTS_FROM_THE_CHAIN_ON,
    COUNTS_WHATEVER_BECAME_OF_IT,
    HAS_THE_SAME_NAME,
    RETURNED_IS_ANOTHER,
    WHOLE_GAME_COUNTS,
    YOU_RECRUITED_IT,
)
from judge.games.vs_system.model.board import CHAIN
from judge.games.vs_system.model.events import Recruited


@dataclass(frozen=True)
class RecruitedAnother(Condition):
    """You have recruited another character of the name of the power's source this game."""

    def is_met(self, context: Context) -> bool:
        source = context.source_object()
        return source is not None and any(
            isinstance(event, Recruited) and event.ref != source.ref and self._counts(context, source, record, event)
            for record in context.state.history
            for event in record.events
        )

    def _counts(self, context: Context, source: Obj, record: Record, event: Recruited) -> bool:
        """Whether what was recruited in ``record`` is another of that name."""
        match, then = context.match, state_after(context, record)
        names = then.view.items(then.state.known(event.ref), "names") & context.view.items(source, "names")
        now = context.state.obj(event.ref)
        is_on_chain = now is not None and now.zone == CHAIN
        is_controlled = now is not None and now.controller == context.controller
        return (
            match.require(HAS_THE_SAME_NAME, bool(names))
            and match.require(YOU_RECRUITED_IT, event.player == context.controller)
            and match.judge(RETURNED_IS_ANOTHER, True, misread=event.ref.card != source.ref.card)
            and match.judge(WHOLE_GAME_COUNTS, True, misread=record.turn == context.state.turn)
            and match.judge(COUNTS_FROM_THE_CHAIN_ON, True, misread=not is_on_chain)
            and match.judge(COUNTS_WHATEVER_BECAME_OF_IT, True, misread=is_controlled)
        )

    def describe(self) -> str:
        return "you have recruited another"
