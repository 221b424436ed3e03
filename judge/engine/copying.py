"""Copying an effect on the chain: another effect comes of it, which was never announced, so that nothing is paid for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.bookkeeping import ItemAdded
from judge.engine.chain import Costing, settle_slots, starting_slots
from judge.engine.negating import items_of
from judge.engine.objects import Pick
from judge.engine.powers import Effect
from judge.engine.select import ANY
from judge.engine.sight import Sight
from judge.engine.state import Item
from judge.engine.values import said
from judge.engine.whose import Whose


@dataclass(frozen=True)
class CopyEffect(Effect):
    """Each of ``effects`` on the chain is copied; whoever copies may pick new targets.

    ``whose``: yours, or (everyone's) of whoever controls the original. ``on_top`` of the chain, or below everything. ``pays``: the
    original's cost is paid again. ``same_origin``: kind and source are those of the original, not those of the copying effect.
    ``as_settled``: modes, X and what was paid are as announced for the original. ``may_keep``: its targets may stay. ``fitting``: a new
    target must be a legal one.
    """

    effects: Any
    whose: Whose = Whose.YOURS
    on_top: bool = True
    pays: bool = False
    same_origin: bool = True
    as_settled: bool = True
    may_keep: bool = True
    fitting: bool = True

    def run(self, do: Sight) -> Steps[bool]:
        originals = yield from items_of(self.effects, do)
        for original in originals:
            yield from self._copy(original, do)
        return bool(originals)

    def _copy(self, original: Item, do: Sight) -> Steps[None]:
        copy = self._bare_copy(original, do)
        sight = Sight(do.match, copy.you, copy.source, copy.event, copy.start, None, dict(original.slots), copy)
        targets = [node for node in starting_slots(copy.effect, sight) if getattr(node, "is_target", False)]
        if not do.read(self.as_settled):
            sight = replace(sight, slots={node: refs for node, refs in original.slots if node in targets})
            yield from settle_slots(copy.effect, sight)
        for node in targets:
            yield from self._retarget(node, sight, do)
        cost = getattr(original.power, "cost", None)
        if do.read(self.pays) and cost is not None:
            yield from do.match.read(cost).run(Costing(do.match, copy.you, copy.source, None, copy.start))
        copy = replace(copy, slots=tuple(sight.slots.items()))
        yield from do.match.happen(ItemAdded(item=copy, below=not do.read(self.on_top), cause=do.cause))

    def _bare_copy(self, original: Item, do: Sight) -> Item:
        same = do.read(self.same_origin)
        return replace(
            original,
            id=do.match.fresh(),
            you=do.you if do.read(self.whose) is Whose.YOURS else original.you,
            kind=original.kind if same or do.item is None else do.item.kind,
            source=original.source if same else do.me,
            words=f"copy of {original.words}",
            x=original.x if do.read(self.as_settled) else 0,
            # The card belongs to the original: it leaves the chain with that, not with the copy.
            carries=None,
        )

    def _retarget(self, node: Any, sight: Sight, do: Sight) -> Steps[None]:
        if do.read(self.may_keep):
            answer = yield from choose(do.you, f"whether to pick a new {said(node)}", ("yes", "no"))
            if answer == ("no",):
                return
        if isinstance(node, Pick) and not do.read(self.fitting):
            loose = replace(node, of=ANY)
            sight.slots[node] = yield from loose.pick(sight)
            del sight.slots[loose]
            return
        yield from node.pick(sight)

    def words(self) -> str:
        return f"copy {said(self.effects)}"
