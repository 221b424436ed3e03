"""Rules about what counts as recruited."""

from __future__ import annotations

from judge.engine.rules import Rule

GONE_CHARACTERS_COUNT = Rule(
    "vs/recruited.gone-count",
    "Characters that you recruited this turn count even if they have left play.",
    cites=(
        "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#1",
        "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#3",
    ),
    belief="only characters that are still in play count as recruited this turn",
)

COUNTS_AS_IT_WAS_RECRUITED = Rule(
    "vs/recruited.as-recruited",
    "What the characters were as you recruited them decides whether they count.",
    cites=("heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn#2",),
    belief="what counts is what the recruited characters are now",
)
