"""Rules about breakthrough that effects modify or forbid, and about what triggers on it. How much there is at first: `conclusion`."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule

_ENTRY = "x-men/5-breakthrough"


def _no_less(amount: int, by: int) -> int:
    return -by if by < 0 else amount + by


def _no_more(amount: int, by: int) -> int:
    return by if by > 0 else amount + by


@rule("vs/breakthrough.modified", f"{_ENTRY}#1", misreading=_no_less,
      belief="a character that 'instead causes 3 less breakthrough' causes 3",
      also=(misread(f"{_ENTRY}#2", misreading=_no_more,
                    belief="a character that 'instead causes 3 additional breakthrough' causes 3"),
            misread(f"{_ENTRY}#3", f"{_ENTRY}#7", misreading=lambda amount, by: max(amount + by, 0),
                    belief="breakthrough that a modifier brings below 1 is 0 for the next modifier, too")))  # fmt: skip
def modified(amount: int, by: int) -> int:
    """A modifier of breakthrough adds to it or takes from it, even below 0."""
    return amount + by


@rule("vs/breakthrough.final", f"{_ENTRY}#3", misreading=lambda amount: amount,
      belief="what modifiers take from breakthrough beyond 0 is endurance gained")  # fmt: skip
def final(amount: int) -> int:
    """Breakthrough that modifiers bring below 1 is 0."""
    return max(amount, 0)


FINAL_AMOUNT_COUNTS = Rule(
    "vs/breakthrough.counted",
    "Powers that trigger on breakthrough go by the final amount.",
    cites=(f"{_ENTRY}#5", f"{_ENTRY}#6"),
    belief="a power that triggers on breakthrough looks at what the attack would cause without modifiers",
)

ALL_MODIFY = Rule(
    "vs/breakthrough.all-modify",
    "All modifiers of one breakthrough apply.",
    cites=(f"{_ENTRY}#7",),
    belief="breakthrough that one modifier has replaced isn't replaced again",
)

NOTHING_IS_NOT_MODIFIED = Rule(
    "vs/breakthrough.nothing",
    "Where an attack causes no breakthrough there is none to modify.",
    cites=(f"{_ENTRY}#4",),
    belief="'3 additional breakthrough' is caused even by an attack that causes none",
    is_routine=True,
)

CANT_CAUSE_IS_NOT_MODIFIED = Rule(
    "vs/breakthrough.cant-cause",
    "No modifier replaces the breakthrough of a character that can't cause any.",
    cites=("x-men/mind-control#1",),
    belief="a character that can't cause breakthrough causes it after all where a modifier adds to it",
)

BREAKTHROUGH_IS_NOT_FIRST = Rule(
    "vs/breakthrough.not-first",
    "Breakthrough and stuns happen at once: what triggers on the one doesn't prevent the other.",
    cites=("x-men/sabretooth-savage-killer#2",),
    belief="breakthrough comes first, and what triggers on it works before anybody is stunned",
    is_routine=True,
)

BREAKTHROUGH_IS_RECKONED_ONCE = Rule(
    "vs/breakthrough.reckoned-once",
    "The breakthrough of an attack isn't reckoned anew after what it triggers.",
    cites=("x-men/stonewall-freedom-force#3", "x-men/crimson-commando-freedom-force#3"),
    belief="an ATK bonus that breakthrough triggers increases that breakthrough",
    is_routine=True,
)

INVULNERABLE_DOESNT_STOP_IT = Rule(
    "vs/breakthrough.invulnerable",
    "An attack on a character with invulnerability causes breakthrough as any other does.",
    cites=("vs-system-base/a13.12#3",),
    belief="invulnerability saves its player the breakthrough as well",
    is_routine=True,
)

BREAKTHROUGH_STAYS = Rule(
    "vs/breakthrough.stays",
    "Breakthrough that has been caused isn't undone.",
    cites=("x-men/silver-sabre-freedom-force#3",),
    belief="a character that can cause no breakthrough this turn hasn't caused that of the attack before either",
    is_routine=True,
)
