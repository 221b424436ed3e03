"""Blow Hard, Windbag

Whenever Blow Hard attacks a character, the controller of that character moves all characters that player controls
to that player's support row.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    DEFENDING,
    IN_FRONT_ROW,
    ON_START,
    SELF,
    SUPPORT,
    YOU,
    Attacks,
    Character,
    ControllerOf,
    Exists,
    OfPlayers,
    RuledBy,
    TakePositions,
    Triggered,
    names,
)

ruled = RuledBy("x-men/blow-hard-windbag")

_DEFENDING_PLAYER = ControllerOf(DEFENDING, ON_START)

BLOW_HARD = Character(
    name="Blow Hard", version="Windbag", affiliations=names("Morlocks", "Mutant—Energy"), entry=ruled.entry,
    powers=(
        Triggered(
            pattern=Attacks(SELF), condition=Exists(DEFENDING), rechecked=False,
            effect=TakePositions(
                CHARACTERS & OfPlayers(_DEFENDING_PLAYER) & ruled(2,
                    ANY, misread=IN_FRONT_ROW, belief="who stands in the support row already isn't moved"),
                rows=(SUPPORT,),
                who=ruled(3, _DEFENDING_PLAYER, misread=YOU, belief="you arrange the characters of the defending player"),
                any_area=ruled(4, False, misread=True, belief="characters may go from one area to the other on this occasion"),
                at_once=ruled(2, True, misread=False, belief="the characters move one after another"))),
    ),
)  # fmt: skip
