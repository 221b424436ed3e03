"""Rules about where concealed characters arrive."""

from __future__ import annotations

from judge.engine.rules import Rule

_ENTRY = "heralds-of-galactus/red-shift-rift-walker"

CONCEALED_ARRIVES_HIDDEN = Rule(
    "vs/concealed.arrives-hidden",
    "A character with concealed arrives in the hidden area, recruited or not.",
    cites=(f"{_ENTRY}#7", "marvel-knights/212.5e#3", "marvel-knights/707.9#2", "vs-system-base/a13.14#1"),
    belief="only a recruited character is concealed: one that an effect puts into play arrives in the visible area",
)

CONTROLLER_PICKS_AREA = Rule(
    "vs/concealed.controller-picks-area",
    "For a character with concealed—optional the player under whose control it comes picks the area, recruited or not.",
    cites=(f"{_ENTRY}#8", "vs-system-base/a13.15#1"),
    belief="the area of a concealed—optional character is picked only as it is recruited",
)

RECRUITED_PICKS_AREA = Rule(
    "vs/concealed.recruited-picks",
    "For a concealed—optional character that is recruited its player picks the area, too.",
    cites=(f"{_ENTRY}#8", "vs-system-base/a13.15#1"),
    belief="a concealed—optional character that is recruited always arrives in the visible area",
)

RECRUITED_CONCEALED_HIDES = Rule(
    "vs/concealed.recruited",
    "A concealed character that is recruited goes to the hidden area.",
    cites=(
        "vs-system-base/a4.4#1",
        "marvel-knights/212.5e#3",
        "marvel-knights/707.9#3",
        "vs-system-base/a13.14#1",
    ),
    belief="a recruited character arrives in the visible area, concealed or not",
    is_routine=True,
)

OTHERS_ARRIVE_VISIBLE = Rule(
    "vs/concealed.others-arrive-visible",
    "A character without concealed comes into play in the visible area, recruited or not.",
    cites=("marvel-knights/212.5e#2",),
    belief="the area into which a character comes is its player's choice",
    is_routine=True,
)

CONCEALED_IS_NO_TRIGGER = Rule(
    "vs/concealed.continuous",
    "Concealed is a continuous power: its character is hidden from the moment it comes into play.",
    cites=("marvel-knights/707.9#1",),
    belief="concealed triggers: its character comes into play visible, and players can respond before it hides",
    is_routine=True,
)

OPTIONAL_IS_CONCEALED = Rule(
    "vs/concealed.optional-character",
    "A character with concealed—optional is a character with concealed.",
    cites=("x-men/3.2-character-with-concealed#1", "vs-system-base/a13.15#2"),
    belief="only a character that has to come into play hidden is one with concealed",
)

OPTIONAL_IS_CONCEALED_CARD = Rule(
    "vs/concealed.optional-card",
    "A character card with concealed—optional is a character card with concealed.",
    cites=("x-men/3.2-character-with-concealed#2", "vs-system-base/a13.15#2"),
    belief="a card with concealed—optional isn't one with concealed as long as it isn't in play",
)

CONCEALED_WHEREVER = Rule(
    "vs/concealed.by-keyword",
    "A character with concealed is one that has the keyword, whether it is hidden or visible.",
    cites=("x-men/3.2-character-with-concealed#1",),
    belief="a character with concealed is one that is hidden",
)

CONCEALED_CARD_BY_KEYWORD = Rule(
    "vs/concealed.card-by-keyword",
    "A character card with concealed is one that has the keyword, in play or not.",
    cites=("x-men/3.2-character-with-concealed#2",),
    belief="a card has concealed only in play",
)
