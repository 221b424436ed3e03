"""Words of card text that bring a card into play: where it arrives, what a recruit does, what has come into play this turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Placing
from judge.engine.errors import NotExpressible
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.patterns import state_after
from judge.engine.powers import Effect
from judge.engine.relations import SELF
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector
from judge.engine.state import Obj, Ref
from judge.engine.whose import Whose, belongs
from judge.games.vs_system.model.board import (
    CHAIN,
    EXHAUSTED,
    FRONT,
    HIDDEN,
    PLAY,
    SUPPORT,
    VISIBLE,
    Spot,
    next_resource_spot,
)
from judge.games.vs_system.model.cards import Character, Equipment
from judge.games.vs_system.model.keyword_names import CONCEALED, CONCEALED_OPTIONAL
from judge.games.vs_system.procedures.positions import first_free, has_room, positions, taken_positions
from judge.games.vs_system.procedures.uniqueness import displaced_namesakes
from judge.games.vs_system.rules.concealed import (
    CONCEALED_ARRIVES_HIDDEN,
    CONCEALED_IS_NO_TRIGGER,
    CONTROLLER_PICKS_AREA,
    OTHERS_ARRIVE_VISIBLE,
    RECRUITED_CONCEALED_HIDES,
    RECRUITED_PICKS_AREA,
)
from judge.games.vs_system.rules.recruit import POSITION_IS_CHOSEN, RECRUITED_ARRIVES_READY
from judge.games.vs_system.rules.unique import NAMESAKE_MAKES_ROOM
from judge.games.vs_system.words.equipping import Equip
from judge.games.vs_system.words.selectors import CHARACTERS, IN_PLAY


@dataclass(frozen=True)
class Place(Placing):
    """A position that a player picks when a card comes into play: a row, and the area where the card leaves a choice.

    ``any_column``: every empty position is offered, not only the first one of each row.
    """

    rows: tuple[str, ...] = (FRONT, SUPPORT)
    any_column: bool = False

    def place(self, context: Context, ref: Ref, player: str) -> Resolution[Spot]:
        """Ask ``player``, under whose control the card comes, for the position."""
        areas = yield from _arrival_areas(context, ref, player)
        obj = context.state.known(ref)
        first = tuple(place for area in areas for place in first_free(context.match, player, self.rows, area, obj))
        leaving = self._leaving(context, ref, player) if self.any_column else ()
        every = tuple(
            place
            for area in areas
            for row in self.rows
            for place in _free_spots(context, obj, player, row, area, leaving)
        )
        free = context.match.judge(POSITION_IS_CHOSEN, every, misread=first) if self.any_column else first
        if not free:
            raise NotExpressible(
                f"{context.match.names()(ref)} would come where it can't stand, and no ruling says what happens then"
            )
        if len(free) == 1:
            return free[0]
        answer = yield from choose(player, f"where {context.match.names()(ref)} goes", free)
        found: Spot = answer[0]
        return found

    def _leaving(self, context: Context, ref: Ref, player: str) -> tuple[Obj, ...]:
        """The characters that make room as ``ref`` arrives: uniqueness puts them into the KO'd pile."""
        older = displaced_namesakes(context.view, context.state.known(ref), player)
        return context.match.judge(NAMESAKE_MAKES_ROOM, older, misread=())


@dataclass(frozen=True)
class ResourcePlace(Placing):
    """The next position in the resource row of the card's new controller."""

    def place(self, context: Context, ref: Ref, player: str) -> Resolution[Spot]:
        """Nobody is asked: positions in the row don't matter."""
        yield from ()
        return next_resource_spot(context.state, player)


@dataclass(frozen=True)
class ComeIntoPlay(Effect):
    """What a recruit effect does: the card on the chain comes into play; an equipment is attached to a character of its controller."""

    def run(self, context: Context) -> Resolution[bool]:
        ref, player = context.source, context.controller
        assert ref is not None
        obj = context.state.obj(ref)
        if obj is None:
            return False
        if isinstance(obj.card, Equipment):
            return (yield from Equip(SELF, IN_PLAY).run(context))
        place = yield from Place(any_column=True).place(context, ref, player)
        flags = context.match.judge(RECRUITED_ARRIVES_READY, frozenset[str](), misread=frozenset({EXHAUSTED}))
        move = Moved(ref=ref, zone=PLAY, spot=place, controller=player, flags=flags, cause=context.cause)
        return bool((yield from context.match.happen(move)))

    def describe(self) -> str:
        return "it comes into play"


class Placer(Enum):
    """Axis *who*: who picks the positions of cards that come back."""

    OWNER = "their owners"
    CONTROLLER = "the controller of the effect"


