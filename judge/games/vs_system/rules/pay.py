"""Rules about paying costs."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

MAY_BE_REPLACED_IN_PAYMENT = Rule(
    "vs/pay.replaced",
    "No replacement alters what is paid; what only follows from the payment, such as the loss for a stun, may be replaced.",
    cites=("vs-system-base/a6.6#3", "heralds-of-galactus/i-hunger#3"),
    belief="whatever paying a cost brings with it counts as paid and can't be replaced",
)

PAYING_IS_NO_LOSS = Rule(
    "vs/pay.no-loss",
    "Paying endurance isn't losing it.",
    cites=("marvel-knights/bring-the-pain#1",),
    belief="who pays endurance loses it",
)

COST_IS_NOT_REPLACED = Rule(
    "vs/pay.cost-stays",
    "A modifier that replaces an event can't change what is paid as a cost.",
    cites=("vs-system-base/a6.6#3", "vs-system-base/a13.8#5"),
    belief="what would replace an event replaces it as a cost, too",
    is_routine=True,
)


@rule("vs/pay.nothing", "x-men/4.2-pay-0-endurance-in-the-recovery-phase#4", misreading=lambda by, has: by <= has,
      belief="with less than 0 endurance you can't even pay 0")  # fmt: skip
def can_be_paid(by: int, has: int) -> bool:
    """A player pays only what he has, but 0 can always be paid."""
    return by == 0 or by <= has
