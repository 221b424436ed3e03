"""Rules about skipped phases."""

from __future__ import annotations

from judge.engine.rules import rule

_ENTRY = "heralds-of-galactus/silver-surfer-harbinger-of-oblivion"


@rule("vs/skip.begins", f"{_ENTRY}#1", f"{_ENTRY}#4", misreading=lambda: True,
      belief="a skipped phase still begins, there is just no attack in it")  # fmt: skip
def skipped_phase_begins() -> bool:
    """A skipped phase doesn't begin: the next phase follows the one before it, and nothing triggers at its start."""
    return False


@rule("vs/skip.everybody", f"{_ENTRY}#2", f"{_ENTRY}#4", misreading=lambda is_yours: is_yours,
      belief="only the player whose effect it was goes without an attack step")  # fmt: skip
def goes_without_step(is_yours: bool) -> bool:
    """Nobody has a step in a skipped phase."""
    return True


@rule("vs/skip.obliged", f"{_ENTRY}#3", misreading=lambda has_obliged: not has_obliged,
      belief="a player whose character must attack if able still gets an attack step")  # fmt: skip
def skip_binds(has_obliged: bool) -> bool:
    """What must attack if able doesn't attack in a phase that is skipped."""
    return True
