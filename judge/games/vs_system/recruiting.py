"""Recruiting (base rules A4): who may recruit what from where, what it costs, what a recruit brings with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps
from judge.engine.changes import Change
from judge.engine.conditions import holds
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.rules import rule
from judge.engine.select import Selector
from judge.engine.sight import Sight, When
from judge.engine.state import Obj
from judge.engine.values import Amount, Number, amount, said, state_after
from judge.games.vs_system.events import Recruited
from judge.games.vs_system.printed import Character
from judge.games.vs_system.scene import BUILD, RECRUIT_STEP, Step

RESERVIST, LOYALTY, PRESS = "reservist", "loyalty", "press"


@rule("vs/recruit.when", "vs-system:A4.2", "heralds-of-galactus/haywire-suicidal-lover#2", "heralds-of-galactus/arsenal-of-doom#5",
      misreading=lambda step, player: True, believing="what costs nothing can be recruited at any time")  # fmt: skip
def is_recruit_time(step: Step, player: str) -> bool:
    """You recruit only in your own recruit step."""
    return step == Step(BUILD, RECRUIT_STEP, player)


@rule("vs/recruit.empty-chain", "vs-system:A4.2", "heralds-of-galactus/haywire-suicidal-lover#3", "heralds-of-galactus/arsenal-of-doom#5",
      misreading=lambda length: True, believing="you can recruit in response to something")  # fmt: skip
def is_chain_empty(length: int) -> bool:
    """You recruit only while the chain is empty."""
    return length == 0


@rule("vs/recruit.reductions-first", "heralds-of-galactus/3-press#6",
      misreading=lambda base, less, lowest, more: max(base + more - less, lowest),
      believing="the boost is added first, and press then takes its share off the sum")  # fmt: skip
def recruit_price(base: int, less: int, lowest: int, more: int) -> int:
    """Reductions come off the cost first, and not below their minimum; additions go on after that."""
    return max(base - less, lowest) + more


@rule("vs/recruit.minimum", "heralds-of-galactus/3-press#8", misreading=lambda base, minimum: minimum,
      believing="a minimum is paid even for what is free")  # fmt: skip
def lowest_price(base: int, minimum: int) -> int:
    """The minimum of a reduction makes nothing dearer than it is without one."""
    return min(base, minimum)


@rule("vs/recruit.own-press", "heralds-of-galactus/3-press#3", misreading=lambda presses: presses,
      believing="a press character is cheaper by its own press too")  # fmt: skip
def own_press(presses: int) -> int:
    """A character's own press takes nothing off its price."""
    return 0


@rule("vs/recruit.cost-stays", "heralds-of-galactus/3-press#5", misreading=lambda printed, paid: paid,
      believing="a character recruited for less has that lower cost")  # fmt: skip
def cost_once_recruited(printed: int, paid: int) -> int:
    """What was paid for a character doesn't change its cost."""
    return printed


@rule("vs/recruited.gone-count", "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#1",
      "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#3", misreading=lambda: False,
      believing="only characters that are still in play count as recruited this turn")  # fmt: skip
def gone_ones_count() -> bool:
    """Characters that you recruited this turn count even if they have left play."""
    return True


@rule("vs/recruited.as-recruited", "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#2",
      misreading=lambda was, is_now: is_now, believing="what counts is what the recruited characters are now")  # fmt: skip
def counts_as_recruited(was: bool, is_now: bool) -> bool:
    """What the characters were as you recruited them decides whether they count."""
    return was


@rule("vs/recruit.by-permission", "heralds-of-galactus/arsenal-of-doom#1",
      misreading=lambda price, by_permission: 0 if by_permission else price,
      believing="a card that an effect lets you recruit from elsewhere is recruited for nothing")  # fmt: skip
def price_owed(price: int, by_permission: bool) -> int:
    """A recruit that an effect permits from another zone is an ordinary recruit: its price is paid."""
    return price


@rule("vs/recruit.loyalty", "heralds-of-galactus/arsenal-of-doom#2", misreading=lambda is_loyal, by_permission: is_loyal or by_permission,
      believing="loyalty is asked only for what is recruited from hand")  # fmt: skip
def loyalty_is_met(is_loyal: bool, by_permission: bool) -> bool:
    """A card with loyalty is recruited only by somebody with a character that shares an affiliation with it, wherever it comes from."""
    return is_loyal


@rule("vs/recruit.additional-cost", "heralds-of-galactus/arsenal-of-doom#3", misreading=lambda by_permission: not by_permission,
      believing="additional costs are left out where an effect lets you recruit a card from elsewhere")  # fmt: skip
def owes_additional_cost(by_permission: bool) -> bool:
    """Additional recruit costs are paid, wherever the card comes from."""
    return True


