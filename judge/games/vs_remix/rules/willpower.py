"""Rules about willpower."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule

_WILLPOWER = "remix-glossary/willpower"


@rule("remix/willpower.printed", f"{_WILLPOWER}#2", misreading=lambda trait: 0,
      belief="the number after the word is how far willpower can be raised: a character begins without any",
      also=(misread(f"{_WILLPOWER}#3", "vs-remix-base/r2.1#3", misreading=lambda trait: 1 if trait is None else trait,
                    belief="a character without the willpower trait has willpower 1"),))  # fmt: skip
def printed_willpower(trait: int | None) -> int:
    """A character's willpower is the number of its willpower trait, and 0 without one."""
    return 0 if trait is None else trait


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

STUNNED_HAS_NO_WILLPOWER = Rule(
    "remix/willpower.stunned",
    "The willpower of a stunned character is always 0.",
    cites=(f"{_WILLPOWER}#5", "vs-remix-base/r7.2#3"),
    belief="a stunned character keeps its willpower, as it keeps ATK and DEF",
)

WILLPOWER_DOES_NOTHING = Rule(
    "remix/willpower.nothing-by-itself",
    "Willpower does nothing on its own.",
    cites=(f"{_WILLPOWER}#6",),
    belief="a character can't attack one of greater willpower",
)

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
