"""Which names fit what was typed: without regard to case, accents and the form of quotes; from the beginning, else from that of a word."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

_PLAIN = {"’": "'", "‘": "'", "“": '"', "”": '"', "—": "-", "–": "-"}
_WORD = re.compile(r"\w+")
_GAP = re.compile(r"\W*\s+")


class Candidate(NamedTuple):
    """What may stand in place of the word being typed, and what it is, in a few words."""

    value: str
    about: str = ""


def fold(text: str) -> str:
    """A text as it is compared. It keeps its length: what is found in it is at the same place in the text."""
    if text.isascii():
        return text.lower()
    return "".join(_PLAIN.get(c) or unicodedata.normalize("NFKD", c)[0].lower()[:1] for c in text)


def fitting(candidates: Iterable[Candidate], typed: str, after: str = "") -> list[Candidate]:
    """The candidates that begin with what was typed; where none does, those that have a word which begins with it.

    :param after: what words are looked for behind, e.g. the document of an id.
    """
    wanted = fold(typed)
    folded = [(candidate, fold(candidate.value)) for candidate in candidates]
    if beginning := [candidate for candidate, text in folded if text.startswith(wanted)]:
        return beginning
    wanted = wanted.removeprefix(fold(after))
    return [candidate for candidate, text in folded if _has_word(text, wanted, len(after))]


def _has_word(text: str, wanted: str, start: int = 0) -> bool:
    return any(text.startswith(wanted, word.start()) for word in _WORD.finditer(text, start))


def rests(names: Iterable[Candidate], before: Sequence[str]) -> list[Candidate]:
    """What is left of names once their words ``before`` were typed as words of their own: "Frost, Friend or Foe" behind "emma"."""
    words = _WORD.findall(fold(" ".join(before)))
    if not words:
        return list(names)
    found: dict[str, Candidate] = {}
    for name in names:
        of_name = list(_WORD.finditer(fold(name.value)))
        for n in range(len(of_name) - len(words) + 1):
            here = of_name[n : n + len(words)]
            gap = _GAP.match(name.value, here[-1].end())
            if gap and [word.group() for word in here] == words:
                rest = name.value[gap.end() :]
                found.setdefault(rest, Candidate(rest, name.about or name.value))
    return list(found.values())


def in_common(values: Sequence[str]) -> str:
    """What all values begin with."""
    return os.path.commonprefix(values)  # noqa: RUF071 - letter by letter: these are no paths


def keeps_what_was_typed(values: Sequence[str], typed: str) -> bool:
    """Whether a shell may put what the values have in common in place of what was typed, and all of them still fit."""
    common, wanted = fold(in_common(values)), fold(typed)
    return len(values) == 1 or common.startswith(wanted) or _has_word(common, wanted)