@rule("vs/recruit.boost", "heralds-of-galactus/arsenal-of-doom#4",
      misreading=lambda has_boost, by_permission: has_boost and not by_permission,
      believing="only a card recruited from hand can be boosted")  # fmt: skip
def may_be_boosted(has_boost: bool, by_permission: bool) -> bool:
    """The boost cost may be paid for any card that has one, wherever it comes from."""
    return has_boost


@dataclass(frozen=True)
class CostsLess(Change):
    """Recruiting (or playing) a card that ``of`` means costs ``by`` less, but not less than ``floor``.

    ``next_only``: it ends with the next such recruit.
    """

    of: Selector
    by: Amount
    floor: Amount = 0
    next_only: bool = False

    def words(self) -> str:
        which = "the next " if getattr(self.next_only, "reading", self.next_only) else ""
        return f"{which}{said(self.of)} costs less to recruit, by {said(self.by)} (minimum {said(self.floor)})"


@dataclass(frozen=True)
class MayRecruit(Change):
    """Its object may be recruited from the zone where it is. ``instead``: what may be paid in the place of the recruit cost."""

    instead: Effect | None = None

    def words(self) -> str:
        return "may be recruited"


@dataclass(frozen=True)
class CountAsRecruited(Effect):
    """``objects`` have been recruited, for everything that looks for that."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        happened = yield from do.match.happen(*(Recruited(player=do.you, ref=ref, cause=do.cause) for ref in refs))
        return bool(happened)

    def words(self) -> str:
        return f"{said(self.objects)} counts as recruited"


@dataclass(frozen=True)
class RecruitedThisTurn(Number):
    """How many characters you recruited this turn that ``of`` meant as you recruited them. ``even_gone``: those that have left play too."""

    of: Selector
    when: When = When.RESOLUTION
    even_gone: bool = True

    def value(self, sight: Sight) -> int:
        here = sight.at(sight.read(self.when))
        even_gone = sight.read(self.even_gone)
        found = 0
        for record in here.state.history:
            if record.turn != here.state.turn:
                continue
            after = state_after(here, record).state
            for event in record.events:
                if isinstance(event, Recruited) and event.player == sight.you:
                    then, now = after.known(event.ref), here.state.obj(event.ref)
                    if not isinstance(then.card, Character) or (
                        now is None and not (even_gone and here.match.consult(gone_ones_count))
                    ):
                        continue
                    of = sight.read(self.of)
                    is_now = of.matches(here.on(here.state), now or here.state.known(event.ref))
                    found += here.match.consult(counts_as_recruited, of.matches(here.on(after), then), is_now)
        return found

    def words(self) -> str:
        of = said(self.of)
        return "the number of characters you recruited this turn" + (f" ({of})" if of != "any" else "")


def price(sight: Sight, card: Obj, boosted: bool) -> int:
    """What ``sight.you`` pays for recruiting ``card`` now, in resource points; for a plot twist, the threshold that it has now."""
    base = sight.view.number(card, "cost")
    less, minimum = 0, 0
    for change, maker in reductions(sight, card):
        less += amount(change.by, maker)
        minimum = max(minimum, amount(change.floor, maker))
    if PRESS in sight.view.items(card, "keywords"):
        less += sight.match.consult(own_press, 1)
    lowest = sight.match.consult(lowest_price, base, minimum)
    boost = card.card.boost or 0 if boosted and isinstance(card.card, Character) else 0
    owed: int = sight.match.consult(recruit_price, base, less, lowest, boost)
    return owed


def used_up_by(sight: Sight, card: Obj) -> Iterator[int]:
    """The modifiers that end as ``sight.you`` recruits ``card``: reductions for the next recruit only."""
    for modifier in sight.state.modifiers:
        change = sight.read(modifier.change)
        if isinstance(change, CostsLess) and modifier.you == sight.you and sight.read(change.next_only):
            maker = Sight(sight.match, modifier.you, modifier.source, pinned=sight.state, slots=dict(modifier.slots))
            if sight.read(change.of).matches(maker, card):
                yield modifier.id


def reductions(sight: Sight, card: Obj) -> Iterator[tuple[CostsLess, Sight]]:
    """The reductions of ``sight.you`` that apply to ``card``."""
    for modifier in sight.state.modifiers:
        change = sight.read(modifier.change)
        maker = Sight(sight.match, modifier.you, modifier.source, pinned=sight.state, slots=dict(modifier.slots))
        if isinstance(change, CostsLess) and modifier.you == sight.you and sight.read(change.of).matches(maker, card):
            yield change, maker
    for power, source in sight.view.statics():
        change = sight.read(power.change)
        maker = sight.view.sight_of(source)
        if isinstance(change, CostsLess) and source.controller == sight.you and holds(power.while_, maker):
            if sight.read(change.of).matches(maker, card):
                yield change, maker
