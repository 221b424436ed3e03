"""Rules about a choice between effects."""

from __future__ import annotations

from judge.engine.rules import Rule

EACH_ASSIGNS_TO_OWN_CAPITAL = Rule(
    "wi/or.own-capital",
    "Each player decides where the damage to his own capital is assigned.",
    cites=("warhammer-invasion/the-word-or#5",),
    belief="the player whose card it is decides where the damage to each capital goes",
)

ANY_OPTION_MAY_BE_PICKED = Rule(
    "wi/or.player-picks",
    'The player who can do both parts of an "or" picks the one that he likes.',
    cites=("warhammer-invasion/the-word-or#1",),
    belief="the second part of an 'or' is only for those who can't do the first",
)

WHO_HAS_THE_CHOICE_PICKS = Rule(
    "wi/or.who",
    'Of an "or" that every player carries out each player picks for himself.',
    cites=("warhammer-invasion/the-word-or#1",),
    belief="the player whose card it is picks for everybody",
)

OPTION_CAN_BE_COMPLETED = Rule(
    "wi/or.complete",
    'Of an "or" a player picks what he is able to resolve completely.',
    cites=("warhammer-invasion/the-word-or#2",),
    belief="a player may pick an option of an 'or' that he can't carry out",
)

IS_LET_OFF = Rule(
    "wi/or.other-one",
    'Who can\'t carry out one option of an "or" has to resolve the other.',
    cites=("warhammer-invasion/the-word-or#3",),
    belief="who can't do one part of an 'or' is let off",
)

ONE_OPTION_IS_TAKEN = Rule(
    "wi/or.no-passing",
    'One of the options of an "or" must be taken.',
    cites=("warhammer-invasion/the-word-or#2", "warhammer-invasion/the-word-or#4"),
    belief="a player may pass over both options",
)
