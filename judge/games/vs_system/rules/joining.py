"""Rules about characters that an effect makes attackers."""

from __future__ import annotations

from judge.engine.rules import Rule

_FLAW = "heralds-of-galactus/exploiting-the-flaw"

MAY_BE_MADE_ATTACKER = Rule(
    "vs/joining.unchecked",
    "Whether a character could have attacked the defender isn't looked at when an effect makes it an attacker.",
    cites=(f"{_FLAW}#1",),
    belief="only a character that could attack this defender anyway can be made an attacker",
)

MAY_BE_MADE_DEFENDER = Rule(
    "vs/joining.defender-unchecked",
    "Whether the attackers could attack a character isn't looked at when an effect makes it the defender.",
    cites=("marvel-knights/changing-defenders#2",),
    belief="only a character that the attackers could attack can be made the defender",
    is_routine=True,
)

NEW_ATTACKER_IS_NOT_STUNNED = Rule(
    "vs/joining.stunned",
    "A stunned character can't become an attacker.",
    cites=(f"{_FLAW}#3", "vs-system-base/a11.3#3"),
    belief="an effect makes even a stunned character an attacker",
)

JOINING_IS_ATTACKING = Rule(
    "vs/joining.attacks",
    "A character that becomes an attacker attacks, whether it was proposed or an effect made it one.",
    cites=(f"{_FLAW}#4",),
    belief="only a character with which an attack is proposed attacks",
)

JOINING_IS_DEFENDING = Rule(
    "vs/joining.doesnt-defend",
    "A character that becomes an attacker doesn't defend.",
    cites=(f"{_FLAW}#5",),
    belief="being put into an attack triggers what happens on attacking and what happens on defending",
)

IS_TEAM_ATTACKER = Rule(
    "vs/joining.team",
    "Every attacker of a team attack is a team attacker, those that join it later as well.",
    cites=(f"{_FLAW}#6",),
    belief="a character that joins later isn't of the team that was proposed",
)

REMOVED_ATTACKER_READIES = Rule(
    "vs/joining.removed-stay-exhausted",
    "An attacker that is removed from the attack doesn't ready.",
    cites=("vs-system-base/a9.5#3", f"{_FLAW}#7"),
    belief="an attacker that is removed from the attack readies, as if it had not attacked",
)
