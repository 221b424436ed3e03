"""The table for Warhammer: Invasion: where the game stands at first, its actions, its questions. What a player has is in the seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from judge.engine.acting import Action
from judge.engine.decision import Resolution
from judge.engine.errors import Impossible
from judge.engine.match import RunningMatch
from judge.engine.nodes import with_article
from judge.engine.rules import RuleBook
from judge.engine.state import Obj, Record, Ref
from judge.games.warhammer_invasion.actions.acting import act
from judge.games.warhammer_invasion.actions.passing import Pass
from judge.games.warhammer_invasion.actions.playing_cards import PlayCard
from judge.games.warhammer_invasion.actions.playing_developments import PlayDevelopment
from judge.games.warhammer_invasion.actions.playing_tactics import PlayTactic
from judge.games.warhammer_invasion.actions.regrouping import Regroup
from judge.games.warhammer_invasion.actions.using_abilities import UseAbility
from judge.games.warhammer_invasion.game import WARHAMMER_INVASION
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    BURNING,
    CAPITAL_PHASE,
    CORRUPT,
    DECK,
    DEVELOPMENT,
    KINGDOM,
    MAIN,
    RESOURCES,
    SETUP,
    Scene,
    Step,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Support, Unit, WiCard
from judge.games.warhammer_invasion.model.events import BY_TURN
from judge.games.warhammer_invasion.model.turn_events import StepBegan
from judge.games.warhammer_invasion.procedures.turn import begin_step, steps_of_turn
from judge.proving.check import Checker
from judge.proving.layouts.warhammer_invasion import WiLayout
from judge.proving.pieces import Piece, Point
from judge.proving.result import Asks
from judge.proving.table import Swaps, Table
from judge.proving.tables.plain_cards import support, unit
from judge.proving.tables.warhammer_invasion_seat import WiSeat

MOST_STEPS = 30  # more than any scenario goes on before a step comes again


class WiTable(Table):
    """A table of Warhammer: Invasion; Alice is the active player unless a scenario says otherwise.

    A way to share damage out is said as a dictionary of who gets how much: ``{guard: 2, bob.section(KINGDOM): 1}``.
    """

    deck_zone = DECK
    flags = frozenset({CORRUPT, DEVELOPMENT, BURNING})
    layout = WiLayout()

    def __init__(self, book: RuleBook | None = None, swaps: Swaps | None = None) -> None:
        super().__init__(book, swaps)
        self.alice, self.bob = (WiSeat(self, name) for name in self.names)

    # Set-up

    @property
    def players(self) -> tuple[WiSeat, WiSeat]:
        """Alice, the active player, and Bob."""
        return self.alice, self.bob

    def begin(self, phase: str = CAPITAL_PHASE, kind: str = MAIN, of: WiSeat | None = None) -> None:
        """End the set-up: the game stands in this step (its start is past), and its active player may act.

        Forced effects of its beginning have been; what may be done in response to it may be done now.

        :raises Impossible: if a turn has no such step.
        """
        player = (of or self.alice).name
        steps = steps_of_turn(player)
        if Step(player, phase, kind) not in steps:
            there_are = "; ".join(f"{step.phase}, {step.kind}" for step in steps)
            raise Impossible(f"a turn has no step '{phase}, {kind}' at which to begin; it has: {there_are}")
        at = steps.index(Step(player, phase, kind))
        began = StepBegan(step=steps[at], agenda=steps[at + 1 :], cause=BY_TURN)
        state = self.state(Scene(began.step, began.agenda), priority=player)
        state = replace(state, history=(Record((began,), state, state.turn),))
        self.open(RunningMatch(WARHAMMER_INVASION, state, self.book))
        for (owner, what), n in self.numbers.items():
            self.say(f"{owner} has {_so_many(n, what)}.", is_setup=True)
        self.say(f"It is the {phase} of {player}'s turn.", is_setup=True)

    def begin_game(self, of: WiSeat | None = None) -> None:
        """End the set-up: the game itself begins, with opening hands, mulligans and the first turn (Alice's, or ``of`` Bob)."""
        first = Step((of or self.alice).name, SETUP)
        self.open(RunningMatch(WARHAMMER_INVASION, self.state(Scene(first)), self.book))
        self.say("The game begins.")
        self.run(begin_step(self.match, first, ()))

    def said_of(self, flag: str) -> str:
        return with_article(flag) if flag == DEVELOPMENT else flag

    def is_told(self, obj: Obj) -> bool:
        """Whether the narrative's set-up mentions ``obj``: cards always, a section of a capital where it isn't as in the beginning."""
        return not isinstance(obj.card, Section) or bool(obj.flags or obj.counters)

    def printed(self, obj: Obj) -> str:
        """What a judge reads off the card: race, cost, strength, keywords and traits, its limits; and its owner where another has it."""
        facts = [*_printed_on(obj.card)] if isinstance(obj.card, WiCard) else []
        return ", ".join(facts if obj.owner == obj.controller else [*facts, f"owned by {obj.owner}"])

    def identity(self, choice: object) -> object:
        """What the engine knows ``choice`` by; a dictionary of who gets how much damage: a way to share it out."""
        if isinstance(choice, dict):
            return tuple(sorted((self.ref(piece), n) for piece, n in choice.items()))
        return super().identity(choice)

    def describe(self, value: object) -> str:
        """``value`` in words; of damage shared out: who gets how much."""
        if isinstance(value, tuple) and value and all(map(_is_share, value)):
            return " and ".join(f"{n} to {self.describe(ref)}" for ref, n in value)
        return super().describe(value)

    # Acting

    def act(self, player: str, action: Action) -> Resolution[None]:
        """Have ``player`` do ``action``.

        :raises Illegal: as soon as it is run, with every objection.
        """
        return act(self.match, player, action)

    def all_pass(self, point: Point = None) -> None:
        """Both pass: the whole chain resolves, or the next step begins.

        :raises Ended: if a decision is open, or nobody may act.
        """
        for _ in self.names:
            self.expect_no_decision(point)
            holder = self.holder(point)
            self.say(f"{holder} passes.", is_pass=True)
            self.run(act(self.match, holder, Pass()), point)

    def resolve(self, point: Point = None) -> None:
        """Both pass, and the chain resolves until somebody has to decide."""
        if self.match.state.chain:
            self.all_pass(point)

    def goes_on_to(self, phase: str, kind: str = MAIN, point: Point = None) -> None:
        """Both pass until that step begins (again), or somebody has to decide.

        :raises Ended: if it never comes.
        """
        for number in range(MOST_STEPS):
            step = scene(self.match.state).step
            if self.decision is not None or (number and (step.phase, step.kind) == (phase, kind)):
                return
            self.all_pass(point)
        self.fail(point, f"the {phase} comes", phase, "never")

    def attack_goes(self, zone: str, *attackers: Piece, defended_by: tuple[Piece, ...] = ()) -> None:
        """The active player attacks ``zone`` with these units; these defend it. Stands after the declaration of defenders.

        :raises Ended: if it isn't to be done so.
        """
        self.goes_on_to(BATTLEFIELD_PHASE, "choosing the zone")
        active = self.alice if scene(self.match.state).step.player == self.alice.name else self.bob
        other = self.bob if active is self.alice else self.alice
        active.chooses(zone)
        self.all_pass()
        active.chooses(*attackers)
        self.all_pass()
        if self.decision is not None:
            other.chooses(*defended_by)

    # Expecting

    def step_is(self, phase: str, kind: str = MAIN, of: WiSeat | None = None, point: Point = None) -> None:
        """Expect that this is the step in progress."""
        expected = Step((of or self.alice).name, phase, kind)
        found = _in_words(scene(self.match.state).step)
        asks = "Which is the step in progress now?"
        self.expect(point, "the step in progress", _in_words(expected), found, asks=asks)

    def passing(self) -> Pass:
        """Passing, for asking whether it is legal."""
        return Pass()

    def assigned_is(self, piece: Piece, n: int, point: Point = None) -> None:
        """Expect that much damage assigned to ``piece`` and not applied yet."""
        found = sum(lot.n for lot in scene(self.match.state).assigned if lot.ref.card == piece.number)
        asks = f"How much damage is assigned to {self.label(piece)} now, and not applied yet?"
        self.expect(point, f"damage assigned to {self.label(piece)}, lying near it", n, found, asks=asks)

    def attackers_are(self, *pieces: Piece, point: Point = None) -> None:
        """Expect these attackers."""
        combat = scene(self.match.state).combat
        found = tuple(self.describe(ref) for ref in combat.attackers) if combat is not None else ()
        asks = Asks("Which units are attackers now?", ", ".join(found) or "none")
        self.expect(point, "the attackers", tuple(self.label(piece) for piece in pieces), found, asks=asks)

    def defenders_are(self, *pieces: Piece, point: Point = None) -> None:
        """Expect these defenders."""
        combat = scene(self.match.state).combat
        found = tuple(self.describe(ref) for ref in combat.defenders) if combat is not None else ()
        asks = Asks("Which units are defenders now?", ", ".join(found) or "none")
        self.expect(point, "the defenders", tuple(self.label(piece) for piece in pieces), found, asks=asks)

    def quests(self, piece: Piece, expected: bool = True, point: Point = None) -> None:
        """Expect that this unit is on a quest, or isn't."""
        name, found = self.label(piece), self.obj(piece).host is not None
        self.expect(point, f"{name} is questing", expected, found, asks=f"Is {name} on a quest now?")

    def lies_with(self, piece: Piece, seat: WiSeat, point: Point = None) -> None:
        """Expect ``piece`` among the cards of this player: in his discard pile, hand or deck, or under his control."""
        name = self.label(piece)
        asks = f"Among whose cards is {name} now?"
        self.expect(point, f"whose {name} is", seat.name, self.obj(piece).controller, asks=asks)

    # Actions: what `does`, `can` and `cannot` take.

    def play(self, piece: Piece, x: int = 0) -> PlayTactic:
        """Playing a tactic."""
        return PlayTactic(self.ref(piece), x)

    def put_down(self, piece: Piece, zone: str | None = None, *, on: Piece | None = None) -> PlayCard:
        """Playing a unit, support or quest into a zone (the battlefield), or ``on`` a quest or a unit (where that is)."""
        if on is None:
            return PlayCard(self.ref(piece), zone or BATTLEFIELD)
        return PlayCard(self.ref(piece), zone or self.obj(on).zone, self.ref(on))

    def develop(self, piece: Piece, zone: str = KINGDOM) -> PlayDevelopment:
        """Putting a card face down into a zone as a development."""
        return PlayDevelopment(self.ref(piece), zone)

    def regroup(self, piece: Piece, zone: str) -> Regroup:
        """Moving a unit to another zone as one likes, for asking whether it is legal."""
        return Regroup(self.ref(piece), zone)

    def use(self, piece: Piece, number: int = 0, *, occasion: int = 0) -> UseAbility:
        """Using an action of a card (0: the first); one with a trigger for the ``occasion``-th that is unanswered (0: the oldest)."""
        return UseAbility(self.ref(piece), number, occasion)


def _so_many(n: int, what: str) -> str:
    """What a player has from the beginning: a number of resources, or a capital."""
    if what != RESOURCES:
        return f"a {what}"
    return "1 resource" if n == 1 else f"{n} {what}"


def _printed_on(card: WiCard) -> Iterator[str]:
    """The facts of ``card`` in words: power and hit points of a unit always, whatever else only where the card has it."""
    if card.race:
        yield card.race
    if card.cost:
        yield f"cost {card.cost}"
    if card.loyalty:
        yield f"{card.loyalty} loyalty {'icon' if card.loyalty == 1 else 'icons'}"
    if isinstance(card, Unit) or (isinstance(card, Support) and card.power):
        yield f"power {card.power}"
    if isinstance(card, Unit):
        yield f"{card.hp} hit {'point' if card.hp == 1 else 'points'}"
        if card.toughness:
            yield f"Toughness {card.toughness}"
        if card.counterstrike:
            yield f"Counterstrike {card.counterstrike}"
        if card.raider:
            yield f"Raider {card.raider}"
    yield from sorted(card.traits)
    yield from sorted(card.keywords)
    if card.unique:
        yield "unique"
    if card.only_zone is not None:
        yield f"{card.only_zone} only"


def _in_words(step: Step) -> str:
    return f"{step.player}'s {step.phase}{'' if step.kind == MAIN else f', {step.kind}'}"


def _is_share(part: object) -> bool:
    """Whether ``part`` says how much damage goes to which object."""
    return isinstance(part, tuple) and len(part) == 2 and isinstance(part[0], Ref)


check = Checker(WiTable)

__all__ = ["WiSeat", "WiTable", "check", "support", "unit"]
