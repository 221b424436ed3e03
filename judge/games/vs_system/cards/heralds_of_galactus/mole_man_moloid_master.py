"""Mole Man, Moloid Master

Pay 1 resource point >>> Replace one of your plot twists. Target player loses endurance equal to the cost of
the replaced plot twist. Once per turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    ON_RESOLUTION,
    ON_START,
    PLOT_TWISTS,
    YOURS,
    Always,
    Character,
    Exists,
    Link,
    May,
    NumberOf,
    PickPlayer,
    ReplaceResource,
    RuledBy,
    Sequence,
    Whose,
    choice,
    lose,
    names,
    pay_points,
)

ruled = RuledBy("heralds-of-galactus/mole-man-moloid-master")

FACE_UP_TWISTS = PLOT_TWISTS & IN_RESOURCE_ROW & YOURS & ~IS_FACE_DOWN

REPLACED = choice(
    PLOT_TWISTS & IN_RESOURCE_ROW & YOURS & ruled(3, ~IS_FACE_DOWN, misread=ANY, belief="a face-down plot twist card is a plot twist too"),
    when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the plot twist is chosen as the power is used"), name="a plot twist",
)  # fmt: skip

REPLACE = ReplaceResource(
    REPLACED,
    ruled(
        4, Link.IF_YOU_DO, misread=Link.AND, belief="the top card becomes a resource even with no plot twist to replace"
    ),
)

MOLE_MAN = Character(
    name="Mole Man", version="Moloid Master", cost=2, affiliations=names("Doom"), atk=2, defense=3, entry=ruled.entry,
    powers=(
        (pay_points(1) >> Sequence(
            ruled(2, REPLACE, misread=May(REPLACE), belief="the replacement can be declined"),
            lose(NumberOf(REPLACED, "cost"), PickPlayer(Whose.EVERYONES)))).usable(
            ruled(4, Always(), misread=Exists(FACE_UP_TWISTS), belief="without a face-up plot twist the power can't be used"),
            once_per_turn=True),
    ),
)  # fmt: skip
