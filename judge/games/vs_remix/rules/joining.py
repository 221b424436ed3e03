"""Rules about characters that an effect makes attackers or the defender."""

from __future__ import annotations

from judge.engine.rules import Rule
from judge.games.vs_system.rules import joining as vs

_BECOMING = "remix-glossary/becoming-an-attacker-or-defender"

MAY_BE_MADE_ATTACKER = vs.MAY_BE_MADE_ATTACKER.citing(f"{_BECOMING}#1", "vs-remix-base/r6.1#2")

MAY_BE_MADE_DEFENDER = vs.MAY_BE_MADE_DEFENDER.citing(f"{_BECOMING}#1", "vs-remix-base/r6.1#2")

NEW_ATTACKER_IS_NOT_STUNNED = vs.NEW_ATTACKER_IS_NOT_STUNNED.citing(f"{_BECOMING}#4", "vs-remix-base/r6.1#5")

CANT_ATTACK_IS_CANT_BE_PROPOSED = Rule(
    "remix/joining.cant-attack",
    "Who can't attack just can't be proposed as an attacker: an effect can make it one.",
    cites=(f"{_BECOMING}#2", "vs-remix-base/r6.1#3"),
    belief="a character that can't attack can't become an attacker by any effect",
)

CANT_BE_ATTACKED_IS_CANT_BE_PROPOSED = Rule(
    "remix/joining.cant-be-attacked",
    "Who can't be attacked just can't be proposed as a defender: an effect can make it one.",
    cites=(f"{_BECOMING}#3", "vs-remix-base/r6.1#4"),
    belief="a character that can't be attacked can't become the defender by any effect",
)
