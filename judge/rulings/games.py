"""The games that documents are of: those that have rulings here, and the user's own, which his documents name in their front matter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from judge.files.looking import read_text
from judge.rulings.digest import DOCUMENT, files_in_games
from judge.rulings.model import GAMES, Document
from judge.rulings.official import FOLDER as OFFICIAL

NAME_KEY = "game_name"  # of the front matter, in a document of a game of the user's own
_LONGEST_ID, _LONGEST_NAME = 40, 100  # characters
_RESERVED = (OFFICIAL, "any")  # the folder of official texts, and what unsets a filter
_HEAD = re.compile(r"---\n(.{1,20000}?)\n---", re.DOTALL)

_own: dict[str, str] = {}


def name_of(game: str) -> str:
    """What a game is called: a shipped one, or one of an index that this process opened; the id of any other.

    Which games a judge knows, it says itself: :attr:`judge.api.Judge.games`.
    """
    return GAMES.get(game) or _own.get(game, game)


def make_known(games: Mapping[str, str]) -> None:
    """Have :func:`name_of` know the games of an index that is opened."""
    _own.update(games)


def own_games(documents: Iterable[Document]) -> dict[str, str]:
    """The names of the games of the user's own that documents are of, by id, in the documents' order."""
    return {document.game: document.game_name for document in documents if document.game_name}


def fault_of_id(game: str) -> str | None:
    """Why a text is no id of a game of the user's own; None where it is one."""
    if game in GAMES:
        return f"'{game}' is {GAMES[game]}"
    if game in _RESERVED:
        return f"'{game}' means something else already"
    if not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", game) or len(game) > _LONGEST_ID:
        return f"'{game}' is no game's id"
    return None


def fault_of_name(name: str) -> str | None:
    """Why a text is no name of a game; None where it is one."""
    if not any(map(str.isalnum, name)) or len(name) > _LONGEST_NAME or "\n" in name:
        return f"'{name[:_LONGEST_NAME]}' is no game's name"
    return None


def games_in(folder: Path) -> dict[str, str]:
    """The games of the user's own in a corpus folder, by id with their names, as their documents' front matter has them.

    A document that can't be read names none: who reads it whole tells why.

    :raises InputFileError: if the folder of a game can't be read.
    """
    found: dict[str, str] = {}
    for path in files_in_games(folder, DOCUMENT):
        game = path.parent.name
        if game in GAMES or game in found or fault_of_id(game):
            continue
        if name := _stated(path):
            found[game] = name
    return found


def _stated(path: Path) -> str:
    from judge.rulings.plain_yaml import YamlError, read_yaml  # a question reads no YAML

    try:
        head = _HEAD.match(read_text(path, "utf-8-sig").replace("\r\n", "\n"))
        keys = read_yaml(head[1]).value if head else None
    except (OSError, UnicodeDecodeError, YamlError):
        return ""
    return str(keys.get(NAME_KEY) or "").strip() if isinstance(keys, dict) else ""
