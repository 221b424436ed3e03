"""Plot twists: which can be played from where, where they are after their effect, what their text does then (base rules A5.2 to A5.4)."""

from __future__ import annotations

from judge.engine.acting import barred
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.state import Item, Obj, Ref, State
from judge.games.vs_system.model.board import (
    COMBAT,
    FACE_DOWN,
    HAND,
    KO_PILE,
    PLAY,
    is_resource,
    next_resource_spot,
    scene,
)
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.model.events import TurnedDown
from judge.games.vs_system.rules.twist import (
    GOES_TO_KO_PILE,
    ONGOING_ENDS,
    ONLY_ONGOING_WORKS,
    PLAYED_FROM_HAND,
    PLAYED_FROM_ROW,
    PLAYED_IN_ANY_PHASE,
    PLAYED_ONCE,
    STAYS_FACE_UP,
    STAYS_IN_ROW,
)


def may_be_played_from_row(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` lies where a plot twist is played from the resource row: there, and face down."""
    return is_resource(obj) and match.judge(PLAYED_ONCE, FACE_DOWN in obj.flags, misread=True)


def playing_objections(match: Match, obj: Obj) -> tuple[Objection, ...]:
    """What would keep the plot twist ``obj`` from being played now for somebody who knows of other times and places: nothing as ruled."""
    return (
        *barred(match, PLAYED_IN_ANY_PHASE, is_misread_so=scene(match.state).phase != COMBAT),
        *barred(match, PLAYED_FROM_HAND, is_misread_so=obj.zone == HAND),
        *barred(match, PLAYED_FROM_ROW, is_misread_so=is_resource(obj)),
    )


def put_away(match: Match, ref: Ref, player: str) -> Resolution[None]:
    """A plot twist that ``player`` has played from the hand goes to the KO'd pile."""
    if match.judge(GOES_TO_KO_PILE, True, misread=False):
        yield from match.happen(Moved(ref=ref, zone=KO_PILE))
    else:
        yield from match.happen(
            Moved(ref=ref, zone=PLAY, spot=next_resource_spot(match.state, player), controller=player)
        )


def leave_in_row(match: Match, item: Item) -> Resolution[None]:
    """The plot twist whose effect is ``item``, played from the resource row, stays there, face up: nothing happens as ruled."""
    obj = match.state.obj(item.source) if item.source is not None else None
    if obj is None or not is_resource(obj):
        return
    if not match.judge(STAYS_IN_ROW, True, misread=False):
        yield from match.happen(Moved(ref=obj.ref, zone=KO_PILE))
    elif not match.judge(STAYS_FACE_UP, True, misread=False):
        yield from match.happen(TurnedDown(ref=obj.ref))


def text_works_in_row(match: Match, card: PlotTwist) -> bool:
    """Whether the text of the plot twist ``card``, which lies face up in the resource row, works there."""
    return card.ongoing or match.judge(ONLY_ONGOING_WORKS, False, misread=True)


def text_works_when_gone(match: Match, state: State, obj: Obj) -> bool:
    """Whether the text of ``obj``, which is not in play, still works: as ruled no text does."""
    if obj.zone != KO_PILE or not isinstance(obj.card, PlotTwist) or not obj.card.ongoing:
        return False
    worked = any(
        isinstance(event, Moved)
        and event.ref.card == obj.ref.card
        and is_resource(was := record.before.known(event.ref))
        and FACE_DOWN not in was.flags
        for record in state.this_turn()
        for event in record.events
    )
    return worked and match.judge(ONGOING_ENDS, False, misread=True)
