"""Words of card text that replace resources, or exchange them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.powers import Effect, Link
from judge.engine.rules import Maybe
from judge.engine.state import Event, Ref
from judge.games.vs_system.model.board import FACE_DOWN, PLAY, Spot, next_resource_spot, spot
from judge.games.vs_system.model.events import ControlGained, KOd
from judge.games.vs_system.rules.resource import REPLACED_FACE_DOWN, REPLACED_ONLY_IF_KOD


@dataclass(frozen=True)
class ReplaceResource(Effect):
    """``objects``, resources, are replaced by the tops of decks. ``link``: whether that depends on the KO of the old resource.

    ``at_once``: all are KO'd together, and the new ones come together; otherwise one is replaced after another.
    """

    objects: ObjectsMeant
    link: Maybe[Link] = Link.IF_YOU_DO
    at_once: Maybe[bool] = True

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        done = False
        for batch in [refs] if context.read(self.at_once) else [(ref,) for ref in refs]:
            did = yield from self._replace(context, batch)
            done = done or did
        return done

    def _replace(self, context: Context, refs: tuple[Ref, ...]) -> Resolution[bool]:
        old = {ref: context.state.known(ref) for ref in refs}
        happened = yield from context.match.happen(*(KOd(ref=ref, cause=context.cause) for ref in refs))
        gone = [old[event.ref] for event in happened if isinstance(event, KOd)]
        places = [(obj.controller, spot(obj)) for obj in gone]
        is_anyway = not gone and context.read(self.link) is Link.AND
        if context.match.judge(REPLACED_ONLY_IF_KOD, is_anyway, misread=not gone):
            places = [(context.controller, next_resource_spot(context.state, context.controller))]
        yield from context.match.happen(*_successors(context, places))
        return bool(gone)

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"replace {describe(self.objects)}"


def _successors(context: Context, places: list[tuple[str, Spot | None]]) -> Iterator[Event]:
    """The tops of decks that come to ``places``, each with its player, as long as there are cards."""
    decks = {player: iter(context.state.decks.get(player, ())) for player, _ in places}
    for player, place in places:
        if (top := next(decks[player], None)) is None:
            continue
        flags = context.match.judge(REPLACED_FACE_DOWN, frozenset({FACE_DOWN}), misread=frozenset())
        yield Moved(
            ref=context.state.objects[top].ref,
            zone=PLAY,
            spot=place,
            controller=player,
            flags=flags,
            cause=context.cause,
        )


@dataclass(frozen=True)
class ExchangeResources(Effect):
    """``first`` and ``second``, resources of two players, take each other's position, and so change their controllers, at once.

    Nothing happens, and nobody picks anything, unless there is one of each. ``one_sided``: the one goes over even without the other.
    """

    first: ObjectsMeant
    second: ObjectsMeant
    one_sided: Maybe[bool] = False

    def run(self, context: Context) -> Resolution[bool]:
        if not self.is_feasible(context) and not context.read(self.one_sided):
            return False
        first = yield from refs_of(self.first, context)
        second = yield from refs_of(self.second, context)
        pair = [context.state.known(ref) for ref in (*first, *second)]
        moves = []
        for obj in pair:
            other = next((each for each in pair if each.controller != obj.controller), None)
            order = context.state.after(obj.controller)
            player = other.controller if other is not None else order[1]
            place = spot(other) if other is not None else None
            free = place if place is not None else next_resource_spot(context.state, player)
            moves.append(ControlGained(ref=obj.ref, player=player, spot=free, cause=context.cause))
        happened = yield from context.match.happen(*moves)
        return bool(happened)

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.first, context) and is_available(self.second, context)

    def describe(self) -> str:
        return f"exchange {describe(self.first)} and {describe(self.second)}"
