"""Words of card text about attacking and defending: what triggers, who is a team attacker."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.events import Event
from judge.engine.patterns import Pattern
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj, State
from judge.engine.values import said
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender
from judge.games.vs_system.model.board import scene
from judge.games.vs_system.rules.joining import counts_as_attacking, is_team_attacker, joining_is_defending


@dataclass(frozen=True)
class Attacks(Pattern):
    """``subject`` attacks: becomes an attacker."""

    subject: Selector

    def matches(self, sight: Sight, before: State) -> bool:
        event = sight.event
        if not isinstance(event, BecameAttacker) or not _is_meant(self.subject, sight, event):
            return False
        attacks: bool = sight.match.consult(counts_as_attacking, event.cause.kind == "attack")
        return attacks

    def words(self) -> str:
        return f"{said(self.subject)} attacks"


@dataclass(frozen=True)
class Defends(Pattern):
    """``subject`` defends: becomes the defender."""

    subject: Selector

    def matches(self, sight: Sight, before: State) -> bool:
        event = sight.event
        if not isinstance(event, (BecameAttacker, BecameDefender)) or not _is_meant(self.subject, sight, event):
            return False
        return isinstance(event, BecameDefender) or (
            event.cause.kind == "effect" and sight.match.consult(joining_is_defending)
        )

    def words(self) -> str:
        return f"{said(self.subject)} defends"


def _is_meant(subject: Selector, sight: Sight, event: Event) -> bool:
    obj = sight.state.obj(event.subject) if event.subject is not None else None
    return obj is not None and bool(sight.read(subject).matches(sight, obj))


@dataclass(frozen=True)
class TeamAttacking(Selector):
    """Team attackers of the attack in progress."""

    def matches(self, sight: Sight, obj: Obj) -> bool:
        attack = scene(sight.state).attack
        if attack is None or obj.ref not in attack.attackers:
            return False
        return sight.match.consult(is_team_attacker, attack.is_team, obj.ref in attack.joined)

    def words(self) -> str:
        return "team attacking"


TEAM_ATTACKING = TeamAttacking()
