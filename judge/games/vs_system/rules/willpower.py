"""Rules about willpower."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


@rule("vs/willpower.printed", "vs-system-base/a13.13#1", misreading=lambda printed: 1 if printed is None else printed,
      belief="a character without the keyword willpower has willpower 1",
      also=(misread("vs-system-base/a13.13#1", misreading=lambda printed: 0,
                    belief="the number after willpower is what it costs to use it: a character has none of itself"),))  # fmt: skip
def printed_willpower(printed: int | None) -> int:
    """A character's willpower is the number after the keyword, and 0 without it."""
    return 0 if printed is None else printed


STUNNED_HAS_NO_WILLPOWER = Rule(
    "vs/willpower.stunned",
    "The willpower of a stunned character is 0, whatever would raise it.",
    cites=("vs-system-base/a13.13#3", "vs-system-base/a11.2#7"),
    belief="a stunned character keeps its willpower, as it keeps ATK and DEF",
)

WILLPOWER_DOES_NOTHING = Rule(
    "vs/willpower.nothing-by-itself",
    "Willpower does nothing on its own.",
    cites=("vs-system-base/a13.13#2",),
    belief="a character can't attack one of greater willpower",
    is_routine=True,
)
