"""Words of card text about whom a player controls: by name, by identity, by being considered to."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context
from judge.engine.select import YOURS, Has, Selector
from judge.games.vs_system.model.changes import ConsideredToControl
from judge.games.vs_system.rules.control import CONTROLS_A_CHARACTER_NAMED, IDENTITY_COUNTS_FOR_NOTHING, controls_person
from judge.games.vs_system.words.naming import named
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class ControlsNamed(Condition):
    """You control a character named ``name``."""

    name: str

    def is_met(self, context: Context) -> bool:
        has_namesake = _has(context, named(self.name))
        return bool(
            context.match.judge(
                CONTROLS_A_CHARACTER_NAMED, has_namesake, misread=has_namesake or is_considered(context, self.name)
            )
        )

    def describe(self) -> str:
        return f"you control a character named {self.name}"


@dataclass(frozen=True)
class ControlsPerson(Condition):
    """You control ``name``."""

    name: str

    def is_met(self, context: Context) -> bool:
        controls = context.match.consult(
            controls_person, _has(context, named(self.name)), is_considered(context, self.name)
        )
        return bool(
            context.match.judge(
                IDENTITY_COUNTS_FOR_NOTHING, controls, misread=controls or _has(context, Has("identities", self.name))
            )
        )

    def describe(self) -> str:
        return f"you control {self.name}"


def _has(context: Context, who: Selector) -> bool:
    return any(True for _ in context.select(CHARACTERS & YOURS & who))


def is_considered(context: Context, name: str) -> bool:
    """Whether a card or an effect has ``context.controller`` considered to control ``name``."""
    return any(
        applied.change.name == name
        and applied.context.controller == context.controller
        and is_met(applied.while_, applied.context)
        for applied in context.view.effects_of(ConsideredToControl)
    )
