"""Rules about willpower."""

from __future__ import annotations

from judge.engine.rules import Rule, misread
from judge.games.vs_system.rules import willpower as vs

_WILLPOWER = "remix-glossary/willpower"


printed_willpower = vs.printed_willpower.citing(
    f"{_WILLPOWER}#2",
    sentence="A character's willpower is the number of its willpower trait, and 0 without one.",
    belief="the number after the word is how far willpower can be raised: a character begins without any",
    misreading=lambda printed: 0,
    also=(
        misread(
            f"{_WILLPOWER}#3",
            "vs-remix-base/r2.1#3",
            misreading=lambda printed: 1 if printed is None else printed,
            belief="a character without the willpower trait has willpower 1",
        ),
    ),
)

EVERY_CHARACTER_HAS_WILLPOWER = Rule(
    "remix/willpower.every-character",
    "Every character has willpower, with or without the trait.",
    cites=(f"{_WILLPOWER}#1", "vs-remix-base/r2.1#3"),
    belief="a character without the willpower trait has no willpower that an effect could raise",
)

WILLPOWER_CHANGES = Rule(
    "remix/willpower.changes",
    "Effects can raise or lower a character's willpower.",
    cites=(f"{_WILLPOWER}#4",),
    belief="willpower is what is printed, whatever effects say",
)

STUNNED_HAS_NO_WILLPOWER = vs.STUNNED_HAS_NO_WILLPOWER.citing(
    f"{_WILLPOWER}#5", "vs-remix-base/r7.2#3", sentence="The willpower of a stunned character is always 0."
)

WILLPOWER_DOES_NOTHING = vs.WILLPOWER_DOES_NOTHING.citing(f"{_WILLPOWER}#6")

OTHERS_DONT_PAY_WILLPOWER = Rule(
    "remix/willpower.own",
    "A power that costs willpower is paid for with that of its own character.",
    cites=(f"{_WILLPOWER}#7",),
    belief="the willpower of all of a player's characters can be spent together for any power",
)

OTHERS_PAY_AMONG = Rule(
    "remix/willpower.among",
    "Willpower that is paid among characters you control may be that of your other characters.",
    cites=(f"{_WILLPOWER}#7",),
    belief="only the character whose power it is pays with its willpower",
)
