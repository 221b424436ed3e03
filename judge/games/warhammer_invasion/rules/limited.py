"""Rules about the keyword Limited."""

from __future__ import annotations

from judge.engine.rules import Rule

ONE_LIMITED_A_TURN = Rule(
    "wi/limited.one",
    "A player plays no more than one card with Limited in a turn.",
    cites=("warhammer-invasion-base/b8.3#1",),
    belief="Limited says how many copies a deck may have, and nothing of playing them",
)

LIMITED_WHATEVER_TITLE = Rule(
    "wi/limited.any-title",
    "A card with Limited that was played keeps back every other one in that turn, whatever its title.",
    cites=("warhammer-invasion-base/b8.3#1",),
    belief="a card with Limited keeps back other copies of it only",
    is_routine=True,
)

LIMITED_BINDS_EACH_PLAYER = Rule(
    "wi/limited.each-player",
    "Each player may play one card with Limited in a turn.",
    cites=("warhammer-invasion-base/b8.3#1",),
    belief="in a turn one card with Limited is played at the whole table",
    is_routine=True,
)
