"""Words of card text about the initiative."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.games.vs_system.model.board import scene


@dataclass(frozen=True)
class HasInitiative(Condition):
    """You have the initiative."""

    def is_met(self, context: Context) -> bool:
        return scene(context.state).initiative == context.controller

    def describe(self) -> str:
        return "you have the initiative"
