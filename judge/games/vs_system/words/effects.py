"""What the text of Vs. System cards does in a word or two: stun, KO, recover, ready, pay, gain, move, and for how long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from judge.engine.changes import Change
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.effects import Act, ChangeNumber, Move
from judge.engine.events import Moved, NumberChanged
from judge.engine.lasting import UNTIL_IT_HAS_TRIGGERED, Modify, lasting
from judge.engine.meant import ObjectsMeant, PlayersMeant
from judge.engine.nodes import describe
from judge.engine.objects import choice, refs_of
from judge.engine.players import YOU
from judge.engine.powers import Effect, whenever
from judge.engine.relations import OWNED, SELF
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Event, Ref
from judge.engine.values import Amount
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender, LeftAttack
from judge.games.vs_system.model.board import (
    ENDURANCE,
    FACE_DOWN,
    HAND,
    KO_PILE,
    PLAY,
    POINTS,
    REMOVED,
    is_stunned,
)
from judge.games.vs_system.model.events import Exhausted, KOd, Readied, Recovered, RecoveredInVain, Stunned, TurnedDown
from judge.games.vs_system.rules.objects import GOES_TO_ITS_OWNER
from judge.games.vs_system.rules.pay import can_be_paid
from judge.games.vs_system.rules.recovering import ONLY_STUNNED_RECOVER
from judge.games.vs_system.rules.stun import STUNNED_ONCE
from judge.games.vs_system.words.coming_into_play import ResourcePlace
from judge.games.vs_system.words.selectors import IN_HAND, IS_EXHAUSTED, start_of


@dataclass(frozen=True)
class Stun(Act):
    """``objects`` become stunned, those that aren't."""

    event: Callable[..., Event] = field(default=Stunned, init=False)
    called: str = field(default="stun", init=False)

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        before = match.state
        happened = yield from super().run(context)
        refs = yield from refs_of(self.objects, context)
        down = [obj for ref in refs if (obj := before.obj(ref)) is not None and is_stunned(obj)]
        if down and not match.judge(STUNNED_ONCE, True, misread=False):
            for obj in down:
                loss = match.view().number(obj, "cost")
                yield from match.happen(
                    NumberChanged(player=obj.controller, what=ENDURANCE, by=-loss, cause=context.cause)
                )
        return happened


def stun(objects: ObjectsMeant) -> Stun:
    """Stun ``objects``."""
    return Stun(objects=objects)


def ko(objects: ObjectsMeant) -> Act:
    """KO ``objects``."""
    return Act(KOd, objects, "KO")


@dataclass(frozen=True)
class Recover(Act):
    """``objects`` recover, those that are stunned."""

    event: Callable[..., Event] = field(default=Recovered, init=False)
    called: str = field(default="recover", init=False)

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        there = [obj for ref in refs if (obj := context.state.obj(ref)) is not None]
        upright = [obj.ref for obj in there if not is_stunned(obj)]
        happened = yield from context.match.happen(*(Recovered(ref=ref, cause=context.cause) for ref in refs))
        if upright and not context.match.judge(ONLY_STUNNED_RECOVER, True, misread=False):
            yield from context.match.happen(*(RecoveredInVain(ref=ref, cause=context.cause) for ref in upright))
        return bool(happened)


def recover(objects: ObjectsMeant) -> Recover:
    """Recover ``objects``."""
    return Recover(objects=objects)


def ready(objects: ObjectsMeant) -> Act:
    """Ready ``objects``."""
    return Act(Readied, objects, "ready")


def exhaust(objects: ObjectsMeant) -> Act:
    """Exhaust ``objects`` (those that are ready)."""
    return Act(Exhausted, objects, "exhaust")


def turn_face_down(objects: ObjectsMeant) -> Act:
    """Turn ``objects`` face down."""
    return Act(TurnedDown, objects, "turn face down")


def becomes_attacker(objects: ObjectsMeant) -> Act:
    """``objects`` become attackers."""
    return Act(BecameAttacker, objects, "make {} an attacker")


