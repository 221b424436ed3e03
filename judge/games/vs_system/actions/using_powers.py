"""Using a payment power."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.engine.acting import barred, objection, unmet
from judge.engine.bookkeeping import Used
from judge.engine.chain import CostContext, announce, has_enough_targets, resolve_top
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.playing import payment_of
from judge.engine.powers import NOTHING, Payment
from judge.engine.reasons import bans, objections_by, unmet_restrictions
from judge.engine.state import Event, Item, Obj, Ref
from judge.games.vs_system.actions.acting import NO_LEGAL_TARGET, CardAction, keep_priority
from judge.games.vs_system.model.board import CHAIN, PASS, PAYMENT, USE, scene
from judge.games.vs_system.model.cards import Character, Location
from judge.games.vs_system.model.changes import UsableOnce
from judge.games.vs_system.model.events import TurnedUp
from judge.games.vs_system.procedures.attack_if_able import owes_attack
from judge.games.vs_system.procedures.moving import came_into_play
from judge.games.vs_system.procedures.revealing import goes_on_chain
from judge.games.vs_system.rules.act import (
    EVERYBODY_MAY_PLAY,
    MAY_ACT_BEFORE_ATTACKING,
    NEWCOMER_MAY_BE_USED,
    PAYS_IN_FULL,
    POWER_IS_USABLE,
    is_unused_this_turn,
)
from judge.games.vs_system.rules.location import POWER_USES_CHAIN


@dataclass(frozen=True)
class UsePower(CardAction):
    """Use a payment power of an object: the ``number``-th of those it has now."""

    number: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        power = payment_of(match, self.ref, self.number)
        if not match.require(POWER_IS_USABLE, power is not None and obj.controller == player):
            return (objection(POWER_IS_USABLE),)
        if power is None:
            return ()
        item = Item(0, PAYMENT, player, self.ref, NOTHING, "", match.state)
        context = CostContext(match, player, self.ref, item=item)
        found = list(unmet_restrictions(power.only, context))
        if match.read(power.once_per_turn):
            found += objections_by(match, is_unused_this_turn, _times_used(match, obj, power))
        found += unmet(match, (PAYS_IN_FULL, match.read(power.cost).is_feasible(context)))
        if not has_enough_targets(power.effect, context):
            found.append(NO_LEGAL_TARGET)
        if match.view().bans(PASS, obj) and not match.judge(
            MAY_ACT_BEFORE_ATTACKING, True, misread=not owes_attack(match, obj)
        ):
            found.append(objection(MAY_ACT_BEFORE_ATTACKING))
        of = scene(match.state).step.player
        found += barred(match, EVERYBODY_MAY_PLAY, is_misread_so=of not in (None, player))
        is_new = isinstance(obj.card, Character) and came_into_play(match.state, obj)
        found += barred(match, NEWCOMER_MAY_BE_USED, is_misread_so=is_new)
        return (*found, *_limits(match, obj, power), *bans(match, USE, obj))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        power = payment_of(match, self.ref, self.number)
        assert power is not None
        description = f"{match.names()(self.ref)}: {describe(power.effect)}"
        source: Ref = self.ref
        also: tuple[Event, ...] = ()
        if is_shown := goes_on_chain(match, match.state.known(self.ref), power):
            move = Moved(ref=self.ref, zone=CHAIN, controller=player)
            source, also = move.becomes(match.state, match.game), (move,)
        item = yield from announce(
            match, self.kind(match, power), player, source, power.effect, description, cost=power.cost, power=power,
            carries=source if is_shown else None, also=also,
        )  # fmt: skip
        is_location = isinstance(match.state.known(self.ref).card, Location)
        if is_location and not match.judge(POWER_USES_CHAIN, True, misread=False):
            yield from resolve_top(match, item)
        yield from keep_priority(match, player)

    def kind(self, match: Match, power: Payment) -> str:
        """What kind of effect it puts on the chain. A variant may tell some apart."""
        return PAYMENT

    def describe(self, match: Match) -> str:
        return f"using the power of {match.names()(self.ref)}"


def _limits(match: Match, obj: Obj, power: Payment) -> Iterator[Objection]:
    """What other cards say against using ``power`` again this turn."""
    for limit in match.view().changes(obj, UsableOnce):
        source = limit.context.source
        since = source if match.read(limit.change.since_face_up) else None
        if _times_used(match, obj, power if match.read(limit.change.each_power) else None, since):
            name = match.names()(source) if source is not None else "an effect"
            yield Objection(name, f"{name}: {match.names()(obj.ref)} {limit.change.describe()}", ())


def _times_used(match: Match, obj: Obj, power: Payment | None, since: Ref | None = None) -> int:
    """How often this object's ``power`` (None: any payment power) has been used this turn, or since ``since`` came face up in it."""
    uses = 0
    for event in match.state.events_this_turn():
        if since is not None and isinstance(event, TurnedUp) and event.ref == since:
            uses = 0
        if isinstance(event, Used) and event.ref == obj.ref and isinstance(event.power, Payment):
            uses += power is None or event.power == power
    return uses
