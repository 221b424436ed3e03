"""Words that an expectation names: what can happen in a game, and the states of its objects. A misspelt one would hold whatever happens."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from judge.engine.errors import EngineError
from judge.engine.state import Event
from judge.nearest import nearest


class NoSuchWord(EngineError):
    """An expectation that names what the game doesn't know: nothing could ever fail it, or nothing meet it."""


def hold_word(word: str, known: Collection[str], called: str) -> None:
    """Hold ``word`` against those that are ``known``; ``called`` says what they are.

    :raises NoSuchWord: for any other, with the nearest of them.
    """
    if word not in known:
        near = ", ".join(f"'{other}'" for other in nearest(word, sorted(known)))
        raise NoSuchWord(f"'{word}' is no {called} of this game{f'; nearest: {near}' if near else ''}")


def verbs_of(game: object) -> frozenset[str]:
    """The verbs of all events that ``game`` knows: those of the engine, its own, and those of the game of which it is a variant."""
    rooms = {kind.__module__.rpartition(".")[0] for kind in type(game).__mro__} | {"judge.engine"}
    return frozenset(
        kind.verb for kind in _events(Event) if any(kind.__module__.startswith(f"{room}.") for room in rooms)
    )


def _events(kind: type[Event]) -> Iterator[type[Event]]:
    """The events that are made from ``kind``, and itself."""
    yield kind
    for made in kind.__subclasses__():
        yield from _events(made)