def becomes_defender(objects: ObjectsMeant) -> Act:
    """``objects``, one character, becomes the defender."""
    return Act(BecameDefender, objects, "make {} the defender")


def leave_attack(objects: ObjectsMeant) -> Act:
    """``objects`` are removed from the attack."""
    return Act(LeftAttack, objects, "remove from the attack")


@dataclass(frozen=True)
class SendAway(Move):
    """``objects`` go out of play to ``zone`` of their owners, whoever controlled them."""

    def _event(self, ref: Ref, context: Context) -> Resolution[Moved]:
        move = yield from super()._event(ref, context)
        misread = context.match.state.known(ref).controller
        return replace(move, controller=context.match.judge(GOES_TO_ITS_OWNER, move.controller, misread=misread))


def to_hand(objects: ObjectsMeant) -> Move:
    """``objects`` go to their owners' hands."""
    return SendAway(objects, HAND, called="return {} to hand")


def to_ko_pile(objects: ObjectsMeant) -> Move:
    """``objects`` go to their owners' KO'd piles without being KO'd."""
    return SendAway(objects, KO_PILE, called="put {} into the KO'd pile")


def to_resource_row(objects: ObjectsMeant, remember: str | None = None) -> Move:
    """``objects`` go face down into the resource row; ``remember`` names a slot for what they are there."""
    return Move(objects, PLAY, spot=ResourcePlace(), flags=frozenset({FACE_DOWN}), remember=remember,
                called="put {} face down into the resource row")  # fmt: skip


def remove_from_game(objects: ObjectsMeant, remember: str | None = None) -> Move:
    """``objects`` leave the game; ``remember`` names a slot for what they are there."""
    return SendAway(objects, REMOVED, remember=remember, called="remove {} from the game")


def discard(of: Selector = IN_HAND) -> Move:
    """Discard a card of one's choice that ``of`` means."""
    called = "discard a card" if of is IN_HAND else f"discard a card ({describe(of)})"
    return Move(choice(OWNED & IN_HAND & of, name="a card to discard"), KO_PILE, called=called)


def gain(by: Amount, who: PlayersMeant = YOU) -> ChangeNumber:
    """``who`` gains endurance."""
    return ChangeNumber(ENDURANCE, by, who)


def lose(by: Amount, who: PlayersMeant = YOU) -> ChangeNumber:
    """``who`` loses endurance."""
    return ChangeNumber(ENDURANCE, by, who, -1)


@dataclass(frozen=True)
class _Pay(ChangeNumber):
    """A player pays, as the rules of this game allow it."""

    def is_payable(self, context: Context, by: int, has: int) -> bool:
        is_payable: bool = context.match.consult(can_be_paid, by, has)
        return is_payable


def pay_endurance(by: Amount) -> ChangeNumber:
    """Pay endurance: only what one has, or 0."""
    return _Pay(ENDURANCE, by, YOU, -1, must_have=True)


def pay_points(by: Amount) -> ChangeNumber:
    """Pay resource points: only in one's own recruit step does one have any."""
    return _Pay(POINTS, by, YOU, -1, must_have=True)


def this_turn(objects: ObjectsMeant, *changes: Maybe[Change]) -> Modify:
    """``changes`` of ``objects`` for this turn."""
    return Modify(objects, changes, "turn")


def this_phase(objects: ObjectsMeant, *changes: Change) -> Modify:
    """``changes`` of ``objects`` for this phase."""
    return Modify(objects, changes, "phase")


def this_attack(objects: ObjectsMeant, *changes: Change) -> Modify:
    """``changes`` of ``objects`` for this attack."""
    return Modify(objects, changes, "attack")


def as_next_starts(phase: str, effect: Maybe[Effect]) -> Modify:
    """As the next ``phase`` starts, in whatever turn: ``effect``."""
    return lasting(whenever(start_of(phase)) >> effect, UNTIL_IT_HAS_TRIGGERED)


ACTIVATE = exhaust(SELF & ~IS_EXHAUSTED)
