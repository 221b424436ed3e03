"""Words of card text about attacks: attacking and defending as triggers, team attackers, being powered up and reinforced."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Adds
from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.lasting import Modify
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.patterns import Pattern
from judge.engine.powers import Effect
from judge.engine.relations import These
from judge.engine.rules import Maybe
from judge.engine.select import ANY, Selector
from judge.engine.spans import Span
from judge.engine.state import Event, Obj, Record, Ref, State
from judge.engine.whose import Whose, belongs
from judge.games.vs_system.model.attack_events import (
    AttackProposed,
    BecameAttacker,
    BecameDefender,
    PoweredUp,
    Reinforced,
)
from judge.games.vs_system.model.board import defender_in, scene
from judge.games.vs_system.model.events import Stunned
from judge.games.vs_system.procedures.formation import is_adjacent
from judge.games.vs_system.rules.attack import TEAM_ATTACKERS_ATTACK
from judge.games.vs_system.rules.conclusion import DEFENDER_STUNS, EACH_TEAM_ATTACKER_STUNS
from judge.games.vs_system.rules.during_attack import (
    CARDS_REINFORCE_TOO,
    POWER_UP_ENDS_WITH_ATTACK,
    POWER_UP_STRENGTHENS,
    REINFORCEMENT_IS_CHECKED_AGAIN,
)
from judge.games.vs_system.rules.evasion import EVADING_STUNS_ITSELF
from judge.games.vs_system.rules.joining import IS_TEAM_ATTACKER, JOINING_IS_ATTACKING, JOINING_IS_DEFENDING


@dataclass(frozen=True)
class Attacks(Pattern):
    """``subject`` attacks: becomes an attacker."""

    subject: Selector

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, BecameAttacker) or not _is_meant(self.subject, context, event):
            return False
        if not context.match.judge(JOINING_IS_ATTACKING, True, misread=event.cause.kind == "attack"):
            return False
        attack = scene(context.state).attack
        return context.match.judge(TEAM_ATTACKERS_ATTACK, True, misread=attack is None or not attack.is_team)

    def describe(self) -> str:
        return f"{describe(self.subject)} attacks"


@dataclass(frozen=True)
class Defends(Pattern):
    """``subject`` defends: becomes the defender."""

    subject: Maybe[Selector]

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, (BecameAttacker, BecameDefender)) or not _is_meant(self.subject, context, event):
            return False
        return isinstance(event, BecameDefender) or (
            event.cause.kind == "effect" and context.match.judge(JOINING_IS_DEFENDING, False, misread=True)
        )

    def describe(self) -> str:
        return f"{describe(self.subject)} defends"


@dataclass(frozen=True)
class Stuns(Pattern):
    """``subject`` stuns a character (one that ``whom`` means): with its ATK in an attack, or by an effect of which it is the source.

    Only where ``during`` is met.
    """

    subject: Selector
    during: Maybe[Condition | None] = None
    whom: Maybe[Selector] = ANY

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, Stunned) or not is_met(self.during, context.on(before)):
            return False
        stunned = before.obj(event.ref)
        if stunned is None or not context.read(self.whom).matches(context.on(before), stunned):
            return False
        by = event.strikers
        if event.cause.kind == "attack" and by:
            by = context.match.judge(EACH_TEAM_ATTACKER_STUNS, by, misread=by[:1])
            attack = scene(before).attack
            is_by_defender = attack is not None and attack.defender in by
            by = context.match.judge(DEFENDER_STUNS, by, misread=() if is_by_defender else by)
        elif event.cause.source is not None:
            is_its_own = event.cause.kind == "cost" and event.cause.source == event.ref
            by = context.match.judge(
                EVADING_STUNS_ITSELF, (event.cause.source,), misread=() if is_its_own else (event.cause.source,)
            )
        found = (before.obj(ref) for ref in by)
        return any(obj is not None and context.read(self.subject).matches(context.on(before), obj) for obj in found)

    def describe(self) -> str:
        return f"{describe(self.subject)} stuns a character"


def _is_meant(subject: Maybe[Selector], context: Context, event: Event) -> bool:
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
        match = context.match
        by = match.judge(POWER_UP_STRENGTHENS, 1, misread=0)
        until = match.judge(POWER_UP_ENDS_WITH_ATTACK, "attack", misread="turn")
        return (yield from Modify(These(refs), (Adds("atk", by), Adds("defense", by)), until).run(context))

    def describe(self) -> str:
        return f"power up {describe(self.objects)}"


def power_up(objects: ObjectsMeant) -> PowerUpEffect:
    """Power up ``objects``."""
    return PowerUpEffect(objects)


@dataclass(frozen=True)
class HasReinforcement(Effect):
    """The one of ``objects`` that is the defender, if any is, has reinforcement for this attack.

    ``by``: the character that reinforces it; None where a card does.
    """

    objects: ObjectsMeant
    by: Ref | None = None

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        defender = defender_in(context.match.state)
        if defender is None or defender.ref not in refs:
            return False
        if self.by is None and not context.match.judge(CARDS_REINFORCE_TOO, True, misread=False):
            return False
        if self.by is not None and not context.match.require(
            REINFORCEMENT_IS_CHECKED_AGAIN, _stands_by(context, self.by, defender)
        ):
            return False
        happened = yield from context.match.happen(Reinforced(ref=defender.ref, cause=context.cause))
        return bool(happened)

    def describe(self) -> str:
        return f"{describe(self.objects)} has reinforcement"


def _stands_by(context: Context, helper: Ref, defender: Obj) -> bool:
    """Whether ``helper`` is adjacent to ``defender`` now and shares an affiliation with it."""
    obj, view = context.match.state.obj(helper), context.match.view()
    if obj is None or not is_adjacent(context.match, obj, defender):
        return False
    return bool(view.items(obj, "affiliations") & view.items(defender, "affiliations"))


@dataclass(frozen=True)
class ThisAttack(Span):
    """The attack in progress, from its proposal on; nothing while there is none."""

    def records(self, state: State) -> tuple[Record, ...]:
        if scene(state).attack is None:
            return ()
        found = state.this_turn()
        # Whatever is settled about an attack after its proposal is told by the same event.
        begun = (
            number
            for number, record in enumerate(found)
            if scene(record.before).attack is None and any(isinstance(event, AttackProposed) for event in record.events)
        )
        return found[max(begun, default=0) :]

    def describe(self) -> str:
        return "this attack"


THIS_ATTACK = ThisAttack()


@dataclass(frozen=True)
class FirstAttack(Condition):
    """The attack in progress is the first one this turn among those that ``whose`` players have proposed.

    An attack counts from its proposal on, at which the attacking player controls each attacker.
    """

    whose: Maybe[Whose] = Whose.YOURS

    def is_met(self, context: Context) -> bool:
        now, whose = scene(context.state).attack, context.read(self.whose)
        if now is None or not belongs(whose, context.controller, now.player):
            return False
        begun = (
            event.attack.player
            for record in context.state.this_turn()
            for event in record.events
            if isinstance(event, AttackProposed) and scene(record.before).attack is None
        )
        return sum(belongs(whose, context.controller, player) for player in begun) == 1

    def describe(self) -> str:
        return f"this is {describe(self.whose).replace('yours', 'your')} first attack this turn"
