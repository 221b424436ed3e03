"""The table for Vs. System: its set-up in a declarative block, its actions, its questions."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judge.engine.context import Context
from judge.engine.match import RunningMatch
from judge.engine.searching import LookedAt
from judge.engine.state import Counter, State
from judge.games.vs_system.actions.acting import act
from judge.games.vs_system.actions.entering_tournaments import EnterTournament
from judge.games.vs_system.actions.flipping import Flip
from judge.games.vs_system.actions.passing import Pass
from judge.games.vs_system.actions.playing_cards import PlayCard
from judge.games.vs_system.actions.powering_up import PowerUp
from judge.games.vs_system.actions.proposing_attacks import ProposeAttack
from judge.games.vs_system.actions.recruiting import Recruit
from judge.games.vs_system.actions.reinforcing import Reinforce
from judge.games.vs_system.actions.using_powers import UsePower
from judge.games.vs_system.game import VS_SYSTEM
from judge.games.vs_system.model.board import (
    DECK,
    DRAW,
    ENDURANCE,
    EXHAUSTED,
    FACE_DOWN,
    FRONT,
    HAND,
    HIDDEN,
    KO_PILE,
    MAIN,
    PLAY,
    POINTS,
    RECRUIT_STEP,
    REMOVED,
    RESOURCES,
    SETUP,
    STUNNED,
    VISIBLE,
    Scene,
    Spot,
    Step,
    resources,
    scene,
)
from judge.games.vs_system.model.cards import Character, PlotTwist, VsCard
from judge.games.vs_system.procedures.recruit_price import price
from judge.games.vs_system.procedures.setting_up import steps_before_the_first_turn
from judge.games.vs_system.procedures.turn import begin_step, steps_of_turn
from judge.games.vs_system.rules.tournament import LEAST_CARDS
from judge.proving.check import checker
from judge.proving.table import Piece, Point, Seat, Table


def plain(name: str, cost: int = 1, *, affiliations: tuple[str, ...] = (), atk: int = 1, defense: int = 1,
          keywords: tuple[str, ...] = (), version: str = "", boost: int | None = None) -> Character:  # fmt: skip
    """A character without text, where a ruling speaks of any character."""
    return Character(name=name, version=version, cost=cost, affiliations=frozenset(affiliations), atk=atk, defense=defense,
                     keywords=frozenset(keywords), boost=boost)  # fmt: skip


class VsSeat(Seat):
    """A player of Vs. System."""

    table: VsTable

    def controls(self, card: VsCard, *, row: str = FRONT, column: int | None = None, hidden: bool = False, stunned: bool = False,
                 exhausted: bool = False, counters: tuple[str, ...] = (), owner: VsSeat | None = None, on: Piece | None = None,
                 arrived: int = 0) -> Piece:  # fmt: skip
        """Have ``card`` in play from the beginning: a character in a row, or an equipment ``on`` a character."""
        area = HIDDEN if hidden else VISIBLE
        taken = {obj.spot for obj in self.table._objects.values() if obj.controller == self.name}
        free = next(number for number in range(50) if Spot(row, number, area) not in taken)
        flags = ({STUNNED, EXHAUSTED} if stunned else set()) | ({EXHAUSTED} if exhausted else set())
        host = self.table._objects[on.number].ref if on is not None else None
        return self.table.put(card, (owner or self).name, PLAY, controller=self.name, flags=frozenset(flags), host=host, time=arrived,
                              spot=None if on is not None else Spot(row, free if column is None else column, area),
                              counters=tuple(Counter(kind, arrived) for kind in counters))  # fmt: skip

    def has_resource(self, card: VsCard, *, face_up: bool = False, exhausted: bool = False, owner: VsSeat | None = None,
                     notes: tuple[tuple[str, Any], ...] = ()) -> Piece:  # fmt: skip
        """Have ``card`` in the resource row; ``notes`` is what was settled when it was played (chosen affiliations)."""
        flags = (set() if face_up else {FACE_DOWN}) | ({EXHAUSTED} if exhausted else set())
        column = sum(obj.zone == PLAY and obj.controller == self.name for obj in self.table._objects.values())
        return self.table.put(card, (owner or self).name, PLAY, controller=self.name, flags=frozenset(flags),
                              spot=Spot(RESOURCES, column, None), notes=notes)  # fmt: skip

    def has_resources(self, number: int) -> list[Piece]:
        """Have that many face-down resources."""
        return [self.has_resource(plain(f"{self.name}'s resource {n + 1}")) for n in range(number)]

    def has_in_hand(self, card: VsCard) -> Piece:
        """Have ``card`` in hand."""
        return self.table.put(card, self.name, HAND)

    def has_in_deck(self, card: VsCard) -> Piece:
        """Have ``card`` in the deck, below those put there before."""
        return self.table.put(card, self.name, DECK)

    def has_in_ko_pile(self, card: VsCard) -> Piece:
        """Have ``card`` in the KO'd pile."""
        return self.table.put(card, self.name, KO_PILE)

    def has_removed(self, card: VsCard) -> Piece:
        """Have ``card`` removed from the game."""
        return self.table.put(card, self.name, REMOVED)

    def has_endurance(self, number: int) -> None:
        """Begin with that much endurance instead of 50."""
        self.table.endurance[self.name] = number

    def passes(self, point: Point = None) -> None:
        """Pass priority."""
        self.does(Pass(), point=point)

    def loses_in_all(self, number: int, point: Point = None) -> None:
        """Expect that this player's endurance is that much below where it began."""
        lost = self.table.endurance[self.name] - self.table.match.state.number(self.name, ENDURANCE)
        self.table.expect(point, f"endurance that {self.name} has lost", number, lost)

    def finds_in_hand(self, piece: Piece, point: Point = None) -> None:
        """Expect ``piece`` in this player's hand."""
        obj = self.table.obj(piece)
        self.table.expect(point, f"where {piece.label} is", (HAND, self.name), (obj.zone, obj.controller))

    def hand_size_is(self, number: int, point: Point = None) -> None:
        """Expect that many cards in this player's hand."""
        found = sum(obj.zone == HAND and obj.owner == self.name for obj in self.table.match.state.all())
        self.table.expect(point, f"cards in {self.name}'s hand", number, found)

    def has_looked_at(self, piece: Piece, point: Point = None) -> None:
        """Expect that an effect has let this player look at ``piece``."""
        ref, history = self.table.obj(piece).ref, self.table.match.state.history
        looks = [event for record in history for event in record.events if isinstance(event, LookedAt)]
        seen = any(event.ref == ref and event.player == self.name for event in looks)
        self.table.expect(point, f"{self.name} has looked at {piece.label}", True, seen)

    def is_charged(self, piece: Piece, number: int, point: Point = None) -> None:
        """Expect what ``piece`` takes to recruit or to play now: resource points, or a threshold."""
        found = price(Context(self.table.match, self.name, self.table.ref(piece)), self.table.obj(piece), boosted=False)
        self.table.expect(point, f"what {piece.label} costs {self.name} now", number, found)

    def has_points(self, number: int, point: Point = None) -> None:
        """Expect that many unspent resource points."""
        self.table.expect(
            point, f"{self.name}'s resource points", number, self.table.match.state.number(self.name, POINTS)
        )


