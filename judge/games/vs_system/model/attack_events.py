"""What can happen to an attack: proposed, joined, left, ended."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from judge.engine.bookkeeping import SceneChanged
from judge.engine.state import Event, InBatch, Names, Ref, State, Zones
from judge.games.vs_system.model.board import Attack, scene


@dataclass(frozen=True, kw_only=True)
class AttackProposed(Event):
    """A legal attack begins."""

    verb: ClassVar[str] = "propose attack"
    attack: Attack

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), attack=self.attack))

    def describe(self, names: Names) -> str:
        defender = self.attack.defender
        victim = defender if isinstance(defender, str) else names.list((defender,) if defender is not None else ())
        return f"{names.list(self.attack.attackers)} attack{'' if len(self.attack.attackers) > 1 else 's'} {victim}."


@dataclass(frozen=True, kw_only=True)
class BecameAttacker(Event):
    """A character becomes an attacker: at the proposal or in mid-attack."""

    verb: ClassVar[str] = "attack"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        attack = scene(state).attack
        if attack is None or self.ref in attack.attackers:
            return state
        attackers, joined = (*attack.attackers, self.ref), attack.joined | {self.ref}
        return replace(state, scene=replace(scene(state), attack=replace(attack, attackers=attackers, joined=joined)))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is an attacker."


@dataclass(frozen=True, kw_only=True)
class BecameDefender(Event):
    """A character becomes the defender."""

    verb: ClassVar[str] = "defend"
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        attack = scene(state).attack
        if attack is None:
            return state
        return replace(state, scene=replace(scene(state), attack=replace(attack, defender=self.ref)))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is the defender."


@dataclass(frozen=True, kw_only=True)
class LeftAttack(Event):
    """A character is no longer attacker or defender."""

    verb: ClassVar[str] = "leave attack"
    ref: Ref

    def is_possible(self, state: State) -> bool:
        attack = scene(state).attack
        return attack is not None and (self.ref in attack.attackers or self.ref == attack.defender)

    def apply(self, state: State, zones: Zones) -> State:
        attack = scene(state).attack
        assert attack is not None
        attackers = tuple(ref for ref in attack.attackers if ref != self.ref)
        defender = None if attack.defender == self.ref else attack.defender
        return replace(
            state, scene=replace(scene(state), attack=replace(attack, attackers=attackers, defender=defender))
        )

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is no longer in the attack."


@dataclass(frozen=True, kw_only=True)
class AttackChanged(Event):
    """A fact of the attack changes: reinforced, no breakthrough."""

    verb: ClassVar[str] = "change attack"
    fields: tuple[tuple[str, Any], ...]
    sentence: str = ""

    def apply(self, state: State, zones: Zones) -> State:
        attack = scene(state).attack
        if attack is None:
            return state
        return replace(state, scene=replace(scene(state), attack=replace(attack, **dict(self.fields))))

    def describe(self, names: Names) -> str:
        return self.sentence


@dataclass(frozen=True, kw_only=True)
class PoweredUp(Event):
    """A character is powered up, by a player or by an effect."""

    verb: ClassVar[str] = "power up"
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is powered up."


@dataclass(frozen=True, kw_only=True)
class AttackEnded(SceneChanged):
    """The attack is over: nobody is attacker or defender any more."""

    verb: ClassVar[str] = "end attack"

    def describe(self, names: Names) -> str:
        return "The attack is over."
