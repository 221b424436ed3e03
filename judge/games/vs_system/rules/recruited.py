"""Rules about what counts as recruited."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("vs/recruited.gone-count", "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#1",
      "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#3", misreading=lambda: False,
      belief="only characters that are still in play count as recruited this turn")  # fmt: skip
def gone_ones_count() -> bool:
    """Characters that you recruited this turn count even if they have left play."""
    return True


@rule("vs/recruited.as-recruited", "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#2",
      misreading=lambda was, is_now: is_now, belief="what counts is what the recruited characters are now")  # fmt: skip
def counts_as_recruited(was: bool, is_now: bool) -> bool:
    """What the characters were as you recruited them decides whether they count."""
    return was
