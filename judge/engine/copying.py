"""Copying an effect on the chain: another effect comes of it, which was never announced, so that nothing is paid for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.bookkeeping import ItemAdded
from judge.engine.chain import CostContext, choices_at_announcement, settle_choices
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.negating import ChainEffects
from judge.engine.nodes import describe
from judge.engine.objects import Pick
from judge.engine.powers import Effect, effect_of
from judge.engine.rules import Maybe
from judge.engine.select import ANY
from judge.engine.slots import AnySlot
from judge.engine.state import Item
from judge.engine.whose import Whose


@dataclass(frozen=True)
class CopyEffect(Effect):
    """Each of ``effects`` on the chain is copied; whoever copies may pick new targets.

    ``whose``: yours, or (everyone's) of whoever controls the original. ``on_top`` of the chain, or below everything. ``pays``: the
    original's cost is paid again. ``same_origin``: kind and source are those of the original, not those of the copying effect.
    ``as_settled``: modes, X and what was paid are as announced for the original. ``may_keep``: its targets may stay. ``fitting``: a new
    target must be a legal one.
    """

    effects: Maybe[ChainEffects]
    whose: Maybe[Whose] = Whose.YOURS
    on_top: Maybe[bool] = True
    pays: Maybe[bool] = False
    same_origin: Maybe[bool] = True
    as_settled: Maybe[bool] = True
    may_keep: Maybe[bool] = True
    fitting: Maybe[bool] = True

    def run(self, context: Context) -> Resolution[bool]:
        originals = yield from context.read(self.effects).items(context)
        for original in originals:
            yield from self._copy(original, context)
        return bool(originals)

    def _copy(self, original: Item, context: Context) -> Resolution[None]:
        copy = self._bare_copy(original, context)
        its = Context(
            context.match, copy.controller, copy.source, copy.event, copy.start, None, dict(original.choices), copy
        )
        targets = [node for node in choices_at_announcement(copy.effect, its) if node.is_target]
        if not context.read(self.as_settled):
            its = replace(its, choices={node: refs for node, refs in original.choices if node in targets})
            yield from settle_choices(effect_of(copy), its)
        for node in targets:
            yield from self._retarget(node, its, context)
        cost = getattr(original.power, "cost", None)
        if context.read(self.pays) and cost is not None:
            yield from context.match.read(cost).run(
                CostContext(context.match, copy.controller, copy.source, None, copy.start)
            )
        copy = replace(copy, choices=tuple(its.choices.items()))
        yield from context.match.happen(ItemAdded(item=copy, below=not context.read(self.on_top), cause=context.cause))

    def _bare_copy(self, original: Item, context: Context) -> Item:
        same = context.read(self.same_origin)
        return replace(
            original,
            id=context.match.next_id(),
            controller=context.controller if context.read(self.whose) is Whose.YOURS else original.controller,
            kind=original.kind if same or context.item is None else context.item.kind,
            source=original.source if same else context.source,
            description=f"copy of {original.description}",
            x=original.x if context.read(self.as_settled) else 0,
            deed=context.match.watch.set_off(
                original.power if original.power is not None else original.effect, original.source
            ),
            # The card belongs to the original: it leaves the chain with that, not with the copy.
            carries=None,
        )

    def _retarget(self, node: AnySlot, its: Context, context: Context) -> Resolution[None]:
        if context.read(self.may_keep):
            answer = yield from choose(context.controller, f"whether to pick a new {describe(node)}", ("yes", "no"))
            if answer == ("no",):
                return
        asked = node
        if isinstance(node, Pick) and not context.read(self.fitting):
            asked = replace(node, of=ANY)
        its.choices[node] = yield from asked.ask(its)

    def describe(self) -> str:
        return f"copy {describe(self.effects)}"
