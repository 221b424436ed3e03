"""Rules about where concealed characters arrive."""

from __future__ import annotations

from judge.engine.rules import Rule

_ENTRY = "heralds-of-galactus/red-shift-rift-walker"

CONCEALED_ARRIVES_HIDDEN = Rule(
    "vs/concealed.arrives-hidden",
    "A character with concealed arrives in the hidden area, recruited or not.",
    cites=(f"{_ENTRY}#7", "marvel-knights/212.5e#3", "marvel-knights/707.9#2"),
    belief="only a recruited character is concealed: one that an effect puts into play arrives in the visible area",
)

OWNER_PICKS_AREA = Rule(
    "vs/concealed.owner-picks-area",
    "For a character with concealed—optional its owner picks the area into which it comes, recruited or not.",
    cites=(f"{_ENTRY}#8",),
    belief="the area of a concealed—optional character is picked only as it is recruited",
)

RECRUITED_CONCEALED_HIDES = Rule(
    "vs/concealed.recruited",
    "A concealed character that is recruited goes to the hidden area.",
    cites=(
        "vs-system-base/a4.4#1",
        "marvel-knights/212.5e#3",
        "marvel-knights/707.9#3",
    ),
    belief="a recruited character arrives in the visible area, concealed or not",
    is_routine=True,
)

OTHERS_ARRIVE_VISIBLE = Rule(
    "vs/concealed.others-arrive-visible",
    "A character without concealed comes into play in the visible area, recruited or not.",
    cites=("marvel-knights/212.5e#2",),
    belief="the area into which a character comes is its owner's choice",
    is_routine=True,
)

CONCEALED_IS_NO_TRIGGER = Rule(
    "vs/concealed.continuous",
    "Concealed is a continuous power: its character is hidden from the moment it comes into play.",
    cites=("marvel-knights/707.9#1",),
    belief="concealed triggers: its character comes into play visible, and players can respond before it hides",
    is_routine=True,
)
