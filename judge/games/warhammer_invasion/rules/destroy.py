"""Rules about being destroyed."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/destroy.owners-pile", "warhammer-invasion/destroy#1", misreading=lambda owner, controller: controller,
      belief="a destroyed card goes to the discard pile of the player who controlled it")  # fmt: skip
def pile_of_destroyed(owner: str, controller: str) -> str:
    """To destroy a card is to move it from play to its owner's discard pile."""
    return owner


@rule("wi/destroy.not-by-sacrifice", "warhammer-invasion/destroy#2", misreading=lambda: True,
      belief="a unit that is sacrificed is destroyed")  # fmt: skip
def sacrifice_destroys() -> bool:
    """A sacrificed unit hasn't been destroyed."""
    return False


@rule("wi/destroy.is-no-sacrifice", "warhammer-invasion/destroy#3", misreading=lambda: True,
      belief="a unit that is destroyed counts as sacrificed by its controller")  # fmt: skip
def destruction_sacrifices() -> bool:
    """A destroyed unit hasn't been sacrificed."""
    return False
