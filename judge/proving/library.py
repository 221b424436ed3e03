"""Where checks, rules and cards are: a path is an id. One package a document, one module an entry; nothing is registered at import.

Where the ids of all ``entries`` are given, folders and modules of checks are held against them, too: one that belongs to no entry would
never be looked at.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

import judge.checks
from judge.engine.cite import entry_of
from judge.engine.rules import Rule, rules_of
from judge.engine.state import Card
from judge.errors import JudgeError, NotFoundError
from judge.nearest import nearest
from judge.proving.check import Check
from judge.proving.places import document_of, file_of, module_name, path_of
from judge.sharing import at_work

WITNESSES = "witnesses"  # the one package of judge.checks that holds no document's checks


def _imported(name: str) -> ModuleType:
    """A module by its name. A fork waits for its import, whose lock would stay held in the new process."""
    with at_work:
        return importlib.import_module(name)


@cache
def _names(doc: str) -> frozenset[str]:
    """The modules of a document's checks; none where it has no checks yet."""
    name = module_name(doc)
    if name not in _packages():
        _refuse_bare((Path(path) / name for path in judge.checks.__path__ if name), "checks")
        return frozenset()
    found = _imported(f"{judge.checks.__name__}.{name}")
    return frozenset(info.name for info in pkgutil.iter_modules(found.__path__))


def _packages() -> set[str]:
    return {info.name for info in pkgutil.iter_modules(judge.checks.__path__) if info.ispkg}


def _refuse_bare(folders: Iterable[Path], held: str) -> None:
    """:raises JudgeError: for the first of ``folders`` that holds modules and is no package, so that they are never looked at."""
    for folder in folders:
        if any(folder.glob("*.py")) and not (folder / "__init__.py").is_file():
            raise JudgeError(
                f"{folder} is no package, so its {held} are not found", "put an __init__.py with a docstring into it"
            )


def _refuse_stray(entries: Collection[str]) -> None:
    """:raises NotFoundError: for a package of checks that is called like no document of ``entries``."""
    documents = sorted({module_name(document_of(entry)) for entry in entries})
    for name in sorted(_packages().difference(documents, {WITNESSES})):
        folder = f"{judge.checks.__name__}.{name}".replace(".", "/")
        raise NotFoundError(f"{folder} is called like no document", nearest(name, documents))


def modules(doc: str, entries: Collection[str] | None = None) -> tuple[ModuleType, ...]:
    """The modules of a document's checks, one an entry, in the order of their names.

    :raises JudgeError: for one that can't be imported, and for what is not where its entry's id says.
    """
    if entries is not None:
        _refuse_stray(entries)
    return tuple(_module(doc, name, entries) for name in sorted(_names(doc)))


def _module(doc: str, name: str, entries: Collection[str] | None = None) -> ModuleType:
    """One module of checks, held against its path.

    :raises JudgeError: if it can't be imported, which somebody who writes it wants to know in a line.
    """
    module = f"{judge.checks.__name__}.{module_name(doc)}.{name}"
    try:
        found = _imported(module)
    except Exception as error:  # whatever its author wrote
        frames = [
            frame for frame in extract_tb(error.__traceback__) if {"checks", "cards"} & set(Path(frame.filename).parts)
        ]
        cause = f"the checks of {module} can't be imported ({type(error).__name__}: {error})"
        at = f", {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        raise JudgeError(cause, f"mend them{at}") from error
    hold(found, entries)
    return found


def hold(module: ModuleType, entries: Collection[str] | None = None) -> None:
    """Hold what a module's checks and open points say that they are of against its path, and against the ids of ``entries``.

    :raises JudgeError: where the path is another entry's, or there is no such entry.
    """
    path = file_of(module.__name__)
    named = [("check", check.entry) for check in _checks_in(module)]
    named += [("reason for an open point", point.partition("#")[0]) for point in getattr(module, "OPEN", {})]
    for what, entry in named:
        is_known = entries is None or entry in entries
        if is_known and path_of(entry) == path:
            continue
        holds = f"{path} holds a {what} of '{entry}'"
        fixes = [f"name the entry '{known}'" for known in entries or () if path_of(known) == path][:1]
        if is_known:
            fixes.append(f"move it to {path_of(entry)}")
        if not fixes:
            raise NotFoundError(f"{holds}, which is no entry", nearest(entry, list(entries or ())))
        raise JudgeError(holds, ", or ".join(fixes))


def checks(doc: str, entries: Collection[str] | None = None) -> Iterator[Check]:
    """Every check of a document, module by module in the order in which they are written; none of an unknown document."""
    return (check for module in modules(doc, entries) for check in _checks_in(module))


def checks_of(entry: str, entries: Collection[str] | None = None) -> tuple[Check, ...]:
    """The checks of one entry: those of the module that its id names. No other is imported; none of an unknown entry."""
    doc, _, slug = entry.partition("/")
    return tuple(_checks_in(_module(doc, module_name(slug), entries))) if has_checks(entry) else ()


def has_checks(entry: str) -> bool:
    """Whether an entry has a module of checks. None is imported."""
    doc, _, slug = entry.partition("/")
    return module_name(slug) in _names(doc)


def _checks_in(module: ModuleType) -> Iterator[Check]:
    return (value for value in vars(module).values() if isinstance(value, Check))


def open_points(doc: str, entries: Collection[str] | None = None) -> dict[str, str]:
    """The points of a document that no check covers on purpose, each with the reason."""
    return {point: reason for module in modules(doc, entries) for point, reason in getattr(module, "OPEN", {}).items()}


def excuses_of(entry: str) -> dict[str, str]:
    """Arguments of the card of an entry whose other value no ruling speaks of: {"argument=value": reason}."""
    doc, _, slug = entry.partition("/")
    module = _module(doc, module_name(slug)) if has_checks(entry) else None
    return dict(getattr(module, "EXCUSES", {}))


def game_rules(game: str) -> tuple[Rule, ...]:
    """Every rule of a game: `rules/` holds a module for each prefix of their ids.

    :raises ModuleNotFoundError: if there is no such game.
    """
    package = _imported(f"judge.games.{game.replace('-', '_')}.rules")
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return rules_of(_imported(f"{package.__name__}.{name}") for name in names)


def game_cards(game: str) -> tuple[Card, ...]:
    """Every card that a game's card modules define (not the witnesses that checks make for themselves).

    :raises ModuleNotFoundError: if there is no such game.
    :raises JudgeError: for a folder of cards that is no package.
    """
    package = _imported(f"judge.games.{game.replace('-', '_')}.cards")
    _refuse_bare((folder for path in package.__path__ for folder in sorted(Path(path).glob("*/"))), "cards")
    names = sorted(info.name for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))
    cards = (card for name in names for card in vars(_imported(name)).values() if isinstance(card, Card))
    return tuple({id(card): card for card in cards}.values())


def title_of(card: Card) -> str:
    """A card's printed title."""
    return str(getattr(card, "title", card.name))


def rests_on_doubt(cites: Iterable[str], doubtful: Collection[str]) -> bool:
    """Whether something that cites ``cites`` rests on nothing but uncertain base rules, whose ids are ``doubtful``."""
    cited = list(map(entry_of, cites))
    return bool(cited) and all(cite in doubtful for cite in cited)
