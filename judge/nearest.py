"""The choices most like what somebody typed: for every "did you mean". Not here: names in a question (`search`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def nearest(text: str, choices: Sequence[str], *, by_words: bool = False) -> tuple[str, ...]:
    """The up to three choices most like ``text``: letter by letter, or ``by_words`` where word order and length say little."""
    from rapidfuzz import fuzz, process, utils

    # Any two texts share some words or letters: what is less alike than this helps nobody.
    scorer, least = (fuzz.WRatio, 65) if by_words else (fuzz.ratio, 45)
    near = process.extract(text, choices, scorer=scorer, processor=utils.default_process, score_cutoff=least, limit=3)
    return tuple(choice for choice, _, _ in near)


def nearest_by_name(text: str, names: Mapping[str, str]) -> tuple[str, ...]:
    """The up to three ids most like ``text``, or whose names are: only the one whose name it is, where there is one.

    :param names: the names, by id.
    """
    asked = " ".join(text.split()).casefold()
    named = tuple(id for id, name in names.items() if name.casefold() == asked)
    if named:
        return named[:1]
    by_form = {form: id for id, name in names.items() for form in (name, name.partition(":")[0], id)}
    return tuple(dict.fromkeys(by_form[form] for form in nearest(text, tuple(by_form))))
