"""Rules about cosmic counters and cosmic text."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.vs_system.model.keyword_names import COSMIC, SURGE


@rule("vs/cosmic.text", "heralds-of-galactus/2-cosmic#1", misreading=lambda has_counter: True,
      belief="a character's cosmic text always works")  # fmt: skip
def cosmic_text_works(has_counter: bool) -> bool:
    """Cosmic text works only while a cosmic counter is on the character."""
    return has_counter


@rule("vs/cosmic.arrives", "heralds-of-galactus/2-cosmic#2", misreading=lambda: False,
      belief="a cosmic character has to earn its counter")  # fmt: skip
def cosmic_brings_counter() -> bool:
    """A cosmic character that arrives unstunned carries a cosmic counter."""
    return True


@rule("vs/cosmic.surge-arrives", "heralds-of-galactus/2.1-cosmic-surge#2", "heralds-of-galactus/2.1-cosmic-surge#4",
      misreading=lambda is_surge: True, belief="cosmic—surge brings its counter along like cosmic")  # fmt: skip
def brings_counter_along(is_surge: bool) -> bool:
    """A cosmic—surge character arrives without a counter."""
    return not is_surge


@rule("vs/cosmic.only-cosmic", "heralds-of-galactus/2-cosmic#4", misreading=lambda is_cosmic: True,
      belief="any character can hold a cosmic counter")  # fmt: skip
def may_hold_counter(is_cosmic: bool) -> bool:
    """Only cosmic characters can have a cosmic counter."""
    return is_cosmic


@rule("vs/cosmic.one-counter", "heralds-of-galactus/2-cosmic#5", "heralds-of-galactus/2.1-cosmic-surge#7",
      misreading=lambda counters: True, belief="cosmic counters pile up")  # fmt: skip
def may_get_another(counters: int) -> bool:
    """A character has at most one cosmic counter."""
    return counters < 1


@rule("vs/cosmic.stun-removes", "heralds-of-galactus/2-cosmic#6", "heralds-of-galactus/2-cosmic#8", misreading=lambda: False,
      belief="a cosmic counter stays on a character that becomes stunned")  # fmt: skip
def stun_removes_counter() -> bool:
    """The cosmic counter comes off as its character becomes stunned."""
    return True


@rule("vs/cosmic.none-while-stunned", "heralds-of-galactus/2-cosmic#3", "heralds-of-galactus/2-cosmic#8",
      "heralds-of-galactus/2.1-cosmic-surge#6", misreading=lambda is_stunned: True,
      belief="a character gets its cosmic counter even if it is stunned or arrives stunned")  # fmt: skip
def may_hold_while(is_stunned: bool) -> bool:
    """A stunned character can't have a cosmic counter, and none comes along where one arrives stunned."""
    return not is_stunned


@rule("vs/cosmic.keyword-lost", "heralds-of-galactus/2-cosmic#7", "heralds-of-galactus/2.2-cosmic-characters#3",
      misreading=lambda is_stunned: True, belief="a stunned character is still a cosmic character")  # fmt: skip
def keeps_keywords(is_stunned: bool) -> bool:
    """A stunned character has no keywords: it is not cosmic."""
    return not is_stunned


@rule("vs/cosmic.surge-is-cosmic", "heralds-of-galactus/2.1-cosmic-surge#1", "heralds-of-galactus/2.2-cosmic-characters#1",
      misreading=lambda keywords: COSMIC in keywords, belief="cosmic—surge isn't cosmic")  # fmt: skip
def is_cosmic(keywords: frozenset[str]) -> bool:
    """A character with cosmic or cosmic—surge is a cosmic character, with or without a counter."""
    return bool(keywords & {COSMIC, SURGE})


@rule("vs/cosmic.counter-or-not", "heralds-of-galactus/2.2-cosmic-characters#2",
      misreading=lambda is_cosmic, counters: is_cosmic and counters > 0,
      belief="a character is cosmic only as long as it has its counter")  # fmt: skip
def counts_as_cosmic(is_cosmic: bool, counters: int) -> bool:
    """A character with the keyword is a cosmic character with or without its counter."""
    return is_cosmic
