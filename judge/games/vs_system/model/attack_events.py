"""What can happen to an attack: it is proposed, joined, left, changed, ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.occurrences import Occurrence
from judge.engine.replacing import replace
from judge.engine.state import Event, InBatch, Names, Ref, State, Zones
from judge.games.vs_system.model.board import Attack, is_in_attack, scene


@dataclass(frozen=True, kw_only=True)
class AttackProposed(Event):
    """A legal attack begins."""

    verb: ClassVar[str] = "propose attack"
    attack: Attack

    def apply(self, state: State, zones: Zones) -> State:
        return _with_attack(state, self.attack)

    def describe(self, names: Names) -> str:
        attackers, defender = self.attack.attackers, self.attack.defender
        attacked = names(defender) if defender is not None else self.attack.attacked
        return f"{names.list(attackers)} attack{'' if len(attackers) > 1 else 's'} {attacked}."


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
        return _with_attack(state, replace(attack, attackers=attackers, joined=joined))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is an attacker."


@dataclass(frozen=True, kw_only=True)
class BecameDefender(Event):
    """A character becomes the defender, in the place of whatever was attacked before."""

    verb: ClassVar[str] = "defend"
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        attack = scene(state).attack
        return state if attack is None else _with_attack(state, replace(attack, defender=self.ref, attacked=None))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is the defender."


@dataclass(frozen=True, kw_only=True)
class LeftAttack(Event):
    """A character is no longer attacker or defender."""

    verb: ClassVar[str] = "leave attack"
    ref: Ref

    def is_possible(self, state: State) -> bool:
        return is_in_attack(state, self.ref)

    def apply(self, state: State, zones: Zones) -> State:
        attack = scene(state).attack
        assert attack is not None
        attackers = tuple(ref for ref in attack.attackers if ref != self.ref)
        defender = None if attack.defender == self.ref else attack.defender
        return _with_attack(state, replace(attack, attackers=attackers, defender=defender))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is no longer in the attack."


@dataclass(frozen=True, kw_only=True)
class Reinforced(Event):
    """The defender gets reinforcement for this attack."""

    verb: ClassVar[str] = "get reinforcement"
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        attack = scene(state).attack
        return (
            state if attack is None else _with_attack(state, replace(attack, reinforced=attack.reinforced | {self.ref}))
        )

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} has reinforcement."


@dataclass(frozen=True, kw_only=True)
class PoweredUp(Occurrence):
    """A character is powered up, by a player or by an effect: the bonus is a modifier of its own."""

    verb: ClassVar[str] = "power up"
    ref: Ref

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is powered up."


@dataclass(frozen=True, kw_only=True)
class AttackEnded(Event):
    """The attack is over: nobody is attacker or defender any more."""

    verb: ClassVar[str] = "end attack"

    def apply(self, state: State, zones: Zones) -> State:
        return _with_attack(state, None)

    def describe(self, names: Names) -> str:
        return "The attack is over."


def _with_attack(state: State, attack: Attack | None) -> State:
    return replace(state, scene=replace(scene(state), attack=attack))
