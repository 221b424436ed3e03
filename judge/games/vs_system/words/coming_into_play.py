"""Words of card text that bring a card into play, and the place where it arrives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.chain import announce
from judge.engine.events import Event, Moved
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.select import YOURS
from judge.engine.sight import Sight
from judge.engine.state import Ref
from judge.engine.values import said
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
from judge.games.vs_system.rules.concealed import arrives_hidden, owner_picks_area
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class Place:
    """A position that a player picks when a card comes into play: a row, and the area where the card leaves a choice."""

    rows: tuple[str, ...] = (FRONT, SUPPORT)

    def place(self, do: Sight, ref: Ref) -> Steps[Spot]:
        """Ask the card's new controller for the position."""
        obj = do.state.known(ref)
        area = yield from arrival_area(do, ref)
        taken = {spot(other) for other in do.state.all() if other.controller == obj.owner and other.zone == PLAY}
        free = tuple(
            next(Spot(row, column, area) for column in range(50) if Spot(row, column, area) not in taken)
            for row in self.rows
        )
        if len(free) == 1:
            return free[0]
        answer = yield from choose(obj.owner, f"where {do.match.names()(ref)} goes", free)
        found: Spot = answer[0]
        return found


@dataclass(frozen=True)
class ResourcePlace:
    """The next position in the resource row of the card's new controller."""

    def place(self, do: Sight, ref: Ref) -> Steps[Spot]:
        """Nobody is asked: positions in the row don't matter."""
        yield from ()
        return Spot(RESOURCES, len(resources(do.state, do.you)), None)


def arrival_area(do: Sight, ref: Ref) -> Steps[str]:
    """Hidden for concealed, the owner's choice for concealed—optional, otherwise visible (Marvel Knights FAQ 707.9, X-Men FAQ 3.2)."""
    obj = do.state.known(ref)
    keywords = do.view.items(obj, "keywords")
    is_recruited = obj.zone == CHAIN
    if CONCEALED_OPTIONAL in keywords and do.match.consult(owner_picks_area, is_recruited):
        answer = yield from choose(obj.owner, f"the area of {do.match.names()(ref)}", (VISIBLE, HIDDEN))
        return str(answer[0])
    return HIDDEN if CONCEALED in keywords and do.match.consult(arrives_hidden, is_recruited) else VISIBLE


@dataclass(frozen=True)
class ComeIntoPlay(Effect):
    """What a recruit effect does: the card on the chain comes into play; an equipment is attached to a character of its controller."""

    def run(self, do: Sight) -> Steps[bool]:
        ref = do.me
        assert ref is not None
        obj = do.state.obj(ref)
        if obj is None:
            return False
        events: list[Event]
        if isinstance(obj.card, Equipment):
            hosts = tuple(found.ref for found in do.select(CHARACTERS & YOURS))
            answer = yield from choose(do.you, f"which character {obj.card.name} equips", hosts)
            if not answer:
                return False
            events = [Moved(ref=ref, zone=PLAY, controller=do.you, host=answer[0], cause=do.cause)]
        else:
            place = yield from Place().place(do, ref)
            events = [Moved(ref=ref, zone=PLAY, spot=place, controller=do.you, cause=do.cause)]
        happened = yield from do.match.happen(*events)
        return bool(happened)

    def words(self) -> str:
        return "it comes into play"


@dataclass(frozen=True)
class RecruitAtOnce(Effect):
    """Recruit ``objects`` as an effect resolves, for nothing: each goes on the chain as a recruit effect."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        for ref in refs:
            move = Moved(ref=ref, zone=CHAIN, controller=do.you, cause=do.cause)
            moved = move.becomes(do.state, do.match.game)
            words = f"recruiting {do.match.names()(ref)}"
            yield from announce(do.match, "recruit", do.you, moved, ComeIntoPlay(), words, carries=moved, also=(move,))
            yield from do.match.happen(Recruited(player=do.you, ref=moved, cause=do.cause))
        return bool(refs)

    def words(self) -> str:
        return f"recruit {said(self.objects)}"
