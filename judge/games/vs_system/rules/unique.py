"""Rules about uniqueness."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.vs_system.model.cards import ARMY


@rule("vs/unique.army-is-the-version", "heralds-of-galactus/6-uniqueness#1",
      misreading=lambda versions, namesakes: ARMY in versions | namesakes,
      belief="a name is either that of Army characters or that of a unique one, never both")  # fmt: skip
def is_army(versions: frozenset[str], namesakes: frozenset[str]) -> bool:
    """A character is Army by its own version: others of its name may be of another kind."""
    return ARMY in versions


@rule("vs/unique.moment", "vs-system:A4.5", "heralds-of-galactus/6-uniqueness#5", "heralds-of-galactus/6-uniqueness#6",
      misreading=lambda arrives: not arrives, belief="the older one goes as soon as the new one is announced and paid for")  # fmt: skip
def applies_as(arrives: bool) -> bool:
    """Uniqueness is applied as the new object arrives (recruited, attached), not as it is announced."""
    return arrives


@rule("vs/unique.army-spared", "heralds-of-galactus/6-uniqueness#2", misreading=lambda old_is_army: True,
      belief="a newcomer removes every object of its name, Army or not")  # fmt: skip
def goes_as_old(old_is_army: bool) -> bool:
    """Only unique objects go: Army versions stay."""
    return not old_is_army


@rule("vs/unique.army-removes-none", "heralds-of-galactus/6-uniqueness#3", misreading=lambda new_is_army: True,
      belief="an Army newcomer removes the non-Army character of its name")  # fmt: skip
def is_newcomer_unique(new_is_army: bool) -> bool:
    """An Army newcomer makes the uniqueness rule do nothing."""
    return not new_is_army


@rule("vs/unique.stunned-equipment", "heralds-of-galactus/6-uniqueness#4", misreading=lambda wearer_is_stunned: not wearer_is_stunned,
      belief="an equipment on a stunned character has lost its text, and with it its uniqueness")  # fmt: skip
def stays_unique(wearer_is_stunned: bool) -> bool:
    """A unique equipment stays unique on a stunned character."""
    return True
