"""Thanos, Protector of the Reality Gem"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.powers import NOTHING
from judge.engine.select import OPPONENTS
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.words.effects import this_turn
from judge.games.vs_system.words.selectors import CHARACTERS

THANOS = Character(
    name="Thanos", version="Protector of the Reality Gem",
    powers=(NOTHING >> this_turn(CHARACTERS & OPPONENTS, Bans("pass")),),
)  # fmt: skip
