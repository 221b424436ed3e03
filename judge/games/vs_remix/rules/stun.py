"""Rules about becoming stunned and being stunned."""

from __future__ import annotations

from judge.engine.rules import misread
from judge.games.vs_system.rules import stun as vs

stun_loss = vs.stun_loss.citing(
    "remix-glossary/invulnerability#1",
    "vs-remix-base/r7.1#3",
    belief="invulnerability makes no difference to what a stun costs",
    also=(
        misread(
            "vs-remix-base/r7.1#1",
            misreading=lambda cost, is_invulnerable: 0,
            belief="a stun as such costs no endurance",
        ),
    ),
)

EVERY_STUN_LOSES = vs.EVERY_STUN_LOSES.citing("vs-remix-base/r7.1#1")

LOSS_COMES_WITH_THE_STUN = vs.LOSS_COMES_WITH_THE_STUN.citing("vs-remix-base/r7.1#1")

INVULNERABLE_BEFORE_THE_STUN = vs.INVULNERABLE_BEFORE_THE_STUN.citing("remix-glossary/cosmic#6")

STUNNED_LOSES_POWERS = vs.STUNNED_LOSES_POWERS.citing(
    "remix-glossary/cosmic#10", "vs-remix-base/r5.4#2", "vs-remix-base/r7.2#1"
)

NEW_DEFENDER_IS_NOT_STUNNED = vs.NEW_DEFENDER_IS_NOT_STUNNED.citing(
    "remix-glossary/becoming-an-attacker-or-defender#4", "vs-remix-base/r6.1#5"
)
