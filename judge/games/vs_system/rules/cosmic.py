"""Rules about cosmic counters and cosmic text."""

from __future__ import annotations

from judge.engine.rules import Rule, rule
from judge.games.vs_system.model.keyword_names import COSMIC, SURGE

COSMIC_TEXT_WORKS = Rule(
    "vs/cosmic.text",
    "Cosmic text works only while a cosmic counter is on the character.",
    cites=(
        "vs-system-base/a13.16#1",
        "heralds-of-galactus/2-cosmic#1",
    ),
    belief="a character's cosmic text always works",
)

ANY_COUNTER_SWITCHES_IT_ON = Rule(
    "vs/cosmic.any-counter",
    "Cosmic text works with any cosmic counter, whenever the character got it.",
    cites=("heralds-of-galactus/2-cosmic#1",),
    belief="only the counter that a character comes into play with switches its cosmic text on",
)

COSMIC_BRINGS_COUNTER = Rule(
    "vs/cosmic.arrives",
    "A cosmic character that arrives unstunned carries a cosmic counter.",
    cites=(
        "vs-system-base/a13.16#2",
        "heralds-of-galactus/2-cosmic#2",
    ),
    belief="a cosmic character has to earn its counter",
)

BRINGS_COUNTER_UNLESS_SURGE = Rule(
    "vs/cosmic.surge-arrives",
    "A cosmic—surge character arrives without a counter.",
    cites=(
        "vs-system-base/a13.16#3",
        "heralds-of-galactus/2.1-cosmic-surge#2",
        "heralds-of-galactus/2.1-cosmic-surge#4",
    ),
    belief="cosmic—surge brings its counter along like cosmic",
)

BEARER_IS_COSMIC = Rule(
    "vs/cosmic.only-cosmic",
    "Only cosmic characters can have a cosmic counter.",
    cites=("heralds-of-galactus/2-cosmic#4",),
    belief="any character can hold a cosmic counter",
)


@rule("vs/cosmic.one-counter", "heralds-of-galactus/2-cosmic#5", "heralds-of-galactus/2.1-cosmic-surge#7",
      misreading=lambda counters: True, belief="cosmic counters pile up")  # fmt: skip
def has_room_for_counter(counters: int) -> bool:
    """A character has at most one cosmic counter."""
    return counters < 1


STUN_REMOVES_COUNTER = Rule(
    "vs/cosmic.stun-removes",
    "The cosmic counter comes off as its character becomes stunned.",
    cites=(
        "vs-system-base/a13.16#2",
        "heralds-of-galactus/2-cosmic#6",
        "heralds-of-galactus/2-cosmic#8",
        "heralds-of-galactus/2.1-cosmic-surge#1",
        "vs-system-base/a11.2#6",
    ),
    belief="a cosmic counter stays on a character that becomes stunned",
)

BEARER_IS_NOT_STUNNED = Rule(
    "vs/cosmic.none-while-stunned",
    "A stunned character can't have a cosmic counter, and none comes along where one arrives stunned.",
    cites=(
        "vs-system-base/a13.16#2",
        "heralds-of-galactus/2-cosmic#2",
        "heralds-of-galactus/2-cosmic#3",
        "heralds-of-galactus/2-cosmic#8",
        "heralds-of-galactus/2.1-cosmic-surge#6",
    ),
    belief="a character gets its cosmic counter even if it is stunned or arrives stunned",
)

HAS_KEYWORDS_UNLESS_STUNNED = Rule(
    "vs/cosmic.keyword-lost",
    "A stunned character has no keywords: it is not cosmic.",
    cites=(
        "heralds-of-galactus/2-cosmic#7",
        "heralds-of-galactus/2.2-cosmic-characters#1",
        "heralds-of-galactus/2.2-cosmic-characters#2",
        "heralds-of-galactus/2.2-cosmic-characters#3",
        "vs-system-base/a13.6#3",
    ),
    belief="a stunned character is still a cosmic character",
)

HAS_KEYWORD_AGAIN = Rule(
    "vs/cosmic.keyword-back",
    "A character that was stunned is cosmic again as soon as it is not.",
    cites=("heralds-of-galactus/2-cosmic#7",),
    belief="a character that was stunned has lost cosmic for the rest of the turn",
)


@rule("vs/cosmic.surge-is-cosmic", "heralds-of-galactus/2.1-cosmic-surge#1", "heralds-of-galactus/2.2-cosmic-characters#1",
      misreading=lambda keywords: COSMIC in keywords, belief="cosmic—surge isn't cosmic")  # fmt: skip
def is_cosmic(keywords: frozenset[str]) -> bool:
    """A character with cosmic or cosmic—surge is a cosmic character, with or without a counter."""
    return bool(keywords & {COSMIC, SURGE})


KEYWORD_MAKES_COSMIC = Rule(
    "vs/cosmic.by-keyword",
    "Without the keyword a character is no cosmic character, whatever it is called.",
    cites=("heralds-of-galactus/2.2-cosmic-characters#1",),
    belief="a character that has the word cosmic in its version is a cosmic character",
)

IS_COSMIC_BY_KEYWORD_ALONE = Rule(
    "vs/cosmic.counter-or-not",
    "A character with the keyword is a cosmic character with or without its counter.",
    cites=("heralds-of-galactus/2.2-cosmic-characters#2",),
    belief="a character is cosmic only as long as it has its counter",
)
