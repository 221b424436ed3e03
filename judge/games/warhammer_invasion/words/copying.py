"""Words of card text that copy a tactic, or play a revealed one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.chain import has_enough_targets, settle_choices
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Moved, Revealed
from judge.engine.negating import EffectName
from judge.engine.powers import Effect, Played, effect_of
from judge.engine.rules import Maybe
from judge.engine.state import Item, Obj, Ref
from judge.games.warhammer_invasion.model.board import CHAIN, DISCARD, HAND, RESOURCES, TACTIC
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.model.events import CardPlayed
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.rules.copy import PRICE_OF_COPY
from judge.games.warhammer_invasion.rules.revealed import PILE_OF_REVEALED, PRICE_OF_REVEALED
from judge.games.warhammer_invasion.rules.x import X_OF_COPY, X_PLAYED_FREE
from judge.games.warhammer_invasion.words.effects import pay


def _effect(obj: Obj) -> Any:
    return next((power.effect for power in obj.card.powers if isinstance(power, Played)), None)


def _resolve(context: Context, effect: Maybe[Effect], source: Ref | None, x: int) -> Resolution[None]:
    match = context.match
    # It resolves in the place of the effect that brought it about, which no longer waits.
    number = context.item.id if context.item is not None else match.next_id()
    item = Item(number, TACTIC, context.controller, source, effect, "", match.state, x=x)
    seeing = Context(match, context.controller, source, None, match.state, None, {}, item)
    if has_enough_targets(effect, seeing):
        yield from settle_choices(effect, seeing)
        yield from match.read(effect).run(seeing)


@dataclass(frozen=True)
class CopyTactic(Effect):
    """Copy the effect of a tactic that waits to resolve, with targets of your own."""

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        resolving = context.item.id if context.item is not None else None
        # Copying another copy comes to copying what that could copy, and that is on offer anyway; two copies would have no end.
        waiting = [item for item in match.state.chain
                   if item.kind == TACTIC and item.id != resolving and not isinstance(item.effect, CopyTactic)]  # fmt: skip
        answer = yield from choose(
            context.controller,
            "which tactic is copied",
            tuple(EffectName(item.id, item.description) for item in waiting),
        )
        if not answer:
            return False
        original = next(item for item in waiting if item.id == answer[0].id)
        obj = match.state.known(original.source) if original.source is not None else None
        cost = match.judge(
            PRICE_OF_COPY, 0, misread=price(context, context.controller, obj, original.x) if obj is not None else 0
        )
        if cost:
            yield from pay(cost).run(context)
        yield from _resolve(
            context, effect_of(original), original.source, match.judge(X_OF_COPY, 0, misread=original.x)
        )
        return True

    def describe(self) -> str:
        return "copy a tactic"


@dataclass(frozen=True)
class PlayRevealed(Effect):
    """Your opponent reveals a tactic from hand, and you may play it for free."""

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        opponent = match.state.after(context.controller)[1]
        held = tuple(
            obj
            for obj in match.state.all()
            if obj.owner == opponent and obj.zone == HAND and isinstance(obj.card, Tactic)
        )
        yield from match.happen(*(Revealed(player=opponent, ref=obj.ref, cause=context.cause) for obj in held))
        answer = yield from choose(
            context.controller, "which revealed tactic to play", tuple(obj.ref for obj in held), least=0
        )
        if not answer:
            return False
        obj = match.state.known(answer[0])
        cost = match.judge(PRICE_OF_REVEALED, 0, misread=price(context, context.controller, obj))
        if cost:
            yield from pay(cost).run(context)
        event = Moved(ref=obj.ref, zone=CHAIN, controller=context.controller, cause=context.cause)
        played = event.becomes(match.state, match.game)
        yield from match.happen(event)
        yield from match.happen(CardPlayed(player=context.controller, ref=played, cause=context.cause))
        x = 0
        if isinstance(obj.card, Tactic) and obj.card.variable:
            x = match.judge(X_PLAYED_FREE, 0, misread=match.state.number(context.controller, RESOURCES))
        effect = _effect(obj)
        if effect is not None:
            yield from _resolve(context, effect, played, x)
        pile = match.judge(PILE_OF_REVEALED, obj.owner, misread=context.controller)
        yield from match.happen(Moved(ref=played, zone=DISCARD, controller=pile, cause=context.cause))
        return True

    def describe(self) -> str:
        return "play a tactic that your opponent reveals"
