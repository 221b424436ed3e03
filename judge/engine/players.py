"""Players as a power's text names them: one of them (you, a target player), who alone can decide, or several (each opponent)."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context, When
from judge.engine.decision import CHANCE, Resolution, choose
from judge.engine.errors import NotExpressible
from judge.engine.nodes import Node, describe
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector
from judge.engine.slots import AS_TARGET, How, Slot, Target, is_picked_at_announcement
from judge.engine.state import Obj
from judge.engine.whose import Whose, belongs


class Players(Node):
    """Players, seen from the controller of a power."""

    def players(self, context: Context) -> tuple[str, ...]:
        """The players meant, in turn order from the controller."""
        raise NotImplementedError


class Player(Players):
    """One player: whoever decides something is one."""

    def player(self, context: Context) -> str | None:
        """The player meant; None where there is none (the controller of what has gone)."""
        raise NotImplementedError

    def players(self, context: Context) -> tuple[str, ...]:
        found = self.player(context)
        return () if found is None else (found,)


@dataclass(frozen=True)
class You(Player):
    """The controller of the power."""

    def player(self, context: Context) -> str:
        return context.controller

    def describe(self) -> str:
        return "you"


@dataclass(frozen=True)
class Opponent(Player):
    """The controller's opponent: of several the next in turn order."""

    def player(self, context: Context) -> str:
        return context.state.after(context.controller)[1]

    def describe(self) -> str:
        return "your opponent"


@dataclass(frozen=True)
class Chance(Player):
    """Nobody at the table: what is picked is picked at random."""

    def player(self, context: Context) -> str:
        return CHANCE

    def describe(self) -> str:
        return "chance"


@dataclass(frozen=True)
class EachPlayer(Players):
    """Each player that ``whose`` means."""

    whose: Maybe[Whose]

    def players(self, context: Context) -> tuple[str, ...]:
        order = context.state.after(context.controller)
        return tuple(player for player in order if belongs(context.read(self.whose), context.controller, player))

    def describe(self) -> str:
        return {Whose.YOURS: "you", Whose.OPPONENTS: "each opponent"}.get(as_ruled(self.whose), "each player")


YOU, OPPONENT, AT_RANDOM = You(), Opponent(), Chance()
EACH_OPPONENT, EACH_PLAYER = EachPlayer(Whose.OPPONENTS), EachPlayer(Whose.EVERYONES)


@dataclass(frozen=True)
class PickPlayer(Player, Slot[str]):
    """A player that the controller picks among those that ``whose`` means; nobody as long as nobody has been picked."""

    whose: Maybe[Whose]
    how: How = AS_TARGET

    @property
    def is_target(self) -> bool:
        return isinstance(self.how, Target)

    def is_settled_at_announcement(self, context: Context) -> bool:
        return is_picked_at_announcement(self.how, context)

    def ask(self, context: Context) -> Resolution[tuple[str, ...]]:
        purpose = self.describe() if self.is_target else f"choose {describe(EachPlayer(self.whose))}"
        return (yield from choose(context.controller, purpose, EachPlayer(self.whose).players(context)))

    def player(self, context: Context) -> str | None:
        return next(iter(self.answer(context)), None)

    def describe(self) -> str:
        called = "opponent" if as_ruled(self.whose) is Whose.OPPONENTS else "player"
        return f"target {called}" if self.is_target else f"a chosen {called}"


@dataclass(frozen=True)
class ControllerOf(Player):
    """The controller of the object that ``of`` means, looked at ``when``."""

    of: Maybe[Selector]
    when: Maybe[When] = When.RESOLUTION

    def player(self, context: Context) -> str | None:
        return next((obj.controller for obj in context.at(context.read(self.when)).select(self.of)), None)

    def describe(self) -> str:
        return f"the controller of {describe(self.of)}"


@dataclass(frozen=True)
class OfPlayers(Selector):
    """Objects controlled by the players that ``who`` means: a target player, say."""

    who: Maybe[Players]

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.controller in context.read(self.who).players(context)

    def describe(self) -> str:
        return f"of {describe(self.who)}"


def players_of(who: Maybe[Players], context: Context) -> Resolution[tuple[str, ...]]:
    """The players that ``who`` means, asking for one who is still to be picked."""
    found = context.read(who)
    if isinstance(found, Slot):
        yield from found.settle(context)
    return found.players(context)


def decider(who: Maybe[Player], context: Context) -> Resolution[str]:
    """The player who decides, asking for one who is still to be picked.

    :raises NotExpressible: if there is nobody.
    """
    players = yield from players_of(who, context)
    if not players:
        raise NotExpressible(f"nobody is there to decide: {describe(who)}")
    return players[0]
