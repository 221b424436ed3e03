"""A path is an id: who holds the id of an entry, a card or a rule knows the file."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import judge
import judge.checks
import judge.games
from judge import Judge
from judge.engine.rules import Rule
from judge.engine.state import Card
from judge.proving.check import Check
from judge.proving.library import hold
from judge.proving.places import module_name

PACKAGE = Path(judge.__file__).parent
GAMES = ("vs_system", "vs_remix", "warhammer_invasion")
ENTRIES = {row.id for row in Judge.open().entries()}


def modules(package: str) -> Iterator[ModuleType]:
    """Every module below a package, packages left out."""
    found = importlib.import_module(package)
    for info in pkgutil.walk_packages(found.__path__, f"{package}."):
        if not info.ispkg:
            yield importlib.import_module(info.name)


def short(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def slug(title: str) -> str:
    """A title as ids write it: plain letters and digits, everything else a hyphen."""
    decomposed = unicodedata.normalize("NFKD", title.lower())
    plain = "".join(c for c in decomposed if not unicodedata.combining(c)).replace("’", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


CHECKS = [module for module in modules(judge.checks.__name__) if ".witnesses." not in module.__name__]
CARDS = [module for game in GAMES for module in modules(f"judge.games.{game}.cards")]
RULES = [module for game in GAMES for module in modules(f"judge.games.{game}.rules")]


@pytest.mark.parametrize("module", CHECKS, ids=short)
def test_a_module_of_checks_is_called_like_its_entry(module: ModuleType) -> None:
    """The doc is the package, the slug the module; what is open there speaks of the same entry. What is not so is told in a line."""
    hold(module, ENTRIES)
    assert any(isinstance(value, Check) for value in vars(module).values()) or getattr(module, "OPEN", {}), (
        f"{module.__name__} holds neither a check nor a reason why its points have none"
    )


@pytest.mark.parametrize("module", CARDS, ids=short)
def test_a_card_has_a_module_of_its_own_under_its_entry_s_name_or_its_title(module: ModuleType) -> None:
    cards = [card for card in vars(module).values() if isinstance(card, Card)]
    assert len(cards) == 1
    (card,) = cards
    title = str(getattr(card, "title", card.name))
    assert str(module.__doc__).startswith(title)
    assert short(module) == module_name(card.entry.partition("/")[2] if card.entry else slug(title))


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.__name__.split(".", 2)[2])
def test_a_rule_stands_in_the_module_that_its_id_begins_with(module: ModuleType) -> None:
    rules = [rule for rule in vars(module).values() if isinstance(rule, Rule)]
    assert rules
    for rule in rules:
        prefix = rule.id.partition("/")[2].partition(".")[0]
        assert module_name(prefix) == short(module), rule.id


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.__name__.split(".", 2)[2])
def test_only_a_rule_that_computes_is_a_function(module: ModuleType) -> None:
    """A rule that returns a constant, an argument or its negation is data: what it judges stands where it is consulted."""
    for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            returned = node.body[-1].value if len(node.body) == 2 and isinstance(node.body[-1], ast.Return) else node
            inner = returned.operand if isinstance(returned, ast.UnaryOp) else returned
            assert not isinstance(inner, (ast.Constant, ast.Name)), f"{module.__name__}.{node.name}"


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_every_module_says_what_lives_there(path: Path) -> None:
    if path.name == "__main__.py":
        return
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path
    assert not re.search(r"_(a|b|c|later|more|misc|utils?|helpers?|common|other)$", path.stem), path


@pytest.mark.parametrize("part", ["checks", "games"])
def test_every_folder_of_checks_or_cards_is_a_package(part: str) -> None:
    """What lies in a folder that is none is never looked at."""
    folders = {path.parent for path in (PACKAGE / part).rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []
