"""What makes a rule book that of VS Remix: the rules that it has in place of those of Vs. System, and the documents that it cites."""

from __future__ import annotations

import importlib
import pkgutil

from judge.engine.rules import RuleBook, rules_of
from judge.games.vs_remix import rules

DOCUMENTS = ("remix-glossary", "vs-remix-base")

RULES = rules_of(
    importlib.import_module(f"{rules.__name__}.{info.name}") for info in pkgutil.iter_modules(rules.__path__)
)


def of_remix(book: RuleBook) -> RuleBook:
    """``book``, as VS Remix is played by it."""
    return book.replacing(*RULES).citing_only(*DOCUMENTS)
