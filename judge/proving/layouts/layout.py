"""What a game says of its table for the eye, and the board that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judge.boards import Board, BoardCard, BoardRow, BoardSide
from judge.engine.context import Match, View
from judge.engine.state import Obj, State


class Layout:
    """The places of a game from the middle of the table outward, and which of them are ``piles``; others are told after these.

    A game's own layout adds what its cards are worth and where the game stands.
    """

    places: Sequence[str] = ()
    piles: frozenset[str] = frozenset()

    def strength(self, view: View, obj: Obj) -> str:
        """What ``obj`` is worth just now where it lies, in a few words; empty where that decides nothing."""
        return ""

    def order(self, obj: Obj) -> object:
        """Sorts the cards of a place from left to right."""
        return obj.ref.card

    def now(self, match: Match, state: State) -> tuple[str, ...]:
        """Where the game stands in ``state``: the step, the attack in progress."""
        return ()

    def marks(self, state: State, player: str) -> tuple[str, ...]:
        """What ``player`` holds besides cards and numbers, such as the initiative."""
        return ()

    def is_shown(self, obj: Obj) -> bool:
        """Whether ``obj`` is worth drawing."""
        return True

    def board(self, match: Match, state: State, place_of: Callable[[Obj], str], label: Callable[[Obj], str]) -> Board:
        """The table as it is in ``state``, which ``match`` has come through.

        :param place_of: where a card lies, in words.
        :param label: what a card is called.
        """
        view = match.view(state)
        told = [obj for obj in state.all() if self.is_shown(obj)]
        on_host: dict[int, list[Obj]] = {}
        for obj in told:
            if obj.host is not None and state.obj(obj.host) is not None:
                on_host.setdefault(obj.host.card, []).append(obj)
        attached = {obj.ref.card for objs in on_host.values() for obj in objs}

        def card(obj: Obj) -> BoardCard:
            held = dict.fromkeys(counter.kind for counter in obj.counters)
            return BoardCard(
                obj.ref.card,
                label(obj),
                self.strength(view, obj),
                tuple(sorted(obj.flags)),
                tuple(f"{obj.count(kind)} {kind}" for kind in held),
                tuple(map(card, on_host.get(obj.ref.card, ()))),
            )

        def side(player: str) -> BoardSide:
            places: dict[str, list[Obj]] = {}
            for obj in sorted((obj for obj in told if obj.controller == player), key=self.order):  # type: ignore[arg-type]
                if obj.ref.card not in attached:
                    places.setdefault(place_of(obj), []).append(obj)
            rows = tuple(
                BoardRow(place, tuple(map(card, places[place])), place in self.piles) for place in self._ordered(places)
            )
            numbers = {what: n for (name, what), n in sorted(state.numbers.items()) if name == player}
            may_act = ("may act",) if state.priority == player else ()
            return BoardSide(player, numbers, (*self.marks(state, player), *may_act), rows)

        chain = tuple(item.description for item in reversed(state.chain))
        return Board(state.turn, self.now(match, state), tuple(map(side, state.players)), chain)

    def _ordered(self, places: Iterable[str]) -> list[str]:
        known = {place: n for n, place in enumerate(self.places)}
        return sorted(places, key=lambda place: known.get(place, len(known)))
