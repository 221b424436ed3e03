"""What the text of Warhammer: Invasion cards does: damage, sacrifice, putting into play, turning up, paying, moving."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.changes import Change
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Act, ChangeNumber, Move
from judge.engine.events import Moved, Shuffled
from judge.engine.lasting import Modify
from judge.engine.meant import ObjectsMeant, PlayersMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.players import EACH_OPPONENT, YOU
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import OWNED, YOURS, Selector
from judge.engine.state import Obj, Ref
from judge.engine.trace import TraceEntry
from judge.engine.values import Amount, amount
from judge.games.warhammer_invasion.model.board import (
    CAPITAL_PHASE,
    CORRUPT,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    RESOURCES,
    ZONES,
    Parts,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.model.changes import CancelsNext, Skips
from judge.games.warhammer_invasion.model.events import (
    Corrupted,
    Destroyed,
    Healed,
    Restored,
    Sacrificed,
    TurnedUp,
    Unassigned,
)
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.damage import deal_by_effect, is_open_to_damage, move_damage
from judge.games.warhammer_invasion.procedures.entering import Coming, entry_objections
from judge.games.warhammer_invasion.procedures.indirect_damage import share_out_indirect
from judge.games.warhammer_invasion.procedures.moving import AlsoCorrupted
from judge.games.warhammer_invasion.procedures.paying import spend, to_spend
from judge.games.warhammer_invasion.rules.act import PAYS_IN_FULL
from judge.games.warhammer_invasion.rules.corrupt import CORRUPT_UNIT_IS_NOT_CORRUPTED
from judge.games.warhammer_invasion.rules.damage import (
    HEALING_LEAVES_ASSIGNED_DAMAGE,
    HEALING_NEEDS_DAMAGE,
    ZONES_CAN_BE_HEALED,
)
from judge.games.warhammer_invasion.rules.indirect import ACTIVE_PLAYER_SHARES_FIRST, INDIRECT_DAMAGE_IS_SIMULTANEOUS
from judge.games.warhammer_invasion.rules.leave import EFFECTS_LOSE_THE_CARD, GOES_TO_OWNERS_ZONE
from judge.games.warhammer_invasion.rules.move import MOVE_STAYS_IN_PLAY
from judge.games.warhammer_invasion.rules.or_ import EACH_ASSIGNS_TO_OWN_CAPITAL
from judge.games.warhammer_invasion.rules.put import PUTTING_INTO_PLAY_IS_ANY_TIME, PUTTING_INTO_PLAY_IS_FREE
from judge.games.warhammer_invasion.rules.sacrifice import MAY_BE_SACRIFICED
from judge.games.warhammer_invasion.rules.turn_up import BARRED_DEVELOPMENT_STAYS, BARRED_REVEAL_IS_CANCELLED
from judge.games.warhammer_invasion.words.selectors import SECTIONS


@dataclass(frozen=True)
class DealDamage(Effect):
    """Each of ``objects`` is dealt ``n`` damage, and ``more`` on top if it is one that ``extra`` means."""

    objects: ObjectsMeant
    n: Amount
    extra: Selector | None = None
    more: int = 1

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        by = amount(self.n, context)
        extra = {obj.ref for obj in context.select(self.extra)} if self.extra is not None else set()
        parts = tuple((ref, by + (self.more if ref in extra else 0)) for ref in refs)
        return (yield from deal_by_effect(context.match, parts, context.cause))

    def describe(self) -> str:
        return f"deal {describe(self.n)} damage to {describe(self.objects)}"


@dataclass(frozen=True)
class DamageOwnCapital(Effect):
    """You are dealt ``n`` damage to your own capital."""

    n: int

    def run(self, context: Context) -> Resolution[bool]:
        source = context.source_object()
        misread = source.controller if source is not None else context.controller
        player = context.match.judge(EACH_ASSIGNS_TO_OWN_CAPITAL, context.controller, misread=misread)
        sections = tuple(obj.ref for obj in context.select(SECTIONS & YOURS) if is_open_to_damage(context.match, obj))
        answer = yield from choose(player, f"where {self.n} damage to {context.controller}'s capital goes", sections)
        if not answer:
            return False
        return (yield from deal_by_effect(context.match, ((answer[0], self.n),), context.cause))

    def describe(self) -> str:
        return f"{self.n} damage to your capital"


@dataclass(frozen=True)
class DealIndirect(Effect):
    """Each opponent, or everybody ``who`` means, is dealt ``n`` indirect damage."""

    n: Amount
    who: PlayersMeant = EACH_OPPONENT

    def run(self, context: Context) -> Resolution[bool]:
        match, done = context.match, False
        parts: Parts = ()
        dealt = context.read(self.who).players(context)
        order = tuple(player for player in match.state.after(match.game.first_player(match.state)) if player in dealt)
        for player in match.judge(ACTIVE_PLAYER_SHARES_FIRST, order, misread=order[::-1]):
            more = yield from share_out_indirect(match, player, amount(self.n, context))
            parts = (*parts, *more)
            if not match.judge(INDIRECT_DAMAGE_IS_SIMULTANEOUS, True, misread=False):
                done = (yield from deal_by_effect(match, parts, context.cause)) or done
                parts = ()
        return (yield from deal_by_effect(match, parts, context.cause)) or done

    def describe(self) -> str:
        to = "your opponent" if self.who == EACH_OPPONENT else describe(self.who)
        return f"deal {describe(self.n)} indirect damage to {to}"


@dataclass(frozen=True)
class Heal(Effect):
    """``n`` damage is taken off each of ``objects``."""

    objects: ObjectsMeant
    n: Amount

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        refs = yield from refs_of(self.objects, context)
        by = amount(self.n, context)
        refs = tuple(
            ref
            for ref in refs
            if isinstance(match.state.known(ref).card, Unit) or match.judge(ZONES_CAN_BE_HEALED, True, misread=False)
        )
        if not match.judge(HEALING_LEAVES_ASSIGNED_DAMAGE, True, misread=False):
            yield from match.happen(*(Unassigned(ref=ref, n=by, cause=context.cause) for ref in refs))
        happened = yield from match.happen(*(Healed(ref=ref, n=by, cause=context.cause) for ref in refs))
        return match.judge(HEALING_NEEDS_DAMAGE, bool(happened), misread=bool(refs))

    def describe(self) -> str:
        return f"heal {describe(self.n)} damage on {describe(self.objects)}"


@dataclass(frozen=True)
class Sacrifice(Effect):
    """``who`` sacrifices one of his own cards that ``of`` means (``of`` seen from that player), if able."""

    of: Selector
    who: PlayersMeant = YOU

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
    """You may put one card that ``of`` means into play in your zone ``zone`` (None: the zone of the power's source).

    ``if_able``: you don't just may, you do so if you are able to.
    """

    of: Selector
    zone: str | None = None
    if_able: bool = False

    def run(self, context: Context) -> Resolution[bool]:
        player, source = context.controller, context.source_object()
        zone = self.zone if self.zone is not None else (source.zone if source is not None else ZONES[0])
        able = tuple(obj.ref for obj in context.select(self.of & OWNED) if _can_be_put(context, obj, zone))
        answer = yield from choose(player, f"put into play: {describe(self.of)}", able, least=int(self.if_able))
        if not answer:
            return False
        happened = yield from context.match.happen(
            Moved(ref=answer[0], zone=zone, controller=player, cause=context.cause)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"put {describe(self.of)} into play{', if able' if self.if_able else ''}"


@dataclass(frozen=True)
class PutThemIntoPlay(Effect):
    """Each of ``objects`` is put into play, in a zone of yours that you pick; ``face_down``: as a development."""

    objects: ObjectsMeant
    face_down: Maybe[bool] = False

    def run(self, context: Context) -> Resolution[bool]:
        match, done = context.match, False
        face_down = context.read(self.face_down)
        flags = frozenset({DEVELOPMENT}) if face_down else frozenset()
        refs = yield from refs_of(self.objects, context)
        for ref in refs:
            obj = match.state.known(ref)
            zones = tuple(zone for zone in ZONES if face_down or _can_be_put(context, obj, zone))
            answer = yield from choose(context.controller, f"which zone {match.names()(ref)} enters", zones)
            happened = yield from match.happen(
                *(
                    Moved(ref=ref, zone=zone, controller=context.controller, flags=flags, cause=context.cause)
                    for zone in answer
                )
            )
            done = done or bool(happened)
        return done

    def describe(self) -> str:
        return f"put {describe(self.objects)} into play{' as a development' if self.face_down is True else ''}"


def _can_be_put(context: Context, obj: Obj, zone: str) -> bool:
    """Whether an effect of ``context.controller`` can put ``obj`` into play in that zone of his."""
    match, player, step = context.match, context.controller, scene(context.state).step
    could_play = step.phase == CAPITAL_PHASE and step.player == player
    if not match.judge(PUTTING_INTO_PLAY_IS_ANY_TIME, True, misread=could_play):
        return False
    cost = match.judge(PUTTING_INTO_PLAY_IS_FREE, 0, misread=price(context, obj))
    is_barred = entry_objections(match, obj, zone, player, Coming.PUT)
    return not is_barred and context.state.number(player, RESOURCES) >= cost


@dataclass(frozen=True)
class GiveControl(Effect):
    """Your opponent takes control of ``objects``, which go to that player's zone ``zone``."""

    objects: ObjectsMeant
    zone: str

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        opponent = context.state.after(context.controller)[1]
        happened = yield from context.match.happen(
            *(Moved(ref=ref, zone=self.zone, controller=opponent, cause=context.cause) for ref in refs)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"give your opponent control of {describe(self.objects)}"


@dataclass(frozen=True)
class ShuffleYourDeck(Effect):
    """You shuffle your deck."""

    def run(self, context: Context) -> Resolution[bool]:
        return bool((yield from context.match.happen(Shuffled(player=context.controller, cause=context.cause))))

    def describe(self) -> str:
        return "shuffle your deck"


@dataclass(frozen=True)
class TurnUp(Effect):
    """``objects`` (developments) are turned face up and stay, if they are units that may be there; otherwise the effect is cancelled."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        done = False
        for ref in refs:
            is_turned_up = yield from self._turn_up(ref, context)
            done = done or is_turned_up
        return done

    def _turn_up(self, ref: Ref, context: Context) -> Resolution[bool]:
        match, obj = context.match, context.state.obj(ref)
        if obj is None:
            return False
        is_unit = isinstance(obj.card, Unit)
        if is_unit and not entry_objections(match, obj, obj.zone, obj.controller, Coming.TURNED_UP):
            return bool((yield from match.happen(TurnedUp(ref=ref, cause=context.cause))))
        name = match.names()(ref)
        match.trace.add(TraceEntry("note", f"{name} is revealed."))
        is_done = is_unit and match.judge(BARRED_REVEAL_IS_CANCELLED, False, misread=True)
        to = match.judge(BARRED_DEVELOPMENT_STAYS, None, misread=DISCARD)
        if to is None:
            match.trace.add(TraceEntry("note", f"The effect is cancelled: {name} goes back face down."))
        else:
            yield from match.happen(Moved(ref=ref, zone=to, cause=context.cause))
        return is_done

    def describe(self) -> str:
        return f"turn {describe(self.objects)} face up"


@dataclass(frozen=True)
class MoveDamage(Effect):
    """``n`` damage, or as much as there is, moves from the unit ``source`` to the unit ``to``."""

    source: ObjectsMeant
    to: ObjectsMeant
    n: Amount

    def run(self, context: Context) -> Resolution[bool]:
        source = yield from refs_of(self.source, context)
        to = yield from refs_of(self.to, context)
        if not source or not to:
            return False
        return (yield from move_damage(context.match, source[0], to[0], amount(self.n, context), context.cause))

    def describe(self) -> str:
        return f"move {describe(self.n)} damage from {describe(self.source)} to {describe(self.to)}"


@dataclass(frozen=True)
class Pay(ChangeNumber):
    """Resources are paid, or what is spent as if it were resources: in full, or not at all."""

    def run(self, context: Context) -> Resolution[bool]:
        match, by, done = context.match, amount(self.by, context), False
        for player in context.read(self.who).players(context):
            # Where it is no cost, nobody has asked before whether it can be paid.
            if by > to_spend(match, player) and not match.require(PAYS_IN_FULL, False):
                continue
            did = yield from spend(match, player, by, context.cause)
            done = done or did
        return done

    def is_feasible(self, context: Context) -> bool:
        by = amount(self.by, context)
        return by == 0 or all(
            by <= to_spend(context.match, player) for player in context.read(self.who).players(context)
        )


@dataclass(frozen=True)
class GoOut(Effect):
    """``objects`` go out of play, to ``zone`` of their owners."""

    objects: ObjectsMeant
    zone: str

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        refs = yield from refs_of(self.objects, context)
        moves = []
        for ref in refs:
            obj = match.state.known(ref)
            player = match.judge(GOES_TO_OWNERS_ZONE, obj.owner, misread=obj.controller)
            moves.append(Moved(ref=ref, zone=self.zone, controller=player, cause=context.cause))
        happened = yield from match.happen(*moves)
        return bool(happened)

    def describe(self) -> str:
        return f"{describe(self.objects)} go to the {self.zone} of their owner"


@dataclass(frozen=True)
class MoveElsewhere(Effect):
    """Each of ``objects`` moves to another zone of its controller, which you pick."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match, done = context.match, False
        refs = yield from refs_of(self.objects, context)
        for ref in refs:
            obj = match.state.obj(ref)
            if obj is None:
                continue
            others = tuple(zone for zone in ZONES if zone != obj.zone)
            zones = match.judge(MOVE_STAYS_IN_PLAY, others, misread=(*others, DISCARD))
            answer = yield from choose(context.controller, f"which zone {match.names()(ref)} moves to", zones)
            happened = yield from match.happen(*(Moved(ref=ref, zone=zone, cause=context.cause) for zone in answer))
            done = done or bool(happened)
        return done

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"move {describe(self.objects)} to another zone of its controller"


@dataclass(frozen=True)
class ForTheTurn(Modify):
    """A change of objects that lasts for the turn, and no longer than they are in play."""

    def run(self, context: Context) -> Resolution[bool]:
        follows = context.match.judge(EFFECTS_LOSE_THE_CARD, False, misread=True)
        return (yield from Modify.run(replace(self, follows=follows), context))


@dataclass(frozen=True)
class Corrupt(Act):
    """Corrupt ``objects``: those that are corrupt already can't be."""

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        refs = yield from refs_of(self.objects, context)
        again = tuple(ref for ref in refs if _is_corrupt(match, ref))
        done = yield from match.happen(*(Corrupted(ref=ref, cause=context.cause) for ref in refs if ref not in again))
        if bool(again) and match.judge(CORRUPT_UNIT_IS_NOT_CORRUPTED, False, misread=True):
            yield from match.happen(*(AlsoCorrupted(ref=ref, cause=context.cause) for ref in again))
        return bool(done)


def _is_corrupt(match: Match, ref: Ref) -> bool:
    obj = match.state.obj(ref)
    return obj is not None and CORRUPT in obj.flags


def destroy(objects: ObjectsMeant) -> Act:
    """Destroy ``objects``."""
    return Act(Destroyed, objects, "destroy")


def sacrifice_it(objects: ObjectsMeant) -> Act:
    """Sacrifice exactly ``objects``, as a cost."""
    return Act(Sacrificed, objects, "sacrifice")


def corrupt(objects: ObjectsMeant) -> Corrupt:
    """Corrupt ``objects``."""
    return Corrupt(Corrupted, objects, "corrupt")


def restore(objects: ObjectsMeant) -> Act:
    """Restore ``objects``."""
    return Act(Restored, objects, "restore")


def to_hand(objects: ObjectsMeant) -> GoOut:
    """``objects`` go to their owners' hands."""
    return GoOut(objects, HAND)


def to_deck(objects: ObjectsMeant) -> GoOut:
    """``objects`` go to their owners' decks."""
    return GoOut(objects, DECK)


def move_to(objects: ObjectsMeant, zone: str) -> Move:
    """``objects`` move to a zone in play."""
    return Move(objects, zone)


def cancel_next(objects: ObjectsMeant, by: int) -> Modify:
    """The next ``by`` damage to ``objects`` this turn is cancelled."""
    return this_turn(objects, CancelsNext(by))


def this_turn(objects: ObjectsMeant, *changes: Change) -> ForTheTurn:
    """``changes`` of ``objects`` for this turn."""
    return ForTheTurn(objects, changes, "turn")


def pay(by: Amount) -> Pay:
    """Pay resources."""
    return Pay(RESOURCES, by, YOU, -1, must_have=True)


def gain(by: Amount) -> ChangeNumber:
    """Gain resources."""
    return ChangeNumber(RESOURCES, by, YOU)


def skip(phase: str) -> Modify:
    """That phase of this turn is skipped."""
    return Modify(None, (Skips(phase),), "turn")


def develop(objects: ObjectsMeant, zone: str) -> Move:
    """``objects`` go face down into a zone of your capital as developments."""
    return Move(objects, zone, flags=frozenset({DEVELOPMENT}), under_your_control=True)


def take_control(objects: ObjectsMeant, zone: str) -> Move:
    """You take control of ``objects``, which come into that zone of your capital."""
    return Move(objects, zone, under_your_control=True)
