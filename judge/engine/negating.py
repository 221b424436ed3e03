"""Effects on the chain as what other effects act on: which are meant, picking one as target or choice, negating them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.chain import negate
from judge.engine.objects import Pick, Picking
from judge.engine.patterns import IT
from judge.engine.powers import Effect
from judge.engine.select import Selector
from judge.engine.sight import Sight, When
from judge.engine.state import Item
from judge.engine.values import YOU, Who, said
from judge.engine.whose import Whose, belongs


@dataclass(frozen=True)
class EffectName:
    """An effect on the chain as an option of an ask: its number, and its words for whoever has to choose."""

    id: int
    called: str

    def __str__(self) -> str:
        return self.called


@dataclass(frozen=True)
class EffectsOnChain:
    """Which effects on the chain are meant: whose, of which ``kinds``, from which ``source``, aimed at what.

    None leaves a field open. ``aimed_at``: at least one target is such an object; ``only_at``: every target is.
    """

    whose: Whose = Whose.EVERYONES
    kinds: tuple[str, ...] | None = None
    source: Selector | None = None
    aimed_at: Selector | None = None
    only_at: bool = False

    def matches(self, sight: Sight, item: Item) -> bool:
        """Whether ``item`` is meant."""
        kinds = sight.read(self.kinds)
        if not belongs(sight.read(self.whose), sight.you, item.you) or (kinds is not None and item.kind not in kinds):
            return False
        return self._comes_from(sight, item) and self._is_aimed(sight, item)

    def _comes_from(self, sight: Sight, item: Item) -> bool:
        source = sight.read(self.source)
        if source is None:
            return True
        return item.source is not None and bool(source.matches(sight, sight.state.known(item.source)))

    def _is_aimed(self, sight: Sight, item: Item) -> bool:
        aimed_at = sight.read(self.aimed_at)
        if aimed_at is None:
            return True
        aims = [aimed_at.matches(sight, sight.state.known(ref)) for ref in targets_of(sight, item)]
        return bool(aims) and (all(aims) if sight.read(self.only_at) else any(aims))

    def items(self, sight: Sight) -> tuple[Item, ...]:
        """The effects meant, bottom first; never the one that is asking."""
        own = sight.item.id if sight.item is not None else None
        return tuple(item for item in sight.state.chain if item.id != own and self.matches(sight, item))

    def words(self) -> str:
        kinds = getattr(self.kinds, "reading", self.kinds)
        whose = getattr(self.whose, "reading", self.whose)
        of = {Whose.YOURS: " of yours", Whose.OPPONENTS: " of an opponent"}.get(whose, "")
        return f"{' or '.join(kinds) if isinstance(kinds, tuple) else ''} effect{of}".strip()


def targets_of(sight: Sight, item: Item) -> Iterator[Any]:
    """The objects that ``item`` targets."""
    return (ref for node, refs in item.slots if isinstance(node, Pick) and node.is_target for ref in refs)


# The effect of the card that the triggering event speaks of ("that plot twist's effect").
ITS_EFFECT = EffectsOnChain(source=IT)


@dataclass(frozen=True)
class PickEffect(Picking):
    """An effect on the chain that a player picks: as target at announcement, or as a choice ``when``. The node is the slot's key."""

    of: EffectsOnChain
    is_target: bool = False
    when: When = When.RESOLUTION
    who: Who = YOU
    least: int = 1
    most: int = 1

    def at_start(self, do: Sight) -> bool:
        """Whether it is picked when the effect is announced."""
        return self.is_target or do.read(self.when) is When.START

    def options(self, do: Sight) -> tuple[EffectName, ...]:
        return tuple(EffectName(item.id, item.words) for item in do.read(self.of).items(do))

    def is_legal(self, do: Sight, choice: Any) -> bool:
        return choice in self.options(do)

    def pick(self, do: Sight) -> Steps[tuple[Any, ...]]:
        """Ask for the pick and remember it in its slot."""
        player = do.read(self.who).players(do)[0]
        answer = yield from choose(player, f"{'target' if self.is_target else 'choose'} {said(self.of)}", self.options(do),
                                   do.read(self.least), do.read(self.most))  # fmt: skip
        do.slots[self] = answer
        return answer

    def items(self, do: Sight) -> Steps[tuple[Item, ...]]:
        """The effects picked that are still on the chain, asking where nothing has been picked yet."""
        if self not in do.slots:
            yield from self.pick(do)
        ids = [choice.id for choice in do.slots[self]]
        return tuple(item for item in do.state.chain if item.id in ids)

    def words(self) -> str:
        return f"{'target' if self.is_target else 'a chosen'} {said(self.of)}"


def target_effect(of: EffectsOnChain, least: int = 1, most: int = 1) -> PickEffect:
    """``of`` as target."""
    return PickEffect(of, True, When.START, YOU, least, most)


def items_of(value: Any, do: Sight) -> Steps[tuple[Item, ...]]:
    """The effects on the chain that ``value`` (a pick, a description or a ruled value) means, asking where a player decides now."""
    settled = do.read(value)
    if isinstance(settled, EffectsOnChain):
        return settled.items(do)
    found: tuple[Item, ...] = yield from settled.items(do)
    return found


@dataclass(frozen=True)
class AimedAtBy(Selector):
    """The objects that the effect picked for ``pick`` targets, or targeted when it was picked."""

    pick: Any

    def matches(self, sight: Sight, obj: Any) -> bool:
        ids = [choice.id for choice in sight.slots.get(sight.read(self.pick), ())]
        items = (*sight.state.chain, *(sight.start.chain if sight.start is not None else ()))
        return any(item.id in ids and obj.ref in targets_of(sight, item) for item in items)

    def words(self) -> str:
        return "that it targets"


@dataclass(frozen=True)
class Negate(Effect):
    """``effects`` on the chain are negated: they leave it without doing anything."""

    effects: Any

    def run(self, do: Sight) -> Steps[bool]:
        items = yield from items_of(self.effects, do)
        for item in items:
            yield from negate(do.match, item)
        return bool(items)

    def is_feasible(self, do: Sight) -> bool:
        settled = do.read(self.effects)
        return bool(settled.items(do) if isinstance(settled, EffectsOnChain) else settled.options(do))

    def words(self) -> str:
        return f"negate {said(self.effects)}"
