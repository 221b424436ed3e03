"""Rules about cosmic counters and cosmic text."""

from __future__ import annotations

from judge.engine.rules import Rule
from judge.games.vs_system.rules import cosmic as vs

_COSMIC, _SURGE = "remix-glossary/cosmic", "remix-glossary/cosmic-surge"

COSMIC_TEXT_WORKS = vs.COSMIC_TEXT_WORKS.citing(f"{_COSMIC}#1")

ANY_COUNTER_SWITCHES_IT_ON = vs.ANY_COUNTER_SWITCHES_IT_ON.citing(f"{_COSMIC}#1")

COSMIC_BRINGS_COUNTER = vs.COSMIC_BRINGS_COUNTER.citing(f"{_COSMIC}#2")

BRINGS_COUNTER_UNLESS_SURGE = vs.BRINGS_COUNTER_UNLESS_SURGE.citing(f"{_SURGE}#1", f"{_SURGE}#2", f"{_SURGE}#4")

BEARER_IS_COSMIC = vs.BEARER_IS_COSMIC.citing(f"{_COSMIC}#4")

has_room_for_counter = vs.has_room_for_counter.citing(f"{_COSMIC}#5")

STUN_REMOVES_COUNTER = vs.STUN_REMOVES_COUNTER.citing(
    f"{_COSMIC}#6",
    f"{_COSMIC}#7",
    f"{_SURGE}#1",
    "vs-remix-base/r7.2#2",
    sentence="A character that becomes stunned loses its cosmic counter.",
)

COUNTER_STAYS_FOR_DAMAGE = Rule(
    "remix/cosmic.after-damage",
    "The cosmic counter of a character that becomes stunned comes off only after damage calculations.",
    cites=(f"{_COSMIC}#6",),
    belief="the counter is gone in the very moment of the stun, before the damage is settled",
)

BEARER_IS_NOT_STUNNED = vs.BEARER_IS_NOT_STUNNED.citing(f"{_COSMIC}#2", f"{_COSMIC}#3", f"{_COSMIC}#7", f"{_SURGE}#6")

HAS_KEYWORDS_UNLESS_STUNNED = vs.HAS_KEYWORDS_UNLESS_STUNNED.citing(
    f"{_COSMIC}#7", f"{_COSMIC}#8", f"{_COSMIC}#9", f"{_COSMIC}#10", "vs-remix-base/r7.2#2"
)

HAS_KEYWORD_AGAIN = vs.HAS_KEYWORD_AGAIN.citing(f"{_COSMIC}#7")

is_cosmic = vs.is_cosmic.citing(f"{_COSMIC}#8", f"{_COSMIC}#9", f"{_SURGE}#1")

IS_COSMIC_BY_KEYWORD_ALONE = vs.IS_COSMIC_BY_KEYWORD_ALONE.citing(f"{_COSMIC}#9")
