"""Rules about the two areas of a player: what stands where, and what going from one to the other is not."""

from __future__ import annotations

from judge.engine.rules import Rule

AREAS_ARE_ONES_OWN = Rule(
    "vs/areas.own",
    "Each player has a visible and a hidden area of his own.",
    cites=("marvel-knights/212.5a#2", "marvel-knights/212.5c#1"),
    belief="the players stand in the same areas, so that nobody takes a position in which an opponent's character stands",
    is_routine=True,
)

OTHER_AREA_IS_NO_OTHER_ZONE = Rule(
    "vs/areas.same-zone",
    "An object that goes to the other area stays in its zone: it is the same object, and what was said of it holds.",
    cites=("marvel-knights/212.5a#3",),
    belief="the areas are zones: a character that goes to the other one is a new object, of which nothing said before holds",
    is_routine=True,
)

OTHER_AREA_IS_NO_DEPARTURE = Rule(
    "vs/areas.no-departure",
    "An object that goes to the other area doesn't leave play.",
    cites=("marvel-knights/212.5a#4",),
    belief="a character that goes to the other area leaves play for a moment, and so it leaves the attack",
    is_routine=True,
)

OTHER_AREA_IS_NO_ARRIVAL = Rule(
    "vs/areas.no-arrival",
    "An object that goes to the other area doesn't come into play again.",
    cites=("marvel-knights/212.5a#5",),
    belief="a character that goes to the other area comes into play there",
    is_routine=True,
)

NOBODY_STANDS_BETWEEN = Rule(
    "vs/areas.empty-column",
    "Nothing stands in the empty column between the areas of a player.",
    cites=("marvel-knights/212.5c#3", "marvel-knights/405.3#3"),
    belief="the column between the areas is a column like any other",
    is_routine=True,
)

IS_HERE_OR_THERE = Rule(
    "vs/areas.one-of-two",
    "Every character is hidden or visible, whatever its state.",
    cites=("marvel-knights/701.17#4", "marvel-knights/701.18#2"),
    belief="a stunned character is neither hidden nor visible",
    is_routine=True,
)


HIDDEN_BY_PLACE = Rule(
    "vs/areas.hidden",
    "A character is hidden while it stands in the hidden area.",
    cites=("marvel-knights/701.17#1", "marvel-knights/212.5c#4"),
    belief="only a character with concealed is hidden in the hidden area",
    is_routine=True,
)

VISIBLE_BY_PLACE = Rule(
    "vs/areas.visible",
    "A character is visible while it stands in the visible area.",
    cites=("marvel-knights/701.18#1", "marvel-knights/212.5c#4"),
    belief="a character with concealed is hidden wherever it stands",
    is_routine=True,
)

NEVER_BOTH = Rule(
    "vs/areas.never-both",
    "No character is hidden and visible at the same time.",
    cites=("marvel-knights/701.17#3", "marvel-knights/701.18#2"),
    belief="a character with concealed that stands in the visible area is hidden and visible both",
    is_routine=True,
)
