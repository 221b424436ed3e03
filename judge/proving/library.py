"""Where the checks are: one package a document, found by the document's id. Nothing is registered at import."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import judge.checks
from judge.engine.rules import Rule, rules_of
from judge.engine.state import Card
from judge.proving.check import Check


@cache
def modules(doc: str) -> tuple[ModuleType, ...]:
    """The modules of a document's checks; none where it has no checks yet."""
    name = f"judge.checks.{doc.replace('-', '_')}"
    if doc.replace("-", "_") not in {info.name for info in pkgutil.iter_modules(judge.checks.__path__) if info.ispkg}:
        return ()
    package = importlib.import_module(name)
    found = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return tuple(importlib.import_module(f"{name}.{module}") for module in found)


def checks(doc: str) -> Iterator[Check]:
    """Every check of a document, module by module in the order in which they are written."""
    for module in modules(doc):
        for value in vars(module).values():
            if isinstance(value, Check) and value.scenario.__module__ == module.__name__:
                yield value


def checks_of(entry: str) -> tuple[Check, ...]:
    """The checks of one entry."""
    return tuple(check for check in checks(entry.partition("/")[0]) if check.entry == entry)


def open_points(doc: str) -> dict[str, str]:
    """The points of a document that no check covers on purpose, each with the reason."""
    return {point: reason for module in modules(doc) for point, reason in getattr(module, "OPEN", {}).items()}


def excuses(doc: str) -> dict[tuple[str, str, str], str]:
    """Arguments of cards that no ruling settles: {(card, argument, value): reason}, "*" standing for any argument or value."""
    return {key: reason for module in modules(doc) for key, reason in getattr(module, "EXCUSES", {}).items()}


def game_rules(game: str) -> tuple[Rule[..., object], ...]:
    """Every rule of a game: `rules/` holds a module for each prefix of their ids."""
    package = importlib.import_module(f"judge.games.{game.replace('-', '_')}.rules")
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return rules_of(importlib.import_module(f"{package.__name__}.{name}") for name in names)


def game_cards(game: str) -> tuple[Card, ...]:
    """Every card that a game's card modules define (not the witnesses that checks make for themselves)."""
    package = importlib.import_module(f"judge.games.{game.replace('-', '_')}.cards")
    names = sorted(info.name for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))
    return tuple(
        card for name in names for card in vars(importlib.import_module(name)).values() if isinstance(card, Card)
    )
