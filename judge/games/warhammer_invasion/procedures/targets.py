"""Whether targets are still legal as an effect resolves, and what targeting costs."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.chain import context_of
from judge.engine.context import Context, Match, View
from judge.engine.decision import Resolution
from judge.engine.effects import ChangeNumber
from judge.engine.objects import Pick, is_barred_as_target
from judge.engine.parts import parts_of, walk
from judge.engine.powers import Effect, Payment, effect_of
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Item, Obj, Ref
from judge.engine.values import amount
from judge.games.warhammer_invasion.model.board import HAND, RESOURCES, TACTIC
from judge.games.warhammer_invasion.model.changes import TargetTax
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.paying import spend
from judge.games.warhammer_invasion.rules.target import (
    GOES_AHEAD_ON_LEGAL_TARGETS,
    ONLY_TARGETS_ARE_TARGETED,
    REMOVED_TARGET_IS_LEGAL,
    SPARES_ILLEGAL_TARGETS,
    TARGET_IS_IN_ITS_ZONE,
    TARGET_IS_OF_ITS_KIND,
    TARGET_IS_TESTED_AGAIN,
    TEXT_THAT_SAYS_TARGET_TARGETS,
    has_legal_target,
)


def still_legal(context: Context, node: Pick, ref: Ref) -> bool:
    """Whether the effect acts on what was picked as target: it does on legal ones."""
    if _is_legal(context, node, ref):
        return True
    assert context.item is not None
    others = [(other, at) for other, refs in context.item.choices if isinstance(other, Pick) and other.is_target
              for at in refs if at != ref]  # fmt: skip
    return any(_is_legal(context, other, at) for other, at in others) and context.match.judge(
        SPARES_ILLEGAL_TARGETS, False, misread=True
    )


def _is_legal(context: Context, node: Pick, ref: Ref) -> bool:
    """Whether ``ref`` is still a legal target, each way of becoming illegal by its own rule."""
    match = context.match
    if not match.judge(TARGET_IS_TESTED_AGAIN, True, misread=False):
        return True
    obj = context.state.obj(ref)
    # A card that leaves play is another object; one that was chosen out of play is still there.
    if obj is None:
        return match.judge(REMOVED_TARGET_IS_LEGAL, False, misread=True)
    if is_barred_as_target(context, obj):
        return False
    of = context.read(node.of)
    fits = of.matches(context, obj)
    before = context.start.obj(ref) if context.start is not None else None
    would_fit_there = (
        not fits
        and before is not None
        and before.zone != obj.zone
        and of.matches(context, replace(obj, zone=before.zone))
    )
    return match.require(TARGET_IS_IN_ITS_ZONE, not would_fit_there) and match.require(
        TARGET_IS_OF_ITS_KIND, fits or would_fit_there
    )


def goes_ahead(match: Match, legal: tuple[bool, ...]) -> bool:
    """Whether an effect with such targets still resolves."""
    if not match.consult(has_legal_target, sum(legal)):
        return False
    return not any(legal) or match.judge(GOES_AHEAD_ON_LEGAL_TARGETS, True, misread=all(legal))


def tax_on(view: View, obj: Obj) -> int:
    """What an opponent pays extra for targeting ``obj``."""
    return sum(applied.change.by for applied in view.changes(obj, TargetTax))


def still_to_pay(context: Context) -> int:
    """What the tactic or the action that is being announced costs itself: its targets are chosen before that is paid."""
    item = context.item
    if item is not None and isinstance(item.power, Payment):
        return _resources_in(item.power.cost, context)
    if item is None or item.kind != TACTIC or item.source is None:
        return 0
    obj = context.state.objects[item.source.card]
    return price(context, obj, item.x) if obj.zone == HAND else 0


def _resources_in(cost: object, context: Context) -> int:
    """How many resources a cost takes."""
    parts = (part for part in walk(cost, context.read) if isinstance(part, ChangeNumber) and part.what == RESOURCES)
    return sum(amount(part.by, context) for part in parts if part.sign < 0)


def pay_tax(match: Match, item: Item) -> Resolution[None]:
    """The extra price of targets is paid as the effect is announced."""
    context = context_of(match, item)
    targeted = tuple(ref for node, refs in item.choices if isinstance(node, Pick) and node.is_target for ref in refs)
    if item.kind == TACTIC and any(tax_on(context.view, match.state.known(ref)) for ref in targeted):
        targeted = match.judge(TEXT_THAT_SAYS_TARGET_TARGETS, targeted, misread=())
    by = _tax(context, effect_of(item), targeted)
    if by:
        yield from spend(match, item.controller, by, context.cause)


def _tax(context: Context, effect: Maybe[Effect], targeted: tuple[Ref, ...]) -> int:
    """What ``context.controller`` pays extra for the opponents' objects that ``effect`` targets."""
    with_hits = tuple(dict.fromkeys((*targeted, *_hits(effect, context))))
    refs = context.match.judge(ONLY_TARGETS_ARE_TARGETED, targeted, misread=with_hits)
    objects = (obj for ref in refs if (obj := context.state.obj(ref)) is not None)
    return sum(tax_on(context.view, obj) for obj in objects if obj.controller != context.controller)


def _hits(value: object, context: Context) -> tuple[Ref, ...]:
    """What an effect acts on without picking: the objects of its selectors."""
    node = context.read(value)
    if isinstance(node, (Selector, Pick)):
        return ()
    found: list[Ref] = []
    for name, part in parts_of(node):
        inner = context.read(part)
        if name == "objects" and isinstance(inner, Selector):
            found += [obj.ref for obj in context.select(inner)]
        else:
            found += _hits(inner, context)
    return tuple(found)
