"""The fact line of a card: type, cost, traits, values, keywords, in this order. What it says, and what is wrong with one.

Only Vs. System and VS Remix print such lines in the corpus; of another game's line no more is known than how its parts are separated.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

SEPARATOR = " · "
KEYWORDS = ("flight", "range")
TYPES = ("Character", "Plot Twist", "Location", "Equipment")
_GAMES = ("vs-system", "vs-remix")

_COST = re.compile(r"cost (\d+|X)")
_VALUES = re.compile(r"(\d+) ATK / (\d+) DEF")
_TRAIT = re.compile(r"[A-Z0-9].*")
_ORDER = ("cost", "trait", "values", "keyword")
# What somebody may have meant who wrote something else.
_MEANT_COST = re.compile(r"(?i).*\bco\w{0,3}ts?\b.*|\W*\d+\W*")
_MEANT_VALUES = re.compile(r"(?i).*\b(?:atk|attack|def|defen[cs]e)\b.*|.*\d\s*/\s*\d.*")
_WRONG_SIGNS = re.compile(r"·|•|\||,|;|\s[-–—]\s")


class FactLine(msgspec.Struct, frozen=True):
    """What a fact line says; None and empty where the source does not say it. ``cost`` is a number or "X"."""

    type: str
    cost: str | None = None
    traits: tuple[str, ...] = ()
    atk: int | None = None
    defense: int | None = None
    keywords: tuple[str, ...] = ()


class Fault(NamedTuple):
    """What is wrong with a fact line, and what mends it."""

    cause: str
    fix: str


def read_facts(text: str) -> FactLine:
    """What a fact line says that has no fault.

    >>> read_facts("Character · cost 1 · Doom / Masters of Evil · 5 ATK / 1 DEF · range").traits
    ('Doom', 'Masters of Evil')
    """
    kind, *parts = text.split(SEPARATOR)
    found = {name: [part for part in parts if _kind(part) == name] for name in _ORDER}
    values = _VALUES.fullmatch("".join(found["values"]))
    return FactLine(
        type=kind,
        cost="".join(found["cost"]).removeprefix("cost ") or None,
        traits=tuple(trait for part in found["trait"] for trait in part.split(" / ")),
        atk=int(values[1]) if values else None,
        defense=int(values[2]) if values else None,
        keywords=tuple(found["keyword"]),
    )


def faults(text: str, game: str) -> Iterator[Fault]:
    """What is wrong with the fact line of a card of a game."""
    kind, *parts = text.split(SEPARATOR)
    if sign := next((match[0].strip() for part in (kind, *parts) if (match := _WRONG_SIGNS.search(part))), None):
        yield Fault(f"its parts are separated by '{sign}'", "write ' · ' between them, and none at the end")
        return
    if game not in _GAMES:
        return
    if kind not in TYPES:
        yield Fault(f"'{kind}' is no type of card", f"begin with {', '.join(TYPES[:-1])} or {TYPES[-1]}")
    kinds = []
    for part in parts:
        if name := _kind(part):
            kinds.append(name)
        else:
            yield _misshapen(part)
    if len(kinds) < len(parts):
        return
    ranks = [_ORDER.index(name) for name in kinds]
    if ranks != sorted(ranks) or kinds.count("cost") > 1 or kinds.count("values") > 1 or len(set(parts)) < len(parts):
        yield Fault("its parts are out of order, or one stands twice", "write type, cost, traits, values, keywords")
    if "values" in kinds and kind in TYPES[1:]:
        yield Fault(f"a {kind} has no ATK and DEF", "correct the type, or leave them out")
    if "values" in kinds and kind == TYPES[0] and "cost" not in kinds:
        yield Fault("it states ATK and DEF, but no cost", "write 'cost 5' behind the type")


def odd_traits(lines: Sequence[tuple[str, str]]) -> Iterator[tuple[int, str, str]]:
    """Traits that most fact lines (each with its game) write otherwise, in signs or capitals: which line, as there, as usual.

    Malformed lines are left out: what their parts are is not known.
    """
    sound = ((n, text) for n, (text, game) in enumerate(lines) if game in _GAMES and not any(faults(text, game)))
    printed = [(n, trait) for n, text in sound for trait in read_facts(text).traits]
    usual: dict[str, str] = {}
    for trait, _ in Counter(trait for _, trait in printed).most_common():  # of equals the first that is read
        usual.setdefault(_letters(trait), trait)
    return ((n, trait, other) for n, trait in printed if (other := usual[_letters(trait)]) != trait)


def _letters(trait: str) -> str:
    return "".join(filter(str.isalnum, trait.casefold()))


def _kind(part: str) -> str | None:
    """What a part of a fact line states, by its form; None for a part that has none of the forms."""
    if _COST.fullmatch(part):
        return "cost"
    if _VALUES.fullmatch(part):
        return "values"
    if part in KEYWORDS:
        return "keyword"
    is_other = part.lower() in KEYWORDS or _MEANT_COST.fullmatch(part) or _MEANT_VALUES.fullmatch(part)
    return "trait" if _TRAIT.fullmatch(part) and not is_other else None


def _misshapen(part: str) -> Fault:
    if _MEANT_VALUES.fullmatch(part):
        return Fault(f"'{part}' states no ATK and DEF", "write them like '9 ATK / 10 DEF'")
    if _MEANT_COST.fullmatch(part):
        return Fault(f"'{part}' states no cost", "write it like 'cost 5'")
    return Fault(
        f"'{part}' is neither cost, trait, values nor keyword",
        f"the keywords are {' and '.join(KEYWORDS)}; a trait begins with a capital",
    )
