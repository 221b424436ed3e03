"""The table for Warhammer: Invasion: its set-up, its actions, its questions."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judge.engine.match import RunningMatch
from judge.engine.state import Counter, Obj, State
from judge.games.warhammer_invasion.actions.acting import act
from judge.games.warhammer_invasion.actions.passing import Pass
from judge.games.warhammer_invasion.actions.playing_cards import PlayCard
from judge.games.warhammer_invasion.actions.playing_tactics import PlayTactic
from judge.games.warhammer_invasion.actions.using_abilities import UseAbility
from judge.games.warhammer_invasion.game import WARHAMMER_INVASION
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    BURNING,
    CAPITAL_PHASE,
    CORRUPT,
    DAMAGE,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    KINGDOM,
    MAIN,
    QUEST,
    RESOURCES,
    ZONES,
    Scene,
    Step,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Support, Unit, WiCard
from judge.games.warhammer_invasion.procedures.turn import steps_of_turn
from judge.proving.check import checker
from judge.proving.table import Piece, Point, Seat, Table

BASE_POWER = {KINGDOM: 3, QUEST: 1, BATTLEFIELD: 0}


def unit(name: str, cost: int = 2, *, power: int = 1, hp: int = 3, race: str = "", loyalty: int = 0, toughness: int = 0,
         counterstrike: int = 0, traits: tuple[str, ...] = (), keywords: tuple[str, ...] = ()) -> Unit:  # fmt: skip
    """A unit without other text, where a ruling speaks of any unit."""
    return Unit(name=name, cost=cost, power=power, hp=hp, race=race, loyalty=loyalty, toughness=toughness,
                counterstrike=counterstrike, traits=frozenset(traits), keywords=frozenset(keywords))  # fmt: skip


def support(
    name: str, cost: int = 2, *, race: str = "", loyalty: int = 0, only_zone: str | None = None, unique: bool = False
) -> Support:
    """A support card without other text."""
    return Support(name=name, cost=cost, race=race, loyalty=loyalty, only_zone=only_zone, unique=unique)


class WiSeat(Seat):
    """A player of Warhammer: Invasion."""

    table: WiTable

    def controls(self, card: WiCard, zone: str = BATTLEFIELD, *, damage: int = 0, corrupt: bool = False, development: bool = False,
                 questing_on: Piece | None = None, tokens: int = 0, owner: WiSeat | None = None) -> Piece:  # fmt: skip
        """Have ``card`` in a zone of the capital from the beginning."""
        flags = ({CORRUPT} if corrupt else set()) | ({DEVELOPMENT} if development else set())
        counters = (Counter(DAMAGE, 0),) * damage + (Counter("resource token", 0),) * tokens
        host = self.table._objects[questing_on.number].ref if questing_on is not None else None
        return self.table.put(
            card, (owner or self).name, zone, controller=self.name, flags=frozenset(flags), counters=counters, host=host
        )

    def section(self, zone: str) -> Piece:
        """A section of this player's capital."""
        return self.table.sections[self.name, zone]

    def has_burning(self, zone: str) -> None:
        """Have that section burning from the beginning."""
        self._replace_section(zone, flags=frozenset({BURNING}))

    def has_damage(self, zone: str, n: int) -> None:
        """Have ``n`` damage on that section from the beginning."""
        self._replace_section(zone, counters=(Counter(DAMAGE, 0),) * n)

    def _replace_section(self, zone: str, **facts: Any) -> None:
        from dataclasses import replace

        number = self.section(zone).number
        self.table._objects[number] = replace(self.table._objects[number], **facts)

    def has_capital(self, race: str) -> None:
        """Have a capital of that race, which gives one symbol."""
        self.table.numbers[self.name, f"capital of {race}"] = 1

    def has_resources(self, n: int) -> None:
        """Have that many unspent resources."""
        self.table.numbers[self.name, RESOURCES] = n

    def has_in_hand(self, card: WiCard) -> Piece:
        """Have ``card`` in hand."""
        return self.table.put(card, self.name, HAND)

    def has_in_deck(self, card: WiCard) -> Piece:
        """Have ``card`` in the deck, below those put there before."""
        return self.table.put(card, self.name, DECK)

    def has_in_discard(self, card: WiCard) -> Piece:
        """Have ``card`` in the discard pile."""
        return self.table.put(card, self.name, DISCARD)

    def passes(self, point: Point = None) -> None:
        """Pass."""
        self.does(Pass(), point=point)

    def resources_are(self, n: int, point: Point = None) -> None:
        """Expect that many unspent resources."""
        self.table.expect(point, f"{self.name}'s resources", n, self.table.match.state.number(self.name, RESOURCES))


