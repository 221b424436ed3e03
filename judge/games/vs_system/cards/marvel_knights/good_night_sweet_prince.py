"""Good Night, Sweet Prince

Play only if one of your characters is Crime Lords.

The controller of target hidden character moves it to his visible area. It can't gain reinforcement
this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    BE_REINFORCED,
    CHARACTERS,
    IN_HIDDEN_AREA,
    NOTHING,
    VISIBLE,
    YOURS,
    Bans,
    Exists,
    Modify,
    Mover,
    Played,
    PlotTwist,
    Reinforced,
    RuledBy,
    affiliated,
    move_to_area,
    target,
)

ruled = RuledBy("marvel-knights/good-night-sweet-prince")

REVEALED = target(CHARACTERS & IN_HIDDEN_AREA, "hidden character")

GOOD_NIGHT_SWEET_PRINCE = PlotTwist(
    name="Good Night, Sweet Prince", cost=2, entry=ruled.entry,
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & affiliated("Crime Lords")),),
            effect=move_to_area(REVEALED, VISIBLE, who=Mover.ITS_CONTROLLER)
            .then(ruled(1,
                Modify(REVEALED, (Bans(BE_REINFORCED), Bans(Reinforced.verb)),
                       until=ruled(1, "turn", misread=None, belief="the character can't gain reinforcement in later turns, either")),
                misread=NOTHING, belief="a character that was reinforced before can be reinforced again")),
        ),
    ),
)  # fmt: skip