@dataclass(frozen=True)
class PutIntoFrontRow(Effect):
    """``objects`` are put into the front rows of their owners, the positions picked by ``who``; ``at_once``: all in one batch.

    ``under_your_control``: into the front row of the effect's controller, who controls them then, whoever owns them.
    """

    objects: ObjectsMeant
    who: Maybe[Placer] = Placer.OWNER
    at_once: Maybe[bool] = True
    flags: Maybe[frozenset[str]] = frozenset()
    under_your_control: Maybe[bool] = False

    def run(self, context: Context) -> Resolution[bool]:
        state, game = context.match.state, context.match.game
        refs = yield from refs_of(self.objects, context)
        order = state.after(game.first_player(state))
        objects = sorted((state.known(ref) for ref in refs), key=lambda obj: order.index(self._home(context, obj)))
        moves: list[Moved] = []
        promised: dict[str, list[Spot]] = {}
        for at, obj in enumerate(objects):
            home = self._home(context, obj)
            place = yield from self._position(context, obj, promised.get(home, []), len(objects) - at)
            promised.setdefault(home, []).append(place)
            moves.append(Moved(ref=obj.ref, zone=PLAY, spot=place, controller=home, flags=context.read(self.flags),
                               cause=context.cause))  # fmt: skip
        done = False
        for batch in [moves] if context.read(self.at_once) else [[move] for move in moves]:
            happened = yield from context.match.happen(*batch)
            done = done or bool(happened)
        return done

    def _home(self, context: Context, obj: Obj) -> str:
        """The player in whose front row ``obj`` comes to stand."""
        return context.controller if context.read(self.under_your_control) else obj.owner

    def _position(self, context: Context, obj: Obj, promised: list[Spot], left: int) -> Resolution[Spot]:
        """Ask for a free position: one between, beside or beyond those that the characters of that player have."""
        home = self._home(context, obj)
        areas = yield from _arrival_areas(context, obj.ref, home)
        taken = {*taken_positions(context.match, home), *promised}
        every = positions(context.match, home, areas, (FRONT,), room=left + len(promised))
        free = tuple(place for place in every if has_room(context.match, obj, place, taken))
        picker = home if context.read(self.who) is Placer.OWNER else context.controller
        answer = yield from choose(picker, f"where {context.match.names()(obj.ref)} goes in the front row", free)
        found: Spot = answer[0]
        return found

    def describe(self) -> str:
        whose = "your front row" if as_ruled(self.under_your_control) else "the front rows of their owners"
        return f"put {describe(self.objects)} into {whose}"


def _free_spots(context: Context, obj: Obj, player: str, row: str, area: str, leaving: tuple[Obj, ...]) -> list[Spot]:
    """The positions of ``row`` in ``area`` where ``obj`` has room once ``leaving`` have gone, up to the first one beyond all."""
    taken = taken_positions(context.match, player, [other.ref for other in leaving])
    every = positions(context.match, player, (area,), (row,))
    return [place for place in every if has_room(context.match, obj, place, taken)]


def _arrival_areas(context: Context, ref: Ref, player: str) -> Resolution[tuple[str, ...]]:
    """Where a card may arrive: hidden for concealed, as ``player``, its new controller, likes for concealed—optional, otherwise visible.

    Marvel Knights FAQ 707.9, X-Men FAQ 3.2.

    :raises NotExpressible: for a card that is no character.
    """
    obj = context.state.known(ref)
    if not isinstance(obj.card, Character):
        raise NotExpressible("no rule says where a card that is no character would stand among the characters")
    keywords = context.view.items(obj, "keywords")
    is_recruited = obj.zone == CHAIN
    is_optional = CONCEALED_OPTIONAL in keywords and context.match.judge(
        CONTROLLER_PICKS_AREA, True, misread=is_recruited
    )
    may_hide = is_optional and context.match.judge(RECRUITED_PICKS_AREA, True, misread=not is_recruited)
    is_plain = not keywords & {CONCEALED, CONCEALED_OPTIONAL}
    if may_hide:
        answer = yield from choose(player, f"the area of {context.match.names()(ref)}", (VISIBLE, HIDDEN))
        return (str(answer[0]),)
    if is_plain:
        return context.match.judge(OTHERS_ARRIVE_VISIBLE, (VISIBLE,), misread=(HIDDEN, VISIBLE))
    is_hidden = CONCEALED in keywords and context.match.judge(CONCEALED_ARRIVES_HIDDEN, True, misread=is_recruited)
    is_hidden = context.match.judge(RECRUITED_CONCEALED_HIDES, is_hidden, misread=is_hidden and not is_recruited)
    is_hidden = context.match.judge(CONCEALED_IS_NO_TRIGGER, is_hidden, misread=False)
    return (HIDDEN if is_hidden else VISIBLE,)


@dataclass(frozen=True)
class CameIntoPlay(Selector):
    """Characters in play that came into play this turn under the control of ``whose`` player, whoever controls them now."""

    whose: Whose = Whose.YOURS

    def matches(self, context: Context, obj: Obj) -> bool:
        if not CHARACTERS.matches(context, obj):
            return False
        for record in context.state.this_turn():
            for event in record.events:
                if (
                    isinstance(event, Moved)
                    and event.zone == PLAY
                    and event.becomes(record.before, context.match.game) == obj.ref
                ):
                    arrived = state_after(context, record).state.known(obj.ref)
                    return belongs(context.read(self.whose), context.controller, arrived.controller)
        return False

    def describe(self) -> str:
        return "that came into play this turn"
