"""Cosmic and cosmic—surge (Heralds of Galactus FAQ 2 to 2.2): the counter, and when the text behind it works."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.effects import AddCounter
from judge.engine.powers import Power, gated, whenever
from judge.engine.rules import RuledBy
from judge.engine.select import SELF, Selector
from judge.engine.state import Obj
from judge.games.vs_system.model.board import DRAW, RECOVERY
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.rules.cosmic import COSMIC_TEXT_WORKS, IS_COSMIC_BY_KEYWORD_ALONE, is_cosmic
from judge.games.vs_system.words.selectors import CHARACTERS, IN_PLAY, IS_FACE_DOWN, IS_STUNNED, start_of

ruled = RuledBy("heralds-of-galactus/2.1-cosmic-surge")


@dataclass(frozen=True)
class CosmicCharacter(Selector):
    """Cosmic characters in play."""

    def matches(self, context: Context, obj: Obj) -> bool:
        if not CHARACTERS.matches(context, obj):
            return False
        has_keyword: bool = context.match.consult(is_cosmic, context.view.items(obj, "keywords"))
        misread = has_keyword and obj.count(COSMIC) > 0
        return context.match.judge(IS_COSMIC_BY_KEYWORD_ALONE, has_keyword, misread=misread)

    def describe(self) -> str:
        return "cosmic character"


@dataclass(frozen=True)
class CosmicIsOn(Condition):
    """A cosmic counter is on the power's source."""

    def is_met(self, context: Context) -> bool:
        source = context.source_object()
        return source is not None and context.match.require(COSMIC_TEXT_WORKS, source.count(COSMIC) > 0)

    def describe(self) -> str:
        return "it has a cosmic counter"


def cosmic(*powers: Power) -> tuple[Power, ...]:
    """``powers`` as text behind the keyword cosmic or cosmic—surge."""
    return gated(CosmicIsOn(), *powers)


COSMIC_CHARACTERS = CosmicCharacter()

SURGE_POWER = replace(
    whenever(start_of(ruled(3, RECOVERY, misread=DRAW, belief="the counter comes as a new turn begins")))
    >> AddCounter(SELF, COSMIC),
    where=ruled(
        5,
        IN_PLAY & ~IS_STUNNED & ~IS_FACE_DOWN,
        misread=IN_PLAY,
        belief="the counter power of a stunned character triggers as well",
    ),
)
