"""Words of card text about hunting."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.games.vs_remix.model.events import Hunted
from judge.games.vs_remix.procedures.hunting import is_hunted


@dataclass(frozen=True)
class HuntedByYou(Selector):
    """The character that you hunt."""

    def matches(self, context: Context, obj: Obj) -> bool:
        return is_hunted(context.view, obj, context.controller)

    def describe(self) -> str:
        return "hunted by you"


@dataclass(frozen=True)
class Hunt(Effect):
    """You hunt ``objects`` from now on."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        happened = yield from context.match.happen(
            *(Hunted(player=context.controller, ref=ref, cause=context.cause) for ref in refs)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"hunt {describe(self.objects)}"


HUNTED = HuntedByYou()
