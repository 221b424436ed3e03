"""The table at which scenarios act: pieces, seats and verbs that every game shares. Every verb narrates itself.

A game's own table (`vs_table.py`, `wi_table.py`) adds its set-up and its actions. A verb that a scenario uses never returns state:
expectations compare and are recorded with the points that they name.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from judge.engine.context import Match
from judge.engine.decision import Decision
from judge.engine.errors import BadAnswer, Illegal
from judge.engine.naming import laid_out
from judge.engine.rules import RuleBook
from judge.engine.state import Card, Obj, Ref, State
from judge.proving.result import Ended, Finding, Result

Point = int | tuple[int, ...] | None


def as_points(point: Point) -> tuple[int, ...]:
    """``point`` as a tuple of point numbers."""
    if point is None:
        return ()
    return point if isinstance(point, tuple) else (point,)


@dataclass(frozen=True)
class Piece:
    """A physical card at the table, whatever object it is at the moment."""

    number: int
    label: str


class Table:
    """What the tables of all games share: the match, the pending ask, the record of expectations."""

    names: tuple[str, ...] = ("Alice", "Bob")

    def __init__(self, book: RuleBook | None = None, swaps: dict[int, Card] | None = None) -> None:
        self.book = book or RuleBook()
        self.result = Result()
        self._swaps = swaps or {}
        self._objects: dict[int, Obj] = {}
        self._match: Match | None = None
        self._steps: Generator[Decision, tuple[Any, ...], Any] | None = None
        self._decision: Decision | None = None

    # Set-up

    def put(self, card: Card, owner: str, zone: str, **facts: Any) -> Piece:
        """Lay ``card`` out before the scenario begins."""
        number = len(self._objects) + 1
        card = self._swaps.get(id(card), card)
        self._objects[number] = Obj(Ref(number, 1), card, owner, facts.pop("controller", owner), zone, **facts)
        return Piece(number, card.name)

    def open(self, match: Match) -> None:
        """The set-up is done: from now on only actions change anything."""
        self._match = match
        self.result.trace = match.trace
        self.result.game = match.game.name
        self.result.cards = tuple({id(obj.card): obj.card for obj in self._objects.values()}.values())
        for player in self.names:
            zones: dict[str, list[str]] = {}
            for obj in self._objects.values():
                if obj.controller == player and self.is_told(obj):
                    zones.setdefault(obj.zone, []).append(laid_out(obj))
            for zone, cards in zones.items():
                self.say(f"{player}, {zone}: {', '.join(cards)}.")

    def is_told(self, obj: Obj) -> bool:
        """Whether the narrative's set-up mentions ``obj``."""
        return obj.zone != self.match.game.deck_zone

    @property
    def match(self) -> Match:
        """The match at this table. Raises RuntimeError before the scenario has begun."""
        if self._match is None:
            raise RuntimeError("the scenario has no beginning: call table.begin(...) after the set-up")
        return self._match

    def ref(self, piece: Any) -> Any:
        """The object that ``piece`` is now; anything else unchanged."""
        if isinstance(piece, Piece):
            return self.match.state.objects[piece.number].ref
        return piece.name if isinstance(piece, Seat) else piece

    def obj(self, piece: Piece) -> Obj:
        """The object that ``piece`` is now."""
        return self.match.state.objects[piece.number]

    # Acting

    def say(self, sentence: str) -> None:
        """Add ``sentence`` to the narrative, after the trace so far."""
        self.result.narrative.append(f"{len(self.match.trace.lines)}|{sentence}")

    def run(self, steps: Generator[Decision, tuple[Any, ...], Any], point: Point = None) -> None:
        """Let ``steps`` run until they end or somebody is asked. Ends the scenario where they are illegal."""
        self.expect_no_ask(point)
        self._steps = steps
        self._advance(None, point)

    def _advance(self, answer: tuple[Any, ...] | None, point: Point) -> None:
        assert self._steps is not None
        try:
            self._decision = next(self._steps) if answer is None else self._steps.send(answer)
        except StopIteration:
            self._steps = self._decision = None
        except Illegal as illegal:
            self._steps = self._decision = None
            reasons = ", ".join(objection.id for objection in illegal.objections)
            self._fail(point, illegal.action, "legal", f"illegal ({reasons})")
        except BadAnswer as bad:
            self._fail(point, "the answer", "a legal answer", str(bad))

    def _fail(self, point: Point, sentence: str, expected: Any, found: Any) -> None:
        self.result.findings.append(Finding(as_points(point), sentence, expected, found, self._shown(expected, found)))
        raise Ended(sentence)

    def expect_no_ask(self, point: Point = None) -> None:
        """End the scenario if an ask is still open."""
        if self._decision is not None:
            self._fail(
                point,
                "nobody has to decide anything here",
                "no ask",
                f"{self._decision.player} is asked: {self._decision.purpose}",
            )

    def answer(self, player: str, choices: tuple[Any, ...], point: Point) -> None:
        """``player`` answers the open ask with ``choices`` (pieces, players, words)."""
        if self._decision is None or self._decision.player != player:
            found = (
                f"{self._decision.player} is asked: {self._decision.purpose}"
                if self._decision is not None
                else "nobody is asked"
            )
            self._fail(point, f"{player} has something to decide", f"{player} is asked", found)
        assert self._decision is not None
        wanted = tuple(self._meant(choice, self._decision) for choice in choices)
        self.say(f"{player} chooses {', '.join(map(self.called, wanted)) or 'nothing'} ({self._decision.purpose}).")
        self.expect(
            point,
            f"{player} may choose so ({self._decision.purpose})",
            True,
            all(w in self._decision.options for w in wanted),
        )
        self._advance(wanted, point)

    def _meant(self, choice: Any, decision: Decision) -> Any:
        ref = self.ref(choice)
        if ref in decision.options or isinstance(choice, Piece):
            return ref
        matching = [option for option in decision.options if str(ref).lower() in str(option).lower()]
        return matching[0] if matching else ref

    def _shown(self, *values: Any) -> tuple[str, str]:
        expected, found = ({True: "yes", False: "no"}[v] if isinstance(v, bool) else self.called(v) for v in values)
        return expected, found

    def called(self, value: Any) -> str:
        """``value`` in words."""
        if isinstance(value, Ref):
            return self.match.names()(value)
        if hasattr(value, "row"):
            return f"{value.row}, column {value.column + 1}" + (f" of the {value.area}" if value.area else "")
        parts = value if isinstance(value, tuple) else ()
        return ", ".join(self.called(part) for part in parts if part is not None) or (
            "nothing" if value == () else str(value)
        )

    def act(self, player: str, action: Any) -> Generator[Decision, tuple[Any, ...], Any]:
        """Have ``player`` do ``action``: each game's table knows how."""
        raise NotImplementedError

    # Expecting

    def expect(self, point: Point, sentence: str, expected: Any, found: Any) -> None:
        """Record an expectation; the scenario goes on also where it fails."""
        self.result.findings.append(Finding(as_points(point), sentence, expected, found, self._shown(expected, found)))
        self.result.narrative.append(
            f"{len(self.match.trace.lines)}|→ {sentence}: {'yes' if found is True else self.called(found)}"
        )

    def may_act_is(self, seat: Seat | None, point: Point = None) -> None:
        """Expect that this player has priority (None: nobody has)."""
        priority = self.match.state.priority or "nobody"
        self.expect(point, "who may act", seat.name if seat is not None else "nobody", priority)

    def nobody_is_asked(self, point: Point = None) -> None:
        """Expect that no decision is open."""
        found = f"{self._decision.player}: {self._decision.purpose}" if self._decision is not None else "nobody"
        self.expect(point, "nobody is asked anything", "nobody", found)

    def finds(self, piece: Piece, zone: str, point: Point = None) -> None:
        """Expect ``piece`` in ``zone``."""
        self.expect(point, f"where {piece.label} is", zone, self.obj(piece).zone)

    def counts(self, piece: Piece, kind: str, number: int, point: Point = None) -> None:
        """Expect ``number`` counters of ``kind`` on ``piece``."""
        self.expect(point, f"{kind} counters on {piece.label}", number, self.obj(piece).count(kind))

    def shows(self, piece: Piece, point: Point = None, **numbers: int) -> None:
        """Expect numeric characteristics of ``piece``, such as ``atk=9``."""
        view = self.match.view()
        found = {name: view.number(self.obj(piece), name) for name in numbers}
        for name, value in numbers.items():
            self.expect(point, f"{name.upper()} of {piece.label}", value, found[name])

    def has(self, piece: Piece, what: str, item: Any, expected: bool = True, point: Point = None) -> None:
        """Expect (or not) that a set characteristic of ``piece`` holds ``item``."""
        self.expect(
            point, f"{piece.label} has {item}", expected, item in self.match.view().items(self.obj(piece), what)
        )

    def is_(self, piece: Piece, flag: str, expected: bool = True, point: Point = None) -> None:
        """Expect (or not) that ``piece`` is ``flag``, such as stunned or exhausted."""
        self.expect(point, f"{piece.label} is {flag}", expected, flag in self.obj(piece).flags)

    def has_happened(self, verb: str, piece: Piece | None = None, *, by: Seat | None = None, times: int = 1,
                     point: Point = None) -> None:  # fmt: skip
        """Expect that ``verb`` (an event's) has befallen ``piece``, or been done ``by`` a player, that often since the beginning."""
        found = sum(
            event.verb == verb
            and (piece is None or (event.subject is not None and event.subject.card == piece.number))
            and (by is None or getattr(event, "player", None) == by.name)
            for record in self.match.state.history
            for event in record.events
        )
        who = " ".join(([piece.label] if piece is not None else []) + ([f"by {by.name}"] if by is not None else []))
        self.expect(point, f"times that '{verb}' has happened{': ' + who if who else ''}", times, found)

    def chain_is(self, *description: str, point: Point = None) -> None:
        """Expect these effects on the chain, bottom first, each by a part of its words."""
        chain = [item.description for item in self.match.state.chain]
        fits = len(chain) == len(description) and all(
            part.lower() in whole.lower() for part, whole in zip(description, chain, strict=True)
        )
        self.expect(point, "the chain", description, description if fits else tuple(chain))


