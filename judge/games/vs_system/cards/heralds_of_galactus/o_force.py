"""O-Force"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.powers import Static
from judge.engine.select import OPPONENTS
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.words.selectors import CHARACTERS

# "Attack if able" is a ban on passing, which the game lifts for characters that can't attack or have done so.
O_FORCE = Character(name="O-Force", powers=(Static(change=Bans("pass"), on=CHARACTERS & OPPONENTS),))
