"""Mutant traits as a characteristic of cards. A character with one is a Mutant, which is an item of the same set."""

from __future__ import annotations

TRAITS = "traits"

MUTANT = "Mutant"

MENTAL, ENERGY, PHYSICAL = "Mental", "Energy", "Physical"

MUTANT_TRAITS = frozenset({MENTAL, ENERGY, PHYSICAL})
