"""What the text of Warhammer: Invasion cards does: damage, sacrifice, putting into play, turning up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Act, ChangeNumber, Move
from judge.engine.events import Moved, Shuffled
from judge.engine.lasting import Modify
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.players import EACH_OPPONENT, YOU, Players
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import OWNED, YOURS, Selector
from judge.engine.values import Amount, amount
from judge.games.warhammer_invasion.model.board import BURNING, DISCARD, HAND, RESOURCES, ZONES
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.model.changes import CancelsNext
from judge.games.warhammer_invasion.model.events import Corrupted, Destroyed, Restored, Sacrificed, TurnedUp
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.damage import deal_by_effect
from judge.games.warhammer_invasion.procedures.entering import entry_objections
from judge.games.warhammer_invasion.procedures.indirect_damage import indirect
from judge.games.warhammer_invasion.rules.or_ import WHO_ASSIGNS
from judge.games.warhammer_invasion.rules.put import PRICE_OF_PUTTING
from judge.games.warhammer_invasion.rules.sacrifice import MAY_BE_SACRIFICED
from judge.games.warhammer_invasion.rules.turn_up import WHERE_BARRED_DEVELOPMENTS_GO
from judge.games.warhammer_invasion.words.selectors import SECTIONS


@dataclass(frozen=True)
class DealDamage(Effect):
    """Each of ``objects`` is dealt ``n`` damage, and ``more`` on top if it is one that ``extra`` means."""

    objects: Any
    n: Amount
    extra: Selector | None = None
    more: int = 1

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        by = amount(self.n, context)
        extra = {obj.ref for obj in context.select(self.extra)} if self.extra is not None else set()
        lots = tuple((ref, by + (self.more if ref in extra else 0)) for ref in refs)
        done: bool = yield from deal_by_effect(context.match, lots, context.cause)
        return done

    def describe(self) -> str:
        return f"deal {describe(self.n)} damage to {describe(self.objects)}"


@dataclass(frozen=True)
class DamageOwnCapital(Effect):
    """``do.you`` is dealt ``n`` damage to his own capital."""

    n: int

    def run(self, context: Context) -> Resolution[bool]:
        source = context.source_object()
        player = context.match.judge(
            WHO_ASSIGNS, context.controller, misread=source.controller if source is not None else context.controller
        )
        sections = tuple(obj.ref for obj in context.select(SECTIONS & YOURS) if BURNING not in obj.flags)
        answer = yield from choose(player, f"where {self.n} damage to {context.controller}'s capital goes", sections)
        if not answer:
            return False
        done: bool = yield from deal_by_effect(context.match, ((answer[0], self.n),), context.cause)
        return done

    def describe(self) -> str:
        return f"{self.n} damage to your capital"


@dataclass(frozen=True)
class DealIndirect(Effect):
    """Each opponent is dealt ``n`` indirect damage."""

    n: Amount

    def run(self, context: Context) -> Resolution[bool]:
        done = False
        for player in EACH_OPPONENT.players(context):
            lots = yield from indirect(context.match, player, amount(self.n, context))
            did: bool = yield from deal_by_effect(context.match, lots, context.cause)
            done = done or did
        return done

    def describe(self) -> str:
        return f"deal {describe(self.n)} indirect damage to your opponent"


@dataclass(frozen=True)
class Sacrifice(Effect):
    """``who`` sacrifices one of his own cards that ``of`` means (``of`` seen from that player), if able."""

    of: Selector
    who: Maybe[Players] = YOU

    def run(self, context: Context) -> Resolution[bool]:
        done = False
        for player in context.read(self.who).players(context):
            own = tuple(
                obj.ref
                for obj in replace(context, controller=player).select(self.of)
                if context.match.judge(MAY_BE_SACRIFICED, obj.controller == player, misread=obj.owner == player)
            )
            answer = yield from choose(player, f"sacrifice {describe(self.of)}", own)
            happened = yield from context.match.happen(*(Sacrificed(ref=ref, cause=context.cause) for ref in answer))
            done = done or bool(happened)
        return done

    def is_feasible(self, context: Context) -> bool:
        return all(
            any(True for _ in replace(context, controller=player).select(self.of & YOURS))
            for player in context.read(self.who).players(context)
        )

    def describe(self) -> str:
        return f"{describe(self.who)} sacrifice {describe(self.of)}"


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """You may put one card that ``of`` means into play in your zone ``zone`` (None: the zone of the power's source)."""

    of: Selector
    zone: str | None = None

    def run(self, context: Context) -> Resolution[bool]:
        source = context.source_object()
        zone = self.zone if self.zone is not None else (source.zone if source is not None else ZONES[0])
        able = []
        for obj in context.select(self.of & OWNED):
            cost = context.match.judge(PRICE_OF_PUTTING, 0, misread=price(context, context.controller, obj))
            if (
                not entry_objections(context.match, obj, zone, context.controller, "put")
                and context.state.number(context.controller, RESOURCES) >= cost
            ):
                able.append(obj.ref)
        answer = yield from choose(context.controller, f"put into play: {describe(self.of)}", tuple(able), least=0)
        if not answer:
            return False
        happened = yield from context.match.happen(
            Moved(ref=answer[0], zone=zone, controller=context.controller, cause=context.cause)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"put {describe(self.of)} into play"


@dataclass(frozen=True)
class Shuffle(Effect):
    """You shuffle your deck."""

    def run(self, context: Context) -> Resolution[bool]:
        return bool((yield from context.match.happen(Shuffled(player=context.controller, cause=context.cause))))

    def describe(self) -> str:
        return "shuffle your deck"


@dataclass(frozen=True)
class TurnUp(Effect):
    """``objects`` (developments) are turned face up and stay, if they are units that may be there; otherwise the effect is cancelled."""

    objects: Any

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        done = False
        for ref in refs:
            obj = context.state.obj(ref)
            if obj is None:
                continue
            barred = not isinstance(obj.card, Unit) or entry_objections(
                context.match, obj, obj.zone, obj.controller, "turn up"
            )
            if barred:
                to = context.match.judge(WHERE_BARRED_DEVELOPMENTS_GO, None, misread=DISCARD)
                if to is not None:
                    yield from context.match.happen(Moved(ref=ref, zone=to, cause=context.cause))
                continue
            happened = yield from context.match.happen(TurnedUp(ref=ref, cause=context.cause))
            done = done or bool(happened)
        return done

    def describe(self) -> str:
        return f"turn {describe(self.objects)} face up"


def destroy(objects: Any) -> Act:
    """Destroy ``objects``."""
    return Act(Destroyed, objects, "destroy")


def sacrifice_it(objects: Any) -> Act:
    """Sacrifice exactly ``objects``, as a cost."""
    return Act(Sacrificed, objects, "sacrifice")


def corrupt(objects: Any) -> Act:
    """Corrupt ``objects``."""
    return Act(Corrupted, objects, "corrupt")


def restore(objects: Any) -> Act:
    """Restore ``objects``."""
    return Act(Restored, objects, "restore")


def to_hand(objects: Any) -> Move:
    """``objects`` go to their owners' hands."""
    return Move(objects, HAND)


def move_to(objects: Any, zone: str) -> Move:
    """``objects`` move to a zone in play."""
    return Move(objects, zone)


def cancel_next(objects: Any, by: int) -> Modify:
    """The next ``by`` damage to ``objects`` this turn is cancelled."""
    return Modify(objects, (CancelsNext(by),), "turn")


def this_turn(objects: Any, *changes: Any) -> Modify:
    """``changes`` of ``objects`` for this turn."""
    return Modify(objects, changes, "turn")


def pay(by: Maybe[Amount]) -> ChangeNumber:
    """Pay resources."""
    return ChangeNumber(RESOURCES, by, YOU, -1, must_have=True)


def gain(by: Maybe[Amount]) -> ChangeNumber:
    """Gain resources."""
    return ChangeNumber(RESOURCES, by, YOU)
