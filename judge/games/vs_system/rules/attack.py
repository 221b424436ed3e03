"""Rules about who may attack whom."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.vs_system.model.board import FRONT, SUPPORT


@rule("vs/attack.ready", "vs-system:A8.2", "heralds-of-galactus/5-attack-if-able#2", misreading=lambda is_exhausted: True,
      belief="an exhausted character can attack")  # fmt: skip
def attacker_is_ready(is_exhausted: bool) -> bool:
    """An attacker must be ready."""
    return not is_exhausted


@rule("vs/attack.unstunned", "vs-system:A8.2", "heralds-of-galactus/5-attack-if-able#2", misreading=lambda is_stunned: True,
      belief="a stunned character can attack")  # fmt: skip
def attacker_is_not_stunned(is_stunned: bool) -> bool:
    """An attacker must not be stunned."""
    return not is_stunned


@rule("vs/attack.range", "vs-system:A8.2", "heralds-of-galactus/5-attack-if-able#2", misreading=lambda row, has_range: True,
      belief="a character in the support row can attack without range")  # fmt: skip
def attacker_reaches(row: str | None, has_range: bool) -> bool:
    """An attacker stands in the front row, or in the support row with range."""
    return row == FRONT or (row == SUPPORT and has_range)


@rule(
    "vs/attack.opposing",
    "vs-system:A8.3",
    misreading=lambda is_opposing: True,
    belief="you may attack your own characters",
)
def defender_is_opposing(is_opposing: bool) -> bool:
    """A defender is an opponent's character."""
    return is_opposing


@rule("vs/attack.defender-unstunned", "vs-system:A8.3m", misreading=lambda is_stunned: True,
      belief="a stunned character can be attacked")  # fmt: skip
def defender_is_not_stunned(is_stunned: bool) -> bool:
    """A stunned character can't be attacked."""
    return not is_stunned


@rule("vs/attack.hidden", "vs-system:A8.3", "marvel-knights/601.3e#1", misreading=lambda is_hidden: False,
      belief="a hidden character can be attacked by anybody")  # fmt: skip
def is_out_of_sight(is_hidden: bool) -> bool:
    """A hidden character can't be attacked."""
    return is_hidden


@rule("vs/attack.sees-hidden", "marvel-knights/601.3e#2", misreading=lambda says_so: False,
      belief="nothing lets a hidden character be attacked")  # fmt: skip
def reaches_hidden(says_so: bool) -> bool:
    """A character whose text says so can attack hidden characters."""
    return says_so


@rule("vs/attack.protected", "vs-system:A8.3", "vs-system:A8.4", misreading=lambda is_protected, has_flight: True,
      belief="the support row can be attacked freely")  # fmt: skip
def defender_is_unprotected(is_protected: bool, has_flight: bool) -> bool:
    """A protected character can't be attacked, except with flight."""
    return not is_protected or has_flight


@rule("vs/attack.player", "vs-system:A8.5", misreading=lambda open_characters: True,
      belief="a player can be attacked past his characters")  # fmt: skip
def player_is_open(open_characters: int) -> bool:
    """A player can be attacked only without a visible character that isn't stunned."""
    return open_characters == 0


@rule(
    "vs/attack.team",
    "vs-system:A8.6",
    misreading=lambda shared: True,
    belief="any characters can team up in an attack",
)
def team_shares(shared: bool) -> bool:
    """Team attackers share an affiliation."""
    return shared


@rule("vs/attack.stays-legal", "heralds-of-galactus/alaris-the-outgoing-one#7", misreading=lambda could_be_proposed: could_be_proposed,
      belief="an attack that could no longer be proposed, since somebody has moved, is called off")  # fmt: skip
def attack_goes_on(could_be_proposed: bool) -> bool:
    """An attack that was legal stays legal, whatever positions its characters come to have."""
    return True