class VsTable(Table):
    """A table of Vs. System for two players; Alice has the initiative."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.endurance = dict.fromkeys(self.names, 50)
        self.seats = tuple(VsSeat(self, name) for name in self.names)
        self.alice, self.bob = self.seats[:2]

    @property
    def players(self) -> tuple[VsSeat, VsSeat]:
        """Alice, who has the initiative, and Bob."""
        return self.alice, self.bob

    def begin(self, phase: str = DRAW, kind: str = MAIN, of: VsSeat | None = None, *, initiative: VsSeat | None = None,
              day: str = "") -> None:  # fmt: skip
        """End the set-up: the game stands in this step (its start is past), and its primary player has priority.

        ``day`` is the day of play, where a ruling turns on it.
        """
        first = (initiative or self.alice).name
        decks = {
            name: tuple(n for n, obj in self._objects.items() if obj.zone == DECK and obj.owner == name)
            for name in self.names
        }
        step = Step(phase, kind, of.name if of is not None else None)
        state = State(self.names, dict(self._objects), decks, {(name, ENDURANCE): n for name, n in self.endurance.items()},
                      scene=Scene(step, initiative=first))  # fmt: skip
        agenda = steps_of_turn(state, first)
        at = agenda.index(step)
        numbers = dict(state.numbers)
        if kind == RECRUIT_STEP and of is not None:
            numbers[(of.name, POINTS)] = len(resources(state, of.name))
        state = State(self.names, state.objects, decks, numbers, scene=Scene(step, agenda[at + 1 :], first, day=day),
                      priority=of.name if of is not None else first)  # fmt: skip
        self.open(RunningMatch(VS_SYSTEM, state, self.book))

    def begin_game(self) -> None:
        """End the set-up of the scenario: the game itself begins, with opening hands, mulligans and the first draw phase."""
        first = self.alice.name
        decks = {
            name: tuple(n for n, obj in self._objects.items() if obj.zone == DECK and obj.owner == name)
            for name in self.names
        }
        state = State(self.names, dict(self._objects), decks, {(name, ENDURANCE): n for name, n in self.endurance.items()},
                      scene=Scene(Step(SETUP), initiative=first))  # fmt: skip
        steps = (*steps_before_the_first_turn(state, first), *steps_of_turn(state, first))
        self.open(RunningMatch(VS_SYSTEM, state, self.book))
        self.say("The game begins.")
        self.run(begin_step(self.match, steps[0], steps[1:]))

    def act(self, player: str, action: Any) -> Generator[Any, Any, Any]:
        """Have ``player`` do ``action``."""
        return act(self.match, player, action)

    def all_pass(self, point: Point = None) -> None:
        """All pass in succession: the last effect added resolves, or the attack or step ends."""
        for _ in self.names:
            self.expect_no_ask(point)
            holder = self.match.state.priority
            assert holder is not None
            self.say(f"{holder} passes.")
            self.run(act(self.match, holder, Pass()), point)

    def resolve(self, point: Point = None) -> None:
        """All pass until the chain is empty or somebody has to decide."""
        while self.match.state.chain and self._decision is None:
            self.all_pass(point)

    def goes_on_to(self, phase: str, kind: str | None = None, of: VsSeat | None = None, point: Point = None) -> None:
        """All pass until that step begins, or somebody has to decide."""
        for _ in range(60):
            step = scene(self.match.state).step
            fits = (
                step.phase == phase and (kind is None or step.kind == kind) and (of is None or step.player == of.name)
            )
            if self._decision is not None or (fits and _ > 0):
                return
            self.all_pass(point)
        self._fail(point, f"the {phase} phase comes", phase, "never")

    def step_is(self, phase: str, kind: str = MAIN, of: VsSeat | None = None, point: Point = None) -> None:
        """Expect that this is the step in progress."""
        expected = Step(phase, kind, of.name if of is not None else None)
        self.expect(point, "the step in progress", expected, scene(self.match.state).step)

    def stands(self, piece: Piece, row: str, area: str | None = VISIBLE, point: Point = None) -> None:
        """Expect ``piece`` in that row and area."""
        place = self.obj(piece).spot
        found = (place.row, place.area) if isinstance(place, Spot) else None
        self.expect(point, f"where {piece.label} stands", (row, area), found)

    def attackers_are(self, *pieces: Piece, point: Point = None) -> None:
        """Expect these attackers."""
        attack = scene(self.match.state).attack
        found = tuple(self.called(ref) for ref in attack.attackers) if attack is not None else ()
        self.expect(point, "the attackers", tuple(piece.label for piece in pieces), found)

    def defender_is(self, piece: Piece | None, point: Point = None) -> None:
        """Expect this defender (None: there is none)."""
        attack = scene(self.match.state).attack
        found = attack.defender if attack is not None else None
        self.expect(point, "the defender", self.ref(piece), found)

    def initiative_is(self, seat: VsSeat, point: Point = None) -> None:
        """Expect that this player has the initiative."""
        self.expect(point, "who has the initiative", seat.name, scene(self.match.state).initiative)

    def winner_is(self, seat: VsSeat | None, point: Point = None) -> None:
        """Expect that this player has won (None: nobody yet)."""
        winner = seat.name if seat is not None else "nobody"
        self.expect(point, "who has won", winner, scene(self.match.state).winner or "nobody")

    # Actions: what `does`, `can` and `cannot` take.

    def passing(self) -> Pass:
        """Passing priority, for asking whether it is legal."""
        return Pass()

    def play(self, piece: Piece, x: int = 0) -> PlayCard:
        """Playing a plot twist."""
        return PlayCard(self.ref(piece), x)

    def use(self, piece: Piece, number: int = 0) -> UsePower:
        """Using the ``number``-th payment power of a card."""
        return UsePower(self.ref(piece), number)

    def recruit(self, piece: Piece, boosted: bool = False, instead: bool = False) -> Recruit:
        """Recruiting a card; ``instead``: paying what its text allows in the place of its cost."""
        return Recruit(self.ref(piece), boosted, instead)

    def flip(self, piece: Piece) -> Flip:
        """Flipping a location."""
        return Flip(self.ref(piece))

    def attack(self, *attackers: Piece, on: Piece | VsSeat) -> ProposeAttack:
        """Proposing an attack."""
        return ProposeAttack(tuple(self.ref(piece) for piece in attackers), self.ref(on))

    def enter_tournament(self, *listed: tuple[VsCard, int], day: str = "2006-09-23") -> EnterTournament:
        """Entering sanctioned Constructed with these cards (each with its number of copies), filled up to 60 with others."""
        wanted = max(0, LEAST_CARDS - sum(number for _, number in listed))
        others = tuple((plain(f"Other Card {n // 4 + 1}"), min(4, wanted - n)) for n in range(0, wanted, 4))
        return EnterTournament((*listed, *others), day)

    def power_up(self, whom: Piece, card: Piece) -> PowerUp:
        """Powering up an attacker or defender by discarding a card of its name."""
        return PowerUp(self.ref(card), self.ref(whom))

    def reinforce(self, helper: Piece) -> Reinforce:
        """Reinforcing the defender."""
        return Reinforce(self.ref(helper))


class VsTableOfThree(VsTable):
    """A table of Vs. System for three players: clockwise Alice, Bob and Carol."""

    names = ("Alice", "Bob", "Carol")

    @property
    def carol(self) -> VsSeat:
        """The third player."""
        return self.seats[2]


check = checker(VsTable)
check_with_three = checker(VsTableOfThree)

__all__ = ["PlotTwist", "VsSeat", "VsTable", "VsTableOfThree", "check", "check_with_three", "plain"]
