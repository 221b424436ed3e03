"""The rooms of a game: imports point one way, so that a reader of one room needs to know only those below it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge.games

GAMES = Path(judge.games.__file__).parent
PACKAGE = judge.games.__name__

# What each room of a game may import of that game, besides itself. The engine is open to all of them.
ALLOWED: dict[str, set[str]] = {
    "model": set(),
    "rules": {"model"},
    "procedures": {"model", "rules"},
    "words": {"model", "rules", "procedures"},
    "keywords": {"model", "rules", "words"},
    "actions": {"model", "rules", "procedures", "words"},
    "dsl": {"model", "words", "keywords"},
    "cards": {"dsl"},
    "game": {"model", "rules", "procedures", "keywords"},
    "book": {"rules"},
}
# Games that are variants of another: its rooms are open to theirs as rooms of their own game are.
VARIES = {"vs_remix": "vs_system"}

MODULES = sorted(path for game in GAMES.iterdir() if game.is_dir() for path in game.rglob("*.py"))


def room_of(module: Path) -> str:
    """The first name below the game: ``vs_system/words/effects.py`` belongs to ``words``, ``vs_system/game.py`` to ``game``."""
    return module.relative_to(GAMES).with_suffix("").parts[1]


def rooms_used(tree: ast.AST, game: str) -> set[str]:
    """The rooms of ``game`` that are imported anywhere in ``tree``; other games count as rooms under their own names."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    inside = (name.removeprefix(f"{PACKAGE}.").split(".") for name in names if name.startswith(f"{PACKAGE}."))
    return {parts[1] if parts[0] in (game, VARIES.get(game)) else parts[0] for parts in inside}


def hidden_imports(tree: ast.AST) -> Iterator[ast.AST]:
    """Imports that don't stand at the head of their module: in a function, or under a condition such as ``TYPE_CHECKING``."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.If, ast.Try)):
            yield from (inner for inner in ast.walk(node) if isinstance(inner, (ast.Import, ast.ImportFrom)))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(GAMES).as_posix())
def test_a_room_imports_only_from_the_rooms_below_it(module: Path) -> None:
    if module.name == "__init__.py" and module.parent.parent == GAMES:
        return
    used = rooms_used(ast.parse(module.read_text(encoding="utf-8")), module.relative_to(GAMES).parts[0])
    assert used <= ALLOWED[room_of(module)] | {room_of(module)}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(GAMES).as_posix())
def test_every_import_stands_at_the_head_of_its_module(module: Path) -> None:
    assert list(hidden_imports(ast.parse(module.read_text(encoding="utf-8")))) == []


def test_every_room_of_every_game_has_its_law() -> None:
    rooms = {room_of(module) for module in MODULES if module.parent.parent != GAMES or module.stem != "__init__"}
    assert rooms == set(ALLOWED)


def test_imports_are_seen_wherever_they_stand() -> None:
    tree = ast.parse(
        f"import {PACKAGE}.first.rules.act\n"
        f"from {PACKAGE}.first.words.effects import stun\n"
        f"from {PACKAGE}.second.model import board\n"
        f"def f():\n    from {PACKAGE}.first.actions import passing\n"
        f"if TYPE_CHECKING:\n    from {PACKAGE}.first import game\n"
    )
    assert rooms_used(tree, "first") == {"rules", "words", "second", "actions", "game"}
    assert len(list(hidden_imports(tree))) == 2
