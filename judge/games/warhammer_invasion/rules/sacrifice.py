"""Rules about sacrificing."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/sacrifice.own", "warhammer-invasion/sacrifice#1", misreading=lambda is_controlled, is_owned: is_owned,
      belief="a player sacrifices the cards that he owns, whoever controls them")  # fmt: skip
def may_be_sacrificed(is_controlled: bool, is_owned: bool) -> bool:
    """A player sacrifices only cards under his own control."""
    return is_controlled


@rule("wi/sacrifice.owners-pile", "warhammer-invasion/sacrifice#2", misreading=lambda owner, controller: controller,
      belief="a sacrificed card goes to the discard pile of the player who sacrificed it")  # fmt: skip
def pile_of_sacrificed(owner: str, controller: str) -> str:
    """A sacrificed card goes to its owner's discard pile."""
    return owner


@rule("wi/sacrifice.stands", "warhammer-invasion/sacrifice#3", misreading=lambda: True,
      belief="an effect that saves a unit from leaving play saves it from being sacrificed")  # fmt: skip
def sacrifice_may_be_prevented() -> bool:
    """No other effect cancels or prevents a sacrifice."""
    return False
