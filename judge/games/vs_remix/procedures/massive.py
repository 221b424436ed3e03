"""Massive characters: the positions that they take, what can't move them, and what is believed of their reinforcement."""

from __future__ import annotations

from judge.engine.acting import barred, unmet
from judge.engine.context import Match
from judge.engine.errors import NotExpressible, Objection
from judge.engine.state import Event, Obj
from judge.games.vs_remix.model.keyword_names import MASSIVE
from judge.games.vs_remix.rules.massive import (
    FILLS_ITS_COLUMN,
    IS_NOT_REINFORCED,
    MAY_BE_REARRANGED,
    MOVES_IN_FORMATION_STEP_ONLY,
    NOTHING_BREAKS_THROUGH,
    STANDS_IN_FRONT_ROW,
)
from judge.games.vs_system.model.attack_events import BecameDefender, Reinforced
from judge.games.vs_system.model.board import COUNTED_ROWS, FORMATION_STEP, FRONT, ROWS, SUPPORT, scene
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.events import Breakthrough, ControlGained, Positioned

_BOTH = frozenset({FRONT, SUPPORT})


def is_massive(obj: Obj) -> bool:
    """Whether ``obj`` is a Massive card: that is its size, which it keeps while it is stunned."""
    return isinstance(obj.card, VsCard) and MASSIVE in obj.card.keywords


def rows_of_massive(match: Match, what: str) -> frozenset[str]:
    """The rows in which a Massive character may stand and counts as standing, or those that it fills."""
    if what in (ROWS, COUNTED_ROWS):
        return match.judge(STANDS_IN_FRONT_ROW, frozenset({FRONT}), misread=_BOTH)
    return match.judge(FILLS_ITS_COLUMN, _BOTH, misread=frozenset[str]())


def massive_objections(match: Match, event: Positioned | ControlGained) -> tuple[Objection, ...]:
    """Why an effect can't move a Massive character now.

    :raises NotExpressible: where one changes its controller without being moved, for which it would have to go to the other side.
    """
    obj = match.state.obj(event.ref)
    if obj is None or not is_massive(obj) or event.cause.kind != "effect":
        return ()
    if isinstance(event, ControlGained) and not event.is_moved:
        raise NotExpressible("no ruling says where a Massive character goes that comes under another player's control")
    is_time = scene(match.state).step.kind == FORMATION_STEP
    return (
        *unmet(match, (MOVES_IN_FORMATION_STEP_ONLY, is_time)),
        *barred(match, MAY_BE_REARRANGED, is_misread_so=is_time),
    )


def breakthrough_objections(match: Match, event: Breakthrough) -> tuple[Objection, ...]:
    """Why an attack on a Massive character can't cause breakthrough."""
    defender = match.state.obj(event.defender) if event.defender is not None else None
    return unmet(match, (NOTHING_BREAKS_THROUGH, False)) if defender is not None and is_massive(defender) else ()


def believed_reinforcement(match: Match, event: BecameDefender) -> tuple[Event, ...]:
    """The reinforcement of a Massive character that is attacked: none as ruled."""
    if not is_massive(match.state.known(event.ref)):
        return ()
    return match.judge(IS_NOT_REINFORCED, (), misread=(Reinforced(ref=event.ref),))
