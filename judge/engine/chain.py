"""The chain: announcing an effect, putting triggered effects on, resolving the last one added, negating, copying.

Targets and choices live in the slots of an effect, never in an object's identity. Effects exist apart from their sources.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from judge.engine.ask import Steps, choose
from judge.engine.bookkeeping import ItemAdded, ItemRemoved, Used, WaitingCleared
from judge.engine.conditions import holds
from judge.engine.events import Cause
from judge.engine.objects import Picked, Picking
from judge.engine.powers import Effect, Power
from judge.engine.sight import Sight
from judge.engine.state import Item, Ref, State, Waiting
from judge.engine.trace import Line
from judge.engine.values import said

if TYPE_CHECKING:
    from judge.engine.match import Match


class Costing(Sight):
    """A sight whose doings are costs."""

    @property
    def cause(self) -> Cause:
        return Cause("cost", self.you, self.me)


def starting_slots(effect: Any, do: Sight) -> Iterator[Any]:
    """The nodes of ``effect`` that are settled at announcement (targets, modes, choices made then), in reading order.

    What is picked for a power that the effect only grants is that power's own business; a reference to a pick is no pick.
    """
    node = do.read(effect)
    if isinstance(node, (Picked, Power)):
        return
    # Who decides is settled before what is decided; what the description of a pick depends on, before the pick itself.
    if hasattr(node, "who"):
        yield from starting_slots(node.who, do)
    if isinstance(node, Picking):
        yield from _inside(node, do)
    if callable(getattr(node, "at_start", None)) and node.at_start(do):
        yield node
    if not isinstance(node, Picking):
        yield from _inside(node, do)


def _inside(node: Any, do: Sight) -> Iterator[Any]:
    parts: tuple[Any, ...] = node if isinstance(node, tuple) else ()
    if is_dataclass(node) and not isinstance(node, type):
        parts = tuple(getattr(node, spec.name) for spec in fields(node))
    for part in parts:
        yield from starting_slots(part, do)


def settle_slots(effect: Effect, do: Sight) -> Steps[None]:
    """Ask for everything of ``effect`` that is settled at announcement."""
    for node in starting_slots(effect, do):
        if node not in do.slots:
            yield from node.pick(do)


def has_enough_targets(effect: Effect, do: Sight) -> bool:
    """Whether every target that ``effect`` needs can be found now."""
    return all(
        node in do.slots or len(node.options(do)) >= do.read(node.least)
        for node in starting_slots(effect, do)
        if isinstance(node, Picking) and node.is_target
    )


def sight_of(match: Match, item: Item) -> Sight:
    """The outlook of an effect on the chain."""
    return Sight(match, item.you, item.source, item.event, item.start, None, dict(item.slots), item)


def put_on_chain(match: Match, item: Item, also: tuple[Any, ...] = ()) -> Steps[None]:
    """``item`` joins the chain on top, in one batch with ``also``."""
    yield from match.happen(*also, ItemAdded(item=item))


def announce(
    match: Match, kind: str, you: str, source: Ref | None, effect: Effect, words: str, *,
    cost: Effect | None = None, carries: Ref | None = None, power: Any = None, event: Any = None, start: State | None = None,
    slots: dict[Any, tuple[Any, ...]] | None = None, x: int = 0, also: tuple[Any, ...] = (),
) -> Steps[Item]:  # fmt: skip
    """Announce an effect: settle targets and modes, pay ``cost``, put it on the chain (``also`` happens with that)."""
    begun = start if start is not None else match.state
    item = Item(match.fresh(), kind, you, source, effect, words, begun, (), event, carries, power, x)
    do = Sight(match, you, source, event, begun, None, dict(slots or {}), item)
    yield from settle_slots(effect, do)
    if also:
        yield from match.happen(*also)
    if cost is not None:
        paying = Costing(match, you, source, event, begun, None, do.slots, item)
        yield from settle_slots(cost, paying)
        yield from match.read(cost).run(paying)
    item = replace(item, slots=tuple(do.slots.items()))
    yield from match.happen(Used(ref=source, power=power), ItemAdded(item=item))
    yield from match.game.announces(match, item)
    return item


def queue_waiting(match: Match) -> Steps[None]:
    """Put the triggered effects that wait on the chain: the first player's first, each controller ordering his own."""
    while match.state.waiting:
        waiting = match.state.waiting
        for player in match.state.after(match.game.first(match.state)):
            mine = [entry for entry in waiting if entry.you == player]
            while mine:
                index = 0
                if len(mine) > 1:
                    options = tuple(f"{number + 1}. {_words(match, entry)}" for number, entry in enumerate(mine))
                    answer = yield from choose(player, "which triggered effect goes on the chain first", options)
                    index = options.index(answer[0])
                entry = mine.pop(index)
                waiting = tuple(other for other in waiting if other is not entry)
                yield from match.happen(WaitingCleared(kept=waiting))
                yield from trigger(match, entry)
                waiting = match.state.waiting


