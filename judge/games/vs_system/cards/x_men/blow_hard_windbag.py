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
    Mover,
    OfPlayers,
    RuledBy,
    Triggered,
    move_to_row,
    names,
)

ruled = RuledBy("x-men/blow-hard-windbag")

_DEFENDING_PLAYER = ControllerOf(DEFENDING, ON_START)

BLOW_HARD = Character(
    name="Blow Hard", version="Windbag", affiliations=names("Morlocks"), traits=names("Energy"), entry=ruled.entry,
    powers=(
        Triggered(
            pattern=Attacks(SELF), condition=Exists(DEFENDING), rechecked=False,
            effect=move_to_row(
                CHARACTERS & OfPlayers(_DEFENDING_PLAYER) & ruled(2,
                    ANY, misread=IN_FRONT_ROW, belief="who stands in the support row already isn't moved"),
                SUPPORT, who=Mover.ITS_CONTROLLER,
                picks=ruled(3, None, misread=YOU, belief="you arrange the characters of the defending player"),
                at_once=ruled(2, True, misread=False, belief="the characters move one after another"))),
    ),
)  # fmt: skip
