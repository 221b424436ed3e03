"""Which objects the text of Vs. System cards speaks of, and which moments and phases."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.patterns import OnMove, Pattern
from judge.engine.qualities import Has, HasFlag, InZone, OfClass, Within
from judge.engine.rules import Maybe, Rule, as_ruled
from judge.engine.select import Selector, WordOrder, means_one
from judge.engine.state import InBatch, Obj, State
from judge.games.vs_system.model.board import (
    CHAIN,
    COUNTED_ROWS,
    DECK,
    EXHAUSTED,
    FACE_DOWN,
    FRONT,
    HAND,
    HIDDEN,
    KO_PILE,
    PLAY,
    RESOURCES,
    STUNNED,
    SUPPORT,
    VISIBLE,
    area,
    is_character,
    is_stunned,
    scene,
)
from judge.games.vs_system.model.cards import Character, Equipment, Location, PlotTwist
from judge.games.vs_system.model.events import Positioned, StepBegan
from judge.games.vs_system.rules.areas import IS_HERE_OR_THERE, OTHER_AREA_IS_NO_ARRIVAL
from judge.games.vs_system.rules.name import ONE_IDENTITY_IS_ENOUGH
from judge.games.vs_system.rules.recruit import COMES_INTO_PLAY_ON_ENTERING
from judge.games.vs_system.rules.stun import STUNNED_IS_CHARACTER


@dataclass(frozen=True)
class InRow(Selector):
    """Objects in a row of play."""

    row: str

    def matches(self, context: Context, obj: Obj) -> bool:
        counted = context.match.game.printed(context.view, obj, COUNTED_ROWS)
        return isinstance(counted, frozenset) and self.row in counted

    def describe(self) -> str:
        return f"in the {self.row}"


@dataclass(frozen=True)
class InArea(Selector):
    """Characters in an area."""

    area: str

    def matches(self, context: Context, obj: Obj) -> bool:
        if obj.zone != PLAY or area(obj) != self.area:
            return False
        return context.match.judge(IS_HERE_OR_THERE, True, misread=not is_stunned(obj))

    def describe(self) -> str:
        return f"in the {self.area}"


@dataclass(frozen=True)
class CharacterInPlay(Selector):
    """Characters in play: character cards in the resource row are resources, not characters."""

    def matches(self, context: Context, obj: Obj) -> bool:
        if not is_character(obj):
            return False
        return context.match.judge(STUNNED_IS_CHARACTER, True, misread=not is_stunned(obj))

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.NOUN

    def describe(self) -> str:
        return "character"

    def plural(self) -> str:
        return "characters"


@dataclass(frozen=True)
class Ongoing(Selector):
    """Cards with an ongoing text."""

    def matches(self, context: Context, obj: Obj) -> bool:
        return isinstance(obj.card, PlotTwist) and obj.card.ongoing

    def describe(self) -> str:
        return "ongoing"


@dataclass(frozen=True)
class Attacking(Selector):
    """Attackers of the attack in progress."""

    def matches(self, context: Context, obj: Obj) -> bool:
        attack = scene(context.state).attack
        return attack is not None and obj.ref in attack.attackers

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.NOUN

    def describe(self) -> str:
        return "attacking character"

    def plural(self) -> str:
        return "attacking characters"


@dataclass(frozen=True)
class AttackingACharacter(Selector):
    """Attackers whose defender is a character."""

    def matches(self, context: Context, obj: Obj) -> bool:
        attack = scene(context.state).attack
        return attack is not None and obj.ref in attack.attackers and attack.defender is not None

    def describe(self) -> str:
        return "attacking a character"


@dataclass(frozen=True)
class Defending(Selector):
    """The defender of the attack in progress."""

    def matches(self, context: Context, obj: Obj) -> bool:
        attack = scene(context.state).attack
        return attack is not None and obj.ref == attack.defender

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.NOUN

    def describe(self) -> str:
        return "defending character"

    def plural(self) -> str:
        return "defending characters"


@dataclass(frozen=True)
class InPhase(Condition):
    """It is ``phase``, in a step of ``kind`` if that is given, of yours if ``yours``."""

    phase: str
    kind: str | None = None
    yours: bool = False

    def is_met(self, context: Context) -> bool:
        step = scene(context.state).step
        return (
            step.phase == self.phase
            and (self.kind is None or step.kind == self.kind)
            and (not self.yours or step.player == context.controller)
        )

    def describe(self) -> str:
        return f"it is {'your ' if self.yours else 'the '}{self.kind or self.phase + ' phase'}"


@dataclass(frozen=True)
class PlayedSince(Condition):
    """The game is played on ``day`` (an ISO date) or later."""

    day: Maybe[str]

    def is_met(self, context: Context) -> bool:
        today = scene(context.state).day
        return not today or today >= context.read(self.day)

    def describe(self) -> str:
        return f"it is {describe(self.day)} or later"


@dataclass(frozen=True)
class PhaseBegins(Pattern):
    """The start of ``phase``, or (None) of any phase: one instant."""

    phase: Maybe[str | None]

    def is_once_a_batch(self) -> bool:
        return StepBegan.in_batch is InBatch.ONE

    def is_once_a_turn(self) -> bool:
        return as_ruled(self.phase) is not None

    def matches(self, context: Context, before: State) -> bool:
        event, phase = context.event, context.read(self.phase)
        return isinstance(event, StepBegan) and event.phase_begins and phase in (None, event.step.phase)

    def describe(self) -> str:
        phase = as_ruled(self.phase)
        return f"the {phase} phase starts" if phase is not None else "the next phase starts"


CHARACTERS = CharacterInPlay()

CHARACTER_CARDS = OfClass(Character, "character card")

PLOT_TWISTS = OfClass(PlotTwist, "plot twist")

LOCATIONS = OfClass(Location, "location")

EQUIPMENT = OfClass(Equipment, "equipment")

ONGOING = Ongoing()

IN_PLAY = InZone((PLAY,))

IN_HAND = InZone((HAND,))

IN_KO_PILE = InZone((KO_PILE,))

IN_DECK = InZone((DECK,))

IS_FACE_DOWN = HasFlag(FACE_DOWN)

IS_STUNNED = HasFlag(STUNNED)

IS_EXHAUSTED = HasFlag(EXHAUSTED)

IN_RESOURCE_ROW = InRow(RESOURCES)

IN_FRONT_ROW = InRow(FRONT)

IN_SUPPORT_ROW = InRow(SUPPORT)

IN_HIDDEN_AREA = InArea(HIDDEN)

IN_VISIBLE_AREA = InArea(VISIBLE)

ATTACKING = Attacking()

DEFENDING = Defending()


@dataclass(frozen=True)
class SharesAffiliation(Selector):
    """Cards that share an affiliation with the source of the text."""

    def matches(self, context: Context, obj: Obj) -> bool:
        source = context.source_object()
        own = context.view.items(source, "affiliations") if source is not None else frozenset()
        return bool(own & context.view.items(obj, "affiliations"))

    def describe(self) -> str:
        return "card that shares an affiliation with it"


@dataclass(frozen=True)
class SharesIdentity(Selector):
    """Cards that share an identity with one that ``of`` means, another one."""

    of: Maybe[Selector]

    def matches(self, context: Context, obj: Obj) -> bool:
        view = context.view
        own = view.items(obj, "identities")
        others = [view.items(other, "identities") for other in context.select(self.of) if other.ref != obj.ref]
        return any(
            context.match.judge(ONE_IDENTITY_IS_ENOUGH, bool(own & other), misread=bool(own) and own == other)
            for other in others
        )

    def describe(self) -> str:
        return f"that shares an identity with {describe(self.of)}"


def affiliated(affiliation: str) -> Selector:
    """Cards with ``affiliation``."""
    return Has("affiliations", affiliation)


def keyworded(keyword: str) -> Selector:
    """Cards with ``keyword``."""
    return Has("keywords", keyword)


def cost_at_most(most: int) -> Selector:
    """Cards of that cost or less."""
    return Within("cost", most=most)


def start_of(phase: Maybe[str | None]) -> Pattern:
    """The start of ``phase``, or (None) of any phase."""
    return PhaseBegins(phase)


@dataclass(frozen=True)
class ComesIntoPlay(OnMove):
    """An object comes into play: once, for what leaves play comes back as another object."""

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if isinstance(event, Positioned):
            changes_area = area(before.known(event.ref)) != event.spot.area
            return changes_area and self._as_somebody_believes(OTHER_AREA_IS_NO_ARRIVAL, context, before)
        if isinstance(event, Moved) and event.zone == CHAIN:
            return self._as_somebody_believes(COMES_INTO_PLAY_ON_ENTERING, context, before)
        comes = super().matches(context, before)
        if comes and isinstance(event, Moved) and before.known(event.ref).zone == CHAIN:
            return context.match.judge(COMES_INTO_PLAY_ON_ENTERING, True, misread=False)
        return comes

    def _as_somebody_believes(self, denied: Rule, context: Context, before: State) -> bool:
        """Whether what ``denied`` says is no coming into play is taken for one of ``subject``."""
        assert context.event is not None
        is_meant = self._is_to_subject(context.event, context, before)
        return is_meant and context.match.judge(denied, False, misread=True)

    def is_once_a_turn(self) -> bool:
        return means_one(self.subject)


def comes_into_play(subject: Selector) -> ComesIntoPlay:
    """``subject`` comes into play: looked at as it stands there. Cards that become resources do not."""
    return ComesIntoPlay(subject=subject & ~IN_RESOURCE_ROW, to=PLAY, seen="after")


def goes_from_play_to_ko_pile(subject: Selector) -> OnMove:
    """``subject`` goes from play to its owner's KO'd pile: looked at as it last was in play."""
    return OnMove(subject=subject, source=PLAY, to=KO_PILE, seen="before")
