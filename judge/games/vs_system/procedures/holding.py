"""Characters that are held exhausted by a captor, and resources that are turned: what comes with readying and with turning face down."""

from __future__ import annotations

from judge.engine.bookkeeping import ModifierEnded
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.events import CounterRemoved
from judge.engine.remembering import forgetting
from judge.engine.state import Event, Item, Modifier, Ref, State
from judge.games.vs_system.model.board import EXHAUSTED, scene
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.model.changes import UNTIL_SOURCE_READIES, ReadiesAtWill
from judge.games.vs_system.model.events import Exhausted, Readied, TurnedDown, TurnedUp
from judge.games.vs_system.rules.hold import CAPTOR_LETS_GO_WITHOUT_READYING, HOLD_ENDS_AS_CAPTOR_READIES
from judge.games.vs_system.rules.objects import (
    FACE_DOWN_FORGETS,
    MODIFIER_OUTLIVES_SOURCE,
    TURNED_DOWN_IS_SAME_OBJECT,
    TURNED_DOWN_KEEPS_COUNTERS,
    TURNED_DOWN_STAYS_EXHAUSTED,
    TURNED_DOWN_STAYS_READY,
)


def consequences_of_readying(match: Match, captor: Ref) -> tuple[Event, ...]:
    """The holds that end as ``captor`` readies."""
    return tuple(
        ModifierEnded(id=hold.id)
        for hold in _holds_by(match.state, captor)
        if match.judge(HOLD_ENDS_AS_CAPTOR_READIES, True, misread=False)
    )


def consequences_of_turning_down(match: Match, ref: Ref) -> tuple[Event, ...]:
    """What a card forgets as it is turned face down, and what it would shed, were it another object then."""
    obj = match.state.known(ref)
    forgets = forgetting(obj)
    if forgets and not match.judge(FACE_DOWN_FORGETS, True, misread=False):
        forgets = ()
    said_of_it = (modifier for modifier in match.state.modifiers if modifier.on is not None and ref in modifier.on)
    shed = (
        ModifierEnded(id=modifier.id)
        for modifier in said_of_it
        if not match.judge(TURNED_DOWN_IS_SAME_OBJECT, True, misread=False)
    )
    is_tired = EXHAUSTED in obj.flags
    readies = (Readied(ref=ref),) if is_tired else ()
    tires = () if is_tired else (Exhausted(ref=ref),)
    loses = tuple(CounterRemoved(ref=ref, kind=counter.kind) for counter in obj.counters)
    return (
        *forgets,
        *shed,
        *match.judge(TURNED_DOWN_STAYS_EXHAUSTED, (), misread=readies),
        *match.judge(TURNED_DOWN_STAYS_READY, (), misread=tires),
        *match.judge(TURNED_DOWN_KEEPS_COUNTERS, (), misread=loses),
    )


def was_turned_since(state: State, item: Item) -> bool:
    """Whether something that ``item`` has chosen was flipped or turned face down since it was announced."""
    chosen = {ref for _, refs in item.choices for ref in refs}
    return any(
        isinstance(event, (TurnedUp, TurnedDown)) and event.ref in chosen
        for record in state.this_turn()
        if record.before.time >= item.start.time
        for event in record.events
    )


def lapsed_holds(match: Match) -> tuple[Event, ...]:
    """The ends of holds whose captor is gone or no longer exhausted."""
    ends = []
    for modifier in match.state.modifiers:
        if modifier.until == UNTIL_SOURCE_READIES:
            captor = match.state.obj(modifier.source) if modifier.source is not None else None
            if captor is None or EXHAUSTED not in captor.flags:
                ends.append(ModifierEnded(id=modifier.id))
    return tuple(ends)


def modifiers_without_source(match: Match) -> tuple[Event, ...]:
    """What would end since its source has left play, as somebody believes: nothing as ruled."""
    orphans = [modifier.id for modifier in match.state.modifiers if _has_lost_source(match.state, modifier)]
    if not orphans or match.judge(MODIFIER_OUTLIVES_SOURCE, True, misread=False):
        return ()
    return tuple(ModifierEnded(id=number) for number in orphans)


def _has_lost_source(state: State, modifier: Modifier) -> bool:
    """Whether the object whose effect made ``modifier`` was one in play that is gone: a plot twist never was."""
    if modifier.source is None or state.obj(modifier.source) is not None or modifier.on is None:
        return False
    return not isinstance(state.objects[modifier.source.card].card, PlotTwist)


def choose_what_readies(match: Match, exhausted: tuple[Ref, ...]) -> Resolution[tuple[Ref, ...]]:
    """Of ``exhausted`` those that are to ready: players decide for what readies at will."""
    state = match.state
    at_will = {ref for ref in exhausted if match.view().changes(state.known(ref), ReadiesAtWill)}
    wanted: set[Ref] = set()
    for player in state.after(scene(state).initiative):
        own = tuple(ref for ref in exhausted if ref in at_will and state.known(ref).controller == player)
        answer = yield from choose(player, "which of these ready", own, least=0, most=len(own))
        wanted.update(answer)
    return tuple(ref for ref in exhausted if ref not in at_will or ref in wanted)


def captors_first(state: State, readying: tuple[Ref, ...]) -> tuple[tuple[Ref, ...], ...]:
    """``readying`` in the order of somebody who believes that what was held readies after its captor."""
    captives = {ref for captor in readying for hold in _holds_by(state, captor) for ref in hold.on or ()}
    last = tuple(ref for ref in readying if ref in captives)
    return (tuple(ref for ref in readying if ref not in captives), last) if last else (readying,)


def holds_let_go(match: Match, captors: tuple[Ref, ...]) -> tuple[Event, ...]:
    """The holds that end since ``captors`` are to ready, although they can't."""
    return tuple(
        ModifierEnded(id=hold.id)
        for captor in captors
        if match.view().bans(Readied.verb, match.state.known(captor))
        for hold in _holds_by(match.state, captor)
        if match.judge(CAPTOR_LETS_GO_WITHOUT_READYING, False, misread=True)
    )


def _holds_by(state: State, captor: Ref) -> tuple[Modifier, ...]:
    return tuple(
        modifier for modifier in state.modifiers if modifier.until == UNTIL_SOURCE_READIES and modifier.source == captor
    )
