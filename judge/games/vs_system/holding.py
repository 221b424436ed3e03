"""Objects held exhausted by another one ("can't ready as long as ... stays exhausted"), readying at will, and turning face down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from judge.engine.ask import Steps, choose
from judge.engine.bookkeeping import ModifierEnded
from judge.engine.changes import Change
from judge.engine.effects import Act
from judge.engine.events import Event
from judge.engine.game import Game
from judge.engine.match import Match
from judge.engine.rules import rule
from judge.engine.state import Modifier, Ref, State
from judge.games.vs_system.scene import EXHAUSTED, FACE_DOWN, scene

_EGO = "heralds-of-galactus/ego-the-living-planet"


@rule("vs/hold.ends-with-readying", f"{_EGO}#2", misreading=lambda: False,
      believing="what was held can ready only the next time that objects ready")  # fmt: skip
def hold_ends_with_readying() -> bool:
    """A hold ends as its captor readies, so that what it held readies at the same time."""
    return True


@rule("vs/hold.captor-must-ready", f"{_EGO}#3", misreading=lambda: True,
      believing="wanting to ready the captor is enough to set its captive free, so two captors free each other")  # fmt: skip
def lets_go_without_readying() -> bool:
    """A captor that can't ready itself, being held, doesn't let go of what it holds."""
    return False


@rule("vs/objects.face-down-same", f"{_EGO}#4", misreading=lambda: False,
      believing="a card that is turned face down is a new object, of which nothing that was said before holds")  # fmt: skip
def stays_same_object() -> bool:
    """A card that is turned face down remains the same object."""
    return True


@dataclass(frozen=True)
class SourceReadies:
    """Ends a modifier: the object whose effect made it is not exhausted any more."""

    def words(self) -> str:
        """The end as a phrase."""
        return "until its source readies"


UNTIL_SOURCE_READIES = SourceReadies()


@dataclass(frozen=True)
class ReadiesAtWill(Change):
    """Its controller decides in the wrap-up whether it readies."""

    def words(self) -> str:
        return "readies in the recovery phase only if its controller wishes"


@dataclass(frozen=True, kw_only=True)
class TurnedDown(Event):
    """A face-up resource is turned face down."""

    verb: ClassVar[str] = "turn face down"
    ref: Ref

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return obj is not None and FACE_DOWN not in obj.flags

    def apply(self, state: State, game: Game) -> State:
        obj = state.known(self.ref)
        return state.with_obj(replace(obj, flags=obj.flags | {FACE_DOWN}))

    def words(self, names: Any) -> str:
        return f"{names(self.ref)} is turned face down."


def turn_face_down(objects: Any) -> Act:
    """Turn ``objects`` face down."""
    return Act(TurnedDown, objects, "turn face down")


def _holds_by(state: State, captor: Ref) -> Iterator[Modifier]:
    return (
        modifier for modifier in state.modifiers if modifier.until == UNTIL_SOURCE_READIES and modifier.source == captor
    )


def joined_to_readying(match: Match, captor: Ref) -> tuple[Event, ...]:
    """The holds that end as ``captor`` readies."""
    held = tuple(_holds_by(match.state, captor))
    return tuple(ModifierEnded(id=modifier.id) for modifier in held if match.consult(hold_ends_with_readying))


def joined_to_turning_down(match: Match, ref: Ref) -> tuple[Event, ...]:
    """What a card would shed as it is turned face down, were it another object then."""
    said = tuple(modifier for modifier in match.state.modifiers if modifier.on is not None and ref in modifier.on)
    return tuple(ModifierEnded(id=modifier.id) for modifier in said if not match.consult(stays_same_object))


def holds_without_captor(match: Match) -> tuple[Event, ...]:
    """The ends of holds whose captor is gone or no longer exhausted."""
    lapsed = []
    for modifier in match.state.modifiers:
        if modifier.until == UNTIL_SOURCE_READIES:
            captor = match.state.obj(modifier.source) if modifier.source is not None else None
            if captor is None or EXHAUSTED not in captor.flags:
                lapsed.append(ModifierEnded(id=modifier.id))
    return tuple(lapsed)


def those_that_ready(match: Match, exhausted: tuple[Ref, ...]) -> Steps[tuple[Ref, ...]]:
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
                modifier for modifier in _holds_by(match.state, captor) if match.consult(lets_go_without_readying)
            ]
    return tuple(ModifierEnded(id=modifier.id) for modifier in ended)
