"""Rules about who may attack, and what may be attacked."""

from __future__ import annotations

from judge.engine.rules import Rule, rule
from judge.games.vs_system.model.board import FRONT, SUPPORT

ATTACKER_IS_READY = Rule(
    "vs/attack.ready",
    "An attacker must be ready.",
    cites=("vs-system-base/a8.2", "heralds-of-galactus/5-attack-if-able#2"),
    belief="an exhausted character can attack",
)

ATTACKER_IS_NOT_STUNNED = Rule(
    "vs/attack.unstunned",
    "An attacker must not be stunned.",
    cites=("vs-system-base/a8.2", "heralds-of-galactus/5-attack-if-able#2"),
    belief="a stunned character can attack",
)


@rule("vs/attack.range", "vs-system-base/a8.2", "heralds-of-galactus/5-attack-if-able#2", misreading=lambda row, has_range: True,
      belief="a character in the support row can attack without range")  # fmt: skip
def attacker_reaches(row: str | None, has_range: bool) -> bool:
    """An attacker stands in the front row, or in the support row with range."""
    return row == FRONT or (row == SUPPORT and has_range)


DEFENDER_IS_OPPOSING = Rule(
    "vs/attack.opposing",
    "A defender is an opponent's character.",
    cites=("vs-system-base/a8.3",),
    belief="you may attack your own characters",
)

DEFENDER_IS_NOT_STUNNED = Rule(
    "vs/attack.defender-unstunned",
    "A stunned character can't be attacked.",
    cites=("vs-system-base/a8.3",),
    belief="a stunned character can be attacked",
)

DEFENDER_IS_OUT_OF_SIGHT = Rule(
    "vs/attack.hidden",
    "A hidden character can't be attacked.",
    cites=("vs-system-base/a8.3", "marvel-knights/601.3e#1"),
    belief="a hidden character can be attacked by anybody",
)

ATTACKER_SEES_HIDDEN = Rule(
    "vs/attack.sees-hidden",
    "A character whose text says so can attack hidden characters.",
    cites=("marvel-knights/601.3e#2",),
    belief="nothing lets a hidden character be attacked",
)


@rule("vs/attack.protected", "vs-system-base/a8.3", "vs-system-base/a8.4", misreading=lambda is_protected, has_flight: True,
      belief="the support row can be attacked freely")  # fmt: skip
def defender_is_unprotected(is_protected: bool, has_flight: bool) -> bool:
    """A protected character can't be attacked, except with flight."""
    return not is_protected or has_flight


@rule("vs/attack.player", "vs-system-base/a8.5", misreading=lambda open_characters: True,
      belief="a player can be attacked past his characters")  # fmt: skip
def player_is_open(open_characters: int) -> bool:
    """A player can be attacked only without a visible character that isn't stunned."""
    return open_characters == 0


TEAM_SHARES_AFFILIATION = Rule(
    "vs/attack.team",
    "Team attackers share an affiliation.",
    cites=("vs-system-base/a8.6",),
    belief="any characters can team up in an attack",
)

ATTACK_GOES_ON = Rule(
    "vs/attack.stays-legal",
    "An attack that was legal stays legal, whatever positions its characters come to have.",
    cites=("heralds-of-galactus/alaris-the-outgoing-one#7",),
    belief="an attack that could no longer be proposed, since somebody has moved, is called off",
)
