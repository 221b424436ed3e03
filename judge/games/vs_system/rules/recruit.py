"""Rules about recruiting and its price."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.vs_system.model.board import BUILD, RECRUIT_STEP, Step


@rule("vs/recruit.when", "vs-system:A4.2", "heralds-of-galactus/haywire-suicidal-lover#2", "heralds-of-galactus/arsenal-of-doom#5",
      misreading=lambda step, player: True, belief="what costs nothing can be recruited at any time")  # fmt: skip
def is_recruit_time(step: Step, player: str) -> bool:
    """You recruit only in your own recruit step."""
    return step == Step(BUILD, RECRUIT_STEP, player)


@rule("vs/recruit.empty-chain", "vs-system:A4.2", "heralds-of-galactus/haywire-suicidal-lover#3", "heralds-of-galactus/arsenal-of-doom#5",
      misreading=lambda length: True, belief="you can recruit in response to something")  # fmt: skip
def is_chain_empty(length: int) -> bool:
    """You recruit only while the chain is empty."""
    return length == 0


@rule("vs/recruit.reductions-first", "heralds-of-galactus/3-press#6",
      misreading=lambda base, less, lowest, more: max(base + more - less, lowest),
      belief="the boost is added first, and press then takes its share off the sum")  # fmt: skip
def recruit_price(base: int, less: int, lowest: int, more: int) -> int:
    """Reductions come off the cost first, and not below their minimum; additions go on after that."""
    return max(base - less, lowest) + more


@rule("vs/recruit.minimum", "heralds-of-galactus/3-press#8", misreading=lambda base, minimum: minimum,
      belief="a minimum is paid even for what is free")  # fmt: skip
def lowest_price(base: int, minimum: int) -> int:
    """The minimum of a reduction makes nothing dearer than it is without one."""
    return min(base, minimum)


@rule("vs/recruit.own-press", "heralds-of-galactus/3-press#3", misreading=lambda presses: presses,
      belief="a press character is cheaper by its own press too")  # fmt: skip
def own_press(presses: int) -> int:
    """A character's own press takes nothing off its price."""
    return 0


@rule("vs/recruit.cost-stays", "heralds-of-galactus/3-press#5", misreading=lambda printed, paid: paid,
      belief="a character recruited for less has that lower cost")  # fmt: skip
def cost_once_recruited(printed: int, paid: int) -> int:
    """What was paid for a character doesn't change its cost."""
    return printed


@rule("vs/recruit.by-permission", "heralds-of-galactus/arsenal-of-doom#1",
      misreading=lambda price, by_permission: 0 if by_permission else price,
      belief="a card that an effect lets you recruit from elsewhere is recruited for nothing")  # fmt: skip
def price_owed(price: int, by_permission: bool) -> int:
    """A recruit that an effect permits from another zone is an ordinary recruit: its price is paid."""
    return price


@rule("vs/recruit.loyalty", "heralds-of-galactus/arsenal-of-doom#2", misreading=lambda is_loyal, by_permission: is_loyal or by_permission,
      belief="loyalty is asked only for what is recruited from hand")  # fmt: skip
def loyalty_is_met(is_loyal: bool, by_permission: bool) -> bool:
    """A card with loyalty is recruited only by somebody with a character that shares an affiliation with it, wherever it comes from."""
    return is_loyal


@rule("vs/recruit.additional-cost", "heralds-of-galactus/arsenal-of-doom#3", misreading=lambda by_permission: not by_permission,
      belief="additional costs are left out where an effect lets you recruit a card from elsewhere")  # fmt: skip
def owes_additional_cost(by_permission: bool) -> bool:
    """Additional recruit costs are paid, wherever the card comes from."""
    return True


@rule("vs/recruit.boost", "heralds-of-galactus/arsenal-of-doom#4",
      misreading=lambda has_boost, by_permission: has_boost and not by_permission,
      belief="only a card recruited from hand can be boosted")  # fmt: skip
def may_be_boosted(has_boost: bool, by_permission: bool) -> bool:
    """The boost cost may be paid for any card that has one, wherever it comes from."""
    return has_boost
