"""The chain: announcing an effect, putting triggered effects on, resolving the last one added, negating, copying.

Targets and choices live in the slots of an effect, never in an object's identity. Effects exist apart from their sources.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard

from judge.engine.bookkeeping import ItemAdded, ItemRemoved, Used, WaitingCleared
from judge.engine.conditions import is_met
from judge.engine.context import Context, Match
from judge.engine.decision import Answer, Resolution, choose
from judge.engine.nodes import Node, describe
from judge.engine.objects import Pick, Picked, Picking
from judge.engine.parts import parts_of
from judge.engine.powers import Effect, Power, Triggered, effect_of, power_of
from judge.engine.rules import Maybe
from judge.engine.slots import AnySlot, Slot
from judge.engine.state import RULES, Cause, Deed, Event, Item, Ref, State, Waiting
from judge.engine.trace import TraceEntry
from judge.engine.values import amount

TRIGGERED = "triggered"


class CostContext(Context):
    """A sight whose doings are costs."""

    @property
    def cause(self) -> Cause:
        return Cause("cost", self.controller, self.source)


def choices_at_announcement(effect: object, context: Context) -> Iterator[AnySlot]:
    """The slots of ``effect`` that are settled at announcement (targets, modes, choices made then), in reading order.

    What is picked for a power that the effect only grants is that power's own business; a reference to a pick is no pick.
    """
    node = context.read(effect)
    if isinstance(node, (Picked, Power)):
        return
    # Who decides is settled before what is decided; what the description of a pick depends on, before the pick itself.
    parts = parts_of(node)
    if not parts and not isinstance(node, Slot):
        return
    parts.sort(key=lambda named: named[0] != "who")
    before = len(parts) if isinstance(node, Picking) else sum(name == "who" for name, _ in parts)
    for _, part in parts[:before]:
        yield from choices_at_announcement(part, context)
    if isinstance(node, Slot) and node.is_settled_at_announcement(context):
        yield node
    for _, part in parts[before:]:
        yield from choices_at_announcement(part, context)


def settle_choices(effect: Maybe[Effect], context: Context) -> Resolution[None]:
    """Ask for everything of ``effect`` that is settled at announcement."""
    for slot in choices_at_announcement(effect, context):
        yield from slot.settle(context)


def has_enough_targets(effect: Maybe[Effect], context: Context) -> bool:
    """Whether every target that ``effect`` needs can be found now."""
    return all(
        node in context.choices or len(node.options(context)) >= amount(node.least, context)
        for node in choices_at_announcement(effect, context)
        if isinstance(node, Picking) and node.is_target
    )


def context_of(match: Match, item: Item) -> Context:
    """The outlook of an effect on the chain."""
    return Context(match, item.controller, item.source, item.event, item.start, None, dict(item.choices), item)


def announce(
    match: Match, kind: str, controller: str, source: Ref | None, effect: Maybe[Effect], description: str, *,
    cost: Maybe[Effect] | None = None, carries: Ref | None = None, power: Node | None = None, event: Event | None = None,
    start: State | None = None, choices: dict[Hashable, Answer] | None = None, x: int = 0, also: tuple[Event, ...] = (),
    deed: Deed | None = None,
) -> Resolution[Item]:  # fmt: skip
    """Announce an effect: settle targets and modes, pay ``cost``, put it on the chain (``also`` happens with that)."""
    begun = start if start is not None else match.state
    deed = deed or match.watch.set_off(power if power is not None else effect, source)
    item = Item(
        match.next_id(), kind, controller, source, effect, description, begun, (), event, carries, power, x, deed
    )
    context = Context(match, controller, source, event, begun, None, dict(choices or {}), item)
    with match.watch.during(deed):
        yield from settle_choices(effect, context)
        if also:
            yield from match.happen(*also)
        if cost is not None:
            paying = CostContext(match, controller, source, event, begun, None, context.choices, item)
            yield from settle_choices(cost, paying)
            yield from match.read(cost).run(paying)
        item = replace(item, choices=tuple(context.choices.items()))
        yield from match.happen(Used(ref=source, power=power), ItemAdded(item=item))
        yield from match.game.after_announcing(match, item)
    return item


def queue_waiting(match: Match, *, first: str | None = None, is_ordered: bool = True) -> Resolution[None]:
    """Put the triggered effects that wait on the chain: the first player's first, each controller ordering his own.

    :param first: whose go on first; None leaves it to the game.
    :param is_ordered: whether anybody is asked for that order.
    """
    while match.state.waiting:
        waiting = match.state.waiting
        for player in match.state.after(first or match.game.first_player(match.state)):
            mine = [entry for entry in waiting if entry.controller == player]
            while mine:
                index = 0
                if len(mine) > 1 and is_ordered:
                    index = yield from which_first(
                        match, player, "which triggered effect goes on the chain first", mine
                    )
                entry = mine.pop(index)
                waiting = tuple(other for other in waiting if other is not entry)
                yield from match.happen(WaitingCleared(kept=waiting))
                yield from trigger(match, entry)
                waiting = match.state.waiting


def which_first(match: Match, player: str, purpose: str, waiting: Sequence[Waiting]) -> Resolution[int]:
    """The place of the one of several triggered effects that ``player`` wants first."""
    options = tuple(f"{number + 1}. {_words(match, entry)}" for number, entry in enumerate(waiting))
    answer = yield from choose(player, purpose, options)
    return options.index(answer[0])


def _words(match: Match, waiting: Waiting) -> str:
    source = match.names()(waiting.source) if waiting.source is not None else "effect"
    return f"{source}: {describe(power_of(waiting).effect)}"


def trigger(match: Match, waiting: Waiting) -> Resolution[None]:
    """Put one triggered effect on the chain, unless it needs a target and there is none."""
    choices = dict(waiting.choices)
    item = _item_of(waiting, 0)
    context = Context(match, waiting.controller, waiting.source, waiting.event, waiting.start, None, choices, item)
    if not has_enough_targets(power_of(waiting).effect, context):
        match.trace.add(
            TraceEntry("note", f"{_words(match, waiting)} has no legal target and is not put on the chain.")
        )
        return
    yield from announce(match, TRIGGERED, waiting.controller, waiting.source, power_of(waiting).effect, _words(match, waiting),
                        power=waiting.power, event=waiting.event, start=waiting.start, choices=choices,
                        deed=waiting.deed)  # fmt: skip


def _item_of(waiting: Waiting, id: int) -> Item:
    """The effect that ``waiting`` is to be, before anything is chosen for it."""
    return Item(id, TRIGGERED, waiting.controller, waiting.source, power_of(waiting).effect, "", waiting.start,
                event=waiting.event, power=waiting.power, deed=waiting.deed)  # fmt: skip


def resolve_at_once(match: Match, waiting: Waiting) -> Resolution[None]:
    """Resolve a triggered effect without a chain (games whose triggers aren't answered)."""
    item = _item_of(waiting, match.next_id())
    context = Context(
        match, waiting.controller, waiting.source, waiting.event, waiting.start, None, dict(waiting.choices), item
    )
    if not has_enough_targets(power_of(waiting).effect, context):
        return
    match.trace.add(TraceEntry("event", f"Triggered: {_words(match, waiting)}."))
    with match.watch.during(waiting.deed):
        yield from match.happen(Used(ref=waiting.source, power=waiting.power))
        yield from settle_choices(power_of(waiting).effect, context)
        item = replace(item, description=_words(match, waiting), choices=tuple(context.choices.items()))
        yield from match.game.after_announcing(match, item)
        yield from match.read(power_of(waiting).effect).run(context)


def resolve_top(
    match: Match, item: Item | None = None, still_legal: Callable[[Context, Pick, Ref], bool] | None = None
) -> Resolution[None]:
    """Resolve the last effect added (or ``item``): recheck its targets and condition, do it, take it off.

    ``still_legal`` is for games in which more belongs to the recheck than a target's own verdict.
    """
    item = item if item is not None else match.state.chain[-1]
    context = context_of(match, item)
    match.trace.add(TraceEntry("event", f"Resolving: {item.description}."))
    own = tuple(choices_at_announcement(item.effect, context))
    # A delayed effect also carries what was targeted when it was made: that is not targeted again.
    targets = [
        (node, ref)
        for node, refs in item.choices
        if isinstance(node, Picking) and node.is_target and node in own
        for ref in refs
    ]
    legal = tuple(
        still_legal(context, node, ref) if still_legal and isinstance(node, Pick) else node.is_legal(context, ref)
        for node, ref in targets
    )
    negated = bool(targets) and not match.game.recheck(match, item, legal)
    if not negated:
        for (node, ref), is_legal in zip(targets, legal, strict=True):
            if not is_legal:
                context.choices[node] = tuple(other for other in context.choices[node] if other != ref)
        if _is_off(item.power, context):
            match.trace.add(
                TraceEntry("note", f"The condition doesn't hold any more: {describe(item.power.condition)}.")
            )
        else:
            with match.watch.during(item.deed):
                yield from match.read(effect_of(item)).run(context)
    yield from match.happen(ItemRemoved(id=item.id, negated=negated, word=match.game.negated_is))
    yield from match.game.after_resolving(match, item, negated=negated)


def _is_off(power: Node | None, context: Context) -> TypeGuard[Triggered]:
    """Whether ``power`` has triggered under a condition that doesn't hold any more."""
    if not isinstance(power, Triggered) or power.condition is None or not context.read(power.rechecked):
        return False
    return not is_met(power.condition, context)


def negate(match: Match, item: Item, cause: Cause = RULES) -> Resolution[None]:
    """``item`` leaves the chain without doing anything, because of ``cause``; costs stay paid."""
    if any(other.id == item.id for other in match.state.chain):
        gone = yield from match.happen(ItemRemoved(id=item.id, negated=True, word=match.game.negated_is, cause=cause))
        if gone:
            yield from match.game.after_resolving(match, item, negated=True)
