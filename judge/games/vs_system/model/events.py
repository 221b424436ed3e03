"""What can happen in Vs. System, attacks apart. Each event is one change; what comes with it is the business of `procedures`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.events import Noted, NumberChanged, StateChanged
from judge.engine.occurrences import Occurrence
from judge.engine.replacing import replace
from judge.engine.state import Cause, Event, InBatch, Names, Ref, State, Zones
from judge.games.vs_system.model.board import EXHAUSTED, FACE_DOWN, MAIN, STUNNED, Spot, Step, scene

BY_TURN, BY_ATTACK = Cause("turn"), Cause("attack")


@dataclass(frozen=True, kw_only=True)
class Stunned(Event):
    """A character becomes stunned: face down. That it exhausts is a consequence. ``strikers``: in an attack, those whose ATK stuns it."""

    verb: ClassVar[str] = "stun"
    done_to_it: ClassVar[str] = "be stunned"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    ref: Ref
    strikers: tuple[Ref, ...] = ()

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return obj is not None and STUNNED not in obj.flags

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        return state.with_obj(replace(obj, flags=obj.flags | {STUNNED}))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} becomes stunned."


@dataclass(frozen=True, kw_only=True)
class Recovered(StateChanged):
    """A stunned character recovers: face up, still exhausted."""

    verb: ClassVar[str] = "recover"
    flag: ClassVar[str] = STUNNED
    comes: ClassVar[bool] = False
    says: ClassVar[str] = "recovers"


@dataclass(frozen=True, kw_only=True)
class RecoveredInVain(Occurrence):
    """What somebody takes for recovering who believes that a character which isn't stunned recovers, too."""

    verb: ClassVar[str] = "recover"
    ref: Ref

    def describe(self, names: Names) -> str:
        return ""


@dataclass(frozen=True, kw_only=True)
class Readied(StateChanged):
    """An exhausted object readies."""

    verb: ClassVar[str] = "ready"
    flag: ClassVar[str] = EXHAUSTED
    comes: ClassVar[bool] = False
    says: ClassVar[str] = "readies"


@dataclass(frozen=True, kw_only=True)
class Exhausted(StateChanged):
    """A ready object is exhausted."""

    verb: ClassVar[str] = "exhaust"
    flag: ClassVar[str] = EXHAUSTED
    says: ClassVar[str] = "is exhausted"


@dataclass(frozen=True, kw_only=True)
class FellExhausted(StateChanged):
    """A ready character is exhausted since it becomes stunned: nothing that is told besides the stun."""

    verb: ClassVar[str] = "exhaust with a stun"
    flag: ClassVar[str] = EXHAUSTED

    def describe(self, names: Names) -> str:
        return ""


@dataclass(frozen=True, kw_only=True)
class KOd(Occurrence):
    """An object is KO'd: its move to its owner's KO'd pile is a consequence."""

    verb: ClassVar[str] = "KO"
    done_to_it: ClassVar[str] = "be KO'd"
    ref: Ref

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is KO'd."


@dataclass(frozen=True, kw_only=True)
class StunLoss(NumberChanged):
    """The endurance that a stun costs the character's controller."""

    verb: ClassVar[str] = "stun endurance loss"
    stunned: Ref


@dataclass(frozen=True, kw_only=True)
class Breakthrough(NumberChanged):
    """The endurance that breakthrough costs a player. ``causers`` cause it, attacking the character ``defender`` (None: the player).

    ``reckoned`` is what the attack comes to, ``amount`` what modifiers have made of it, perhaps less than 0; ``counted`` is how much
    powers that trigger on breakthrough take for caused.
    """

    verb: ClassVar[str] = "breakthrough"
    in_batch: ClassVar[InBatch] = InBatch.ONE
    causers: tuple[Ref, ...] = ()
    defender: Ref | None = None
    reckoned: int = 0
    amount: int = 0
    counted: int = 0

    def is_possible(self, state: State) -> bool:
        return self.by != 0 or self.counted > 0

    def is_open(self, state: State) -> bool:
        return True

    def describe(self, names: Names) -> str:
        return super().describe(names) if self.by else ""


@dataclass(frozen=True, kw_only=True)
class Recruited(Occurrence):
    """``player`` recruits ``ref``: announced; the card is on the chain and counts as recruited."""

    verb: ClassVar[str] = "recruit"
    done_to_it: ClassVar[str] = "be recruited"
    is_echo: ClassVar[bool] = True
    in_batch: ClassVar[InBatch] = InBatch.ONE
    player: str
    ref: Ref

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} recruits {names(self.ref)}."


