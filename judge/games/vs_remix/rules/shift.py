"""Rules about shifted cards."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

_SHIFT = "remix-glossary/shift"

SHIFTED_BY_WHAT_SAYS_SO = Rule(
    "remix/shift.removed-so",
    "A card is shifted only where shift, or something else that says so, has removed it from the game.",
    cites=(f"{_SHIFT}#5",),
    belief="every card that is removed from the game is shifted",
)

SHIFTED_WHILE_THERE = Rule(
    "remix/shift.while-there",
    "A shifted card is shifted only until it leaves the zone of what is removed from the game.",
    cites=(f"{_SHIFT}#5", f"{_SHIFT}#8"),
    belief="a card that was shifted once is shifted for good, wherever it goes",
)

SHIFTED_HAS_SHIFT = Rule(
    "remix/shift.has-shift",
    "A card has the keyword shift as long as it is shifted.",
    cites=(f"{_SHIFT}#7", f"{_SHIFT}#8"),
    belief="a shifted card that doesn't print shift stays where it is",
)

IS_SHIFTED_WITHOUT_COUNTERS = Rule(
    "remix/shift.no-counters",
    "A shifted card stays shifted without a shift counter.",
    cites=(f"{_SHIFT}#6",),
    belief="a card whose last shift counter comes off is shifted no longer",
)


@rule(
    "remix/shift.most-counters", f"{_SHIFT}#16", misreading=lambda counters, cost: True, belief="shift counters pile up"
)
def has_room_for_shift_counter(counters: int, cost: int) -> bool:
    """A shifted card has at most as many shift counters as it costs."""
    return counters < cost


ONLY_SHIFTED_HAVE_COUNTERS = Rule(
    "remix/shift.only-shifted",
    "Only a shifted card can have a shift counter.",
    cites=(f"{_SHIFT}#17",),
    belief="any card can hold shift counters",
)

SHIFTED_IN_IS_UNIQUE = Rule(
    "remix/shift.unique",
    "The uniqueness rule applies to every card that is shifted into play, in whatever way, and to one that substitute puts into play.",
    cites=(f"{_SHIFT}#18", "vs-remix-base/r4.6#3"),
    belief="uniqueness concerns only characters that are recruited",
)

SHIFT_IS_NOT_NEGATED = Rule(
    "remix/shift.not-negated",
    "The effects of the shift powers can't be negated.",
    cites=(f"{_SHIFT}#15", "vs-remix-base/r5.1#3"),
    belief="whatever is on the chain can be negated, the effects of shift as well",
)

KEYWORD_POWER_IS_NO_PAYMENT_POWER = Rule(
    "remix/shift.no-payment-power",
    "“Payment powers” doesn't mean the powers behind keywords.",
    cites=(f"{_SHIFT}#11", f"{_SHIFT}#19", "remix-glossary/evasion#1", "vs-remix-base/r5.3#4"),
    belief="whatever has a cost and an arrow is a payment power, behind a keyword as well",
)

SHIFTING_IS_NOT_RECRUITING = Rule(
    "remix/shift.no-recruit",
    "Removing a card from the game with shift, or adding a shift counter, isn't recruiting.",
    cites=(f"{_SHIFT}#10", "vs-remix-base/r4.6#1", "vs-remix-base/r4.6#2"),
    belief="who pays resource points for a character card recruits it",
)
