"""Rules about who may attack whom."""

from __future__ import annotations

from judge.engine.rules import misread
from judge.games.vs_system.rules import attack as vs

ATTACKER_IS_NOT_STUNNED = vs.ATTACKER_IS_NOT_STUNNED.citing("vs-remix-base/r6.1#5")

DEFENDER_IS_NOT_STUNNED = vs.DEFENDER_IS_NOT_STUNNED.citing("vs-remix-base/r6.1#5")

defender_is_unprotected = vs.defender_is_unprotected.citing(
    "vs-remix-base/r6.2#1",
    also=(
        misread(
            "vs-remix-base/r6.2#1",
            misreading=lambda is_protected, has_flight: not is_protected,
            belief="flight doesn't help against a protected character",
        ),
    ),
)

CHOSEN_ARE_IN_ATTACK = vs.CHOSEN_ARE_IN_ATTACK.citing("vs-remix-base/r6.1#1")

ATTACK_GOES_ON = vs.ATTACK_GOES_ON.citing("remix-glossary/becoming-an-attacker-or-defender#1", "vs-remix-base/r6.1#2")

ATTACKERS_EXHAUST = vs.ATTACKERS_EXHAUST.citing("vs-remix-base/r6.3#1")