@dataclass(frozen=True, kw_only=True)
class CardPlayed(Occurrence):
    """``player`` plays the plot twist ``ref``, which may have gone to pay for itself."""

    verb: ClassVar[str] = "play"
    done_to_it: ClassVar[str] = "be played"
    is_echo: ClassVar[bool] = True
    in_batch: ClassVar[InBatch] = InBatch.ONE
    player: str
    ref: Ref

    def is_possible(self, state: State) -> bool:
        return True

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} plays {names(self.ref)}."


@dataclass(frozen=True, kw_only=True)
class TurnedUp(Event):
    """A resource is turned face up: a location is flipped, a plot twist played from the row."""

    verb: ClassVar[str] = "flip"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        return state.with_obj(replace(obj, flags=obj.flags - {FACE_DOWN}))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is turned face up."


@dataclass(frozen=True, kw_only=True)
class TurnedDown(StateChanged):
    """A face-up resource is turned face down."""

    verb: ClassVar[str] = "turn face down"
    flag: ClassVar[str] = FACE_DOWN
    says: ClassVar[str] = "is turned face down"


@dataclass(frozen=True, kw_only=True)
class Positioned(Event):
    """An object in play takes another position. Several in one batch move at once."""

    verb: ClassVar[str] = "reposition"
    ref: Ref
    spot: Spot

    def apply(self, state: State, zones: Zones) -> State:
        return state.with_obj(replace(state.known(self.ref), spot=self.spot))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} moves to the {self.spot.row} of the {self.spot.area}."


@dataclass(frozen=True, kw_only=True)
class Attached(Event):
    """An equipment in play goes from its character to ``host``, or comes off it (None)."""

    verb: ClassVar[str] = "attach"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    ref: Ref
    host: Ref | None

    def apply(self, state: State, zones: Zones) -> State:
        return state.with_obj(replace(state.known(self.ref), host=self.host))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is attached to {names(self.host)}." if self.host else f"{names(self.ref)} comes off."


@dataclass(frozen=True, kw_only=True)
class StepBegan(Event):
    """``step`` begins, with ``agenda`` to come after it; ``phase_begins`` where it is the first of its phase."""

    verb: ClassVar[str] = "begin step"
    in_batch: ClassVar[InBatch] = InBatch.ONE
    step: Step
    agenda: tuple[Step, ...]
    phase_begins: bool

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), step=self.step, agenda=self.agenda))

    def describe(self, names: Names) -> str:
        whose = f" of {names.player(self.step.player)}" if self.step.player else ""
        kind = "" if self.step.kind == MAIN else f", {self.step.kind}"
        return f"The {self.step.phase} phase{kind}{whose} begins."


@dataclass(frozen=True, kw_only=True)
class InitiativePassed(Event):
    """``player`` gets the initiative."""

    verb: ClassVar[str] = "gain initiative"
    player: str

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), initiative=self.player))

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} has the initiative."


@dataclass(frozen=True, kw_only=True)
class AgendaChanged(Event):
    """Steps of this turn are added or skipped: ``agenda`` are those to come, ``sentence`` says what has changed."""

    verb: ClassVar[str] = "change agenda"
    agenda: tuple[Step, ...]
    sentence: str

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), agenda=self.agenda))

    def describe(self, names: Names) -> str:
        return self.sentence


@dataclass(frozen=True, kw_only=True)
class Lost(Event):
    """``player`` loses the game."""

    verb: ClassVar[str] = "lose"
    player: str

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), losers=scene(state).losers | {self.player}))

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} loses."


@dataclass(frozen=True, kw_only=True)
class Won(Event):
    """``player`` wins the game."""

    verb: ClassVar[str] = "win"
    player: str

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), winner=self.player))

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} wins."


@dataclass(frozen=True, kw_only=True)
class Boosted(Noted):
    """The boost of a card that is recruited has been paid, in the turn that is noted."""

    def describe(self, names: Names) -> str:
        return f"The boost of {names(self.ref)} is paid."


@dataclass(frozen=True, kw_only=True)
class ControlGained(Event):
    """``player`` gains control of ``ref``, which takes a position of that player's. It stays the object that it was.

    ``is_moved``: because the player moves it there.
    """

    verb: ClassVar[str] = "gain control"
    ref: Ref
    player: str
    spot: Spot
    is_moved: bool = False

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return obj is not None and obj.controller != self.player

    def apply(self, state: State, zones: Zones) -> State:
        return state.with_obj(replace(state.known(self.ref), controller=self.player, spot=self.spot))

    def describe(self, names: Names) -> str:
        where = f", which moves to the {self.spot.row} of the {self.spot.area}" if self.spot.area is not None else ""
        return f"{names.player(self.player)} gains control of {names(self.ref)}{where}."
