"""Rules about several effects of one text."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/effects.all", "warhammer-invasion/multiple-effects#1", misreading=lambda all_possible: all_possible,
      belief="a card does nothing unless all of its effects can be resolved")  # fmt: skip
def resolves_what_it_can(all_possible: bool) -> bool:
    """A card resolves all of its effects that can be resolved."""
    return True


@rule("wi/effects.independent", "warhammer-invasion/multiple-effects#2", misreading=lambda earlier_done: earlier_done,
      belief="where one effect fails, those after it don't happen")  # fmt: skip
def next_happens(earlier_done: bool) -> bool:
    """Without the word "then" one effect may fail and the next still happens."""
    return True


@rule("wi/effects.then", "warhammer-invasion/multiple-effects#3", misreading=lambda earlier_done: True,
      belief="'then' tells only the order of the effects")  # fmt: skip
def then_happens(earlier_done: bool) -> bool:
    """After "then" an effect resolves only if the earlier one has resolved successfully."""
    return earlier_done
