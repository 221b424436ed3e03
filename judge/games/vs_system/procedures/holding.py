"""Characters that are held exhausted by a captor: what comes with readying and with turning face down."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.bookkeeping import ModifierEnded
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.state import Event, Modifier, Ref, State
from judge.games.vs_system.model.board import EXHAUSTED, scene
from judge.games.vs_system.model.changes import UNTIL_SOURCE_READIES, ReadiesAtWill
from judge.games.vs_system.rules.hold import HOLD_ENDS_WITH_READYING, LETS_GO_WITHOUT_READYING
from judge.games.vs_system.rules.objects import STAYS_SAME_OBJECT


def _holds_by(state: State, captor: Ref) -> Iterator[Modifier]:
    return (
        modifier for modifier in state.modifiers if modifier.until == UNTIL_SOURCE_READIES and modifier.source == captor
    )


def consequences_of_readying(match: Match, captor: Ref) -> tuple[Event, ...]:
    """The holds that end as ``captor`` readies."""
    held = tuple(_holds_by(match.state, captor))
    return tuple(
        ModifierEnded(id=modifier.id) for modifier in held if match.judge(HOLD_ENDS_WITH_READYING, True, misread=False)
    )


def consequences_of_turning_down(match: Match, ref: Ref) -> tuple[Event, ...]:
    """What a card would shed as it is turned face down, were it another object then."""
    describe = tuple(modifier for modifier in match.state.modifiers if modifier.on is not None and ref in modifier.on)
    return tuple(
        ModifierEnded(id=modifier.id)
        for modifier in describe
        if not match.judge(STAYS_SAME_OBJECT, True, misread=False)
    )


def holds_without_captor(match: Match) -> tuple[Event, ...]:
    """The ends of holds whose captor is gone or no longer exhausted."""
    lapsed = []
    for modifier in match.state.modifiers:
        if modifier.until == UNTIL_SOURCE_READIES:
            captor = match.state.obj(modifier.source) if modifier.source is not None else None
            if captor is None or EXHAUSTED not in captor.flags:
                lapsed.append(ModifierEnded(id=modifier.id))
    return tuple(lapsed)


def those_that_ready(match: Match, exhausted: tuple[Ref, ...]) -> Resolution[tuple[Ref, ...]]:
    """Of ``exhausted`` those that are to ready: players decide for what readies at will."""
    state = match.state
    at_will = {ref for ref in exhausted if match.view().changes(state.known(ref), ReadiesAtWill)}
    wanted: set[Ref] = set()
    for player in state.after(scene(state).initiative):
        own = tuple(ref for ref in exhausted if ref in at_will and state.known(ref).controller == player)
        answer = yield from choose(player, "which of these ready", own, least=0, most=len(own))
        wanted.update(answer)
    return tuple(ref for ref in exhausted if ref not in at_will or ref in wanted)


def let_go(match: Match, captors: tuple[Ref, ...]) -> tuple[Event, ...]:
    """The holds that end since ``captors`` are to ready, although they can't."""
    ended = []
    for captor in captors:
        if match.view().bans("ready", match.state.known(captor)):
            ended += [
                modifier
                for modifier in _holds_by(match.state, captor)
                if match.judge(LETS_GO_WITHOUT_READYING, False, misread=True)
            ]
    return tuple(ModifierEnded(id=modifier.id) for modifier in ended)
