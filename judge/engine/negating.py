"""Effects on the chain as what other effects act on: which are meant, picking one as target or choice, negating them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.engine.chain import negate
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.nodes import Node, describe
from judge.engine.objects import Pick, Picking, means_some
from judge.engine.players import YOU
from judge.engine.powers import Effect
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector
from judge.engine.slots import AS_TARGET
from judge.engine.state import Item, Obj, Ref
from judge.engine.whose import Whose, belongs


@dataclass(frozen=True)
class EffectName:
    """An effect on the chain as an option of an ask: its number, and its words for whoever has to choose."""

    id: int
    called: str

    def __str__(self) -> str:
        return self.called


class ChainEffects(Node):
    """Effects on the chain that another effect acts on: all that are meant, or some that a player picks."""

    def items(self, context: Context) -> Resolution[tuple[Item, ...]]:
        """The effects, asking where a player decides now."""
        raise NotImplementedError

    def is_available(self, context: Context) -> bool:
        """Whether there is at least one."""
        raise NotImplementedError


@dataclass(frozen=True)
class EffectsOnChain(ChainEffects):
    """Which effects on the chain are meant: whose, of which ``kinds``, from which ``source``, aimed at what.

    None leaves a field open. ``aimed_at``: at least one target is such an object; ``only_at``: every target is.
    """

    whose: Maybe[Whose] = Whose.EVERYONES
    kinds: Maybe[tuple[str, ...] | None] = None
    source: Maybe[Selector | None] = None
    aimed_at: Maybe[Selector | None] = None
    only_at: Maybe[bool] = False

    def matches(self, context: Context, item: Item) -> bool:
        """Whether ``item`` is meant."""
        kinds = context.read(self.kinds)
        if not belongs(context.read(self.whose), context.controller, item.controller) or (
            kinds is not None and item.kind not in kinds
        ):
            return False
        return self._comes_from(context, item) and self._is_aimed(context, item)

    def _comes_from(self, context: Context, item: Item) -> bool:
        source = context.read(self.source)
        if source is None:
            return True
        return item.source is not None and source.matches(context, context.state.known(item.source))

    def _is_aimed(self, context: Context, item: Item) -> bool:
        aimed_at = context.read(self.aimed_at)
        if aimed_at is None:
            return True
        aims = [aimed_at.matches(context, context.state.known(ref)) for ref in targets_of(context, item)]
        return bool(aims) and (all(aims) if context.read(self.only_at) else any(aims))

    def items(self, context: Context) -> Resolution[tuple[Item, ...]]:
        yield from ()
        return self.found(context)

    def is_available(self, context: Context) -> bool:
        return bool(self.found(context))

    def found(self, context: Context) -> tuple[Item, ...]:
        """The effects meant, bottom first; never the one that is asking."""
        own = context.item.id if context.item is not None else None
        return tuple(item for item in context.state.chain if item.id != own and self.matches(context, item))

    def describe(self) -> str:
        kinds = as_ruled(self.kinds)
        of = {Whose.YOURS: " of yours", Whose.OPPONENTS: " of an opponent"}.get(as_ruled(self.whose), "")
        return f"{' or '.join(kinds) if isinstance(kinds, tuple) else ''} effect{of}".strip()


def targets_of(context: Context, item: Item) -> Iterator[Ref]:
    """The objects that ``item`` targets."""
    return (ref for node, refs in item.choices if isinstance(node, Pick) and node.is_target for ref in refs)


@dataclass(frozen=True)
class PickEffect(ChainEffects, Picking[EffectName, EffectsOnChain]):
    """Effects on the chain that a player picks."""

    def options(self, context: Context) -> tuple[EffectName, ...]:
        return tuple(EffectName(item.id, item.description) for item in context.read(self.of).found(context))

    def is_legal(self, context: Context, choice: EffectName) -> bool:
        return choice in self.options(context)

    def purpose(self) -> str:
        return f"{'target' if self.is_target else 'choose'} {describe(self.of)}"

    def items(self, context: Context) -> Resolution[tuple[Item, ...]]:
        # Those picked that are still on the chain.
        ids = [choice.id for choice in (yield from self.settle(context))]
        return tuple(item for item in context.state.chain if item.id in ids)

    def is_available(self, context: Context) -> bool:
        return bool(self.options(context))

    def describe(self) -> str:
        return f"{'target' if self.is_target else 'a chosen'} {describe(self.of)}"


def target_effect(of: Maybe[EffectsOnChain], least: Maybe[int] = 1, most: Maybe[int] = 1) -> PickEffect:
    """``of`` as target."""
    return PickEffect(of, AS_TARGET, YOU, least, most)


@dataclass(frozen=True)
class AimedAtBy(Selector):
    """The objects that the effect picked for ``pick`` targets, or targeted when it was picked."""

    pick: Maybe[PickEffect]

    def matches(self, context: Context, obj: Obj) -> bool:
        ids = [choice.id for choice in context.read(self.pick).answer(context)]
        items = (*context.state.chain, *(context.start.chain if context.start is not None else ()))
        return any(item.id in ids and obj.ref in targets_of(context, item) for item in items)

    def describe(self) -> str:
        return "that it targets"


@dataclass(frozen=True)
class Negate(Effect):
    """``effects`` on the chain are negated: they leave it without doing anything."""

    effects: Maybe[ChainEffects]

    def run(self, context: Context) -> Resolution[bool]:
        items = yield from context.read(self.effects).items(context)
        for item in items:
            yield from negate(context.match, item, context.cause)
        return bool(items)

    def is_feasible(self, context: Context) -> bool:
        return context.read(self.effects).is_available(context)

    def is_always_done(self) -> bool:
        return means_some(self.effects)

    def describe(self) -> str:
        return f"negate {describe(self.effects)}"
