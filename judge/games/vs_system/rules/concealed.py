"""Rules about where concealed characters arrive."""

from __future__ import annotations

from judge.engine.rules import Rule

_ENTRY = "heralds-of-galactus/red-shift-rift-walker"

CONCEALED_ARRIVES_HIDDEN = Rule(
    "vs/concealed.arrives-hidden",
    "A character with concealed arrives in the hidden area, recruited or not.",
    cites=(f"{_ENTRY}#7",),
    belief="only a recruited character is concealed: one that an effect puts into play arrives in the visible area",
)

OWNER_PICKS_AREA = Rule(
    "vs/concealed.owner-picks-area",
    "For a character with concealed—optional its owner picks the area into which it comes, recruited or not.",
    cites=(f"{_ENTRY}#8",),
    belief="the area of a concealed—optional character is picked only as it is recruited",
)

RECRUITED_PICKS_AREA = Rule(
    "vs/concealed.recruited-picks",
    "For a concealed—optional character that is recruited its owner picks the area, too.",
    cites=(f"{_ENTRY}#8",),
    belief="a concealed—optional character that is recruited always arrives in the visible area",
)

RECRUITED_CONCEALED_HIDES = Rule(
    "vs/concealed.recruited",
    "A concealed character that is recruited goes to the hidden area.",
    cites=("vs-system-base/a4.4#1",),
    belief="a recruited character arrives in the visible area, concealed or not",
    is_routine=True,
)
