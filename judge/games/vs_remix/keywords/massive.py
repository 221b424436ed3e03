"""Massive: attacks on the character deal no breakthrough. That it fills its column is in `procedures.massive`."""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.powers import Static
from judge.engine.relations import SELF
from judge.engine.rules import RuledBy
from judge.engine.select import ANY
from judge.games.vs_system.model.board import CAUSE_BREAKTHROUGH
from judge.games.vs_system.words.selectors import CHARACTERS

ruled = RuledBy("remix-glossary/massive")

MASSIVE_POWER = Static(
    change=Bans(
        CAUSE_BREAKTHROUGH,
        by=ruled(
            (6, 7), SELF, misread=~ANY, belief="what is more than a Massive character's DEF breaks through as ever"
        ),
    ),
    on=CHARACTERS,
)
