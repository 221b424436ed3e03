"""Effects in the terms of Vs. System: recruits arriving, stunning, KO'ing, moving between hand, KO'd pile and play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.chain import announce
from judge.engine.effects import Act, ChangeNumber, Move
from judge.engine.events import Event, Moved
from judge.engine.lasting import Modify
from judge.engine.objects import choice, refs_of
from judge.engine.powers import Effect
from judge.engine.select import OWNED, SELF, YOURS, HasFlag, Selector
from judge.engine.sight import Sight
from judge.engine.state import Ref
from judge.engine.values import YOU, Amount, said
from judge.games.vs_system.attack_events import BecameAttacker, LeftAttack
from judge.games.vs_system.concealed import CONCEALED, CONCEALED_OPTIONAL, arrives_hidden, owner_picks_area
from judge.games.vs_system.events import Exhausted, KOd, Readied, Recovered, Recruited, Stunned
from judge.games.vs_system.printed import Equipment
from judge.games.vs_system.scene import (
    CHAIN,
    ENDURANCE,
    EXHAUSTED,
    FACE_DOWN,
    FRONT,
    HAND,
    HIDDEN,
    KO_PILE,
    PLAY,
    POINTS,
    REMOVED,
    RESOURCES,
    SUPPORT,
    VISIBLE,
    Spot,
    resources,
    spot,
)
from judge.games.vs_system.selectors import CHARACTERS, IN_HAND


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


def gain(by: Amount, who: Any = YOU) -> ChangeNumber:
    """``who`` gains endurance."""
    return ChangeNumber(ENDURANCE, by, who)


def lose(by: Amount, who: Any = YOU) -> ChangeNumber:
    """``who`` loses endurance."""
    return ChangeNumber(ENDURANCE, by, who, -1)


def pay_endurance(by: Amount) -> ChangeNumber:
    """Pay endurance: only what one has."""
    return ChangeNumber(ENDURANCE, by, YOU, -1, must_have=True)


def pay_points(by: Amount) -> ChangeNumber:
    """Pay resource points: only in one's own recruit step does one have any."""
    return ChangeNumber(POINTS, by, YOU, -1, must_have=True)


def discard(of: Selector = IN_HAND) -> Move:
    """Discard a card of one's choice that ``of`` means."""
    called = "discard a card" if of is IN_HAND else f"discard a card ({said(of)})"
    return Move(choice(OWNED & IN_HAND & of, name="a card to discard"), KO_PILE, called=called)


def to_resource_row(objects: Any, remember: Any = None) -> Move:
    """``objects`` go face down into the resource row; ``remember`` names a slot for what they are there."""
    return Move(objects, PLAY, spot=ResourcePlace(), flags=frozenset({FACE_DOWN}), remember=remember,
                called="put {} face down into the resource row")  # fmt: skip


ACTIVATE = exhaust(SELF & ~HasFlag(EXHAUSTED))


@dataclass(frozen=True)
class Place:
    """A position that a player picks when a card comes into play: a row, and the area where the card leaves a choice."""

    rows: tuple[str, ...] = (FRONT, SUPPORT)

    def place(self, do: Sight, ref: Ref) -> Steps[Spot]:
        """Ask the card's new controller for the position."""
        obj = do.state.known(ref)
        area = yield from arrival_area(do, ref)
        taken = {spot(other) for other in do.state.all() if other.controller == obj.owner and other.zone == PLAY}
        free = tuple(
            next(Spot(row, column, area) for column in range(50) if Spot(row, column, area) not in taken)
            for row in self.rows
        )
        if len(free) == 1:
            return free[0]
        answer = yield from choose(obj.owner, f"where {do.match.names()(ref)} goes", free)
        found: Spot = answer[0]
        return found


@dataclass(frozen=True)
class ResourcePlace:
    """The next position in the resource row of the card's new controller."""

    def place(self, do: Sight, ref: Ref) -> Steps[Spot]:
        """Nobody is asked: positions in the row don't matter."""
        yield from ()
        return Spot(RESOURCES, len(resources(do.state, do.you)), None)


def arrival_area(do: Sight, ref: Ref) -> Steps[str]:
    """Hidden for concealed, the owner's choice for concealed—optional, otherwise visible (Marvel Knights FAQ 707.9, X-Men FAQ 3.2)."""
    obj = do.state.known(ref)
    keywords = do.view.items(obj, "keywords")
    is_recruited = obj.zone == CHAIN
    if CONCEALED_OPTIONAL in keywords and do.match.consult(owner_picks_area, is_recruited):
        answer = yield from choose(obj.owner, f"the area of {do.match.names()(ref)}", (VISIBLE, HIDDEN))
        return str(answer[0])
    return HIDDEN if CONCEALED in keywords and do.match.consult(arrives_hidden, is_recruited) else VISIBLE


@dataclass(frozen=True)
class ComeIntoPlay(Effect):
    """What a recruit effect does: the card on the chain comes into play; an equipment is attached to a character of its controller."""

    def run(self, do: Sight) -> Steps[bool]:
        ref = do.me
        assert ref is not None
        obj = do.state.obj(ref)
        if obj is None:
            return False
        events: list[Event]
        if isinstance(obj.card, Equipment):
            hosts = tuple(found.ref for found in do.select(CHARACTERS & YOURS))
            answer = yield from choose(do.you, f"which character {obj.card.name} equips", hosts)
            if not answer:
                return False
            events = [Moved(ref=ref, zone=PLAY, controller=do.you, host=answer[0], cause=do.cause)]
        else:
            place = yield from Place().place(do, ref)
            events = [Moved(ref=ref, zone=PLAY, spot=place, controller=do.you, cause=do.cause)]
        happened = yield from do.match.happen(*events)
        return bool(happened)

    def words(self) -> str:
        return "it comes into play"


@dataclass(frozen=True)
class RecruitAtOnce(Effect):
    """Recruit ``objects`` as an effect resolves, for nothing: each goes on the chain as a recruit effect."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        for ref in refs:
            move = Moved(ref=ref, zone=CHAIN, controller=do.you, cause=do.cause)
            moved = move.becomes(do.state, do.match.game)
            words = f"recruiting {do.match.names()(ref)}"
            yield from announce(do.match, "recruit", do.you, moved, ComeIntoPlay(), words, carries=moved, also=(move,))
            yield from do.match.happen(Recruited(player=do.you, ref=moved, cause=do.cause))
        return bool(refs)

    def words(self) -> str:
        return f"recruit {said(self.objects)}"


def this_turn(objects: Any, *changes: Any) -> Modify:
    """``changes`` of ``objects`` for this turn."""
    return Modify(objects, changes, "turn")


def this_attack(objects: Any, *changes: Any) -> Modify:
    """``changes`` of ``objects`` for this attack."""
    return Modify(objects, changes, "attack")


def this_phase(objects: Any, *changes: Any) -> Modify:
    """``changes`` of ``objects`` for this phase."""
    return Modify(objects, changes, "phase")
