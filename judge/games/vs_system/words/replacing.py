"""Words of card text that replace a resource."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps
from judge.engine.events import Event, Moved
from judge.engine.flow import Link
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.sight import Sight
from judge.engine.values import said
from judge.games.vs_system.model.board import FACE_DOWN, PLAY, RESOURCES, Spot, resources, spot
from judge.games.vs_system.model.events import KOd


@dataclass(frozen=True)
class ReplaceResource(Effect):
    """``objects``, resources, are replaced. ``link``: whether the new resource depends on the KO of the old one."""

    objects: Any
    link: Link = Link.IF_YOU_DO

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        old = {ref: do.state.known(ref) for ref in refs}
        happened = yield from do.match.happen(*(KOd(ref=ref, cause=do.cause) for ref in refs))
        gone = [old[event.ref] for event in happened if isinstance(event, KOd)]
        places = [(obj.controller, spot(obj)) for obj in gone]
        if not gone and do.read(self.link) is Link.AND:
            places = [(do.you, Spot(RESOURCES, len(resources(do.state, do.you)), None))]
        for player, place in places:
            yield from do.match.happen(*self._arrival(do, player, place))
        return bool(gone)

    def _arrival(self, do: Sight, player: str, place: Spot | None) -> tuple[Event, ...]:
        deck = do.state.decks.get(player, ())
        top = do.state.objects[deck[0]].ref if deck else None
        if top is None:
            return ()
        return (Moved(ref=top, zone=PLAY, spot=place, controller=player, flags=frozenset({FACE_DOWN}), cause=do.cause),)

    def words(self) -> str:
        return f"replace {said(self.objects)}"
