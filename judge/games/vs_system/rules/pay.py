"""Rules about paying costs."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("vs/pay.replaced", "vs-system:A6.6", "heralds-of-galactus/i-hunger#3", misreading=lambda only_follows: False,
      belief="whatever paying a cost brings with it counts as paid and can't be replaced")  # fmt: skip
def may_replace_in_payment(only_follows: bool) -> bool:
    """No replacement alters what is paid; what only follows from the payment, such as the loss for a stun, may be replaced."""
    return only_follows
