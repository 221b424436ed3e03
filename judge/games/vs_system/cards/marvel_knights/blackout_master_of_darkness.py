"""Blackout, Master of Darkness

Concealed. (Comes into play hidden.)

Discard a card >>> Blackout moves to either of your areas, hidden or visible.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import HIDDEN, NOTHING, SELF, VISIBLE, Character, RuledBy, discard, move_to_area, names

ruled = RuledBy("marvel-knights/blackout-master-of-darkness")

_MOVES = move_to_area(SELF, HIDDEN, VISIBLE)

BLACKOUT = Character(
    name="Blackout", version="Master of Darkness", cost=4, affiliations=names("Underworld"), atk=8, defense=6,
    keywords=names("concealed"), entry=ruled.entry,
    powers=(
        ruled(1, discard() >> _MOVES, misread=discard().then(_MOVES) >> NOTHING, belief="he moves as his power is used"),
    ),
)  # fmt: skip
