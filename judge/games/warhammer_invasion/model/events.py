"""What can happen in Warhammer: Invasion. Each event is one change; what comes with it is the business of `procedures`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.events import StateChanged
from judge.engine.occurrences import Occurrence
from judge.engine.replacing import replace
from judge.engine.state import Cause, Counter, Event, InBatch, Names, Ref, State, Zones
from judge.games.warhammer_invasion.model.board import (
    BURNING,
    CORRUPT,
    DAMAGE,
    DEVELOPMENT,
    TOKEN,
    Combat,
    Lot,
    is_in_combat,
    scene,
)

BY_TURN, BY_COMBAT = Cause("turn"), Cause("combat")


@dataclass(frozen=True, kw_only=True)
class Damaged(Event):
    """Damage is applied: ``n`` tokens come to lie on a unit or a section of a capital."""

    verb: ClassVar[str] = "damage"
    ref: Ref
    n: int
    kind: str

    def is_possible(self, state: State) -> bool:
        return self.n > 0 and state.obj(self.ref) is not None

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        return state.with_obj(replace(obj, counters=(*obj.counters, *[Counter(DAMAGE, state.time)] * self.n)))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is dealt {self.n} {self.kind} damage."


@dataclass(frozen=True, kw_only=True)
class Assigned(Event):
    """Combat damage is assigned: its tokens lie near the card, not on it. ``by``: the units that have added to its pool.

    Damage that an effect deals is applied as it is assigned: of that there is no event but `Damaged`.
    """

    verb: ClassVar[str] = "assign damage"
    ref: Ref
    n: int
    kind: str
    by: tuple[Ref, ...] = ()

    def is_possible(self, state: State) -> bool:
        return self.n > 0 and state.obj(self.ref) is not None

    def apply(self, state: State, zones: Zones) -> State:
        now = scene(state)
        return replace(state, scene=replace(now, assigned=(*now.assigned, Lot(self.ref, self.n, self.kind, self.by))))

    def describe(self, names: Names) -> str:
        return f"{self.n} {self.kind} damage is assigned to {names(self.ref)}."


@dataclass(frozen=True, kw_only=True)
class Healed(Event):
    """``n`` damage tokens, or as many as there are, come off a unit or a section of a capital."""

    verb: ClassVar[str] = "heal"
    ref: Ref
    n: int

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return self.n > 0 and obj is not None and obj.count(DAMAGE) > 0

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        left = max(obj.count(DAMAGE) - self.n, 0)
        others = tuple(counter for counter in obj.counters if counter.kind != DAMAGE)
        damage = tuple(counter for counter in obj.counters if counter.kind == DAMAGE)
        return state.with_obj(replace(obj, counters=(*others, *damage[:left])))

    def describe(self, names: Names) -> str:
        return f"{self.n} damage is taken off {names(self.ref)}."


@dataclass(frozen=True, kw_only=True)
class DamageMoved(Event):
    """``n`` damage tokens, or as many as there are, go from ``ref`` to another unit or section, ``to``."""

    verb: ClassVar[str] = "move damage"
    ref: Ref
    to: Ref
    n: int

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        moves = self.n > 0 and self.ref != self.to  # what goes to where it is goes nowhere
        return moves and obj is not None and obj.count(DAMAGE) > 0 and state.obj(self.to) is not None

    def apply(self, state: State, zones: Zones) -> State:
        obj, to = state.known(self.ref), state.known(self.to)
        others = tuple(counter for counter in obj.counters if counter.kind != DAMAGE)
        damage = tuple(counter for counter in obj.counters if counter.kind == DAMAGE)
        state = state.with_obj(replace(obj, counters=(*others, *damage[self.n :])))
        return state.with_obj(replace(to, counters=(*to.counters, *damage[: self.n])))

    def describe(self, names: Names) -> str:
        return f"{self.n} damage moves from {names(self.ref)} to {names(self.to)}."


@dataclass(frozen=True, kw_only=True)
class Unassigned(Event):
    """Damage that has been assigned to ``ref``, up to ``n``, is taken back."""

    verb: ClassVar[str] = "take back damage"
    ref: Ref
    n: int

    def apply(self, state: State, zones: Zones) -> State:
        now, by, kept = scene(state), self.n, []
        for lot in now.assigned:
            less = min(by, lot.n) if lot.ref == self.ref else 0
            by -= less
            kept.append(lot._replace(n=lot.n - less))
        return replace(state, scene=replace(now, assigned=tuple(lot for lot in kept if lot.n)))

    def describe(self, names: Names) -> str:
        return f"Up to {self.n} of the damage assigned to {names(self.ref)} is taken back."


@dataclass(frozen=True, kw_only=True)
class Cancelled(Occurrence):
    """Of damage assigned to ``ref``, ``n`` is cancelled; ``by`` is the modifier whose store that uses up, if it is one."""

    verb: ClassVar[str] = "cancel damage"
    ref: Ref
    n: int
    by: int | None = None

    def describe(self, names: Names) -> str:
        return f"{self.n} damage to {names(self.ref)} is cancelled."


@dataclass(frozen=True, kw_only=True)
class Destroyed(Occurrence):
    """A card is destroyed: its move to its owner's discard pile is a consequence."""

    verb: ClassVar[str] = "destroy"
    done_to_it: ClassVar[str] = "be destroyed"
    ref: Ref

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is destroyed."


