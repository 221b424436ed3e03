"""Forced effects of one event: in which order they happen."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.nodes import describe
from judge.engine.powers import power_of
from judge.engine.state import Waiting
from judge.games.warhammer_invasion.rules.chain import ACTIVE_PLAYERS_EFFECTS_FIRST, PLAYER_ORDERS_HIS_EFFECTS


def order_forced(match: Match, waiting: tuple[Waiting, ...]) -> Resolution[tuple[Waiting, ...]]:
    """The forced effects of the active player, in the order that he likes, then those of the other one."""
    if len(waiting) < 2:
        return waiting
    players = match.state.after(match.game.first_player(match.state))
    found: list[Waiting] = []
    for player in match.judge(ACTIVE_PLAYERS_EFFECTS_FIRST, players, misread=players[::-1]):
        left = [entry for entry in waiting if entry.controller == player]
        # Nobody is asked about the same text of the same card several times.
        while len({(entry.source, entry.power) for entry in left}) > 1 and match.judge(
            PLAYER_ORDERS_HIS_EFFECTS, True, misread=False
        ):
            options = tuple(f"{number + 1}. {_words(match, entry)}" for number, entry in enumerate(left))
            answer = yield from choose(player, "which forced effect happens first", options)
            found.append(left.pop(options.index(answer[0])))
        found += left
    return tuple(found)


def _words(match: Match, waiting: Waiting) -> str:
    source = match.names()(waiting.source) if waiting.source is not None else "effect"
    return f"{source}: {describe(power_of(waiting).effect)}"
