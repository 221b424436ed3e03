"""What the text of Vs. System cards does: stun, KO, recover, ready, pay, gain, for how long."""

from __future__ import annotations

from typing import Any

from judge.engine.effects import Act, ChangeNumber, Move
from judge.engine.lasting import Modify
from judge.engine.nodes import describe
from judge.engine.objects import choice
from judge.engine.players import YOU, Players
from judge.engine.rules import Maybe
from judge.engine.select import OWNED, SELF, HasFlag, Selector
from judge.engine.values import Amount
from judge.games.vs_system.model.attack_events import BecameAttacker, LeftAttack
from judge.games.vs_system.model.board import ENDURANCE, EXHAUSTED, FACE_DOWN, HAND, KO_PILE, PLAY, POINTS, REMOVED
from judge.games.vs_system.model.events import Exhausted, KOd, Readied, Recovered, Stunned, TurnedDown
from judge.games.vs_system.words.coming_into_play import ResourcePlace
from judge.games.vs_system.words.selectors import IN_HAND


def stun(objects: Any) -> Act:
    """Stun ``objects``."""
    return Act(Stunned, objects, "stun")


def ko(objects: Any) -> Act:
    """KO ``objects``."""
    return Act(KOd, objects, "KO")


def recover(objects: Any) -> Act:
    """Recover ``objects``."""
    return Act(Recovered, objects, "recover")


def ready(objects: Any) -> Act:
    """Ready ``objects``."""
    return Act(Readied, objects, "ready")


def exhaust(objects: Any) -> Act:
    """Exhaust ``objects`` (those that are ready)."""
    return Act(Exhausted, objects, "exhaust")


def becomes_attacker(objects: Any) -> Act:
    """``objects`` become attackers."""
    return Act(BecameAttacker, objects, "make an attacker of")


def leave_attack(objects: Any) -> Act:
    """``objects`` are removed from the attack."""
    return Act(LeftAttack, objects, "remove from the attack")


def to_hand(objects: Any) -> Move:
    """``objects`` go to their owners' hands."""
    return Move(objects, HAND, called="return {} to hand")


def to_ko_pile(objects: Any) -> Move:
    """``objects`` go to their owners' KO'd piles without being KO'd."""
    return Move(objects, KO_PILE, called="put {} into the KO'd pile")


def remove_from_game(objects: Any, remember: Any = None) -> Move:
    """``objects`` leave the game; ``remember`` names a slot for what they are there."""
    return Move(objects, REMOVED, remember=remember, called="remove {} from the game")


def gain(by: Maybe[Amount], who: Maybe[Players] = YOU) -> ChangeNumber:
    """``who`` gains endurance."""
    return ChangeNumber(ENDURANCE, by, who)


def lose(by: Maybe[Amount], who: Maybe[Players] = YOU) -> ChangeNumber:
    """``who`` loses endurance."""
    return ChangeNumber(ENDURANCE, by, who, -1)


def pay_endurance(by: Maybe[Amount]) -> ChangeNumber:
    """Pay endurance: only what one has."""
    return ChangeNumber(ENDURANCE, by, YOU, -1, must_have=True)


def pay_points(by: Maybe[Amount]) -> ChangeNumber:
    """Pay resource points: only in one's own recruit step does one have any."""
    return ChangeNumber(POINTS, by, YOU, -1, must_have=True)


def discard(of: Selector = IN_HAND) -> Move:
    """Discard a card of one's choice that ``of`` means."""
    called = "discard a card" if of is IN_HAND else f"discard a card ({describe(of)})"
    return Move(choice(OWNED & IN_HAND & of, name="a card to discard"), KO_PILE, called=called)


def to_resource_row(objects: Any, remember: Any = None) -> Move:
    """``objects`` go face down into the resource row; ``remember`` names a slot for what they are there."""
    return Move(objects, PLAY, spot=ResourcePlace(), flags=frozenset({FACE_DOWN}), remember=remember,
                called="put {} face down into the resource row")  # fmt: skip


ACTIVATE = exhaust(SELF & ~HasFlag(EXHAUSTED))


def this_turn(objects: Any, *changes: Any) -> Modify:
    """``changes`` of ``objects`` for this turn."""
    return Modify(objects, changes, "turn")


def this_attack(objects: Any, *changes: Any) -> Modify:
    """``changes`` of ``objects`` for this attack."""
    return Modify(objects, changes, "attack")


def this_phase(objects: Any, *changes: Any) -> Modify:
    """``changes`` of ``objects`` for this phase."""
    return Modify(objects, changes, "phase")


def turn_face_down(objects: Any) -> Act:
    """Turn ``objects`` face down."""
    return Act(TurnedDown, objects, "turn face down")
