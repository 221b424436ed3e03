"""O-Force"""

from __future__ import annotations

from judge.games.vs_system.dsl import CHARACTERS, OPPONENTS, Bans, Character, Static

# "Attack if able" is a ban on passing, which the game lifts for characters that can't attack or have done so.
O_FORCE = Character(name="O-Force", powers=(Static(change=Bans("pass"), on=CHARACTERS & OPPONENTS),))