class Seat:
    """A player at the table."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name

    def chooses(self, *choices: Any, point: Point = None) -> None:
        """Answer the open ask; with nothing: choose nothing."""
        self.table.answer(self.name, choices, point)

    def declines(self, point: Point = None) -> None:
        """Answer the open ask by choosing nothing, or "no"."""
        decision = self.table._decision
        self.table.answer(self.name, ("no",) if decision is not None and "no" in decision.options else (), point)

    def agrees(self, point: Point = None) -> None:
        """Answer "yes"."""
        self.table.answer(self.name, ("yes",), point)

    def is_asked(self, about: str, *, offers: tuple[Any, ...] = (), not_offers: tuple[Any, ...] = (), optional: bool | None = None,
                 point: Point = None) -> None:  # fmt: skip
        """Expect an open ask to this player whose purpose contains ``about``, with and without certain options."""
        table, decision = self.table, self.table._decision
        mine = decision is not None and decision.player == self.name and about.lower() in decision.purpose.lower()
        found = (
            f"{decision.player}: {decision.purpose}"
            if decision is not None and not mine
            else ("nobody" if decision is None else about)
        )
        table.expect(point, f"{self.name} is asked", about, found)
        if decision is None or not mine:
            return
        for piece, expected in (*((piece, True) for piece in offers), *((piece, False) for piece in not_offers)):
            sentence = f"{self.name} may choose {table.called(table.ref(piece))}"
            table.expect(point, sentence, expected, table._meant(piece, decision) in decision.options)
        if optional is not None:
            table.expect(
                point, "choosing nothing is allowed", optional, decision.is_optional or "no" in decision.options
            )

    def does(self, action: Any, *answers: Any, point: Point = None) -> None:
        """Do ``action`` now; ``answers`` settle, in order, what this player is asked meanwhile."""
        table = self.table
        table.expect_no_ask(point)
        table.say(f"{self.name}: {action.describe(table.match)}.")
        table.run(table.act(self.name, action), point)
        if point is not None:
            table.expect(point, f"{action.describe(table.match)} is legal", True, True)
        for answer in answers:
            self.chooses(*(answer if isinstance(answer, tuple) else (answer,)), point=point)

    def cannot(self, action: Any, *, only_because: str, point: Point = None) -> None:
        """Expect that ``action`` is illegal now, and for exactly the one reason named (a rule's id, or the card that forbids it)."""
        reasons = tuple(objection.id for objection in action.objections(self.table.match, self.name))
        what = f"what keeps {self.name} from {action.describe(self.table.match)}"
        self.table.expect(point, what, (only_because,), reasons)

    def can(self, action: Any, point: Point = None) -> None:
        """Expect that ``action`` is legal now, without doing it."""
        reasons = tuple(objection.id for objection in action.objections(self.table.match, self.name))
        self.table.expect(point, f"what keeps {self.name} from {action.describe(self.table.match)}", (), reasons)


__all__ = ["Piece", "Point", "Seat", "State", "Table", "as_points"]
