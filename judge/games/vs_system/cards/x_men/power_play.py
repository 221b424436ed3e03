"""Power Play

Play only if at least three hidden Hellfire Club characters are under your control.
As the next phase starts, you gain control of the initiative.
For the rest of this game you can't play plot twists.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    DRAW,
    IN_HIDDEN_AREA,
    NOTHING,
    OPPONENT,
    PLOT_TWISTS,
    UNTIL_IT_HAS_TRIGGERED,
    YOURS,
    AtLeast,
    Bans,
    Count,
    GainInitiative,
    Played,
    PlotTwist,
    RuledBy,
    Sequence,
    Static,
    affiliated,
    lasting,
    start_of,
    whenever,
)

ruled = RuledBy("x-men/power-play")

_GAIN = ruled(2,
    GainInitiative(),
    misread=GainInitiative().then(lasting(whenever(start_of(None)) >> GainInitiative(OPPONENT), UNTIL_IT_HAS_TRIGGERED)),
    belief="the initiative is yours for that phase, and then it goes back")  # fmt: skip

_GAIN_LATER = ruled(2,
    lasting(
        whenever(start_of(ruled(2, None, misread=DRAW, belief="you gain the initiative only as the next turn starts"))) >> _GAIN,
        UNTIL_IT_HAS_TRIGGERED),
    misread=GainInitiative(), belief="you have the initiative as soon as Power Play resolves")  # fmt: skip

_NO_MORE = lasting(
    Static(change=Bans("play"), on=PLOT_TWISTS & YOURS),
    ruled(1, None, misread="turn", belief="the ban on plot twists ends with the turn"),
)

_BAN = ruled(1,
    _NO_MORE, misread=lasting(whenever(start_of(None)) >> _NO_MORE, UNTIL_IT_HAS_TRIGGERED),
    belief="the ban, too, waits for the next phase")  # fmt: skip

POWER_PLAY = PlotTwist(
    name="Power Play", entry=ruled.entry,
    powers=(
        Played(
            only=(AtLeast(Count(CHARACTERS & YOURS & IN_HIDDEN_AREA & affiliated("Hellfire Club")), 3),),
            cost=ruled(1, NOTHING, misread=_NO_MORE, belief="the ban begins as Power Play is played"),
            effect=Sequence(_GAIN_LATER, _BAN),
        ),
    ),
)  # fmt: skip
