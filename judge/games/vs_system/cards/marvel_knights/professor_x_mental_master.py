"""Professor X, Mental Master

Pay 1 endurance >>> Target opponent discards a card. Use only during the combat phase.

Boost 1: When Professor X comes into play, move target opposing character of cost 8 or less to your front row.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    FRONT,
    OPPONENTS,
    SELF,
    Character,
    EachOf,
    InPhase,
    PickPlayer,
    RuledBy,
    Whose,
    boost,
    comes_into_play,
    cost_at_most,
    discard,
    move_to_row,
    names,
    pay_endurance,
    target,
    whenever,
)

ruled = RuledBy("marvel-knights/professor-x-mental-master")

_MIND = target(CHARACTERS & OPPONENTS & cost_at_most(8), name="opposing character of cost 8 or less")

PROFESSOR_X = Character(
    name="Professor X", version="Mental Master", cost=8, affiliations=names("X-Men"), atk=18, defense=18,
    keywords=names("range"), boost=1, entry=ruled.entry,
    powers=(
        (pay_endurance(1) >> EachOf(PickPlayer(Whose.OPPONENTS), discard())).usable(InPhase(COMBAT)),
        *boost(whenever(comes_into_play(SELF)) >> move_to_row(_MIND, FRONT)),
    ),
)  # fmt: skip
