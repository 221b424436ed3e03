"""The steps of a replay as the page draws them: boards as ruled and as misread side by side, and what has changed since the step before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.answers import RulingView
from judge.boards import Board, BoardCard, Replay
from judge.telling.moments import moments, same_moment
from judge.telling.narrative import Told


class Side(NamedTuple):
    """One run at one step: what is told, the table (None where the run never came to one), the cards that have changed since the step
    before, and those that look otherwise than in the run as ruled."""

    told: tuple[Told, ...]
    board: Board | None
    changed: frozenset[int]
    otherwise: frozenset[int] = frozenset()


class Step(NamedTuple):
    """One step of a check: as ruled, as misread where that is shown beside it, and whether the two tables differ."""

    ruled: Side
    misread: Side | None
    differs: bool


def steps_of(ruled: Replay, other: Replay | None, view: RulingView) -> list[Step]:
    """The steps of a replay, and of another run of the same scenario beside it."""
    steps: list[Step] = []
    before = last = other_last = 0
    for moment in moments(ruled.run.steps, view):
        here = _side(ruled, moment.told, last, moment.place)
        beside = None
        if other is not None:
            same = same_moment(other.run.steps, view, before, moment.said)
            beside = _side(other, same.told, other_last, same.place)
            if here.board is not None and beside.board is not None:
                beside = beside._replace(otherwise=changed(here.board, beside.board))
            other_last = same.place
        steps.append(Step(here, beside, beside is not None and beside.board != here.board))
        before, last = moment.said, moment.place
    return steps


def _side(replay: Replay, told: tuple[Told, ...], before: int, place: int) -> Side:
    if not replay.boards or place < 0:
        return Side(told, None, frozenset())
    board = replay.boards[replay.shown[place]]
    return Side(told, board, changed(replay.boards[replay.shown[max(0, before)]], board))


def changed(before: Board, after: Board) -> frozenset[int]:
    """The numbers of the cards that lie elsewhere, or look otherwise, than before."""
    then = dict(_cards(before))
    return frozenset(number for number, look in _cards(after) if then.get(number) != look)


def _cards(board: Board) -> Iterator[tuple[int, tuple[object, ...]]]:
    for side in board.sides:
        for row in side.rows:
            for card in row.cards:
                yield from _look(card, (side.player, row.name))


def _look(card: BoardCard, where: tuple[object, ...]) -> Iterator[tuple[int, tuple[object, ...]]]:
    yield card.number, (*where, card.strength, card.states, card.counters)
    for other in card.on_it:
        yield from _look(other, ("on", card.number))
