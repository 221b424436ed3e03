"""Rules about characters that an effect makes attackers."""

from __future__ import annotations

from judge.engine.rules import rule

_FLAW = "heralds-of-galactus/exploiting-the-flaw"


@rule("vs/joining.unchecked", f"{_FLAW}#1", misreading=lambda could_be_proposed: could_be_proposed,
      belief="only a character that could attack this defender anyway can be made an attacker")  # fmt: skip
def may_be_made_attacker(could_be_proposed: bool) -> bool:
    """Whether a character could have attacked the defender isn't looked at when an effect makes it an attacker."""
    return True


@rule("vs/joining.stunned", f"{_FLAW}#3", misreading=lambda is_stunned: True,
      belief="an effect makes even a stunned character an attacker")  # fmt: skip
def may_join_attack(is_stunned: bool) -> bool:
    """A stunned character can't become an attacker."""
    return not is_stunned


@rule("vs/joining.attacks", f"{_FLAW}#4", misreading=lambda was_proposed: was_proposed,
      belief="only a character with which an attack is proposed attacks")  # fmt: skip
def counts_as_attacking(was_proposed: bool) -> bool:
    """A character that becomes an attacker attacks, whether it was proposed or an effect made it one."""
    return True


@rule("vs/joining.doesnt-defend", f"{_FLAW}#5", misreading=lambda: True,
      belief="being put into an attack triggers what happens on attacking and what happens on defending")  # fmt: skip
def joining_is_defending() -> bool:
    """A character that becomes an attacker doesn't defend."""
    return False


@rule("vs/joining.team", f"{_FLAW}#6", misreading=lambda is_team_attack, came_later: is_team_attack and not came_later,
      belief="a character that joins later isn't of the team that was proposed")  # fmt: skip
def is_team_attacker(is_team_attack: bool, came_later: bool) -> bool:
    """Every attacker of a team attack is a team attacker, those that join it later as well."""
    return is_team_attack


@rule("vs/joining.removed-stay-exhausted", "vs-system:A9.5", f"{_FLAW}#7", misreading=lambda: True,
      belief="an attacker that is removed from the attack readies, as if it had not attacked")  # fmt: skip
def removed_attackers_ready() -> bool:
    """An attacker that is removed from the attack doesn't ready."""
    return False