@dataclass(frozen=True, kw_only=True)
class Sacrificed(Occurrence):
    """A card is sacrificed by its controller: its move to its owner's discard pile is a consequence."""

    verb: ClassVar[str] = "sacrifice"
    ref: Ref

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is sacrificed."


@dataclass(frozen=True, kw_only=True)
class Burned(Event):
    """A section of a capital burns: a burn token comes and, if it ``is_cleared``, its damage goes."""

    verb: ClassVar[str] = "burn"
    ref: Ref
    is_cleared: bool = True

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        left = tuple(counter for counter in obj.counters if counter.kind != DAMAGE or not self.is_cleared)
        return state.with_obj(replace(obj, counters=left, flags=obj.flags | {BURNING}))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} burns."


@dataclass(frozen=True, kw_only=True)
class Corrupted(StateChanged):
    """A card is corrupted."""

    verb: ClassVar[str] = "corrupt"
    done_to_it: ClassVar[str] = "be corrupted"
    flag: ClassVar[str] = CORRUPT
    says: ClassVar[str] = "is corrupted"


@dataclass(frozen=True, kw_only=True)
class Restored(StateChanged):
    """A corrupt card is restored."""

    verb: ClassVar[str] = "restore"
    flag: ClassVar[str] = CORRUPT
    comes: ClassVar[bool] = False
    says: ClassVar[str] = "is restored"


@dataclass(frozen=True, kw_only=True)
class TurnedUp(StateChanged):
    """A development is turned face up."""

    verb: ClassVar[str] = "turn up"
    flag: ClassVar[str] = DEVELOPMENT
    comes: ClassVar[bool] = False
    says: ClassVar[str] = "is turned face up"


@dataclass(frozen=True, kw_only=True)
class Happening(Occurrence):
    """Something that triggers look for: a consequence of the move that it goes with."""

    is_echo: ClassVar[bool] = True
    ref: Ref

    def is_possible(self, state: State) -> bool:
        # It goes with a move that may already have made the card another object.
        return True

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)}: {self.verb}."


@dataclass(frozen=True, kw_only=True)
class DealtInCombat(Happening):
    """A unit has dealt damage in combat."""

    verb: ClassVar[str] = "deal combat damage"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT


@dataclass(frozen=True, kw_only=True)
class EnteredPlay(Happening):
    """A card enters play."""

    verb: ClassVar[str] = "enter play"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    once_an_object: ClassVar[bool] = True


@dataclass(frozen=True, kw_only=True)
class EnteredZone(Happening):
    """A card in play enters ``zone``, from outside play or from another zone."""

    verb: ClassVar[str] = "enter zone"
    zone: str


@dataclass(frozen=True, kw_only=True)
class LeftPlay(Happening):
    """A card leaves play."""

    verb: ClassVar[str] = "leave play"


@dataclass(frozen=True, kw_only=True)
class CardPlayed(Happening):
    """A card is played."""

    verb: ClassVar[str] = "play"
    done_to_it: ClassVar[str] = "be played"
    player: str


@dataclass(frozen=True, kw_only=True)
class LeftCombat(Event):
    """A unit attacks or defends no longer."""

    verb: ClassVar[str] = "leave combat"
    ref: Ref

    def is_possible(self, state: State) -> bool:
        return is_in_combat(state, self.ref)

    def apply(self, state: State, zones: Zones) -> State:
        combat = scene(state).combat
        if combat is None:
            return state
        attackers = tuple(ref for ref in combat.attackers if ref != self.ref)
        defenders = tuple(ref for ref in combat.defenders if ref != self.ref)
        return replace(
            state, scene=replace(scene(state), combat=replace(combat, attackers=attackers, defenders=defenders))
        )

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is no longer in the combat."


@dataclass(frozen=True, kw_only=True)
class LeftQuest(Event):
    """A unit quests no longer."""

    verb: ClassVar[str] = "leave quest"
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        return state.with_obj(replace(state.known(self.ref), host=None))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} quests no longer."


@dataclass(frozen=True, kw_only=True)
class TokensLost(Event):
    """The resource tokens on a quest are discarded."""

    verb: ClassVar[str] = "lose tokens"
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        return state.with_obj(replace(obj, counters=tuple(c for c in obj.counters if c.kind != TOKEN)))

    def describe(self, names: Names) -> str:
        return f"The resource tokens on {names(self.ref)} are discarded."


@dataclass(frozen=True, kw_only=True)
class CombatChanged(Event):
    """The combat takes its course: zone chosen, attackers or defenders declared, over (None)."""

    verb: ClassVar[str] = "combat"
    combat: Combat | None

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), combat=self.combat))

    def describe(self, names: Names) -> str:
        if self.combat is None:
            return "The combat is over."
        now = self.combat
        attackers, defenders = names.list(now.attackers) or "nobody", names.list(now.defenders) or "nobody"
        return f"The {now.zone} is attacked by {attackers}, defended by {defenders}."


@dataclass(frozen=True, kw_only=True)
class Lost(Event):
    """``player`` loses the game."""

    verb: ClassVar[str] = "lose"
    player: str

    def is_possible(self, state: State) -> bool:
        return self.player not in scene(state).losers

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), losers=scene(state).losers | {self.player}))

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} loses the game."


@dataclass(frozen=True, kw_only=True)
class PoolEmptied(Event):
    """The assigned damage is about to be applied: its tokens leave their place near the cards."""

    verb: ClassVar[str] = "empty pool"

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), assigned=()))

    def describe(self, names: Names) -> str:
        return ""
