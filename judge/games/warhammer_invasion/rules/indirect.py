"""Rules about indirect damage."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/indirect.burning", "warhammer-invasion/indirect-damage#1", misreading=lambda is_burning: True,
      belief="indirect damage can be put where it no longer hurts, into a burning zone")  # fmt: skip
def takes_indirect(is_burning: bool) -> bool:
    """A burning zone can't have indirect damage assigned to it."""
    return not is_burning


@rule("wi/indirect.unit-limit", "warhammer-invasion/indirect-damage#2", misreading=lambda needed, total: total,
      belief="all indirect damage may be heaped on one unit")  # fmt: skip
def most_for_unit(needed: int, total: int) -> int:
    """A unit can be assigned at most the indirect damage that would destroy it."""
    return needed


@rule("wi/indirect.toughness", "warhammer-invasion/indirect-damage#3", misreading=lambda left, toughness: left,
      belief="Toughness doesn't change how much indirect damage a unit can be assigned")  # fmt: skip
def needed_to_destroy(left: int, toughness: int) -> int:
    """Toughness is part of what it takes to destroy a unit."""
    return left + toughness


@rule("wi/indirect.section-limit", "warhammer-invasion/indirect-damage#4", misreading=lambda left, total: total,
      belief="one section of the capital can be assigned any amount of indirect damage")  # fmt: skip
def most_for_section(left: int, total: int) -> int:
    """A section can be assigned at most the indirect damage that would burn it."""
    return left
