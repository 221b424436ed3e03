"""Rules about hunted characters."""

from __future__ import annotations

from judge.engine.rules import Rule

_HUNTER = "remix-glossary/hunter"

HUNTED_IS_NOT_HAMPERED = Rule(
    "remix/hunter.nothing-by-itself",
    "Being hunted does nothing by itself.",
    cites=(f"{_HUNTER}#2",),
    belief="a hunted character can't attack",
)

HUNTS_ONE_AT_A_TIME = Rule(
    "remix/hunter.one",
    "A player hunts one character at a time: with the next one the hunt for the one before is over.",
    cites=(f"{_HUNTER}#3", f"{_HUNTER}#4", f"{_HUNTER}#6"),
    belief="a player hunts every character that was chosen for hunter",
)

EACH_PLAYER_HUNTS = Rule(
    "remix/hunter.each-player",
    "Each player hunts a character, whomever the others hunt.",
    cites=(f"{_HUNTER}#3",),
    belief="one character is hunted at a time, by whoever was the last to choose one",
)

LEAVING_PLAY_ENDS_THE_HUNT = Rule(
    "remix/hunter.leaving-play",
    "A character that leaves play is hunted no longer.",
    cites=(f"{_HUNTER}#6", "vs-remix-base/r1.4#2"),
    belief="a hunted character is hunted again as soon as it is back in play",
)

CHANGING_SIDES_ENDS_THE_HUNT = Rule(
    "remix/hunter.changing-sides",
    "A character that no longer opposes its hunter is hunted no longer.",
    cites=(f"{_HUNTER}#6",),
    belief="a player goes on hunting a character that has come under his own control",
)

STUNNED_IS_HUNTED = Rule(
    "remix/hunter.stunned",
    "A hunted character stays hunted while it is stunned.",
    cites=(f"{_HUNTER}#7", "vs-remix-base/r7.2#4"),
    belief="a character that becomes stunned is hunted no longer",
)

POWERLESS_IS_HUNTED = Rule(
    "remix/hunter.powerless",
    "A hunted character stays hunted when it loses its powers.",
    cites=(f"{_HUNTER}#8",),
    belief="being hunted is a power of the character, and lost with the others",
)

HUNT_OUTLIVES_THE_HUNTER = Rule(
    "remix/hunter.no-hunter",
    "A hunted character stays hunted even when no character with hunter is in play.",
    cites=(f"{_HUNTER}#9",),
    belief="the hunt is over when the character with hunter leaves play",
)
