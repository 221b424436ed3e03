"""Words of card text that copy a tactic, or play a revealed one."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.chain import has_enough_targets, settle_choices
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Moved, Revealed
from judge.engine.negating import EffectName
from judge.engine.playing import power_as_played
from judge.engine.powers import Effect, effect_of
from judge.engine.rules import Maybe
from judge.engine.state import Item, Ref
from judge.engine.trace import TraceEntry
from judge.games.warhammer_invasion.model.board import CHAIN, DISCARD, HAND, RESOURCES, TACTIC
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.model.events import CardPlayed
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.rules.copy import COPY_IS_FREE
from judge.games.warhammer_invasion.rules.revealed import (
    REVEALED_TACTIC_GOES_TO_OWNER,
    REVEALED_TACTIC_IS_FREE,
    REVEALED_TACTIC_IS_PLAYED,
    REVEALED_TACTIC_MAY_BE_LEFT,
)
from judge.games.warhammer_invasion.rules.x import X_OF_COPY_IS_ZERO, X_PLAYED_FREE_IS_ZERO
from judge.games.warhammer_invasion.words.paying import pay


@dataclass(frozen=True)
class CopyTactic(Effect):
    """Copy the effect of a tactic that waits to resolve, with targets of your own."""

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        resolving = context.item.id if context.item is not None else None
        # Copying another copy comes to copying what that could copy, and that is on offer anyway; two copies would have no end.
        waiting = [item for item in match.state.chain
                   if item.kind == TACTIC and item.id != resolving and not isinstance(item.effect, CopyTactic)]  # fmt: skip
        options = tuple(EffectName(item.id, item.description) for item in waiting)
        answer = yield from choose(context.controller, "which tactic is copied", options)
        if not answer:
            return False
        original = next(item for item in waiting if item.id == answer[0].id)
        obj = match.state.known(original.source) if original.source is not None else None
        misread = price(context, obj, original.x) if obj is not None else 0
        yield from _pay(match.judge(COPY_IS_FREE, 0, misread=misread), context)
        x = match.judge(X_OF_COPY_IS_ZERO, 0, misread=original.x)
        yield from _resolve(context, effect_of(original), original.source, x, called="The copy of {}")
        return True

    def describe(self) -> str:
        return "copy a tactic"


@dataclass(frozen=True)
class PlayRevealed(Effect):
    """Your opponent reveals the tactics in his hand, and you may play one of them for free."""

    def run(self, context: Context) -> Resolution[bool]:
        match, player = context.match, context.controller
        opponent = match.state.after(player)[1]
        revealed = tuple(obj.ref for obj in match.state.all()
                         if obj.owner == opponent and obj.zone == HAND and isinstance(obj.card, Tactic))  # fmt: skip
        yield from match.happen(*(Revealed(player=opponent, ref=ref, cause=context.cause) for ref in revealed))
        affordable = tuple(ref for ref in revealed
                           if price(context, match.state.known(ref)) <= match.state.number(player, RESOURCES))  # fmt: skip
        on_offer = match.judge(REVEALED_TACTIC_IS_FREE, revealed, misread=affordable)
        least = match.judge(REVEALED_TACTIC_MAY_BE_LEFT, 0, misread=1)
        answer = yield from choose(player, "which revealed tactic to play", on_offer, least)
        if not answer:
            return False
        obj = match.state.known(answer[0])
        yield from _pay(match.judge(REVEALED_TACTIC_IS_FREE, 0, misread=price(context, obj)), context)
        move = Moved(ref=obj.ref, zone=CHAIN, controller=player, cause=context.cause)
        played = move.becomes(match.state, match.game)
        yield from match.happen(move)
        is_played = match.judge(REVEALED_TACTIC_IS_PLAYED, True, misread=False)
        if is_played:
            yield from match.happen(CardPlayed(player=player, ref=played, cause=context.cause))
        x = 0
        if isinstance(obj.card, Tactic) and obj.card.variable:
            x = match.judge(X_PLAYED_FREE_IS_ZERO, 0, misread=match.state.number(player, RESOURCES))
        effect = power_as_played(match, obj).effect
        if effect is not None:
            yield from _resolve(context, effect, played, x)
        pile = match.judge(REVEALED_TACTIC_GOES_TO_OWNER, obj.owner, misread=player if is_played else obj.owner)
        to = DISCARD if is_played else HAND
        yield from match.happen(Moved(ref=played, zone=to, controller=pile, cause=context.cause))
        return True

    def describe(self) -> str:
        return "play a tactic that your opponent reveals"


def _pay(cost: int, context: Context) -> Resolution[None]:
    if cost:
        yield from pay(cost).run(context)


def _resolve(
    context: Context, effect: Maybe[Effect], source: Ref | None, x: int, called: str = "{}"
) -> Resolution[None]:
    """Resolve ``effect`` here and now as one of the player's own, if it finds its targets. ``called``: what it is, with its card's name."""
    match = context.match
    # It resolves in the place of the effect that brought it about, which no longer waits.
    number = context.item.id if context.item is not None else match.next_id()
    deed = match.watch.set_off(effect, source)
    item = Item(number, TACTIC, context.controller, source, effect, "", match.state, x=x, deed=deed)
    own = Context(match, context.controller, source, start=match.state, item=item)
    if has_enough_targets(effect, own):
        if source is not None:
            what = called.format(match.names()(source))
            has_x = getattr(match.state.known(source).card, "variable", False)
            match.trace.add(
                TraceEntry("note", f"{what} resolves for {context.controller}{f', with X = {x}' if has_x else ''}.")
            )
        with match.watch.during(deed):
            yield from settle_choices(effect, own)
            yield from context.read(effect).run(own)
