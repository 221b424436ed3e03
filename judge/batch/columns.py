"""Which columns of a CSV file, or keys of a JSON object, hold a question, its game and its day, however somebody spells them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

QUESTION_FIELDS = ("question", "q")  # the first that there is goes before the other

# By how they are compared: "as_of", "As of", "as-of" and "ASOF" are one name.
_FIELDS = {"question": "question", "q": "q", "game": "game", "asof": "as_of"}
# Unicode's categories of spaces, hyphens, underscores, and what is not seen.
_JOINING = frozenset({"Zs", "Zl", "Zp", "Pd", "Pc", "Cf", "Cc"})
_LONGEST = 40  # letters of a name that are told
_MOST = 8  # names that are told


@lru_cache(256)
def field_of(name: str) -> str | None:
    """What a column or a key of that name holds; None where it is none that is read."""
    if len(name) > _LONGEST:
        return None
    folded = unicodedata.normalize("NFKC", name).casefold()
    return _FIELDS.get("".join(sign for sign in folded if unicodedata.category(sign) not in _JOINING))


def places(names: Sequence[str]) -> dict[str, int]:
    """Where each field stands among the names of columns or keys, for those that are there; two that mean the same :func:`twice` tells."""
    return {field: n for n, name in enumerate(names) if (field := field_of(name))}


def twice(names: Sequence[str]) -> str | None:
    """Why names of columns or keys can't be read: two of them mean the same field. None where they can."""
    seen: dict[str, str] = {}
    for name in names:
        if not (field := field_of(name)):
            continue
        if field in seen:
            return f"'{seen[field]}' and '{name}', which both mean '{field}'"
        seen[field] = name
    return None


class Unused:
    """The names of columns or keys from which nothing is taken, in the order in which they come; only as many as can be told."""

    def __init__(self) -> None:
        self._names: dict[str, None] = {}

    def note(self, names: Iterable[str]) -> None:
        """Note those of the names from which nothing is taken."""
        names = list(names)
        taken = places(names)
        if "question" in taken:
            taken.pop("q", None)
        for n, name in enumerate(names):
            if name.strip() and n not in taken.values() and len(self._names) <= _MOST:
                self._names[name.strip()[: _LONGEST + 1]] = None

    def __str__(self) -> str:
        """The names for a message; empty where there is none."""
        told = [name if len(name) <= _LONGEST else f"{name[:_LONGEST]}…" for name in self._names]
        return ", ".join([*told[:_MOST], *(["and more"] if len(told) > _MOST else [])])
