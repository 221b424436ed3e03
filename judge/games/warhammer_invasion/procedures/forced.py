"""Forced effects of one event: in which order they happen."""

from __future__ import annotations

from judge.engine.chain import which_first
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.powers import power_of
from judge.engine.state import Waiting
from judge.games.warhammer_invasion.model.afterwards import Afterwards
from judge.games.warhammer_invasion.rules.chain import ACTIVE_PLAYERS_EFFECTS_FIRST, PLAYER_ORDERS_HIS_EFFECTS


def order_forced(match: Match, waiting: tuple[Waiting, ...]) -> Resolution[tuple[Waiting, ...]]:
    """The forced effects of the active player, in the order that he likes, then those of the other one.

    What waits for everything else comes behind them in the same order.
    """
    if len(waiting) < 2:
        return waiting
    late = tuple(entry for entry in waiting if isinstance(match.read(power_of(entry).pattern), Afterwards))
    soon = tuple(entry for entry in waiting if entry not in late)
    first = yield from _in_order(match, soon)
    then = yield from _in_order(match, late)
    return (*first, *then)


def _in_order(match: Match, waiting: tuple[Waiting, ...]) -> Resolution[tuple[Waiting, ...]]:
    players = match.state.after(match.game.first_player(match.state))
    found: list[Waiting] = []
    for player in match.judge(ACTIVE_PLAYERS_EFFECTS_FIRST, players, misread=players[::-1]):
        left = [entry for entry in waiting if entry.controller == player]
        # Nobody is asked about the same text of the same card several times.
        while len({(entry.source, entry.power) for entry in left}) > 1 and match.judge(
            PLAYER_ORDERS_HIS_EFFECTS, True, misread=False
        ):
            index = yield from which_first(match, player, "which forced effect happens first", left)
            found.append(left.pop(index))
        found += left
    return tuple(found)
