"""X-Treme Maneuver

Play only in your attack step.
Additional cost: exhaust two of your X-Men characters.
Exhaust target character. It can't ready this turn. Its controller loses as much endurance as the character costs.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    IS_EXHAUSTED,
    ON_START,
    YOURS,
    Bans,
    ControllerOf,
    InPhase,
    Link,
    NumberOf,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    Sequence,
    affiliated,
    choice,
    exhaust,
    lose,
    target,
    this_turn,
)

ruled = RuledBy("x-men/x-treme-maneuver")

_WHO = CHARACTERS & ruled(1, ANY, misread=~IS_EXHAUSTED, belief="the target has to be ready")

_TARGET = ruled(
    3,
    target(_WHO),
    misread=choice(_WHO, ON_START),
    belief="who was a legal target once is struck whatever happens in between",
)

_PRICE = exhaust(
    choice(CHARACTERS & YOURS & affiliated("X-Men") & ~IS_EXHAUSTED, least=2, most=2, name="two X-Men characters")
)

X_TREME_MANEUVER = PlotTwist(
    name="X-Treme Maneuver", entry=ruled.entry,
    powers=(
        Played(
            only=(InPhase(COMBAT, ATTACK_STEP, yours=True),),
            cost=_PRICE,
            effect=Sequence(
                exhaust(_TARGET),
                this_turn(_TARGET, Bans("ready")).then(lose(NumberOf(_TARGET, "cost"), ControllerOf(Picked(_TARGET)))),
                ruled(2, Link.AND, misread=Link.IF_YOU_DO, belief="without exhausting anybody nobody loses endurance"),
            ),
        ),
    ),
)  # fmt: skip
