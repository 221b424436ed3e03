"""Words of card text about control: the persons that a player controls, by name or by being considered to; gaining control of an object."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.qualities import Has
from judge.engine.relations import YOURS
from judge.engine.select import Selector
from judge.games.vs_system.model.board import FRONT, SUPPORT, VISIBLE, area
from judge.games.vs_system.model.changes import ConsideredToControl
from judge.games.vs_system.model.events import ControlGained
from judge.games.vs_system.procedures.positions import first_free
from judge.games.vs_system.rules.control import (
    CONTROLS_BY_MORE_THAN_IDENTITY,
    CONTROLS_BY_NAME_ALONE,
    TAKEN_NAME_IS_ENOUGH,
    controls_person,
)
from judge.games.vs_system.words.naming import named
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class ControlsNamed(Condition):
    """You control a character named ``name``."""

    name: str

    def is_met(self, context: Context) -> bool:
        has_namesake = _controls(context, named(self.name))
        misread = has_namesake or _is_considered_to_control(context, self.name)
        return context.match.judge(CONTROLS_BY_NAME_ALONE, has_namesake, misread=misread)

    def describe(self) -> str:
        return f"you control a character named {self.name}"


@dataclass(frozen=True)
class ControlsPerson(Condition):
    """You control ``name``."""

    name: str

    def is_met(self, context: Context) -> bool:
        has_namesake = _controls(context, named(self.name))
        if has_namesake:
            namesakes = context.select(CHARACTERS & YOURS & named(self.name))
            misread = any(obj.card.name == self.name for obj in namesakes)
            has_namesake = context.match.judge(TAKEN_NAME_IS_ENOUGH, True, misread=misread)
        controls: bool = context.match.consult(
            controls_person, has_namesake, _is_considered_to_control(context, self.name)
        )
        misread = controls or _controls(context, Has("identities", self.name))
        return context.match.judge(CONTROLS_BY_MORE_THAN_IDENTITY, controls, misread=misread)

    def describe(self) -> str:
        return f"you control {self.name}"


def _controls(context: Context, of: Selector) -> bool:
    return any(True for _ in context.select(CHARACTERS & YOURS & of))


def _is_considered_to_control(context: Context, name: str) -> bool:
    """Whether a card or an effect has ``context.controller`` considered to control ``name``."""
    return any(
        applied.change.name == name
        and applied.context.controller == context.controller
        and is_met(applied.while_, applied.context)
        for applied in context.view.effects_of(ConsideredToControl)
    )


@dataclass(frozen=True)
class GainControl(Effect):
    """You gain control of the characters ``objects``, one after another, and pick each one's row; it stays in its kind of area."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match, player = context.match, context.controller
        refs = yield from refs_of(self.objects, context)
        done = False
        for ref in refs:
            obj = match.state.known(ref)
            free = first_free(match, player, (FRONT, SUPPORT), area(obj) or VISIBLE, obj)
            answer = yield from choose(player, f"where {match.names()(ref)} goes", free)
            happened = yield from match.happen(
                ControlGained(ref=ref, player=player, spot=answer[0], cause=context.cause)
            )
            done = done or bool(happened)
        return done

    def describe(self) -> str:
        return f"gain control of {describe(self.objects)}"
