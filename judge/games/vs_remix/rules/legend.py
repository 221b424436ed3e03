"""Rules about legend characters: what "you have recruited another" means."""

from __future__ import annotations

from judge.engine.rules import Rule

_LEGEND = "remix-glossary/legend-characters"

HAS_THE_SAME_NAME = Rule(
    "remix/legend.same-name",
    "“You have recruited another” means another character with the same name.",
    cites=(f"{_LEGEND}#1",),
    belief="any other character that was recruited will do",
)

YOU_RECRUITED_IT = Rule(
    "remix/legend.you",
    "“You have recruited another” means one that you recruited, and no other player.",
    cites=(f"{_LEGEND}#1",),
    belief="another one that an opponent has recruited counts as well",
)

WHOLE_GAME_COUNTS = Rule(
    "remix/legend.whole-game",
    "“You have recruited another” looks at the whole game.",
    cites=(f"{_LEGEND}#1",),
    belief="only what was recruited this turn counts",
)

COUNTS_FROM_THE_CHAIN_ON = Rule(
    "remix/legend.on-chain",
    "Another character has been recruited once its recruit effect is on the chain.",
    cites=(f"{_LEGEND}#2", "vs-remix-base/r4.4#1"),
    belief="another character has been recruited only once it is in play",
)

COUNTS_WHATEVER_BECAME_OF_IT = Rule(
    "remix/legend.gone",
    "That you have recruited another stays true even if it has left play, or you control it no longer.",
    cites=(f"{_LEGEND}#3",),
    belief="the other one counts only as long as you control it",
)

RETURNED_IS_ANOTHER = Rule(
    "remix/legend.returned",
    "A character that has left play and returned is another than the one that you recruited.",
    cites=(f"{_LEGEND}#4", "vs-remix-base/r1.4#1"),
    belief="the card that returns is the one that you recruited, and no other",
)