def _words(match: Match, waiting: Waiting) -> str:
    source = match.names()(waiting.source) if waiting.source is not None else "effect"
    return f"{source}: {said(waiting.power.effect)}"


def trigger(match: Match, waiting: Waiting) -> Steps[None]:
    """Put one triggered effect on the chain, unless it needs a target and there is none."""
    slots = dict(waiting.slots)
    do = Sight(match, waiting.you, waiting.source, waiting.event, waiting.start, None, slots)
    if not has_enough_targets(waiting.power.effect, do):
        match.trace.add(Line("note", f"{_words(match, waiting)} has no legal target and is not put on the chain."))
        return
    yield from announce(match, "triggered", waiting.you, waiting.source, waiting.power.effect, _words(match, waiting),
                        power=waiting.power, event=waiting.event, start=waiting.start, slots=slots)  # fmt: skip


def resolve_at_once(match: Match, waiting: Waiting) -> Steps[None]:
    """Resolve a triggered effect without a chain (games whose triggers aren't answered)."""
    do = Sight(match, waiting.you, waiting.source, waiting.event, waiting.start, None, dict(waiting.slots))
    if not has_enough_targets(waiting.power.effect, do):
        return
    match.trace.add(Line("event", f"Triggered: {_words(match, waiting)}."))
    yield from match.happen(Used(ref=waiting.source, power=waiting.power))
    yield from settle_slots(waiting.power.effect, do)
    yield from match.read(waiting.power.effect).run(do)


def resolve_top(
    match: Match, item: Item | None = None, still_legal: Callable[[Sight, Any, Ref], bool] | None = None
) -> Steps[None]:
    """Resolve the last effect added (or ``item``): recheck its targets and condition, do it, take it off.

    ``still_legal`` is for games in which more belongs to the recheck than a target's own verdict.
    """
    item = item if item is not None else match.state.chain[-1]
    do = sight_of(match, item)
    match.trace.add(Line("event", f"Resolving: {item.words}."))
    own = tuple(starting_slots(item.effect, do))
    # A delayed effect also carries what was targeted when it was made: that is not targeted again.
    targets = [
        (node, ref)
        for node, refs in item.slots
        if isinstance(node, Picking) and node.is_target and node in own
        for ref in refs
    ]
    legal = tuple(still_legal(do, node, ref) if still_legal else node.is_legal(do, ref) for node, ref in targets)
    negated = bool(targets) and not match.game.recheck(match, item, legal)
    if not negated:
        for (node, ref), is_legal in zip(targets, legal, strict=True):
            if not is_legal:
                do.slots[node] = tuple(other for other in do.slots[node] if other != ref)
        condition = getattr(item.power, "condition", None)
        if condition is None or not match.read(item.power.rechecked) or holds(condition, do):
            yield from match.read(item.effect).run(do)
        else:
            match.trace.add(Line("note", f"The condition doesn't hold any more: {said(condition)}."))
    yield from match.happen(ItemRemoved(id=item.id, negated=negated))
    yield from match.game.resolved(match, item, negated=negated)


def negate(match: Match, item: Item) -> Steps[None]:
    """``item`` leaves the chain without doing anything; costs stay paid."""
    if any(other.id == item.id for other in match.state.chain):
        yield from match.happen(ItemRemoved(id=item.id, negated=True))
        yield from match.game.resolved(match, item, negated=True)
