"""Words of card text about attacks: attacking and defending as triggers, team attackers, being powered up and reinforced."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Adds
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.lasting import Modify
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.patterns import Pattern
from judge.engine.powers import Effect
from judge.engine.select import Selector, These
from judge.engine.state import Event, Obj, State
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender, PoweredUp, Reinforced
from judge.games.vs_system.model.board import scene
from judge.games.vs_system.rules.joining import IS_TEAM_ATTACKER, JOINING_IS_ATTACKING, JOINING_IS_DEFENDING


@dataclass(frozen=True)
class Attacks(Pattern):
    """``subject`` attacks: becomes an attacker."""

    subject: Selector

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, BecameAttacker) or not _is_meant(self.subject, context, event):
            return False
        return context.match.judge(JOINING_IS_ATTACKING, True, misread=event.cause.kind == "attack")

    def describe(self) -> str:
        return f"{describe(self.subject)} attacks"


@dataclass(frozen=True)
class Defends(Pattern):
    """``subject`` defends: becomes the defender."""

    subject: Selector

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, (BecameAttacker, BecameDefender)) or not _is_meant(self.subject, context, event):
            return False
        return isinstance(event, BecameDefender) or (
            event.cause.kind == "effect" and context.match.judge(JOINING_IS_DEFENDING, False, misread=True)
        )

    def describe(self) -> str:
        return f"{describe(self.subject)} defends"


def _is_meant(subject: Selector, context: Context, event: Event) -> bool:
    obj = context.state.obj(event.subject) if event.subject is not None else None
    return obj is not None and context.read(subject).matches(context, obj)


@dataclass(frozen=True)
class TeamAttacking(Selector):
    """Team attackers of the attack in progress."""

    def matches(self, context: Context, obj: Obj) -> bool:
        attack = scene(context.state).attack
        if attack is None or obj.ref not in attack.attackers:
            return False
        was_proposed = obj.ref not in attack.joined
        return context.match.judge(IS_TEAM_ATTACKER, attack.is_team, misread=attack.is_team and was_proposed)

    def describe(self) -> str:
        return "team attacking"


TEAM_ATTACKING = TeamAttacking()


@dataclass(frozen=True)
class PowerUpEffect(Effect):
    """``objects`` are powered up: +1 ATK / +1 DEF for this attack."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        if not refs:
            return False
        yield from context.match.happen(*(PoweredUp(ref=ref, cause=context.cause) for ref in refs))
        return (yield from Modify(These(refs), (Adds("atk", 1), Adds("defense", 1)), "attack").run(context))

    def describe(self) -> str:
        return f"power up {describe(self.objects)}"


def power_up(objects: ObjectsMeant) -> PowerUpEffect:
    """Power up ``objects``."""
    return PowerUpEffect(objects)


@dataclass(frozen=True)
class HasReinforcement(Effect):
    """The one of ``objects`` that is the defender, if any is, has reinforcement for this attack."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        attack = scene(context.state).attack
        if attack is None or attack.defender is None or attack.defender not in refs:
            return False
        happened = yield from context.match.happen(Reinforced(ref=attack.defender, cause=context.cause))
        return bool(happened)

    def describe(self) -> str:
        return f"{describe(self.objects)} has reinforcement"
