"""How players talk, as data: ``corpus/<game>/words.yaml``. Sayings for the game's own terms, nicknames, and what tells the game."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

from judge.errors import Defect
from judge.files.looking import how_to_mend, read_text
from judge.rulings.model import GAMES, Words
from judge.rulings.plain_yaml import YamlError, read_yaml

_PARTS = tuple(name for name in Words.__struct_fields__ if name != "game")
_FIX = "see docs/corpus.md, 'How players talk'"


def read_words(path: Path, titles: set[str], defects: list[Defect], games: Collection[str] = ()) -> Words | None:
    """Read a words file; what breaks its form goes to ``defects``.

    :param titles: the titles of the game's entries and the cards they mention: what ``names`` may give nicknames for.
    :param games: the games of the user's own that there are documents of.
    """
    try:
        text = read_text(path, "utf-8-sig")
        loaded, lines, twice = read_yaml(text)
    except OSError as error:
        defects.append(Defect(path, 1, f"can't be read ({error.strerror or error})", how_to_mend(error)))
        return None
    except UnicodeDecodeError:
        defects.append(Defect(path, 1, "can't be read (not UTF-8)", "save it as UTF-8"))
        return None
    except YamlError as error:
        defects.append(Defect(path, error.line, error.cause, _FIX))
        return None
    try:
        words = msgspec.convert(({} if loaded is None else loaded) | {"game": path.parent.name}, type=Words)
    except (msgspec.ValidationError, TypeError) as error:
        defects.append(Defect(path, 1, f"is not of the form expected ({error})", _FIX))
        return None
    if words.game not in (*GAMES, *games):
        defects.append(
            Defect(path, 1, f"'{words.game}' is no game", f"put it into one of {', '.join((*GAMES, *games))}")
        )
    defects.extend(
        Defect(path, line, f"'{key[-1]}' stands already on line {lines[key]}", "join the two") for key, line in twice
    )
    defects.extend(
        Defect(path, lines[part,], f"unknown part '{part}'", _FIX) for part in loaded or () if part not in _PARTS
    )
    defects.extend(
        Defect(
            path,
            lines["names", name],
            f"'{name}' is the title of no entry of {words.game}",
            "name it as its entry's heading does",
        )
        for name in words.names
        if name not in titles
    )
    defects.extend(
        Defect(path, lines[part, term], f"'{term}' stands for itself", "remove the saying")
        for part, group in (("terms", words.terms), ("families", words.families))
        for term, sayings in group.items()
        if term in sayings
    )
    return words
