"""The one face of a game: what cards and checks may import, and that no word of card text is forgotten there."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge.engine.nodes import Node
from judge.proving.places import module_name
from judge.store.locations import shipped

PACKAGE = Path(judge.__file__).parent
CHECKED = {path.name for path in (PACKAGE / "checks").iterdir() if path.is_dir()}
GAMES = {
    game: CHECKED & {module_name(path.stem) for path in (shipped("corpus") / game.replace("_", "-")).glob("*.md")}
    for game in ("vs_system", "vs_remix", "warhammer_invasion")
}

# Games that are variants of another: its witnesses and its table are theirs, too, and its scenarios are replayed.
VARIES = {"vs_remix": "vs_system"}


def imported(path: Path) -> Iterator[str]:
    """The modules of this package that a module imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("judge"):
            yield node.module


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_checks_import_the_game_s_face_alone(game: str) -> None:
    """Besides it: the cards themselves, and for checks the witnesses, the table, and the scenarios that they replay."""
    own = (f"judge.games.{game}.dsl", f"judge.games.{game}.cards.")
    for path in (PACKAGE / "games" / game / "cards").rglob("*.py"):
        assert [name for name in imported(path) if not name.startswith(own)] == [], path
    of_checks = (
        *own,
        *(f"judge.checks.witnesses.{known}" for known in (game, VARIES.get(game, game))),
        *(f"judge.checks.{doc}" for doc in GAMES.get(VARIES.get(game, ""), ())),
        *(f"judge.proving.tables.{known}" for known in (game, VARIES.get(game, game))),
        "judge.proving.tables.plain_cards",
        "judge.proving.pieces",
    )
    folders = [PACKAGE / "checks" / doc for doc in GAMES[game]]
    for path in [
        *(path for folder in folders for path in folder.glob("*.py")),
        *(PACKAGE / "checks" / "witnesses").glob(f"{game}*.py"),
    ]:
        assert [name for name in imported(path) if not name.startswith(of_checks)] == [], path


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_card_text_stands_there(game: str) -> None:
    face = importlib.import_module(f"judge.games.{game}.dsl")
    assert len(face.__all__) == len(set(face.__all__))
    assert [name for name in face.__all__ if not hasattr(face, name)] == []
    for room in ("words", "keywords"):
        folder = PACKAGE / "games" / game / room
        for info in pkgutil.iter_modules([str(folder)] if folder.is_dir() else []):
            module = importlib.import_module(f"judge.games.{game}.{room}.{info.name}")
            words = {
                name
                for name, value in vars(module).items()
                if inspect.isclass(value) and issubclass(value, Node) and value.__module__ == module.__name__
                if not name.startswith("_")
            }
            assert words <= set(face.__all__), module.__name__
