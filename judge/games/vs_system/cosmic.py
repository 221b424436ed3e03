"""Cosmic and cosmic—surge (Heralds of Galactus FAQ 2 to 2.2): the counter, and when the text behind it works."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.conditions import Condition
from judge.engine.effects import AddCounter
from judge.engine.powers import Power, Triggered, gated, whenever
from judge.engine.rules import Points, rule
from judge.engine.select import SELF, Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj
from judge.games.vs_system.scene import DRAW, RECOVERY
from judge.games.vs_system.selectors import CHARACTERS, FACE_DOWN_, IN_PLAY, IS_STUNNED, start_of

COSMIC, SURGE = "cosmic", "cosmic—surge"


@rule("vs/cosmic.text", "heralds-of-galactus/2-cosmic#1", misreading=lambda has_counter: True,
      believing="a character's cosmic text always works")  # fmt: skip
def cosmic_text_works(has_counter: bool) -> bool:
    """Cosmic text works only while a cosmic counter is on the character."""
    return has_counter


@rule("vs/cosmic.arrives", "heralds-of-galactus/2-cosmic#2", misreading=lambda: False,
      believing="a cosmic character has to earn its counter")  # fmt: skip
def cosmic_brings_counter() -> bool:
    """A cosmic character that arrives unstunned carries a cosmic counter."""
    return True


@rule("vs/cosmic.surge-arrives", "heralds-of-galactus/2.1-cosmic-surge#2", "heralds-of-galactus/2.1-cosmic-surge#4",
      misreading=lambda is_surge: True, believing="cosmic—surge brings its counter along like cosmic")  # fmt: skip
def brings_counter_along(is_surge: bool) -> bool:
    """A cosmic—surge character arrives without a counter."""
    return not is_surge


@rule("vs/cosmic.only-cosmic", "heralds-of-galactus/2-cosmic#4", misreading=lambda is_cosmic: True,
      believing="any character can hold a cosmic counter")  # fmt: skip
def may_hold_counter(is_cosmic: bool) -> bool:
    """Only cosmic characters can have a cosmic counter."""
    return is_cosmic


@rule("vs/cosmic.one-counter", "heralds-of-galactus/2-cosmic#5", "heralds-of-galactus/2.1-cosmic-surge#7",
      misreading=lambda counters: True, believing="cosmic counters pile up")  # fmt: skip
def may_get_another(counters: int) -> bool:
    """A character has at most one cosmic counter."""
    return counters < 1


@rule("vs/cosmic.stun-removes", "heralds-of-galactus/2-cosmic#6", "heralds-of-galactus/2-cosmic#8", misreading=lambda: False,
      believing="a cosmic counter stays on a character that becomes stunned")  # fmt: skip
def stun_removes_counter() -> bool:
    """The cosmic counter comes off as its character becomes stunned."""
    return True


@rule("vs/cosmic.none-while-stunned", "heralds-of-galactus/2-cosmic#3", "heralds-of-galactus/2-cosmic#8",
      "heralds-of-galactus/2.1-cosmic-surge#6", misreading=lambda is_stunned: True,
      believing="a character gets its cosmic counter even if it is stunned or arrives stunned")  # fmt: skip
def may_hold_while(is_stunned: bool) -> bool:
    """A stunned character can't have a cosmic counter, and none comes along where one arrives stunned."""
    return not is_stunned


@rule("vs/cosmic.keyword-lost", "heralds-of-galactus/2-cosmic#7", "heralds-of-galactus/2.2-cosmic-characters#3",
      misreading=lambda is_stunned: True, believing="a stunned character is still a cosmic character")  # fmt: skip
def keeps_keywords(is_stunned: bool) -> bool:
    """A stunned character has no keywords: it is not cosmic."""
    return not is_stunned


@rule("vs/cosmic.surge-is-cosmic", "heralds-of-galactus/2.1-cosmic-surge#1", "heralds-of-galactus/2.2-cosmic-characters#1",
      misreading=lambda keywords: COSMIC in keywords, believing="cosmic—surge isn't cosmic")  # fmt: skip
def is_cosmic(keywords: frozenset[str]) -> bool:
    """A character with cosmic or cosmic—surge is a cosmic character, with or without a counter."""
    return bool(keywords & {COSMIC, SURGE})


@rule("vs/cosmic.counter-or-not", "heralds-of-galactus/2.2-cosmic-characters#2",
      misreading=lambda is_cosmic, counters: is_cosmic and counters > 0,
      believing="a character is cosmic only as long as it has its counter")  # fmt: skip
def counts_as_cosmic(is_cosmic: bool, counters: int) -> bool:
    """A character with the keyword is a cosmic character with or without its counter."""
    return is_cosmic


@dataclass(frozen=True)
class CosmicCharacter(Selector):
    """Cosmic characters in play."""

    def matches(self, sight: Sight, obj: Obj) -> bool:
        if not CHARACTERS.matches(sight, obj):
            return False
        has_keyword = sight.match.consult(is_cosmic, sight.view.items(obj, "keywords"))
        counts: bool = sight.match.consult(counts_as_cosmic, has_keyword, obj.count(COSMIC))
        return counts

    def words(self) -> str:
        return "cosmic character"


COSMIC_CHARACTERS = CosmicCharacter()


@dataclass(frozen=True)
class CosmicIsOn(Condition):
    """A cosmic counter is on the power's source."""

    def holds(self, sight: Sight) -> bool:
        source = sight.source()
        return source is not None and sight.match.consult(cosmic_text_works, source.count(COSMIC) > 0)

    def words(self) -> str:
        return "it has a cosmic counter"


def cosmic(*powers: Power) -> tuple[Power, ...]:
    """``powers`` as text behind the keyword cosmic or cosmic—surge."""
    return gated(CosmicIsOn(), *powers)


point = Points("heralds-of-galactus/2.1-cosmic-surge")

SURGE_POWER: Triggered = replace(
    whenever(start_of(point[3](RECOVERY, DRAW, "the counter comes as a new turn begins"))) >> AddCounter(SELF, COSMIC),
    where=point[5](
        IN_PLAY & ~IS_STUNNED & ~FACE_DOWN_, IN_PLAY, "the counter power of a stunned character triggers as well"
    ),
)
