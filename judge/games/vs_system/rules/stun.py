"""Rules about becoming stunned."""

from __future__ import annotations

from judge.engine.rules import Rule, rule


@rule("vs/stun.loss", "vs-system-base/a10.5", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#1",
      "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem#3", "heralds-of-galactus/i-hunger#4",
      misreading=lambda cost, is_invulnerable: cost, belief="invulnerability saves the character, not the endurance")  # fmt: skip
def stun_loss(cost: int, is_invulnerable: bool) -> int:
    """Becoming stunned costs the controller the character's cost; nothing with invulnerability."""
    return 0 if is_invulnerable else cost


INVULNERABLE_BEFORE_THE_STUN = Rule(
    "vs/stun.looks-before",
    "Whether the stun costs endurance is decided by what the character has as it becomes stunned, not by what is left of that.",
    cites=("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#1",),
    belief="what the character has lost by becoming stunned no longer saves its controller",
)
