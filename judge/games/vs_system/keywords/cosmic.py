"""Cosmic and cosmic—surge (Heralds of Galactus FAQ 2 to 2.2): the counter, and when the text behind it works."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.conditions import Condition, Exists
from judge.engine.context import Context
from judge.engine.effects import AddCounter
from judge.engine.patterns import On
from judge.engine.powers import Power, Triggered, gated, whenever
from judge.engine.relations import SELF
from judge.engine.rules import RuledBy
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.games.vs_system.model.board import DRAW, RECOVERY
from judge.games.vs_system.model.events import Recovered
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.rules.cosmic import (
    ANY_COUNTER_SWITCHES_IT_ON,
    COSMIC_TEXT_WORKS,
    IS_COSMIC_BY_KEYWORD_ALONE,
    KEYWORD_MAKES_COSMIC,
    is_cosmic,
)
from judge.games.vs_system.words.coming_into_play import CameIntoPlay
from judge.games.vs_system.words.selectors import CHARACTERS, IN_PLAY, IS_FACE_DOWN, IS_STUNNED, start_of


@dataclass(frozen=True)
class CosmicCharacter(Selector):
    """Cosmic characters in play."""

    def matches(self, context: Context, obj: Obj) -> bool:
        if not CHARACTERS.matches(context, obj):
            return False
        has_keyword: bool = context.match.consult(is_cosmic, context.view.items(obj, "keywords"))
        is_called_so = any(COSMIC in version.lower() for version in context.view.items(obj, "versions"))
        is_cosmic_one = context.match.judge(KEYWORD_MAKES_COSMIC, has_keyword, misread=has_keyword or is_called_so)
        misread = is_cosmic_one and obj.count(COSMIC) > 0
        return context.match.judge(IS_COSMIC_BY_KEYWORD_ALONE, is_cosmic_one, misread=misread)

    def describe(self) -> str:
        return "cosmic character"


@dataclass(frozen=True)
class CosmicIsOn(Condition):
    """A cosmic counter is on the power's source."""

    def is_met(self, context: Context) -> bool:
        source = context.source_object()
        if source is None or not context.match.require(COSMIC_TEXT_WORKS, source.count(COSMIC) > 0):
            return False
        came_along = any(counter.kind == COSMIC and counter.time <= source.time for counter in source.counters)
        return context.match.judge(ANY_COUNTER_SWITCHES_IT_ON, True, misread=came_along)

    def describe(self) -> str:
        return "it has a cosmic counter"


def cosmic(*powers: Power) -> tuple[Power, ...]:
    """``powers`` as text behind the keyword cosmic or cosmic—surge."""
    return gated(CosmicIsOn(), *powers)


COSMIC_CHARACTERS = CosmicCharacter()


def surge_power(ruled: RuledBy) -> Triggered:
    """What cosmic—surge stands for, as the points 3 and 5 of an entry settle it."""
    starts = start_of(ruled(3, RECOVERY, misread=DRAW, belief="the counter comes as a new turn begins"))
    pattern = ruled(
        3, starts, misread=On(Recovered, subject=SELF), belief="the counter comes whenever the character recovers"
    )
    return replace(
        whenever(pattern) >> AddCounter(SELF, COSMIC),
        condition=ruled(
            3,
            None,
            misread=Exists(SELF & CameIntoPlay()),
            belief="the counter comes once, in the turn in which the character came into play",
        ),
        where=ruled(
            5,
            IN_PLAY & ~IS_STUNNED & ~IS_FACE_DOWN,
            misread=IN_PLAY,
            belief="the counter power of a stunned character triggers as well",
        ),
    )


SURGE_POWER = surge_power(
    RuledBy("heralds-of-galactus/2.1-cosmic-surge", also=dict.fromkeys((3, 5), "vs-system-base/a13.16#3"))
)
