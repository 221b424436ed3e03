"""Rules about copying powers."""

from __future__ import annotations

from judge.engine.rules import Rule

NAME_IN_COPIED_POWER_CHANGES = Rule(
    "remix/copy.name",
    "A copied power that names the original character names the one that has gained it.",
    cites=("remix-glossary/copying-powers#1",),
    belief="a copied power is taken word for word: it still speaks of the original character",
)
