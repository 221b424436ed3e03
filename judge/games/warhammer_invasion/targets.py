"""Targets (B4.2, B4.3): what targets at all, and when a target has become illegal."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from judge.engine.ask import Steps
from judge.engine.changes import Change
from judge.engine.effects import ChangeNumber
from judge.engine.events import NumberChanged
from judge.engine.match import Match
from judge.engine.objects import Pick
from judge.engine.rules import rule
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Item, Ref
from judge.games.warhammer_invasion.costs import price
from judge.games.warhammer_invasion.scene import DISCARD, HAND, RESOURCES, TACTIC, ZONES


@dataclass(frozen=True)
class TargetTax(Change):
    """Opponents pay ``by`` more resources for each effect with which they target its object."""

    by: int

    def words(self) -> str:
        return f"costs opponents {self.by} more to target"


@rule("wi/target.twice", "warhammer-invasion/target#1", "warhammer-invasion/illegal-target#1", misreading=lambda: False,
      believing="a target is tested when the card is played, and never again")  # fmt: skip
def is_tested_again() -> bool:
    """The legality of a target is tested as the card is played and again as its effect resolves."""
    return True


@rule("wi/target.out-of-play", "warhammer-invasion/illegal-target#2", misreading=lambda is_in_play: True,
      believing="a target that has left play still counts as the target")  # fmt: skip
def legal_where_it_is(is_in_play: bool) -> bool:
    """A target that has been removed from play is illegal."""
    return is_in_play


@rule("wi/target.zone", "warhammer-invasion/illegal-target#3", misreading=lambda was_moved: True,
      believing="a target stays legal as long as it is in play, whatever zone it is in")  # fmt: skip
def legal_after_move(was_moved: bool) -> bool:
    """A target that has been taken out of the zone that the ability names is illegal."""
    return not was_moved


@rule("wi/target.characteristic", "warhammer-invasion/illegal-target#4", misreading=lambda has_changed: True,
      believing="a target that was of the right kind when it was chosen stays a legal target")  # fmt: skip
def legal_after_change(has_changed: bool) -> bool:
    """A target of which a characteristic that the targeting relied on has changed is illegal."""
    return not has_changed


@rule("wi/target.all-illegal", "warhammer-invasion/illegal-target#5", misreading=lambda legal: True,
      believing="an effect without a legal target still does everything else that its text says")  # fmt: skip
def goes_ahead_without_targets(legal: int) -> bool:
    """An effect all of whose targets have become illegal is cancelled."""
    return legal > 0


@rule("wi/target.some-illegal", "warhammer-invasion/illegal-target#6", misreading=lambda illegal: illegal == 0,
      believing="one illegal target cancels the whole effect")  # fmt: skip
def goes_ahead_despite(illegal: int) -> bool:
    """An effect with a legal target left goes ahead, on the legal targets alone."""
    return True


@rule("wi/target.cancelled-tactic", "warhammer-invasion/illegal-target#7", misreading=lambda: HAND,
      believing="a tactic that was cancelled goes back to hand, since it did nothing")  # fmt: skip
def where_cancelled_tactics_go() -> str:
    """A tactic that was cancelled goes to the discard pile all the same."""
    return DISCARD


@rule("wi/chain.last-first", "warhammer-invasion/illegal-target#8", "warhammer-invasion:B4.2", misreading=lambda length: 0,
      believing="what was played first resolves first")  # fmt: skip
def resolves_next(length: int) -> int:
    """An action played in response resolves earlier than what it answers, and completely."""
    return length - 1


@rule("wi/target.word", "warhammer-invasion/target#2", "warhammer-invasion/target#3",
      misreading=lambda targeted, hit: tuple(dict.fromkeys((*targeted, *hit))),
      believing="an effect targets every unit that it hits")  # fmt: skip
def targets_of(targeted: tuple[Ref, ...], hit: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """An effect targets what its text calls a target and nothing else."""
    return targeted


def still_legal(do: Sight, node: Pick, ref: Ref) -> bool:
    """Whether what was picked as target is still a legal one, each way of becoming illegal by its own rule."""
    match = do.match
    if not match.consult(is_tested_again):
        return True
    obj = do.state.obj(ref)
    if obj is None or obj.zone not in ZONES:
        return match.consult(legal_where_it_is, False)
    of = do.read(node.of)
    fits = of.matches(do, obj)
    before = do.start.obj(ref) if do.start is not None else None
    fitted_there = (
        not fits and before is not None and before.zone != obj.zone and of.matches(do, replace(obj, zone=before.zone))
    )
    return match.consult(legal_after_move, fitted_there) and match.consult(
        legal_after_change, not fits and not fitted_there
    )


def goes_ahead(match: Match, legal: tuple[bool, ...]) -> bool:
    """Whether an effect with such targets still resolves."""
    if not match.consult(goes_ahead_without_targets, sum(legal)):
        return False
    return not any(legal) or match.consult(goes_ahead_despite, len(legal) - sum(legal))


def _hit(node: Any, do: Sight) -> tuple[Ref, ...]:
    """What an effect acts on without picking: the objects of its selectors."""
    node = do.read(node)
    found: list[Ref] = []
    if isinstance(node, (Selector, Pick)):
        return ()
    if is_dataclass(node) and not isinstance(node, type):
        for spec in fields(node):
            inner = do.read(getattr(node, spec.name))
            if spec.name == "objects" and isinstance(inner, Selector):
                found += [obj.ref for obj in do.select(inner)]
            else:
                found += _hit(inner, do)
    elif isinstance(node, tuple):
        for part in node:
            found += _hit(part, do)
    return tuple(found)


def still_to_pay(sight: Sight) -> int:
    """What the tactic that is being announced costs itself: its targets are chosen before that is paid."""
    item = sight.item
    if item is None or item.kind != TACTIC or item.source is None:
        return 0
    obj = sight.state.objects[item.source.card]
    return price(sight, sight.you, obj, item.x) if obj.zone == HAND else 0


def tax(match: Match, do: Sight, effect: Any, targeted: tuple[Ref, ...]) -> int:
    """What ``do.you`` pays extra for those whom an effect targets."""
    found = 0
    for ref in match.consult(targets_of, targeted, _hit(effect, do)):
        obj = match.state.obj(ref)
        if obj is not None and obj.controller != do.you:
            found += sum(
                applied.change.by
                for applied in match.view().changes(obj, TargetTax)
                if isinstance(applied.change, TargetTax)
            )
    return found


def pay_tax(match: Match, item: Item) -> Steps[None]:
    """The extra price of targets is paid as the effect is announced."""
    do = Sight(match, item.you, item.source, item.event, item.start, None, dict(item.slots), item)
    targeted = tuple(ref for node, refs in item.slots if isinstance(node, Pick) and node.is_target for ref in refs)
    by = tax(match, do, item.effect, targeted)
    if by:
        yield from match.happen(NumberChanged(player=item.you, what=RESOURCES, by=-by))


__all__ = [
    "ChangeNumber",
    "TargetTax",
    "goes_ahead",
    "pay_tax",
    "still_legal",
    "still_to_pay",
    "where_cancelled_tactics_go",
]
