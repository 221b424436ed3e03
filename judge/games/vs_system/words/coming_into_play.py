"""Words of card text that bring a card into play, and the place where it arrives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.chain import announce
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Placing
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.select import YOURS
from judge.engine.state import Event, Ref
from judge.games.vs_system.model.board import (
    CHAIN,
    FRONT,
    HIDDEN,
    PLAY,
    RESOURCES,
    SUPPORT,
    VISIBLE,
    Spot,
    resources,
    spot,
)
from judge.games.vs_system.model.cards import Equipment
from judge.games.vs_system.model.events import Recruited
from judge.games.vs_system.model.keyword_names import CONCEALED, CONCEALED_OPTIONAL
from judge.games.vs_system.rules.concealed import ARRIVES_HIDDEN, OWNER_PICKS_AREA
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class Place(Placing):
    """A position that a player picks when a card comes into play: a row, and the area where the card leaves a choice."""

    rows: tuple[str, ...] = (FRONT, SUPPORT)

    def place(self, context: Context, ref: Ref) -> Resolution[Spot]:
        """Ask the card's new controller for the position."""
        obj = context.state.known(ref)
        area = yield from arrival_area(context, ref)
        taken = {spot(other) for other in context.state.all() if other.controller == obj.owner and other.zone == PLAY}
        free = tuple(
            next(Spot(row, column, area) for column in range(50) if Spot(row, column, area) not in taken)
            for row in self.rows
        )
        if len(free) == 1:
            return free[0]
        answer = yield from choose(obj.owner, f"where {context.match.names()(ref)} goes", free)
        found: Spot = answer[0]
        return found


@dataclass(frozen=True)
class ResourcePlace(Placing):
    """The next position in the resource row of the card's new controller."""

    def place(self, context: Context, ref: Ref) -> Resolution[Spot]:
        """Nobody is asked: positions in the row don't matter."""
        yield from ()
        return Spot(RESOURCES, len(resources(context.state, context.controller)), None)


def arrival_area(context: Context, ref: Ref) -> Resolution[str]:
    """Hidden for concealed, the owner's choice for concealed—optional, otherwise visible (Marvel Knights FAQ 707.9, X-Men FAQ 3.2)."""
    obj = context.state.known(ref)
    keywords = context.view.items(obj, "keywords")
    is_recruited = obj.zone == CHAIN
    if CONCEALED_OPTIONAL in keywords and context.match.judge(OWNER_PICKS_AREA, True, misread=is_recruited):
        answer = yield from choose(obj.owner, f"the area of {context.match.names()(ref)}", (VISIBLE, HIDDEN))
        return str(answer[0])
    return (
        HIDDEN if CONCEALED in keywords and context.match.judge(ARRIVES_HIDDEN, True, misread=is_recruited) else VISIBLE
    )


@dataclass(frozen=True)
class ComeIntoPlay(Effect):
    """What a recruit effect does: the card on the chain comes into play; an equipment is attached to a character of its controller."""

    def run(self, context: Context) -> Resolution[bool]:
        ref = context.source
        assert ref is not None
        obj = context.state.obj(ref)
        if obj is None:
            return False
        events: list[Event]
        if isinstance(obj.card, Equipment):
            hosts = tuple(found.ref for found in context.select(CHARACTERS & YOURS))
            answer = yield from choose(context.controller, f"which character {obj.card.name} equips", hosts)
            if not answer:
                return False
            events = [Moved(ref=ref, zone=PLAY, controller=context.controller, host=answer[0], cause=context.cause)]
        else:
            place = yield from Place().place(context, ref)
            events = [Moved(ref=ref, zone=PLAY, spot=place, controller=context.controller, cause=context.cause)]
        happened = yield from context.match.happen(*events)
        return bool(happened)

    def describe(self) -> str:
        return "it comes into play"


@dataclass(frozen=True)
class RecruitAtOnce(Effect):
    """Recruit ``objects`` as an effect resolves, for nothing: each goes on the chain as a recruit effect."""

    objects: Any

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        for ref in refs:
            move = Moved(ref=ref, zone=CHAIN, controller=context.controller, cause=context.cause)
            moved = move.becomes(context.state, context.match.game)
            description = f"recruiting {context.match.names()(ref)}"
            yield from announce(
                context.match,
                "recruit",
                context.controller,
                moved,
                ComeIntoPlay(),
                description,
                carries=moved,
                also=(move,),
            )
            yield from context.match.happen(Recruited(player=context.controller, ref=moved, cause=context.cause))
        return bool(refs)

    def describe(self) -> str:
        return f"recruit {describe(self.objects)}"
