"""A player of Vs. System at the table: what is laid out for him, and what is expected of his hand, endurance and points."""

from __future__ import annotations

from judge.engine.acting import Action, all_objections
from judge.engine.context import Context
from judge.engine.searching import LookedAt
from judge.engine.state import Counter
from judge.games.vs_system.actions.passing import Pass
from judge.games.vs_system.model.board import (
    BOOSTED,
    DECK,
    ENDURANCE,
    EXHAUSTED,
    FACE_DOWN,
    FRONT,
    HAND,
    HIDDEN,
    KO_PILE,
    PLAY,
    POINTS,
    REMOVED,
    RESOURCES,
    STUNNED,
    VISIBLE,
    Spot,
)
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.procedures.recruit_price import price
from judge.games.vs_system.rules.act import HAS_PRIORITY
from judge.proving.pieces import Piece, Player, Point
from judge.proving.result import Asks
from judge.proving.seat import Seat, considers
from judge.proving.tables.plain_cards import plain

MOST_IN_A_ROW = 50
FIRST_TURN = 1


class VsSeat(Seat):
    """A player of Vs. System."""

    # Set-up

    def controls(self, card: VsCard, *, row: str = FRONT, column: int | None = None, hidden: bool = False, stunned: bool = False,
                 exhausted: bool = False, counters: tuple[str, ...] = (), owner: Player | None = None, on: Piece | None = None,
                 arrived: int = 0, boosted: bool = False) -> Piece:  # fmt: skip
        """Have ``card`` in play from the beginning: a character in a row, or an equipment ``on`` a character.

        ``boosted``: its boost was paid as it was recruited this turn.
        """
        area = HIDDEN if hidden else VISIBLE
        taken = {obj.spot for obj in self.table.objects.values() if obj.controller == self.name}
        free = next(number for number in range(MOST_IN_A_ROW) if Spot(row, number, area) not in taken)
        flags = ({STUNNED, EXHAUSTED} if stunned else set()) | ({EXHAUSTED} if exhausted else set())
        spot = None if on is not None else Spot(row, free if column is None else column, area)
        piece = self.table.put(card, (owner or self).name, PLAY, controller=self.name, flags=frozenset(flags), host=on, time=arrived,
                               spot=spot, counters=tuple(Counter(kind, arrived) for kind in counters),
                               notes=((BOOSTED, FIRST_TURN),) if boosted else ())  # fmt: skip
        if column is not None and on is None:
            self.table.placed.add(piece.number)
        return piece

    def has_resource(self, card: VsCard, *, face_up: bool = False, exhausted: bool = False, owner: Player | None = None,
                     notes: tuple[tuple[str, object], ...] = ()) -> Piece:  # fmt: skip
        """Have ``card`` in the resource row; ``notes`` is what was settled when it was played (chosen affiliations)."""
        flags = (set() if face_up else {FACE_DOWN}) | ({EXHAUSTED} if exhausted else set())
        column = sum(obj.zone == PLAY and obj.controller == self.name for obj in self.table.objects.values())
        return self.table.put(card, (owner or self).name, PLAY, controller=self.name, flags=frozenset(flags),
                              spot=Spot(RESOURCES, column, None), notes=notes)  # fmt: skip

    def has_resources(self, number: int) -> list[Piece]:
        """Have that many face-down resources."""
        pieces = [self.has_resource(plain(f"{self.name}'s resource {n + 1}")) for n in range(number)]
        self.table.fillers.update(piece.number for piece in pieces)
        return pieces

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
        self.table.numbers[self.name, ENDURANCE] = number

    # Acting

    def passes(self, point: Point = None) -> None:
        """Pass priority.

        :raises Ended: if a decision is open, or this player may not pass.
        """
        self.does(Pass(), point=point)

    # Expecting

    def has_to_wait(self, action: Action, point: Point = None) -> None:
        """Expect that nothing but the lack of priority keeps this player from ``action`` now."""
        match = self.table.match
        found = tuple(reason.id for reason in all_objections(match, self.name, action, HAS_PRIORITY))
        described = action.describe(match)
        asks = Asks(considers(self.name, described), "no" if found else "yes")
        self.table.expect(point, f"what keeps {self.name} from {described}", (HAS_PRIORITY.id,), found, asks=asks)

    def loses_in_all(self, number: int, point: Point = None) -> None:
        """Expect that this player's endurance is that much below where it began."""
        first, now = self.table.numbers[self.name, ENDURANCE], self.table.match.state.number(self.name, ENDURANCE)
        lost = first - now
        asks = Asks(f"{self.name} began with {first} endurance. How much is it now?", str(now))
        self.table.expect(point, f"endurance that {self.name} has lost", number, lost, asks=asks)

    def endurance_is(self, number: int, point: Point = None) -> None:
        """Expect that this player has that much endurance."""
        found = self.table.match.state.number(self.name, ENDURANCE)
        asks = f"How much endurance does {self.name} have now?"
        self.table.expect(point, f"{self.name}'s endurance", number, found, asks=asks)

    def has_control(self, piece: Piece, expected: bool = True, point: Point = None) -> None:
        """Expect (or not) that this player controls ``piece``, which is in play."""
        obj = self.table.obj(piece)
        found = obj.zone == PLAY and obj.controller == self.name
        name = self.table.label(piece)
        asks = f"Does {self.name} control {name} now?"
        self.table.expect(point, f"{self.name} controls {name}", expected, found, asks=asks)

    def finds_in_hand(self, piece: Piece, point: Point = None) -> None:
        """Expect ``piece`` in this player's hand."""
        obj = self.table.obj(piece)
        name = self.table.label(piece)
        asks = f"Where is {name} now, and whose?"
        self.table.expect(point, f"where {name} is", (HAND, self.name), (obj.zone, obj.controller), asks=asks)

    def finds_in_ko_pile(self, piece: Piece, point: Point = None) -> None:
        """Expect ``piece`` in this player's KO'd pile."""
        obj = self.table.obj(piece)
        name = self.table.label(piece)
        asks = f"Where is {name} now, and whose?"
        self.table.expect(point, f"where {name} is", (KO_PILE, self.name), (obj.zone, obj.controller), asks=asks)

    def hand_size_is(self, number: int, point: Point = None) -> None:
        """Expect that many cards in this player's hand."""
        found = sum(obj.zone == HAND and obj.owner == self.name for obj in self.table.match.state.all())
        asks = f"How many cards are in {self.name}'s hand now?"
        self.table.expect(point, f"cards in {self.name}'s hand", number, found, asks=asks)

    def has_looked_at(self, piece: Piece, point: Point = None) -> None:
        """Expect that an effect has let this player look at ``piece``."""
        ref, history = self.table.ref(piece), self.table.match.state.history
        looks = [event for record in history for event in record.events if isinstance(event, LookedAt)]
        seen = any(event.ref == ref and event.player == self.name for event in looks)
        name = self.table.label(piece)
        asks = f"Has {self.name} looked at {name}?"
        self.table.expect(point, f"{self.name} has looked at {name}", True, seen, asks=asks)

    def is_charged(self, piece: Piece, number: int, point: Point = None) -> None:
        """Expect what ``piece`` takes to recruit or to play now: resource points, or a threshold."""
        found = price(Context(self.table.match, self.name, self.table.ref(piece)), self.table.obj(piece), boosted=False)
        name = self.table.label(piece)
        asks = f"What does {name} cost {self.name} now?"
        self.table.expect(point, f"what {name} costs {self.name} now", number, found, asks=asks)

    def has_points(self, number: int, point: Point = None) -> None:
        """Expect that many unspent resource points."""
        found = self.table.match.state.number(self.name, POINTS)
        asks = f"How many resource points does {self.name} have now?"
        self.table.expect(point, f"{self.name}'s resource points", number, found, asks=asks)
