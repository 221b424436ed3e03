"""The table for Vs. System: where the game stands at first, its actions, its questions. What a player has is in the seat."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.acting import Action
from judge.engine.decision import Resolution
from judge.engine.errors import Impossible
from judge.engine.events import CounterAdded
from judge.engine.match import RunningMatch
from judge.engine.rules import RuleBook
from judge.engine.state import Counter, Obj, State
from judge.games.vs_system.actions.acting import act
from judge.games.vs_system.actions.entering_tournaments import EnterTournament
from judge.games.vs_system.actions.flipping import Flip
from judge.games.vs_system.actions.passing import Pass
from judge.games.vs_system.actions.placing_resources import PlaceResource
from judge.games.vs_system.actions.playing_cards import PlayCard
from judge.games.vs_system.actions.powering_up import PowerUp
from judge.games.vs_system.actions.proposing_attacks import ProposeAttack
from judge.games.vs_system.actions.rearranging import Rearrange
from judge.games.vs_system.actions.recruiting import Recruit
from judge.games.vs_system.actions.reinforcing import Reinforce
from judge.games.vs_system.actions.using_powers import UsePower
from judge.games.vs_system.game import VS_SYSTEM, VsSystem
from judge.games.vs_system.model.board import (
    COMBAT,
    DECK,
    DRAW,
    ENDURANCE,
    EXHAUSTED,
    FACE_DOWN,
    MAIN,
    PLAY,
    POINTS,
    RECRUIT_STEP,
    SETUP,
    STUNNED,
    VISIBLE,
    Scene,
    Spot,
    Step,
    is_resource,
    resources,
    scene,
)
from judge.games.vs_system.model.cards import Character, VsCard
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.procedures.positions import spots_of
from judge.games.vs_system.procedures.setting_up import FIRST_ENDURANCE, steps_before_the_first_turn
from judge.games.vs_system.procedures.turn import begin_step, steps_of_turn
from judge.games.vs_system.rules.tournament import LEAST_CARDS
from judge.proving.check import Checker
from judge.proving.layouts.vs_system import VsLayout
from judge.proving.pieces import Piece, Point
from judge.proving.result import Asks
from judge.proving.table import Swaps, Table
from judge.proving.tables.plain_cards import plain
from judge.proving.tables.vs_system_seat import VsSeat

MOST_COPIES = 4
MOST_TOLD_OF_DECK = 6
MOST_STEPS = 60  # more than any scenario goes on before a step comes again
MOST_EFFECTS = 60  # more than resolve in any scenario before the chain is empty


class VsTable(Table):
    """A table of Vs. System for two players; Alice has the initiative."""

    deck_zone = DECK
    flags = frozenset({STUNNED, EXHAUSTED, FACE_DOWN})
    layout = VsLayout()
    game: VsSystem = VS_SYSTEM

    def __init__(self, book: RuleBook | None = None, swaps: Swaps | None = None) -> None:
        super().__init__(book, swaps)
        self.numbers = {(name, ENDURANCE): FIRST_ENDURANCE for name in self.names}
        self.seats = tuple(VsSeat(self, name) for name in self.names)
        self.alice, self.bob = self.seats[:2]

    # Set-up

    @property
    def players(self) -> tuple[VsSeat, ...]:
        """All of them in turn order: Alice, who has the initiative, Bob, and whoever else sits here."""
        return self.seats

    def begin(self, phase: str = DRAW, kind: str = MAIN, of: VsSeat | None = None, *, initiative: VsSeat | None = None,
              day: str = "") -> None:  # fmt: skip
        """End the set-up: the game stands in this step (its start is past), and its primary player has priority.

        :param day: the day of play, where a ruling turns on it.
        :raises Impossible: if a turn has no such step: some are a player's, the others nobody's.
        """
        first = (initiative or self.alice).name
        step = Step(phase, kind, of.name if of is not None else None)
        laid_out = self.state(Scene(step, initiative=first))
        steps = steps_of_turn(laid_out, first)
        if step not in steps:
            there_are = "; ".join(", ".join(filter(None, each)) for each in steps)
            whose = ", ".join(filter(None, step))
            raise Impossible(f"a turn has no step '{whose}' at which to begin; it has: {there_are}")
        if kind == RECRUIT_STEP and of is not None:
            self.numbers[of.name, POINTS] = len(resources(laid_out, of.name))
        stands = Scene(step, steps[steps.index(step) + 1 :], first, day=day)
        self.open(RunningMatch(self.game, self.state(stands, priority=step.player or first), self.book))
        for name in self.names:
            if (endurance := self.numbers[name, ENDURANCE]) != FIRST_ENDURANCE:
                self.say(f"{name} has {endurance} endurance.", is_setup=True)

    def begin_game(self) -> None:
        """End the set-up of the scenario: the game itself begins, with endurance, opening hands, mulligans and the first draw phase."""
        first = self.alice.name
        self.numbers.update({(name, ENDURANCE): 0 for name in self.names})
        state = self.state(Scene(Step(SETUP), initiative=first))
        steps = (*steps_before_the_first_turn(state, first), *steps_of_turn(state, first))
        self.open(RunningMatch(self.game, state, self.book))
        self.say("The game begins.")
        self.run(begin_step(self.match, steps[0], steps[1:]))
        self.numbers.update({(name, ENDURANCE): self.match.state.number(name, ENDURANCE) for name in self.names})

    def opening(self) -> str:
        history = self.match.state.history
        first = scene(history[0].before if history else self.match.state)
        if first.step.phase == SETUP:
            return ""
        kind = f", {first.step.kind}" if first.step.kind != MAIN else ""
        whose = f" of {first.step.player}" if first.step.player else ""
        return f"It is the {first.step.phase} phase{kind}{whose}; {first.initiative} has the initiative."

    def describe(self, value: object) -> str:
        """``value`` in words."""
        if isinstance(value, Spot):
            return f"{value.row}, column {value.column + 1}" + (f" of the {value.area}" if value.area else "")
        return super().describe(value)

    def hold(self, state: State) -> None:
        """Hold the set-up against what can be at all: one object a position, and no counters that the rules forbid.

        :raises Impossible: for the first thing that can't be.
        """
        standing: dict[tuple[str, Spot], Obj] = {}
        laid_out = RunningMatch(self.game, state)
        for obj in state.all():
            if obj.zone != PLAY:
                continue
            for place in sorted(spots_of(laid_out, obj)):
                if (other := standing.setdefault((obj.controller, place), obj)) is not obj:
                    where = self.describe(place)
                    raise Impossible(
                        f"{other.card.name} and {obj.card.name} stand both in {where}: give one another place"
                    )
            for number in range(obj.count(COSMIC)):
                kept = (Counter(COSMIC, 0),) * number
                match = RunningMatch(self.game, state.with_obj(replace(obj, counters=kept)))
                for objection in self.game.forbids(match, CounterAdded(ref=obj.ref, kind=COSMIC)):
                    raise Impossible(f"{obj.card.name} can't have its cosmic counter: {objection.sentence}")

    def told(self, obj: Obj) -> str:
        """``obj`` as the set-up tells it; a resource that is only there to be counted without a name."""
        return "face-down card" if obj.ref.card in self.fillers and FACE_DOWN in obj.flags else super().told(obj)

    def is_told(self, obj: Obj) -> bool:
        """Whether the narrative's set-up mentions ``obj``: decks only where it can be seen at a glance what they hold."""
        in_deck = sum(other.zone == DECK and other.owner == obj.owner for other in self.objects.values())
        return obj.zone != DECK or in_deck <= MOST_TOLD_OF_DECK

    def printed(self, obj: Obj) -> str:
        """Cost and keywords of a card, ATK and DEF of a character where they are anything, or it comes to a fight."""
        card = obj.card
        facts = [f"cost {card.cost}"] if isinstance(card, VsCard) and card.cost else []
        if isinstance(card, Character) and (scene(self.match.state).phase == COMBAT or {card.atk, card.defense} != {1}):
            facts.append(f"{card.atk} ATK / {card.defense} DEF")
        if isinstance(card, Character) and card.willpower is not None:
            facts.append(f"willpower {card.willpower}")
        if isinstance(card, VsCard) and card.entry is None:  # of the corpus's own cards one knows
            facts += sorted(getattr(card, "affiliations", ()))
        return ", ".join([*facts, *sorted(getattr(card, "keywords", ())), *self._place_facts(obj)])

    def _place_facts(self, obj: Obj) -> list[str]:
        """Where ``obj`` is and whose, as far as that isn't as usual."""
        facts = [f"column {obj.spot.column + 1}"] if obj.ref.card in self.placed and isinstance(obj.spot, Spot) else []
        facts += [f"on {self.match.names()(obj.host)}"] if obj.host is not None else []
        return facts + ([f"owned by {obj.owner}"] if obj.owner != obj.controller else [])

    def place_of(self, obj: Obj) -> str:
        """The zone; in play the rows, for positions decide who may be attacked."""
        if is_resource(obj):
            return "resource row"
        if obj.zone == DECK:
            return "deck, from the top"
        place = obj.spot
        return f"{place.row}, {place.area}" if isinstance(place, Spot) and place.area else super().place_of(obj)

    # Acting

    def act(self, player: str, action: Action) -> Resolution[None]:
        """Have ``player`` do ``action``.

        :raises Illegal: as soon as it is run, with every objection.
        """
        return act(self.match, player, action)

    def all_pass(self, point: Point = None) -> None:
        """All pass in succession: the last effect added resolves, or the attack or step ends.

        :raises Ended: if a decision is open, or somebody may not pass.
        """
        for _ in self.names:
            self.expect_no_decision(point)
            holder = self.holder(point)
            self.say(f"{holder} passes.", is_pass=True)
            self.run(act(self.match, holder, Pass()), point)

    def resolve(self, point: Point = None) -> None:
        """All pass until the chain is empty or somebody has to decide.

        :raises Ended: if it is never empty.
        """
        for _ in range(MOST_EFFECTS):
            if not self.match.state.chain or self.decision is not None:
                return
            self.all_pass(point)
        self.fail(point, "the chain resolves", "to its end", "effects join it again and again")

    def goes_on_to(self, phase: str, kind: str | None = None, of: VsSeat | None = None, point: Point = None) -> None:
        """All pass until that step begins (again), or somebody has to decide.

        :raises Ended: if it never comes.
        """
        for number in range(MOST_STEPS):
            step = scene(self.match.state).step
            fits = (
                step.phase == phase and (kind is None or step.kind == kind) and (of is None or step.player == of.name)
            )
            if self.decision is not None or (fits and number > 0):
                return
            self.all_pass(point)
        self.fail(point, f"the {phase} phase comes", phase, "never")

    # Expecting

    def step_is(self, phase: str, kind: str = MAIN, of: VsSeat | None = None, point: Point = None) -> None:
        """Expect that this is the step in progress."""
        expected = Step(phase, kind, of.name if of is not None else None)
        asks = "Which is the step in progress now?"
        self.expect(point, "the step in progress", expected, scene(self.match.state).step, asks=asks)

    def stands(
        self, piece: Piece, row: str, area: str | None = VISIBLE, point: Point = None, *, of: VsSeat | None = None
    ) -> None:
        """Expect ``piece`` in that row and area; ``of``: in that player's."""
        obj = self.obj(piece)
        place = obj.spot if obj.zone == PLAY else None
        found = (place.row, place.area) if isinstance(place, Spot) else None
        name = self.label(piece)
        expected = (row, area) if of is None else (of.name, row, area)
        whose = found if of is None or found is None else (obj.controller, *found)
        asks = Asks(f"Where does {name} stand now?", self.describe(whose) if whose is not None else "not in play")
        self.expect(point, f"where {name} stands", expected, whose, asks=asks)

    def attackers_are(self, *pieces: Piece, point: Point = None) -> None:
        """Expect these attackers."""
        attack = scene(self.match.state).attack
        found = tuple(self.describe(ref) for ref in attack.attackers) if attack is not None else ()
        expected = tuple(self.label(piece) for piece in pieces)
        asks = Asks("Which characters are attackers now?", ", ".join(found) or "none")
        self.expect(point, "the attackers", expected, found, asks=asks)

    def defender_is(self, piece: Piece | None, point: Point = None) -> None:
        """Expect this defender (None: there is none)."""
        attack = scene(self.match.state).attack
        expected = self.ref(piece) if piece is not None else None
        found = attack.defender if attack is not None else None
        asks = Asks("Which character is the defender now?", self.describe(found) if found is not None else "none")
        self.expect(point, "the defender", expected, found, asks=asks)

    def initiative_is(self, seat: VsSeat, point: Point = None) -> None:
        """Expect that this player has the initiative."""
        asks = "Who has the initiative now?"
        self.expect(point, "who has the initiative", seat.name, scene(self.match.state).initiative, asks=asks)

    def winner_is(self, seat: VsSeat | None, point: Point = None) -> None:
        """Expect that this player has won (None: nobody yet)."""
        winner = seat.name if seat is not None else "nobody"
        asks = "Who has won the game?"
        self.expect(point, "who has won", winner, scene(self.match.state).winner or "nobody", asks=asks)

    # Actions: what `does`, `can` and `cannot` take.

    def passing(self) -> Pass:
        """Passing priority, for asking whether it is legal."""
        return Pass()

    def play(self, piece: Piece, x: int = 0) -> PlayCard:
        """Playing a plot twist."""
        return PlayCard(self.ref(piece), x)

    def use(self, piece: Piece, number: int = 0) -> UsePower:
        """Using a payment power of a card: 0 is the first that it has now."""
        return UsePower(self.ref(piece), number)

    def recruit(self, piece: Piece, boosted: bool = False, instead: bool = False) -> Recruit:
        """Recruiting a card; ``instead``: paying what its text allows in the place of its cost."""
        return Recruit(self.ref(piece), boosted, instead)

    def flip(self, piece: Piece) -> Flip:
        """Flipping a location."""
        return Flip(self.ref(piece))

    def place(self, piece: Piece) -> PlaceResource:
        """Placing a resource."""
        return PlaceResource(self.ref(piece))

    def rearrange(self, *moves: tuple[Piece, str, int], area: str = VISIBLE, side: VsSeat | None = None) -> Rearrange:
        """Rearranging characters: each with the row and the column where it goes, in rows of one's own or on another player's ``side``."""
        places = tuple((self.ref(piece), Spot(row, column, area)) for piece, row, column in moves)
        return Rearrange(places, side.name if side is not None else None)

    def attack(self, *attackers: Piece, on: Piece | VsSeat) -> ProposeAttack:
        """Proposing an attack."""
        return ProposeAttack(tuple(map(self.ref, attackers)), self.ref(on) if isinstance(on, Piece) else on.name)

    def enter_tournament(
        self, *listed: tuple[VsCard, int], day: str = "2006-09-23", size: int = LEAST_CARDS
    ) -> EnterTournament:
        """Entering sanctioned Constructed with these cards (each with its number of copies), filled up to ``size`` with others."""
        wanted = max(0, size - sum(number for _, number in listed))
        others = tuple(
            (plain(f"Other Card {number + 1}"), min(MOST_COPIES, wanted - n))
            for number, n in enumerate(range(0, wanted, MOST_COPIES))
        )
        return EnterTournament((*listed, *others), day)

    def power_up(self, whom: Piece, card: Piece) -> PowerUp:
        """Powering up an attacker or defender by discarding a card of its name."""
        return PowerUp(self.ref(card), self.ref(whom))

    def reinforce(self, helper: Piece) -> Reinforce:
        """Reinforcing the defender."""
        return Reinforce(self.ref(helper))


class VsTableOfThree(VsTable):
    """A table of Vs. System for three players: clockwise Alice, Bob and Carol."""

    names: tuple[str, ...] = ("Alice", "Bob", "Carol")

    # Set-up

    @property
    def carol(self) -> VsSeat:
        """The third player."""
        return self.seats[2]


class VsTableOfFour(VsTableOfThree):
    """A table of Vs. System for four players: clockwise Alice, Bob, Carol and Dora."""

    names = ("Alice", "Bob", "Carol", "Dora")

    # Set-up

    @property
    def dora(self) -> VsSeat:
        """The fourth player."""
        return self.seats[3]


check = Checker(VsTable)
check_with_three = Checker(VsTableOfThree)
check_with_four = Checker(VsTableOfFour)

__all__ = [
    "VsSeat", "VsTable", "VsTableOfFour", "VsTableOfThree", "check", "check_with_four", "check_with_three", "plain",
]  # fmt: skip
