"""Rules about names and identities."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("vs/name.identity-is-none", "heralds-of-galactus/7-doom#1", "heralds-of-galactus/7-doom#2",
      "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#2", misreading=lambda is_name, is_identity: is_name or is_identity,
      belief="the identity behind the diamond is a second name")  # fmt: skip
def is_named(is_name: bool, is_identity: bool) -> bool:
    """A card is named only by its name: its identity is no name of it."""
    return is_name
