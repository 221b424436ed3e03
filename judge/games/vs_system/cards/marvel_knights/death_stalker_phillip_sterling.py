"""Death-Stalker, Phillip Sterling

Concealed. (Comes into play hidden.)

Activate >>> Move Death-Stalker to either of your areas, hidden or visible.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import ACTIVATE, HIDDEN, NOTHING, SELF, VISIBLE, Character, RuledBy, move_to_area, names

ruled = RuledBy("marvel-knights/death-stalker-phillip-sterling")

_MOVES = move_to_area(SELF, HIDDEN, VISIBLE)

DEATH_STALKER = Character(
    name="Death-Stalker", version="Phillip Sterling", cost=3, affiliations=names("Crime Lords"), atk=4, defense=5,
    keywords=names("concealed"), entry=ruled.entry,
    powers=(
        ruled(1, ACTIVATE >> _MOVES, misread=ACTIVATE.then(_MOVES) >> NOTHING, belief="he moves as his power is used"),
    ),
)  # fmt: skip
