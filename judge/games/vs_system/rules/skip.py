"""Rules about skipped phases."""

from __future__ import annotations

from judge.engine.rules import Rule

_ENTRY = "heralds-of-galactus/silver-surfer-harbinger-of-oblivion"

SKIPPED_PHASE_BEGINS = Rule(
    "vs/skip.begins",
    "A skipped phase doesn't begin: the next phase follows the one before it, and nothing triggers at its start.",
    cites=(f"{_ENTRY}#1", f"{_ENTRY}#4"),
    belief="a skipped phase still begins, there is just no attack in it",
)

EVERYBODY_GOES_WITHOUT_STEP = Rule(
    "vs/skip.everybody",
    "Nobody has a step in a skipped phase.",
    cites=(f"{_ENTRY}#2", f"{_ENTRY}#4"),
    belief="only the player whose effect it was goes without an attack step",
)

SKIPPER_GOES_WITHOUT_STEP = Rule(
    "vs/skip.skipper-too",
    "The player whose effect it was has no step in a skipped phase either.",
    cites=(f"{_ENTRY}#2",),
    belief="only the opponents of the player whose effect it was go without an attack step",
)

SKIP_BINDS_THE_OBLIGED = Rule(
    "vs/skip.obliged",
    "What must attack if able doesn't attack in a phase that is skipped.",
    cites=(f"{_ENTRY}#3",),
    belief="a player whose character must attack if able still gets an attack step",
)