class WiTable(Table):
    """A table of Warhammer: Invasion; Alice is the active player unless a scenario says otherwise."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.numbers: dict[tuple[str, str], int] = {}
        self.alice, self.bob = (WiSeat(self, name) for name in self.names)
        self.sections = {
            (name, zone): self.put(Section(name=f"{name}'s {zone}", power=BASE_POWER[zone]), name, zone)
            for name in self.names for zone in ZONES
        }  # fmt: skip

    @property
    def players(self) -> tuple[WiSeat, WiSeat]:
        """Alice, the active player, and Bob."""
        return self.alice, self.bob

    def begin(self, phase: str = CAPITAL_PHASE, kind: str = MAIN, of: WiSeat | None = None) -> None:
        """End the set-up: the game stands in this step (its start is past), and its active player may act."""
        player = (of or self.alice).name
        decks = {
            name: tuple(n for n, obj in self._objects.items() if obj.zone == DECK and obj.owner == name)
            for name in self.names
        }
        agenda = steps_of_turn(player)
        at = agenda.index(Step(player, phase, kind))
        now = Scene(agenda[at], agenda[at + 1 :])
        state = State(self.names, dict(self._objects), decks, self.numbers, scene=now, priority=player)
        self.open(RunningMatch(WARHAMMER_INVASION, state, self.book))
        for (owner, what), n in self.numbers.items():
            self.say(f"{owner} has {n} {what}." if what == RESOURCES else f"{owner} has a {what}.")
        self.say(f"It is the {phase} of {player}'s turn.")

    def is_told(self, obj: Obj) -> bool:
        """Whether the narrative's set-up mentions ``obj``: cards always, a section of a capital where it isn't as in the beginning."""
        return not isinstance(obj.card, Section) or bool(obj.flags or obj.counters)

    def act(self, player: str, action: Any) -> Generator[Any, Any, Any]:
        """Have ``player`` do ``action``."""
        return act(self.match, player, action)

    def all_pass(self, point: Point = None) -> None:
        """Both pass: the whole chain resolves, or the next step begins."""
        for _ in self.names:
            holder = self.match.state.priority
            assert holder is not None
            self.say(f"{holder} passes.")
            self.run(act(self.match, holder, Pass()), point)

    def resolve(self, point: Point = None) -> None:
        """Both pass, and the chain resolves until somebody has to decide."""
        if self.match.state.chain:
            self.all_pass(point)

    def goes_on_to(self, phase: str, kind: str = MAIN, point: Point = None) -> None:
        """Both pass until that step begins, or somebody has to decide."""
        for number in range(30):
            step = scene(self.match.state).step
            if self._decision is not None or (number and (step.phase, step.kind) == (phase, kind)):
                return
            self.all_pass(point)
        self._fail(point, f"the {phase} comes", phase, "never")

    def attack_goes(self, zone: str, *attackers: Piece, defended_by: tuple[Piece, ...] = ()) -> None:
        """The active player attacks ``zone`` with these units; these defend it. Stands after the declaration of defenders."""
        self.goes_on_to("battlefield phase", "choosing the zone")
        active = self.alice if scene(self.match.state).step.player == self.alice.name else self.bob
        other = self.bob if active is self.alice else self.alice
        active.chooses(zone)
        self.all_pass()
        active.chooses(*attackers)
        self.all_pass()
        if self._decision is not None:
            other.chooses(*defended_by)

    def assigned_is(self, piece: Piece, n: int, point: Point = None) -> None:
        """Expect that much damage assigned to ``piece`` and not applied yet."""
        found = sum(lot.n for lot in scene(self.match.state).assigned if lot.ref.card == piece.number)
        self.expect(point, f"damage assigned to {piece.label}, lying near it", n, found)

    def attackers_are(self, *pieces: Piece, point: Point = None) -> None:
        """Expect these attackers."""
        combat = scene(self.match.state).combat
        found = tuple(self.called(ref) for ref in combat.attackers) if combat is not None else ()
        self.expect(point, "the attackers", tuple(piece.label for piece in pieces), found)

    def defenders_are(self, *pieces: Piece, point: Point = None) -> None:
        """Expect these defenders."""
        combat = scene(self.match.state).combat
        found = tuple(self.called(ref) for ref in combat.defenders) if combat is not None else ()
        self.expect(point, "the defenders", tuple(piece.label for piece in pieces), found)

    def quests(self, piece: Piece, expected: bool = True, point: Point = None) -> None:
        """Expect that this unit is on a quest, or isn't."""
        self.expect(point, f"{piece.label} is questing", expected, self.obj(piece).host is not None)

    def lies_with(self, piece: Piece, seat: WiSeat, point: Point = None) -> None:
        """Expect ``piece`` among the cards of this player: in his discard pile, hand or deck, or under his control."""
        self.expect(point, f"whose {piece.label} is", seat.name, self.obj(piece).controller)

    # Actions: what `does`, `can` and `cannot` take.

    def play(self, piece: Piece, x: int = 0) -> PlayTactic:
        """Playing a tactic."""
        return PlayTactic(self.ref(piece), x)

    def put_down(self, piece: Piece, zone: str = BATTLEFIELD) -> PlayCard:
        """Playing a unit, support or quest into a zone."""
        return PlayCard(self.ref(piece), zone)

    def use(self, piece: Piece, number: int = 0) -> UseAbility:
        """Using the ``number``-th action of a card."""
        return UseAbility(self.ref(piece), number)


check = checker(WiTable)

__all__ = ["WiSeat", "WiTable", "check", "support", "unit"]
