"""Rules about paying with a character's ATK or DEF."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule

_PAY = "remix-glossary/pay-atk-def-this-turn"

PAID_NUMBER_IS_LOWERED = Rule(
    "remix/pay.lowered",
    "Paying with a character's ATK, DEF or willpower lowers it.",
    cites=(f"{_PAY}#1", "remix-glossary/willpower#4", "vs-remix-base/r3.3#1"),
    belief="the character only has to have that much: it keeps what was paid with",
)

PAID_NUMBER_COMES_BACK = Rule(
    "remix/pay.this-turn",
    "ATK, DEF or willpower that was paid is lower until the turn ends.",
    cites=(f"{_PAY}#1", "remix-glossary/willpower#4", "remix-glossary/willpower#7", "vs-remix-base/r3.3#1"),
    belief="what was paid is gone for good",
)


@rule("remix/pay.has-enough", f"{_PAY}#2", misreading=lambda by, has, printed: True,
      belief="a character may pay more ATK or DEF than it has, and is then left with 0",
      also=(misread(f"{_PAY}#3", misreading=lambda by, has, printed: by <= printed,
                    belief="only printed ATK and DEF can be paid"),))  # fmt: skip
def can_pay_number(by: int, has: int, printed: int) -> bool:
    """A character pays only as much ATK or DEF as it has, bonuses from modifiers included."""
    return by <= has
