"""Deadly Game

Target hidden Hellfire Club character you control: move it to your visible area. If you do, move to your hidden
area a visible Hellfire Club character you control.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    HIDDEN,
    IN_HIDDEN_AREA,
    ON_RESOLUTION,
    ON_START,
    VISIBLE,
    YOURS,
    Choose,
    InArea,
    Link,
    May,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    Sequence,
    affiliated,
    choice,
    move_to_area,
    target,
)

ruled = RuledBy("x-men/deadly-game")

_CLUB = CHARACTERS & YOURS & affiliated("Hellfire Club")

_COMES_OUT = target(_CLUB & IN_HIDDEN_AREA, "a hidden Hellfire Club character of yours")

_VISIBLE_CLUB = _CLUB & InArea(VISIBLE)

_FREELY = choice(
    ruled(5, _VISIBLE_CLUB, misread=_VISIBLE_CLUB & ~Picked(_COMES_OUT), belief="the character that came out doesn't go back"),
    when=ruled(2, ON_RESOLUTION, misread=ON_START, belief="both characters are chosen as the card is played"),
    name="a visible Hellfire Club character of yours",
)  # fmt: skip

_GOES_IN = ruled(1,
    _FREELY, misread=target(_VISIBLE_CLUB, "a visible Hellfire Club character of yours"),
    belief="the visible character is a second target")  # fmt: skip

_MOVE_OUT = move_to_area(_COMES_OUT, VISIBLE)

_MOVE_IN = move_to_area(_GOES_IN, HIDDEN)

_BOTH_MOVE = Sequence(
    ruled(3, _MOVE_OUT, misread=May(_MOVE_OUT), belief="you may leave the target where it is"),
    ruled(4, _MOVE_IN, misread=May(_MOVE_IN), belief="you may leave your visible characters where they are"),
    Link.IF_YOU_DO,
)

DEADLY_GAME = PlotTwist(
    name="Deadly Game", entry=ruled.entry,
    powers=(
        Played(effect=ruled(2,
            _BOTH_MOVE, misread=Choose(_GOES_IN).then(_BOTH_MOVE), belief="the visible character is chosen before the hidden one moves")),
    ),
)  # fmt: skip
