"""Rules about the phases and steps of a turn."""

from __future__ import annotations

from judge.engine.rules import misread
from judge.games.vs_system.model.board import (
    BUILD,
    FORMATION_STEP,
    RECOVERY,
    RECRUIT_STEP,
    RESOURCE_STEP,
    Step,
)
from judge.games.vs_system.rules import turn as vs
from judge.games.vs_system.rules.turn import Course, sooner, swapped


def _nobody_forms_up(course: Course) -> tuple[Step, ...]:
    return tuple(step for step in course.agenda if step.kind != FORMATION_STEP)


steps_to_come = vs.steps_to_come.citing(
    "vs-remix-base/r3.1#1",
    also=(
        misread(
            "vs-remix-base/r3.1#3",
            misreading=_nobody_forms_up,
            belief="no step is for moving characters: combat follows the recruit steps",
        ),
        misread(
            "vs-remix-base/r3.1#4",
            misreading=lambda course: sooner(course, RECOVERY),
            belief="the recovery phase comes before the combat phase",
        ),
        misread(
            "vs-remix-base/r3.2#1",
            misreading=lambda course: sooner(course, BUILD),
            belief="a turn begins with the build phase, and cards are drawn after it",
        ),
        misread(
            "vs-remix-base/r3.2#2",
            misreading=lambda course: swapped(course, RESOURCE_STEP, RECRUIT_STEP),
            belief="a player recruits before placing a resource",
        ),
        misread(
            "vs-remix-base/r3.2#2",
            misreading=lambda course: swapped(course, RECRUIT_STEP, FORMATION_STEP),
            belief="the formation step comes before the recruit step",
        ),
    ),
)

RECOVERY_HAS_PRIORITY = vs.RECOVERY_HAS_PRIORITY.citing("vs-remix-base/r3.1#1")

TURN_EFFECTS_END = vs.TURN_EFFECTS_END.citing("vs-remix-base/r3.3#1")
