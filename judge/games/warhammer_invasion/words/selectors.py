"""Which objects the text of Warhammer: Invasion cards speaks of, and which moments."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition, Exists
from judge.engine.context import Context
from judge.engine.patterns import Pattern
from judge.engine.qualities import Has, HasFlag, InZone, OfClass, Within
from judge.engine.relations import SELF
from judge.engine.rules import Maybe
from judge.engine.searching import InYourDeck
from judge.engine.select import ANY, Selector
from judge.engine.state import Obj, State
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    BEGINNING,
    BURNING,
    CORRUPT,
    DEVELOPMENT,
    DISCARD,
    HAND,
    KINGDOM,
    KINGDOM_PHASE,
    MAIN,
    QUEST,
    ZONES,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Support, Tactic, Unit
from judge.games.warhammer_invasion.model.turn_events import StepBegan
from judge.games.warhammer_invasion.rules.turn import BEGINNING_IS_A_PHASE


@dataclass(frozen=True)
class InPlay(Selector):
    """Cards in play, face up, of a type."""

    kind: type
    called: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.zone in ZONES and isinstance(obj.card, self.kind) and not is_development(obj)

    def describe(self) -> str:
        return self.called


@dataclass(frozen=True)
class SameZone(Selector):
    """What lies in the zone of the power's source, or in the opponent's zone that corresponds to it."""

    def matches(self, context: Context, obj: Obj) -> bool:
        source = context.source_object()
        return source is not None and obj.zone == source.zone

    def describe(self) -> str:
        return "in the corresponding zone"


@dataclass(frozen=True)
class TopOfDeck(InYourDeck):
    """The cards on top of your deck, in the words of this game."""

    def describe(self) -> str:
        return "on top of your deck" if self.top == 1 else f"among the top {self.top} cards of your deck"


@dataclass(frozen=True)
class Attacking(Selector):
    """Attackers of the combat in progress."""

    def matches(self, context: Context, obj: Obj) -> bool:
        combat = scene(context.state).combat
        return combat is not None and obj.ref in combat.attackers

    def describe(self) -> str:
        return "attacking"


@dataclass(frozen=True)
class InAttackedZone(Selector):
    """What lies in the zone that is attacked in the combat in progress, on the side of the player who is attacked."""

    def matches(self, context: Context, obj: Obj) -> bool:
        combat = scene(context.state).combat
        return combat is not None and (obj.zone, obj.controller) == (combat.zone, combat.defender)

    def describe(self) -> str:
        return "in the attacked zone"


@dataclass(frozen=True)
class OfCapitalRace(Selector):
    """Cards of a race that a capital has: that of their own controller or, with ``yours``, that of the power's controller."""

    yours: bool = False

    def matches(self, context: Context, obj: Obj) -> bool:
        player = context.controller if self.yours else obj.controller
        races = context.view.items(obj, "races")
        return any(context.state.number(player, f"capital of {race}") for race in races)

    def describe(self) -> str:
        return f"of the race of {'your' if self.yours else 'its'} capital"


@dataclass(frozen=True)
class YourTurnBegins(Pattern):
    """The beginning of your turn or, with ``anybodys``, of each player's."""

    anybodys: Maybe[bool] = False

    def is_once_a_turn(self) -> bool:
        return True

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, StepBegan) or event.step.kind != MAIN:
            return False
        if not context.read(self.anybodys) and event.step.player != context.controller:
            return False
        return event.step.phase == context.match.judge(BEGINNING_IS_A_PHASE, BEGINNING, misread=KINGDOM_PHASE)

    def describe(self) -> str:
        return "a turn begins" if self.anybodys is True else "your turn begins"


@dataclass(frozen=True)
class PhaseBegins(Pattern):
    """The beginning of ``phase`` of your turn or, with ``anybodys``, of each player's, before anything else happens in it."""

    phase: str
    anybodys: Maybe[bool] = False

    def is_once_a_turn(self) -> bool:
        return True

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, StepBegan) or event.step.phase != self.phase:
            return False
        is_first = scene(before).step.phase != self.phase
        return is_first and (context.read(self.anybodys) or event.step.player == context.controller)

    def describe(self) -> str:
        return f"{'a' if self.anybodys is True else 'your'} {self.phase} begins"


@dataclass(frozen=True)
class ArrivedThisTurn(Selector):
    """Cards that have come this turn to where they are, from what ``was`` means."""

    was: Maybe[Selector] = ANY

    def matches(self, context: Context, obj: Obj) -> bool:
        for record in reversed(context.state.this_turn()):
            before = record.before.objects[obj.ref.card]
            if before.ref != obj.ref:
                return context.read(self.was).matches(context.on(record.before), before)
        return False

    def describe(self) -> str:
        return "that has come there this turn"


@dataclass(frozen=True)
class During(Condition):
    """It is that phase of a turn: of yours or, with ``anybodys``, of any player's."""

    phase: str
    anybodys: bool = False

    def is_met(self, context: Context) -> bool:
        step = scene(context.state).step
        return step.phase == self.phase and (self.anybodys or step.player == context.controller)

    def describe(self) -> str:
        return f"it is {'a' if self.anybodys else 'your'} {self.phase}"


OF_ITS_CAPITALS_RACE = OfCapitalRace()

OF_YOUR_CAPITALS_RACE = OfCapitalRace(yours=True)

UNITS = InPlay(Unit, "unit")

SUPPORTS = InPlay(Support, "support card")

SECTIONS = InPlay(Section, "section of a capital")

UNIT_CARDS = OfClass(Unit, "unit card")

SUPPORT_CARDS = OfClass(Support, "support card")

TACTIC_CARDS = OfClass(Tactic, "tactic")

DEVELOPMENTS = HasFlag(DEVELOPMENT)

IS_CORRUPT = HasFlag(CORRUPT)

IS_BURNING = HasFlag(BURNING)

IN_KINGDOM = InZone((KINGDOM,))

IN_QUEST_ZONE = InZone((QUEST,))

IN_BATTLEFIELD = InZone((BATTLEFIELD,))

IN_HAND = InZone((HAND,))

IN_DISCARD = InZone((DISCARD,))

CORRESPONDING = SameZone()

ATTACKING = Attacking()


def of_race(race: str) -> Selector:
    """Cards of ``race``."""
    return Has("races", race)


def cost_at_most(most: int) -> Selector:
    """Cards of that cost or less."""
    return Within("cost", most=most)


def while_in(zone: str) -> Condition:
    """The card whose text it is lies in ``zone``: how text works that begins with the name of a zone."""
    return Exists(SELF & InZone((zone,)))
