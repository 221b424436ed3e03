"""A player of Warhammer: Invasion at the table: the capital and the cards that are laid out for him, and what he has to spend."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.acting import Action, all_objections
from judge.engine.state import Counter
from judge.games.warhammer_invasion.actions.passing import Pass
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    BURNING,
    CORRUPT,
    DAMAGE,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    KINGDOM,
    QUEST,
    RESOURCES,
    ZONES,
)
from judge.games.warhammer_invasion.model.cards import Section, WiCard
from judge.games.warhammer_invasion.rules.act import HAS_PRIORITY
from judge.proving.pieces import Piece, Player, Point
from judge.proving.result import Asks
from judge.proving.seat import Seat, considers
from judge.proving.table import Table

BASE_POWER = {KINGDOM: 3, QUEST: 1, BATTLEFIELD: 0}


class WiSeat(Seat):
    """A player of Warhammer: Invasion, whose capital stands from the beginning."""

    def __init__(self, table: Table, name: str) -> None:
        super().__init__(table, name)
        self._sections = {
            zone: table.put(Section(name=f"{name}'s {zone}", power=BASE_POWER[zone]), name, zone) for zone in ZONES
        }

    # Set-up

    def controls(self, card: WiCard, zone: str = BATTLEFIELD, *, damage: int = 0, corrupt: bool = False, development: bool = False,
                 questing_on: Piece | None = None, tokens: int = 0, owner: Player | None = None) -> Piece:  # fmt: skip
        """Have ``card`` in a zone of the capital from the beginning."""
        flags = ({CORRUPT} if corrupt else set()) | ({DEVELOPMENT} if development else set())
        counters = (Counter(DAMAGE, 0),) * damage + (Counter("resource token", 0),) * tokens
        return self.table.put(card, (owner or self).name, zone, controller=self.name, flags=frozenset(flags), counters=counters,
                              host=questing_on)  # fmt: skip

    def section(self, zone: str) -> Piece:
        """A section of this player's capital."""
        return self._sections[zone]

    def has_burning(self, zone: str) -> None:
        """Have that section burning from the beginning."""
        number = self.section(zone).number
        self.table.objects[number] = replace(self.table.objects[number], flags=frozenset({BURNING}))

    def has_damage(self, zone: str, n: int) -> None:
        """Have ``n`` damage on that section from the beginning."""
        number = self.section(zone).number
        self.table.objects[number] = replace(self.table.objects[number], counters=(Counter(DAMAGE, 0),) * n)

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

    # Acting

    def passes(self, point: Point = None) -> None:
        """Pass.

        :raises Ended: if a decision is open.
        """
        self.does(Pass(), point=point)

    # Expecting

    def cannot_act_now(self, action: Action, point: Point = None) -> None:
        """Expect that ``action`` is legal but for this: it isn't this player's turn to act."""
        match = self.table.match
        found = tuple(reason.id for reason in all_objections(match, self.name, action, HAS_PRIORITY))
        keeps = f"what keeps {self.name} from {action.describe(match)}"
        shown = (HAS_PRIORITY.sentence, HAS_PRIORITY.sentence if HAS_PRIORITY.id in found else "nothing")
        asks = Asks(considers(self.name, action.describe(match)), "no" if found else "yes")
        self.table.expect(point, keeps, (HAS_PRIORITY.id,), found, shown, asks=asks)

    def hand_size_is(self, number: int, point: Point = None) -> None:
        """Expect that many cards in this player's hand."""
        found = sum(obj.zone == HAND and obj.owner == self.name for obj in self.table.match.state.all())
        asks = f"How many cards are in {self.name}'s hand now?"
        self.table.expect(point, f"cards in {self.name}'s hand", number, found, asks=asks)

    def resources_are(self, n: int, point: Point = None) -> None:
        """Expect that many unspent resources."""
        found = self.table.match.state.number(self.name, RESOURCES)
        asks = f"How many resources does {self.name} have now?"
        self.table.expect(point, f"{self.name}'s resources", n, found, asks=asks)
