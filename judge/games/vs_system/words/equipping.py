"""Words of card text about equipment: what may be equipped, restrictions, transferring."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Adds, Bans, Sets
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.powers import Effect, Static
from judge.engine.reasons import bans
from judge.engine.relations import SELF
from judge.engine.rules import Maybe
from judge.engine.select import ANY, Selector
from judge.engine.state import Event, Obj
from judge.games.vs_system.model.board import BE_EQUIPPED, KO_PILE, PLAY, VISIBLE, area, is_stunned
from judge.games.vs_system.model.cards import Equipment
from judge.games.vs_system.model.events import Attached
from judge.games.vs_system.model.keyword_names import CONCEALED, CONCEALED_OPTIONAL, EQUIPS_HIDDEN
from judge.games.vs_system.procedures.moving import attached_to
from judge.games.vs_system.rules.equipment import (
    ARRIVES_ATTACHED,
    CONCEALED_EQUIPMENT_IS_TRANSFERRED_ACROSS,
    FAILED_TRANSFER_CHANGES_NOTHING,
    HAS_ROOM_FOR_EQUIPMENT,
    ONE_UNLESS_MORE_IS_ALLOWED,
    RESTRICTIONS_ARE_OBEYED,
    TRANSFER_ATTACHES_ANEW,
    TRANSFER_IS_CHECKED,
    TRANSFER_IS_ONE_STEP,
    TRANSFER_STAYS_IN_AREA,
)
from judge.games.vs_system.rules.objects import (
    CONCEALED_EQUIPMENT_GOES_ANYWHERE,
    CONCEALED_EQUIPMENT_GOES_INTO_HIDING,
    EQUIPS_CHARACTERS_ONLY,
    EQUIPS_OWN_ONLY,
    EQUIPS_VISIBLE_ONLY,
    FULLY_CONCEALED_EQUIPMENT_GOES_INTO_HIDING,
    TEXT_LETS_EQUIPMENT_INTO_HIDING,
)
from judge.games.vs_system.rules.stun import STUNNED_TAKES_NO_EQUIPMENT
from judge.games.vs_system.words.selectors import CHARACTERS

# What lets an equipment go on a hidden character, and the rule that says so.
_GOES_INTO_HIDING = {
    CONCEALED_OPTIONAL: CONCEALED_EQUIPMENT_GOES_INTO_HIDING,
    CONCEALED: FULLY_CONCEALED_EQUIPMENT_GOES_INTO_HIDING,
    EQUIPS_HIDDEN: TEXT_LETS_EQUIPMENT_INTO_HIDING,
}


def may_be_equipped(context: Context, equipment: Obj, host: Obj) -> bool:
    """Whether an effect of ``context.controller`` can attach ``equipment`` to ``host``."""
    match = context.match
    is_character = CHARACTERS.matches(context, host)
    return (
        match.require(EQUIPS_CHARACTERS_ONLY, is_character)
        and match.require(EQUIPS_OWN_ONLY, host.controller == context.controller)
        and match.require(STUNNED_TAKES_NO_EQUIPMENT, not is_stunned(host))
        and (not is_character or _may_be_equipped_as_a_character(context, equipment, host))
    )


def _may_be_equipped_as_a_character(context: Context, equipment: Obj, host: Obj) -> bool:
    match = context.match
    return (
        _has_room(context, equipment, host)
        and match.require(RESTRICTIONS_ARE_OBEYED, not bans(match, BE_EQUIPPED, host, equipment))
        and _may_be_equipped_there(context, equipment, host)
    )


def _has_room(context: Context, equipment: Obj, host: Obj) -> bool:
    """Whether ``host`` has less equipment than it may have."""
    has = sum(other.ref != equipment.ref for other in attached_to(context.state, host))
    fits = has < context.view.number(host, "equipment")
    if has and not context.view.changes(host, (Adds, Sets), "equipment"):
        fits = context.match.require(ONE_UNLESS_MORE_IS_ALLOWED, fits)
    return context.match.require(HAS_ROOM_FOR_EQUIPMENT, fits)


def _may_be_equipped_there(context: Context, equipment: Obj, host: Obj) -> bool:
    """Whether ``equipment`` can be attached to the character ``host`` in the area where that stands."""
    keywords = context.view.items(equipment, "keywords")
    is_concealed = CONCEALED_OPTIONAL in keywords
    if area(host) == VISIBLE:
        return not is_concealed or context.match.judge(CONCEALED_EQUIPMENT_GOES_ANYWHERE, True, misread=False)
    allowing = (rule for keyword, rule in _GOES_INTO_HIDING.items() if keyword in keywords)
    if any(context.match.judge(rule, True, misread=False) for rule in allowing):
        return True
    return not context.match.judge(EQUIPS_VISIBLE_ONLY, True, misread=False)


def equip_only_to(of: Selector) -> Static:
    """The restriction on an equipment that it can be attached only to characters that ``of`` means, in whatever way."""
    return Static(where=ANY, change=Bans(BE_EQUIPPED, by=SELF), on=~of)


@dataclass(frozen=True)
class Equip(Effect):
    """``equipment`` comes into play, one card after another, each attached to one of ``to`` that it can legally be attached to.

    You pick to which; where there is none the card stays where it is.
    """

    equipment: ObjectsMeant
    to: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match, player = context.match, context.controller
        refs = yield from refs_of(self.equipment, context)
        done = False
        for obj in [found for ref in refs if (found := match.state.obj(ref)) is not None and found.zone != PLAY]:
            wanted = yield from refs_of(self.to, context)
            hosts = tuple(ref for ref in wanted if may_be_equipped(context, obj, match.state.known(ref)))
            answer = yield from choose(player, f"which character {obj.card.name} equips", hosts)
            if not answer:
                continue
            host = match.judge(ARRIVES_ATTACHED, answer[0], misread=None)
            happened = yield from match.happen(
                Moved(ref=obj.ref, zone=PLAY, controller=player, host=host, cause=context.cause)
            )
            done = done or bool(happened)
        return done

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.equipment, context) and is_available(self.to, context)

    def describe(self) -> str:
        return f"equip {describe(self.equipment)} to {describe(self.to)}"


@dataclass(frozen=True)
class FitsOn(Selector):
    """Equipment that can legally be attached to one of the objects that ``of`` means."""

    of: Maybe[Selector]

    def matches(self, context: Context, obj: Obj) -> bool:
        if not isinstance(obj.card, Equipment):
            return False
        return any(may_be_equipped(context, obj, host) for host in context.select(self.of))

    def describe(self) -> str:
        return f"fitting {describe(self.of)}"


@dataclass(frozen=True)
class AttachedTo(Selector):
    """Equipment in play that is attached to one of the objects that ``of`` means."""

    of: Maybe[Selector]

    def matches(self, context: Context, obj: Obj) -> bool:
        host = context.state.obj(obj.host) if obj.host is not None and obj.zone == PLAY else None
        return host is not None and context.read(self.of).matches(context, host)

    def describe(self) -> str:
        return f"attached to {describe(self.of)}"


@dataclass(frozen=True)
class Transfer(Effect):
    """``equipment`` in play is transferred from the character that has it to ``to``, one character."""

    equipment: ObjectsMeant
    to: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        refs = yield from refs_of(self.equipment, context)
        hosts = yield from refs_of(self.to, context)
        new = match.state.obj(hosts[0]) if len(hosts) == 1 else None
        found = [obj for ref in refs if (obj := match.state.obj(ref)) is not None and obj.zone == PLAY]
        done = False
        for obj in found if new is not None else []:
            assert new is not None
            for batch in self._batches(context, obj, new):
                happened = yield from match.happen(*batch)
                done = done or bool(happened)
        return done

    def _batches(self, context: Context, equipment: Obj, new: Obj) -> tuple[tuple[Event, ...], ...]:
        """What happens to ``equipment``, batch by batch."""
        match, ref, cause = context.match, equipment.ref, context.cause
        if not isinstance(equipment.card, Equipment) or equipment.host in (None, new.ref):
            return ()
        is_legal = match.require(TRANSFER_IS_CHECKED, may_be_equipped(context, equipment, new))
        if not is_legal or not _stays_in_area(context, equipment, new):
            lost: tuple[Event, ...] = (Moved(ref=ref, zone=KO_PILE, cause=cause),)
            return match.judge(FAILED_TRANSFER_CHANGES_NOTHING, (), misread=(lost,))
        attached = Attached(ref=ref, host=new.ref, cause=cause)
        comes_off = Attached(ref=ref, host=None, cause=cause)
        batches: tuple[tuple[Event, ...], ...] = match.judge(
            TRANSFER_IS_ONE_STEP, ((attached,),), misread=((comes_off,), (attached,))
        )
        lost_first: tuple[Event, ...] = (Moved(ref=ref, zone=KO_PILE, cause=cause),)
        return match.judge(TRANSFER_ATTACHES_ANEW, batches, misread=(lost_first,))

    def describe(self) -> str:
        return f"transfer {describe(self.equipment)} to {describe(self.to)}"


def _stays_in_area(context: Context, equipment: Obj, new: Obj) -> bool:
    """Whether ``equipment`` may be transferred as far as areas go."""
    match = context.match
    old = match.state.obj(equipment.host) if equipment.host is not None else None
    if old is None or area(old) == area(new):
        return True
    is_concealed = CONCEALED_OPTIONAL in context.view.items(equipment, "keywords")
    if is_concealed and match.judge(CONCEALED_EQUIPMENT_IS_TRANSFERRED_ACROSS, True, misread=False):
        return True
    return not match.judge(TRANSFER_STAYS_IN_AREA, True, misread=False)
