"""What is printed on a card held against what the engine can use: a word that nothing reads would be ignored in silence.

Not here: what the words and facts of a card are, which is the game's.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Set
from dataclasses import fields
from functools import cache
from typing import Any, cast, get_type_hints

import msgspec

from judge.engine.parts import walk
from judge.engine.rules import Ruled
from judge.engine.state import Card
from judge.nearest import nearest


def refuse_mistakes(card: Card, known: Mapping[str, Set[str]]) -> None:
    """Hold the facts of a card against their types, and the words on it and in its text against those that its game knows.

    :param known: the words of each characteristic whose words are the game's own, such as keywords.
    :raises ValueError: for the first fact of another type, number below zero or unknown word, with the nearest words that the game knows.
    """
    for name, hint in _facts(cast("Hashable", type(card))):
        value = getattr(card, name)
        try:
            msgspec.convert(value, hint, strict=True)
        except msgspec.ValidationError as error:
            why = str(error).lower().replace("null", "none")
            raise ValueError(f"{card.name} has {name}={value!r}: {why}") from None
        if isinstance(value, int) and value < 0:
            raise ValueError(f"{card.name} has {name}={value}; no number on a card is below 0")
    text = list(walk(card.powers))
    for what, words in known.items():
        for word in (*sorted(getattr(card, what, ())), *_words(text, what)):
            if word not in words:
                near = ", ".join(nearest(word, sorted(words))) or "none"
                raise ValueError(
                    f"{card.name} speaks of '{word}', which is none of the {what} of the engine; nearest: {near}"
                )


@cache
def _facts(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a kind of card that are no text, with their types."""
    hints = get_type_hints(kind)
    return tuple((spec.name, hints[spec.name]) for spec in fields(kind) if spec.name != "powers")


def _words(text: Iterable[object], what: str) -> Iterator[str]:
    """The words of characteristic ``what`` that the parts of a text give, take or look for, as ruled and as misread."""
    for part in text:
        if getattr(part, "what", None) == what:
            for name in ("item", "items"):
                yield from (word for word in _readings(getattr(part, name, ())) if isinstance(word, str))


def _readings(value: object) -> Iterator[object]:
    if isinstance(value, Ruled):
        yield from (*_readings(value.reading), *_readings(value.misreading))
    elif isinstance(value, (tuple, frozenset)):
        yield from value
    else:
        yield value
