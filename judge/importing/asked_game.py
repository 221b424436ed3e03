"""A game of the user's own, as he names it when he imports, and as the documents in his folder name it already."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

from judge.errors import InputFileError
from judge.importing.parting.framing import in_title_case
from judge.importing.parting.stated import named_in
from judge.rulings.games import fault_of_id, fault_of_name, games_in
from judge.rulings.model import GAMES
from judge.rulings.reader import slugify

_LONGEST_ID = 40  # characters


def own_game_names(folder: Path, game: str | None, name: str | None) -> dict[str, str]:
    """The names of the games of the user's own, by id: those in his folder, and the one that he names.

    :param game: the game that he gives, if he gives one.
    :param name: what he calls it, if he says so.
    :raises InputFileError: if game or name are none, the game is called otherwise already, or a new one has no name.
    """
    there = games_in(folder)
    if game is None:
        if name is not None:
            raise InputFileError("--game-name names no game without --game", "give its id too, e.g. --game my-game")
        return there
    if game in GAMES:
        if name is not None and name != GAMES[game]:
            raise InputFileError(f"'{game}' is {GAMES[game]} already", "leave --game-name out, or give another --game")
        return there
    if fault := fault_of_id(game):
        raise InputFileError(fault, "use small letters, digits and dashes, at most 40: my-game")
    if name is None and game not in there:
        fix = f"games are {', '.join((*GAMES, *there))}; name a new one with --game-name"
        raise InputFileError(f"'{game}' is no game yet", fix)
    if name is None:
        return there
    name = " ".join(name.split())
    if fault := fault_of_name(name):
        raise InputFileError(fault, "write it as its box does, at most 100 signs")
    if there.get(game, name) != name:
        raise InputFileError(
            f"'{game}' is called '{there[game]}' in {folder / game}", "leave --game-name out, or give another --game"
        )
    return {**there, game: name}


def suggested(title: str) -> tuple[str, str] | None:
    """The id and the name of the game that a document's title names; None where it says only what many documents are."""
    name = in_title_case(named_in(title))
    id = slugify(name)[:_LONGEST_ID].strip("-")
    return (id, name) if id and not fault_of_id(id) and not fault_of_name(name) else None


def how_to_name(title: str, file: str) -> str:
    """The command that imports a document of a game that is not known yet, as the document names it."""
    found = suggested(title)
    id, name = found or ("my-game", "My Game")
    return f"judge import {shlex.quote(file)} --game {id} --game-name {json.dumps(name, ensure_ascii=False)}"
