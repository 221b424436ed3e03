"""Characters that an effect makes attackers in mid-attack: what is looked at, what triggers, what becomes of those it removes."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import objection
from judge.engine.errors import Objection
from judge.engine.events import Event
from judge.engine.match import Match
from judge.engine.patterns import Pattern
from judge.engine.rules import rule
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj, State
from judge.engine.values import said
from judge.games.vs_system.attack_events import BecameAttacker, BecameDefender, LeftAttack
from judge.games.vs_system.attacks import attacker_is_not_stunned, attacker_is_ready, pair_objections
from judge.games.vs_system.events import Readied
from judge.games.vs_system.scene import is_stunned, scene

_FLAW = "heralds-of-galactus/exploiting-the-flaw"


@rule("vs/joining.unchecked", f"{_FLAW}#1", misreading=lambda could_be_proposed: could_be_proposed,
      believing="only a character that could attack this defender anyway can be made an attacker")  # fmt: skip
def may_be_made_attacker(could_be_proposed: bool) -> bool:
    """Whether a character could have attacked the defender isn't looked at when an effect makes it an attacker."""
    return True


@rule("vs/joining.stunned", f"{_FLAW}#3", misreading=lambda is_stunned: True,
      believing="an effect makes even a stunned character an attacker")  # fmt: skip
def may_join_attack(is_stunned: bool) -> bool:
    """A stunned character can't become an attacker."""
    return not is_stunned


@rule("vs/joining.attacks", f"{_FLAW}#4", misreading=lambda was_proposed: was_proposed,
      believing="only a character with which an attack is proposed attacks")  # fmt: skip
def counts_as_attacking(was_proposed: bool) -> bool:
    """A character that becomes an attacker attacks, whether it was proposed or an effect made it one."""
    return True


@rule("vs/joining.doesnt-defend", f"{_FLAW}#5", misreading=lambda: True,
      believing="being put into an attack triggers what happens on attacking and what happens on defending")  # fmt: skip
def joining_is_defending() -> bool:
    """A character that becomes an attacker doesn't defend."""
    return False


@rule("vs/joining.team", f"{_FLAW}#6", misreading=lambda is_team_attack, came_later: is_team_attack and not came_later,
      believing="a character that joins later isn't of the team that was proposed")  # fmt: skip
def is_team_attacker(is_team_attack: bool, came_later: bool) -> bool:
    """Every attacker of a team attack is a team attacker, those that join it later as well."""
    return is_team_attack


@rule("vs/joining.removed-stay-exhausted", "vs-system:A9.5", f"{_FLAW}#7", misreading=lambda: True,
      believing="an attacker that is removed from the attack readies, as if it had not attacked")  # fmt: skip
def removed_attackers_ready() -> bool:
    """An attacker that is removed from the attack doesn't ready."""
    return False


def attacker_objections(match: Match, event: BecameAttacker) -> tuple[Objection, ...]:
    """Why an effect can't make this character an attacker."""
    attack, obj = scene(match.state).attack, match.state.obj(event.ref)
    if event.cause.kind != "effect" or attack is None or obj is None:
        return ()
    if not match.consult(may_join_attack, is_stunned(obj)):
        return (objection(may_join_attack),)
    defender = match.state.obj(attack.defender) if isinstance(attack.defender, tuple) else attack.defender
    # Whoever is made an attacker is usually exhausted already: a belief that this bars it would make the effect pointless.
    beside = {attacker_is_ready.id, attacker_is_not_stunned.id}
    reasons = pair_objections(match, obj, defender) if defender is not None else ()
    able = all(reason.id in beside for reason in reasons)
    return () if match.consult(may_be_made_attacker, able) else (objection(may_be_made_attacker),)


def joined_to_leaving(match: Match, event: LeftAttack, batch: tuple[Event, ...]) -> tuple[Event, ...]:
    """What being removed from the attack as such, not by being stunned or leaving play, brings with it."""
    attack = scene(match.state).attack
    if event not in batch or attack is None or event.ref not in attack.attackers:
        return ()
    return (Readied(ref=event.ref, cause=event.cause),) if match.consult(removed_attackers_ready) else ()


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
