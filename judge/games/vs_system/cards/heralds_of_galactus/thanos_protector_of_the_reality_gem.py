"""Thanos, Protector of the Reality Gem"""

from __future__ import annotations

from judge.games.vs_system.dsl import CHARACTERS, NOTHING, OPPONENTS, Bans, Character, this_turn

THANOS = Character(
    name="Thanos", version="Protector of the Reality Gem",
    powers=(NOTHING >> this_turn(CHARACTERS & OPPONENTS, Bans("pass")),),
)  # fmt: skip
