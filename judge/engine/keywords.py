"""Keywords that a game doesn't know: a word that nothing reads would be ignored in silence."""

from __future__ import annotations

from collections.abc import Set

from judge.nearest import nearest


def refuse_unknown_keywords(card: str, keywords: Set[str], known: Set[str]) -> None:
    """Hold the keywords of a card against those that its game has.

    :raises ValueError: for the first that it doesn't have, with the nearest that it has.
    """
    for keyword in sorted(keywords - known):
        near = nearest(keyword, sorted(known))
        raise ValueError(
            f"{card} has the keyword '{keyword}', which the engine doesn't know; nearest: {', '.join(near) or 'none'}"
        )
