"""Words of card text that replace a resource."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.powers import Effect, Link
from judge.engine.rules import Maybe
from judge.games.vs_system.model.board import FACE_DOWN, PLAY, Spot, next_resource_spot, spot
from judge.games.vs_system.model.events import KOd
from judge.games.vs_system.rules.resource import REPLACED_FACE_DOWN, REPLACED_ONLY_IF_KOD


@dataclass(frozen=True)
class ReplaceResource(Effect):
    """``objects``, resources, are replaced by the tops of decks. ``link``: whether that depends on the KO of the old resource."""

    objects: ObjectsMeant
    link: Maybe[Link] = Link.IF_YOU_DO

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        old = {ref: context.state.known(ref) for ref in refs}
        happened = yield from context.match.happen(*(KOd(ref=ref, cause=context.cause) for ref in refs))
        gone = [old[event.ref] for event in happened if isinstance(event, KOd)]
        places = [(obj.controller, spot(obj)) for obj in gone]
        is_anyway = not gone and context.read(self.link) is Link.AND
        if context.match.judge(REPLACED_ONLY_IF_KOD, is_anyway, misread=not gone):
            places = [(context.controller, next_resource_spot(context.state, context.controller))]
        for player, place in places:
            yield from self._replace(context, player, place)
        return bool(gone)

    def _replace(self, context: Context, player: str, place: Spot | None) -> Resolution[None]:
        deck = context.state.decks.get(player, ())
        if not deck:
            return
        top = context.state.objects[deck[0]].ref
        flags = context.match.judge(REPLACED_FACE_DOWN, frozenset({FACE_DOWN}), misread=frozenset())
        yield from context.match.happen(
            Moved(ref=top, zone=PLAY, spot=place, controller=player, flags=flags, cause=context.cause)
        )

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"replace {describe(self.objects)}"
