"""Which resource points a player may spend on what, and which are spent first: those that are good for nothing else."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import NumberChanged
from judge.engine.state import Cause
from judge.games.vs_remix.model.board import POINTS_FOR_POWERS, POINTS_TO_RECRUIT
from judge.games.vs_remix.rules.shift import KEYWORD_POWER_IS_NO_PAYMENT_POWER, SHIFTING_IS_NOT_RECRUITING
from judge.games.vs_system.model.board import POINTS

FOR_RECRUITS = (POINTS_TO_RECRUIT, POINTS)


def for_powers(match: Match, *, is_keyword: bool) -> tuple[str, ...]:
    """The kinds of points that may be spent on a payment power: on one behind a keyword (shift) as ruled only those for everything."""
    if not is_keyword:
        return (POINTS_FOR_POWERS, POINTS)
    by_power = match.judge(KEYWORD_POWER_IS_NO_PAYMENT_POWER, (), misread=(POINTS_FOR_POWERS,))
    by_recruit = match.judge(SHIFTING_IS_NOT_RECRUITING, (), misread=(POINTS_TO_RECRUIT,))
    return (*by_power, *by_recruit, POINTS)


def spendable(match: Match, player: str, kinds: tuple[str, ...]) -> int:
    """How many points of ``kinds`` ``player`` has."""
    return sum(match.state.number(player, kind) for kind in kinds)


def spent(
    match: Match, player: str, kinds: tuple[str, ...], number: int, cause: Cause | None = None
) -> tuple[NumberChanged, ...]:
    """What happens as ``player`` pays ``number`` points of ``kinds``, the first kind first."""
    found: list[NumberChanged] = []
    left = number
    for kind in kinds:
        by = left if kind == kinds[-1] else min(left, match.state.number(player, kind))
        if by or (kind == kinds[-1] and not found):
            event = NumberChanged(player=player, what=kind, by=-by)
            found.append(event if cause is None else NumberChanged(player=player, what=kind, by=-by, cause=cause))
        left -= by
    return tuple(found)
