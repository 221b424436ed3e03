"""Words of card text about attacking and defending: what triggers, who is a team attacker."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.nodes import describe
from judge.engine.patterns import Pattern
from judge.engine.select import Selector
from judge.engine.state import Event, Obj, State
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender
from judge.games.vs_system.model.board import scene
from judge.games.vs_system.rules.joining import COUNTS_AS_ATTACKING, IS_TEAM_ATTACKER, JOINING_IS_DEFENDING


@dataclass(frozen=True)
class Attacks(Pattern):
    """``subject`` attacks: becomes an attacker."""

    subject: Selector

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, BecameAttacker) or not _is_meant(self.subject, context, event):
            return False
        attacks: bool = context.match.judge(COUNTS_AS_ATTACKING, True, misread=event.cause.kind == "attack")
        return attacks

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
    return obj is not None and bool(context.read(subject).matches(context, obj))


@dataclass(frozen=True)
class TeamAttacking(Selector):
    """Team attackers of the attack in progress."""

    def matches(self, context: Context, obj: Obj) -> bool:
        attack = scene(context.state).attack
        if attack is None or obj.ref not in attack.attackers:
            return False
        return context.match.judge(
            IS_TEAM_ATTACKER, attack.is_team, misread=attack.is_team and obj.ref not in attack.joined
        )

    def describe(self) -> str:
        return "team attacking"


TEAM_ATTACKING = TeamAttacking()
