"""Fifth Dimension

Activate >>> Remove from the game target non-stunned character you control. When the next draw phase starts, put
that card into your front row if it has the printed Revenge Squad affiliation.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ANY,
    CHARACTERS,
    DRAW,
    IS_STUNNED,
    PLAY,
    RECOVERY,
    YOURS,
    Location,
    Move,
    Picked,
    Place,
    Prints,
    PutIntoFrontRow,
    RuledBy,
    affiliated,
    as_next_starts,
    choice,
    remove_from_game,
    target,
)

ruled = RuledBy("x-men/fifth-dimension-errata")

SQUAD = "Revenge Squad"

_THAT_CARD = "the card that was removed"

_CANDIDATES = (
    CHARACTERS
    & ruled(3, YOURS, misread=ANY, belief="an opponent's character can be targeted")
    & ruled(3, ~IS_STUNNED, misread=ANY, belief="a stunned character can be targeted")
)

_REMOVED = ruled(3,
    target(_CANDIDATES, "a character of yours that isn't stunned"),
    misread=choice(_CANDIDATES, name="a character of yours that isn't stunned"),
    belief="the character is chosen as the effect resolves")  # fmt: skip

_RETURNING = Picked(_THAT_CARD) & ruled(2,
    ruled(2, Prints("affiliations", SQUAD), misread=affiliated(SQUAD), belief="an affiliation from a crossover counts, too"),
    misread=ANY, belief="whoever was removed comes back")  # fmt: skip

_COMES_BACK = ruled(4,
    PutIntoFrontRow(_RETURNING, under_your_control=ruled(4, True, misread=False, belief="it comes back into its owner's front row")),
    misread=Move(_RETURNING, PLAY, Place(), under_your_control=True), belief="you choose its row, as in recruiting")  # fmt: skip

FIFTH_DIMENSION = Location(
    name="Fifth Dimension", cost=4, entry=ruled.entry,
    powers=(
        ACTIVATE >> remove_from_game(_REMOVED, remember=_THAT_CARD).then(ruled(4,
            as_next_starts(DRAW, _COMES_BACK),
            misread=as_next_starts(RECOVERY, _COMES_BACK), belief="the card comes back as this turn's recovery phase starts")),
    ),
)  # fmt: skip
