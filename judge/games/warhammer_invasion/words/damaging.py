"""Damage as the text of cards deals, heals, moves and cancels it."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.lasting import Modify
from judge.engine.meant import ObjectsMeant, PlayersMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.players import EACH_OPPONENT
from judge.engine.powers import Effect
from judge.engine.relations import YOURS
from judge.engine.select import Selector
from judge.engine.values import Amount, amount
from judge.games.warhammer_invasion.model.board import (
    Parts,
)
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.model.changes import CancelsNext
from judge.games.warhammer_invasion.model.events import (
    Healed,
    Unassigned,
)
from judge.games.warhammer_invasion.procedures.damage import deal_by_effect, is_open_to_damage, move_damage
from judge.games.warhammer_invasion.procedures.indirect_damage import share_out_indirect
from judge.games.warhammer_invasion.rules.damage import (
    HEALING_LEAVES_ASSIGNED_DAMAGE,
    HEALING_NEEDS_DAMAGE,
    ZONES_CAN_BE_HEALED,
)
from judge.games.warhammer_invasion.rules.indirect import ACTIVE_PLAYER_SHARES_FIRST, INDIRECT_DAMAGE_IS_SIMULTANEOUS
from judge.games.warhammer_invasion.rules.or_ import EACH_ASSIGNS_TO_OWN_CAPITAL
from judge.games.warhammer_invasion.words.effects import this_turn
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
class MoveDamage(Effect):
    """``n`` damage, or as much as there is and as destroys ``to``, moves from the unit ``source`` to the unit ``to``."""

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


def cancel_next(objects: ObjectsMeant, by: int) -> Modify:
    """The next ``by`` damage to ``objects`` this turn is cancelled."""
    return this_turn(objects, CancelsNext(by))
