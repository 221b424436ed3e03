"""Using an action on a card in play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.acting import Action, denied, objection, unmet
from judge.engine.bookkeeping import Used
from judge.engine.chain import CostContext, announce, has_enough_targets
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.nodes import describe
from judge.engine.playing import payment_of
from judge.engine.powers import NOTHING, Payment
from judge.engine.reasons import unmet_restrictions
from judge.engine.state import Event, Item, Ref
from judge.games.warhammer_invasion.actions.acting import action_objections, hand_on
from judge.games.warhammer_invasion.actions.occasions import is_answered, occurrences
from judge.games.warhammer_invasion.model.board import ABILITY, CORRUPT
from judge.games.warhammer_invasion.model.cards import Quest
from judge.games.warhammer_invasion.model.events import Corrupted
from judge.games.warhammer_invasion.rules.act import (
    ABILITY_IS_USABLE,
    ACTION_IS_REPEATABLE,
    CORRUPT_CARD_WORKS,
    COSTS_ARE_PAID_AT_ONCE,
    EACH_COPY_RESPONDS,
    PAYS_IN_FULL,
    PRINTED_LIMIT_HOLDS,
    QUEST_WORKS_WITHOUT_UNIT,
    RESPONDS_ONCE_TO_TRIGGER,
    RESPONSE_NEEDS_TRIGGER,
)
from judge.games.warhammer_invasion.rules.corrupt import USING_CORRUPTS_NOTHING
from judge.games.warhammer_invasion.rules.target import TARGETS_ARE_TESTED_AT_FIRST
from judge.games.warhammer_invasion.words.responses import ResponseAction


@dataclass(frozen=True)
class UseAbility(Action):
    """Use an action of a card in play: the ``number``-th that it has; one with a trigger for the ``occasion``-th that it may answer."""

    ref: Ref
    number: int = 0
    occasion: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None:
            return (objection(ABILITY_IS_USABLE),)
        power = payment_of(match, self.ref, self.number)
        if not match.require(ABILITY_IS_USABLE, power is not None and obj.controller == player):
            return (objection(ABILITY_IS_USABLE),)
        if power is None:
            return ()
        occasion = self._occasion(match, player, power)
        context = CostContext(match, player, self.ref, occasion)
        item = Item(0, ABILITY, player, self.ref, NOTHING, "", match.state, power=power)
        announcing = replace(context, item=item)  # for targets that cost something extra
        used = any(
            isinstance(event, Used) and (event.ref, event.power) == (self.ref, power)
            for event in match.state.events_this_turn()
        )
        is_manned = not isinstance(obj.card, Quest) or any(other.host == obj.ref for other in match.state.all())
        return (
            *action_objections(match, player),
            *denied(
                match,
                (ACTION_IS_REPEATABLE, used),
                (QUEST_WORKS_WITHOUT_UNIT, not is_manned),
                (CORRUPT_CARD_WORKS, CORRUPT in obj.flags),
            ),
            *self._untimely(match, player, power, occasion),
            *unmet(match, (PRINTED_LIMIT_HOLDS, not used or not match.read(power.once_per_turn))),
            *unmet_restrictions(power.only, context),
            *unmet(match, (PAYS_IN_FULL, match.read(power.cost).is_feasible(context))),
            *unmet(match, (TARGETS_ARE_TESTED_AT_FIRST, has_enough_targets(power.effect, announcing))),
        )

    def _occurred(
        self, match: Match, player: str, power: ResponseAction
    ) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """What has set ``power`` free, and of that what this copy hasn't answered yet."""
        occurred = occurrences(Context(match, player, self.ref), power)
        return occurred, tuple(each for each in occurred if not is_answered(match.state, each, power, by=self.ref))

    def _occasion(self, match: Match, player: str, power: Payment) -> Event | None:
        """The occurrence of its trigger for which ``power`` is used."""
        if not isinstance(power, ResponseAction):
            return None
        occurred, unanswered = self._occurred(match, player, power)
        return next(iter((*unanswered[self.occasion :], *occurred[::-1])), None)

    def _untimely(self, match: Match, player: str, power: Payment, occasion: Event | None) -> tuple[Objection, ...]:
        """Why the trigger of ``power``, if it has one, doesn't set it free."""
        if not isinstance(power, ResponseAction) or match.read(power.trigger) is None:
            return ()
        occurred, unanswered = self._occurred(match, player, power)
        if not match.require(RESPONSE_NEEDS_TRIGGER, bool(occurred)):
            return (objection(RESPONSE_NEEDS_TRIGGER),)
        if occasion is None:
            return ()
        has_answered = is_answered(match.state, occasion, power, not_by=self.ref)
        return (
            *unmet(match, (RESPONDS_ONCE_TO_TRIGGER, self.occasion < len(unanswered))),
            *denied(match, (EACH_COPY_RESPONDS, has_answered)),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        power = payment_of(match, self.ref, self.number)
        assert power is not None
        description = f"{match.names()(self.ref)}: {describe(power.effect)}"
        pays_now = match.judge(COSTS_ARE_PAID_AT_ONCE, True, misread=False)
        cost = power.cost if pays_now else None
        effect = power.effect if pays_now else match.read(power.cost).then(power.effect)
        occasion = self._occasion(match, player, power)
        yield from announce(
            match, ABILITY, player, self.ref, effect, description, cost=cost, power=power, event=occasion
        )
        if not match.judge(USING_CORRUPTS_NOTHING, True, misread=False):
            yield from match.happen(Corrupted(ref=self.ref))
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"using the action of {match.names()(self.ref)}"
