"""Where checks, rules and cards are: a path is an id. One package a document, one module an entry; nothing is registered at import."""

from __future__ import annotations

import importlib
import keyword
import pkgutil
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

import judge.checks
from judge.engine.rules import Rule, rules_of
from judge.engine.state import Card
from judge.errors import JudgeError
from judge.proving.check import Check


def module_name(slug: str) -> str:
    """The name of the module that a slug of an id lives in: ``2.1-cosmic-surge`` in ``s2_1_cosmic_surge``."""
    name = "".join(c if c.isascii() and c.isalnum() else "_" for c in slug.lower())
    name = f"s{name}" if name[:1].isdigit() else name
    return f"{name}_" if keyword.iskeyword(name) else name


def document_of(entry: str) -> str:
    """The document that the id of an entry names: ``x-men`` of ``x-men/5-breakthrough``."""
    return entry.partition("/")[0]


@cache
def _names(doc: str) -> frozenset[str]:
    """The modules of a document's checks; none where it has no checks yet."""
    name = module_name(doc)
    documents = {info.name for info in pkgutil.iter_modules(judge.checks.__path__) if info.ispkg}
    if name not in documents:
        bare = [folder for path in judge.checks.__path__ if name and (folder := Path(path) / name).is_dir()]
        if any(path for folder in bare for path in folder.glob("*.py")):
            raise JudgeError(
                f"{bare[0]} is no package, so its checks are not found",
                "put an __init__.py with a docstring into it",
            )
        return frozenset()
    found = importlib.import_module(f"{judge.checks.__name__}.{name}")
    return frozenset(info.name for info in pkgutil.iter_modules(found.__path__))


def modules(doc: str) -> tuple[ModuleType, ...]:
    """The modules of a document's checks, one an entry, in the order of their names."""
    return tuple(_module(doc, name) for name in sorted(_names(doc)))


def _module(doc: str, name: str) -> ModuleType:
    """One module of checks.

    :raises JudgeError: if it can't be imported, which somebody who writes it wants to know in a line.
    """
    module = f"{judge.checks.__name__}.{module_name(doc)}.{name}"
    try:
        return importlib.import_module(module)
    except Exception as error:  # whatever its author wrote
        frames = [
            frame for frame in extract_tb(error.__traceback__) if {"checks", "cards"} & set(Path(frame.filename).parts)
        ]
        cause = f"the checks of {module} can't be imported ({type(error).__name__}: {error})"
        at = f", {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        raise JudgeError(cause, f"mend them{at}") from error


def checks(doc: str) -> Iterator[Check]:
    """Every check of a document, module by module in the order in which they are written; none of an unknown document."""
    return (check for module in modules(doc) for check in _checks_in(module))


def checks_of(entry: str) -> tuple[Check, ...]:
    """The checks of one entry: those of the module that its id names. No other is imported; none of an unknown entry."""
    doc, _, slug = entry.partition("/")
    return tuple(_checks_in(_module(doc, module_name(slug)))) if module_name(slug) in _names(doc) else ()


def _checks_in(module: ModuleType) -> Iterator[Check]:
    return (value for value in vars(module).values() if isinstance(value, Check))


def open_points(doc: str) -> dict[str, str]:
    """The points of a document that no check covers on purpose, each with the reason."""
    return {point: reason for module in modules(doc) for point, reason in getattr(module, "OPEN", {}).items()}


def excuses_of(entry: str) -> dict[str, str]:
    """Arguments of the card of an entry whose other value no ruling speaks of: {"argument=value": reason}."""
    doc, _, slug = entry.partition("/")
    module = _module(doc, module_name(slug)) if module_name(slug) in _names(doc) else None
    return dict(getattr(module, "EXCUSES", {}))


def game_rules(game: str) -> tuple[Rule, ...]:
    """Every rule of a game: `rules/` holds a module for each prefix of their ids.

    :raises ModuleNotFoundError: if there is no such game.
    """
    package = importlib.import_module(f"judge.games.{game.replace('-', '_')}.rules")
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return rules_of(importlib.import_module(f"{package.__name__}.{name}") for name in names)


def game_cards(game: str) -> tuple[Card, ...]:
    """Every card that a game's card modules define (not the witnesses that checks make for themselves).

    :raises ModuleNotFoundError: if there is no such game.
    """
    package = importlib.import_module(f"judge.games.{game.replace('-', '_')}.cards")
    names = sorted(info.name for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))
    cards = (card for name in names for card in vars(importlib.import_module(name)).values() if isinstance(card, Card))
    return tuple({id(card): card for card in cards}.values())


def title_of(card: Card) -> str:
    """A card's printed title."""
    return str(getattr(card, "title", card.name))


def rests_on_doubt(cites: Iterable[str], doubtful: Collection[str]) -> bool:
    """Whether something that cites ``cites`` rests on nothing but uncertain base rules, whose ids are ``doubtful``."""
    cited = list(cites)
    return bool(cited) and all(cite in doubtful for cite in cited)
