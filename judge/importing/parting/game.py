"""Which game a document is on: told by its top, or by the words that only one game has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from judge.importing.parting.layout import CleanLine, frame, pattern

_TOP = 12  # lines with text among which a document says what it is
_FIRST_PAGE, _LOOKED_AT = 40, 400  # lines with text, and characters of each
_GUESSED_FROM = 3000  # lines with text
_FAIR_SHARE = (
    1 / 16
)  # of the lines: of rulings on the game itself ten in a hundred and more have its words, of others at most four
_SEVERAL = 4  # of a game's words: one or two are those of other games, too; lines that name it
_NAMED_SHARE = 0.01  # of the lines
# A game by its name: "Harbour: The Card Game", "Harbour Trading Card Game", "HARBOUR TCG".
_ANOTHER_GAME = re.compile(
    r"(?!(?:The|THE|A|An|This|Each|Any|Official|OFFICIAL)\b)\b[A-Z0-9][\w'’.]*:? (?:(?:The|THE|A) )?"
    r"(?:(?:(?:Living|Trading|Collectible|Customi[sz]able|Expandable|Strategy|Deck[- ]?[Bb]uilding"
    r"|LIVING|TRADING|COLLECTIBLE|CUSTOMI[SZ]ABLE|EXPANDABLE) )?(?:Card Game|CARD GAME)|[TCL]CG)\b"
)


def guess_game(lines: Sequence[CleanLine], own: Mapping[str, str] | None = None) -> str:
    """The game that the top of the document names by its whole name, else the one of which words that no other game has stand in a fair
    share of its lines, several of them; "" if none do, or the top names another game.

    A name comes first: a variant of a game speaks like the game.

    :param own: the names of the games of the user's own, by id.
    """
    contents = [line.plain for line in lines if line.plain]
    games = frame().games
    for text in contents[:_TOP]:
        named = [game for game, form in games.items() if pattern(form.name).search(text)]
        named += [game for game, name in (own or {}).items() if _names(text, name)]
        if len(named) == 1:
            return named[0]
    if any(_ANOTHER_GAME.search(text[:_LOOKED_AT]) for text in contents[:_FIRST_PAGE]):
        return ""
    told = contents[:_GUESSED_FROM]
    counts = Counter(game for text in told for game in games if pattern(games[game].name).search(text))
    if len(counts) == 1 and counts.total() >= max(_SEVERAL, _NAMED_SHARE * len(told)):
        return next(iter(counts))
    counts.clear()
    found: dict[str, set[str]] = {}
    for game, form in games.items():
        for text in told if form.words else ():
            if words := pattern(form.words).findall(text):
                counts[game] += 1
                found.setdefault(game, set()).update(word.lower() for word in words)
    best = counts.most_common(1)
    is_told = best and best[0][1] >= _FAIR_SHARE * len(told) and len(found[best[0][0]]) >= _SEVERAL
    return best[0][0] if is_told else ""


def _names(text: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None
