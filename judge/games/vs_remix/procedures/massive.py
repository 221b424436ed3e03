"""Massive characters: the positions that they take, what can't move them, and what is believed of their reinforcement."""

from __future__ import annotations

from judge.engine.acting import unmet
from judge.engine.context import Match
from judge.engine.errors import NotExpressible, Objection
from judge.engine.state import Event, Obj
from judge.games.vs_remix.model.keyword_names import MASSIVE
from judge.games.vs_remix.rules.massive import (
    FILLS_ITS_COLUMN,
    IS_NOT_REINFORCED,
    MOVES_IN_FORMATION_STEP_ONLY,
    STANDS_IN_FRONT_ROW,
)
from judge.games.vs_system.model.attack_events import BecameDefender, Reinforced
from judge.games.vs_system.model.board import FRONT, ROWS, SUPPORT
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.events import ControlGained, Positioned

_BOTH = frozenset({FRONT, SUPPORT})


def is_massive(obj: Obj) -> bool:
    """Whether ``obj`` is a Massive card: that is its size, which it keeps while it is stunned."""
    return isinstance(obj.card, VsCard) and MASSIVE in obj.card.keywords


def rows_of_massive(match: Match, what: str) -> frozenset[str]:
    """The rows in which a Massive character may stand, or those that it fills."""
    if what == ROWS:
        return match.judge(STANDS_IN_FRONT_ROW, frozenset({FRONT}), misread=_BOTH)
    return match.judge(FILLS_ITS_COLUMN, _BOTH, misread=frozenset[str]())


def massive_objections(match: Match, event: Positioned | ControlGained) -> tuple[Objection, ...]:
    """Why an effect can't move a Massive character.

    :raises NotExpressible: where one changes its controller without being moved, for which it would have to go to the other side.
    """
    obj = match.state.obj(event.ref)
    if obj is None or not is_massive(obj) or event.cause.kind != "effect":
        return ()
    if isinstance(event, ControlGained) and not event.is_moved:
        raise NotExpressible("no ruling says where a Massive character goes that comes under another player's control")
    return unmet(match, (MOVES_IN_FORMATION_STEP_ONLY, False))


def believed_reinforcement(match: Match, event: BecameDefender) -> tuple[Event, ...]:
    """The reinforcement of a Massive character that is attacked: none as ruled."""
    if not is_massive(match.state.known(event.ref)):
        return ()
    return match.judge(IS_NOT_REINFORCED, (), misread=(Reinforced(ref=event.ref),))
