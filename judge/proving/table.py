"""The table at which scenarios act: its set-up, the open decision, the expectations that every game shares. Every verb narrates itself.

A game's own table (`tables`) adds its actions and questions; what a single player does is in `seat`. A verb that a scenario uses never
returns state: expectations compare, and are recorded with the points that they name.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import FrameType
from typing import NoReturn, TypeAlias

from judge.engine.acting import Action
from judge.engine.changes import short_name
from judge.engine.context import Match
from judge.engine.decision import CHANCE, Decision, Resolution
from judge.engine.errors import BadAnswer, GameOver, Illegal
from judge.engine.naming import laid_out
from judge.engine.rules import RuleBook
from judge.engine.state import Card, Obj, Ref, State
from judge.engine.state import Counter as Token
from judge.proving.layouts.layout import Layout
from judge.proving.pieces import Control, Piece, Player, Point, Renumbering, points_of
from judge.proving.result import Asks, Ended, Finding, Result, Sentence
from judge.proving.words import hold_word, verbs_of

WHO_CHOOSES = "Who, if anybody, has something to choose now?"

# Cards that stand in for others, by the identity of the card that they replace.
Swaps: TypeAlias = Mapping[int, Card]

MOST_TOLD_ON_OFFER = 12  # options of a decision


class Table:
    """What the tables of all games share: the match, the open decision, the record of expectations.

    A game's own table names its players, the zone in which its cards have an order, and ``flags``, the states that an object can have.
    ``objects`` and ``numbers`` (of players, such as endurance) are those of the set-up: from then on only actions change anything.
    ``ends_at_failure``: whether the scenario ends at the first expectation that isn't met.
    """

    names: tuple[str, ...] = ("Alice", "Bob")
    deck_zone: str
    flags: frozenset[str]
    layout: Layout = Layout()

    def __init__(self, book: RuleBook | None = None, swaps: Swaps | None = None) -> None:
        self.book = book or RuleBook()
        self.result = Result()
        self.ends_at_failure = False
        self.objects: dict[int, Obj] = {}
        self.numbers: dict[tuple[str, str], int] = {}
        self.placed: set[int] = set()  # cards of which the scenario says where exactly they lie
        self.fillers: set[int] = set()  # cards that are only there to be counted
        self.decision: Decision | None = None
        self.module: str | None = None  # the file of the scenario, where the lines of expectations are
        self.renumbered: Renumbering | None = None  # the points of the check's entry, where the scenario is another's
        self._swaps = swaps or {}
        self._match: Match | None = None
        self._resolution: Resolution[None] | None = None

    # What set-ups are made of

    def put(
        self,
        card: Card,
        owner: str,
        zone: str,
        *,
        controller: str | None = None,
        spot: object = None,
        flags: frozenset[str] = frozenset(),
        counters: tuple[Token, ...] = (),
        host: Piece | None = None,
        time: int = 0,
        notes: tuple[tuple[str, object], ...] = (),
    ) -> Piece:
        """Lay ``card`` out before the scenario begins: the facts of an `Obj`, ``controller`` being the owner where none is named."""
        number = len(self.objects) + 1
        # A copy of a card that differs in its numbers only has the very text of the card.
        if (other := self._swaps.get(id(card.powers))) is not None:
            card = replace(card, powers=other.powers)
        self.objects[number] = Obj(
            Ref(number, 1),
            card,
            owner,
            controller or owner,
            zone,
            spot,
            flags,
            counters,
            self.objects[host.number].ref if host is not None else None,
            time,
            notes,
        )
        return Piece(number, card.name)

    def state(self, scene: object, priority: str | None = None) -> State:
        """The set-up as a state, with the game's own ``scene``."""
        decks = {
            name: tuple(n for n, obj in self.objects.items() if obj.zone == self.deck_zone and obj.owner == name)
            for name in self.names
        }
        return State(self.names, dict(self.objects), decks, dict(self.numbers), scene=scene, priority=priority)

    def open(self, match: Match) -> None:
        """End the set-up: from now on only actions change anything.

        :raises Impossible: if no game can come to it.
        """
        self.hold(match.state)
        self._match = match
        self.result.trace = match.trace
        self.result.game = match.game.name
        self.result.cards = tuple({id(obj.card): obj.card for obj in self.objects.values()}.values())
        for player in self.names:
            zones: dict[str, list[str]] = {}
            for obj in self.objects.values():
                if obj.controller == player and self.is_told(obj):
                    zones.setdefault(self.place_of(obj), []).append(self.told(obj))
            for place, cards in zones.items():
                self.say(f"{player}, {place}: {'; '.join(_counted(cards))}.", is_setup=True)

    def hold(self, state: State) -> None:
        """Hold the set-up against what can be at all. Each game knows what can't.

        :raises Impossible: for the first thing that can't be.
        """

    def told(self, obj: Obj) -> str:
        """``obj`` as the set-up tells it."""
        return laid_out(obj, self.printed(obj))

    def printed(self, obj: Obj) -> str:
        """The facts of a card on which a ruling may turn, as the set-up tells them: cost, strength, keywords. Each game knows its own."""
        return ""

    def place_of(self, obj: Obj) -> str:
        """Where ``obj`` lies, as the set-up tells it."""
        return obj.zone

    def opening(self) -> str:
        """Where the game stands when the scenario begins, in a sentence; empty where the set-up says it."""
        return ""

    def namesakes(self) -> list[tuple[str, str]]:
        """What each card of the set-up is called that shares its name with another one of its owner, and whose it is and where it lies.

        Those that nothing tells apart are left out.
        """
        groups: dict[tuple[str, str], list[Obj]] = {}
        for obj in self.objects.values():
            groups.setdefault((obj.card.name, obj.owner), []).append(obj)
        names = self.match.names()
        return [
            (names(obj.ref), f"{obj.controller}, {self.place_of(obj)}")
            for group in groups.values()
            if len({(obj.controller, self.place_of(obj), self.told(obj)) for obj in group}) > 1
            for obj in group
        ]

    def said_of(self, flag: str) -> str:
        """``flag`` as it is said of a card: "stunned"."""
        return flag

    def is_told(self, obj: Obj) -> bool:
        """Whether the narrative's set-up mentions ``obj``."""
        return obj.zone != self.deck_zone

    @property
    def has_begun(self) -> bool:
        """Whether the set-up has ended, so that there is a match."""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The match at this table.

        :raises RuntimeError: before the scenario has begun.
        """
        if self._match is None:
            raise RuntimeError("the scenario has no beginning: call table.begin(...) after the set-up")
        return self._match

    def obj(self, piece: Piece) -> Obj:
        """The object that ``piece`` is now."""
        return self.match.state.objects[piece.number]

    def ref(self, piece: Piece) -> Ref:
        """The reference to the object that ``piece`` is now."""
        return self.obj(piece).ref

    def label(self, piece: Piece) -> str:
        """What ``piece`` is called in expectations."""
        return self.match.names()(self.ref(piece))

    def identity(self, choice: object) -> object:
        """What the engine knows ``choice`` by: the object of a piece, the name of a player, anything else as it is."""
        if isinstance(choice, Player):
            return choice.name
        return self.ref(choice) if isinstance(choice, Piece) else choice

    # What actions are made of

    def say(self, text: str, *, is_pass: bool = False, is_setup: bool = False) -> None:
        """Add an action, or a sentence of the set-up, to the narrative, after the trace so far."""
        self.result.narrative.append(Sentence("action", text, len(self.match.trace.lines), is_pass, is_setup))

    def act(self, player: str, action: Action) -> Resolution[None]:
        """Have ``player`` do ``action``: each game's table knows how.

        :raises Illegal: as soon as it is run, with every objection.
        """
        raise NotImplementedError

    def holder(self, point: Point = None) -> str:
        """The player with priority.

        :raises Ended: if nobody has it, as when the game is over.
        """
        if self.match.state.priority is None:
            self.fail(point, "somebody may act", "priority", "nobody has priority")
        return self.match.state.priority

    def run(self, resolution: Resolution[None], point: Point = None, asks: str = "") -> None:
        """Let ``resolution`` run until it ends or somebody has to decide.

        :param asks: the question whether it is legal.
        :raises Ended: if a decision is open already, or what runs is illegal.
        """
        self.expect_no_decision(point)
        self._resolution = resolution
        self._advance(None, point, asks)

    def _advance(self, answer: tuple[object, ...] | None, point: Point, asks: str = "") -> None:
        assert self._resolution is not None
        try:
            self.decision = next(self._resolution) if answer is None else self._resolution.send(answer)
        except (StopIteration, GameOver):
            self._resolution = self.decision = None
        except Illegal as illegal:
            self._resolution = self.decision = None
            reasons = ", ".join(objection.id for objection in illegal.objections)
            asked = Asks(asks, "no", instead="yes", is_attempt=True) if asks else None
            self.fail(point, illegal.action, "legal", f"illegal ({reasons})", asks=asked)
        except BadAnswer as bad:
            self.fail(point, "the answer", "a legal answer", str(bad))

    def answer(self, player: str, choices: tuple[object, ...], point: Point) -> None:
        """Have ``player`` take the open decision with ``choices``: pieces, players, words, numbers.

        :raises Ended: if this player has nothing to decide, or may not choose so.
        """
        decision = self.decision
        if decision is None or decision.player != player:
            found = "nobody is asked" if decision is None else f"{decision.player} is asked: {decision.purpose}"
            asked = Asks(f"Does {player} have something to choose now?", "no", instead="yes")
            self.fail(point, f"{player} has something to decide", f"{player} is asked", found, asks=asked)
        options = tuple(self.option_for(choice, decision) for choice in choices)
        self.say(f"{player} chooses {', '.join(map(self.describe, options)) or 'nothing'} ({decision.purpose}).")
        offered = all(option in decision.options for option in options)
        is_so_many = decision.least <= len(options) <= decision.most
        sentence = f"{player} may choose so ({decision.purpose})"
        question = f"May {player} choose {', '.join(map(self.describe, options)) or 'nothing'} now?"
        asks = Asks(question, self._shown(offered and is_so_many), decision.purpose, is_attempt=True)
        if offered and is_so_many and point is None:  # the next step tells as much
            self._record(point, sentence, True, True, asks=asks)
        else:
            self.expect(point, sentence, True, offered and is_so_many, help=self._on_offer(decision), asks=asks)
        self._advance(options, point)

    def option_for(self, choice: object, decision: Decision) -> object:
        """The option of ``decision`` that ``choice`` means: itself, or the first option with these words in it."""
        option = self.identity(choice)
        if option in decision.options or isinstance(choice, Piece):
            return option
        return next((other for other in decision.options if str(option).lower() in str(other).lower()), option)

    def describe(self, value: object) -> str:
        """``value`` in words."""
        if isinstance(value, Ref):
            return self.match.names()(value)
        if isinstance(value, tuple):
            return ", ".join(self.describe(part) for part in value if part is not None) or (
                "nothing" if value == () else str(value)
            )
        return str(value)

    # What expectations are made of

    def expect(
        self,
        point: Point,
        sentence: str,
        expected: object,
        found: object,
        shown: tuple[str, str] | None = None,
        *,
        help: str = "",
        asks: str | Asks | None = None,
    ) -> None:
        """Record an expectation; the scenario goes on also where it isn't met, unless the table ``ends_at_failure``.

        :param shown: what was expected and what was found in words, where their own words aren't a player's.
        :param help: what to write, where it isn't met.
        :param asks: the same as a question, to which what was found, as it is shown, is the answer where no other is named.
        """
        finding = self._record(point, sentence, expected, found, shown, help=help, asks=asks)
        text = f"{sentence}: {finding.shown[1]}"
        self.result.narrative.append(Sentence("expectation", text, len(self.match.trace.lines), finding=finding))
        if self.ends_at_failure and not finding.is_met:
            raise Ended(sentence)

    def fail(
        self, point: Point, sentence: str, expected: str, found: str, *, help: str = "", asks: Asks | None = None
    ) -> NoReturn:
        """Record an expectation that isn't met, and end the scenario, which can't go on.

        :raises Ended: always.
        """
        self._record(point, sentence, expected, found, help=help, asks=asks)
        raise Ended(sentence)

    def _on_offer(self, decision: Decision) -> str:
        """What ``decision`` offers, for whoever has to answer it."""
        options = [self.describe(option) for option in decision.options[:MOST_TOLD_ON_OFFER]]
        options += ["..."] if len(decision.options) > MOST_TOLD_ON_OFFER else []
        least, most = decision.least, decision.most
        number = "" if least == most == 1 else f", {least if least == most else f'{least} to {most}'} of them"
        return f"{decision.player} may choose{number} ({decision.purpose}): {'; '.join(options)}"

    def _record(
        self,
        point: Point,
        sentence: str,
        expected: object,
        found: object,
        shown: tuple[str, str] | None = None,
        *,
        help: str = "",
        asks: str | Asks | None = None,
    ) -> Finding:
        shown = shown or (self._shown(expected), self._shown(found))
        controls = point.of if isinstance(point, Control) else None
        points = points_of(point, self.renumbered)
        asked = Asks(asks, shown[1]) if isinstance(asks, str) else asks
        help = help if expected != found else ""
        finding = Finding(points, sentence, expected, found, shown, controls, self._line(), help, asked)
        self.result.findings.append(finding)
        return finding

    def _line(self) -> int:
        """The line that the scenario, or what its module holds beside it, is at; 0 after its end."""
        frame: FrameType | None = sys._getframe()
        while frame is not None and frame.f_code.co_filename != self.module:
            frame = frame.f_back
        return frame.f_lineno if frame is not None else 0

    def _shown(self, value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.describe(value)

    def chooser(self) -> str:
        """Who has to choose something now, and what it is for."""
        return f"{self.decision.player} ({self.decision.purpose})" if self.decision is not None else "nobody"

    def expect_no_decision(self, point: Point = None) -> None:
        """Go on only if nobody has to decide anything.

        :raises Ended: if a decision is open.
        """
        if self.decision is not None:
            found = f"{self.decision.player} is asked: {self.decision.purpose}"
            self.fail(point, "nobody has to decide anything here", "no ask", found, help=self._on_offer(self.decision))

    # Acting

    def chance_takes(self, *pieces: Piece, point: Point = None) -> None:
        """Say what something "at random" came to.

        :raises Ended: if nothing is left to chance here, or it can't be that.
        """
        self.answer(CHANCE, pieces, point)

    # Expecting

    def nobody_is_asked(self, point: Point = None) -> None:
        """Expect that no decision is open."""
        asks = Asks(WHO_CHOOSES, self.chooser())
        found = f"{self.decision.player}: {self.decision.purpose}" if self.decision is not None else "nobody"
        self.expect(point, "who is asked anything", "nobody", found, asks=asks)

    def may_act_is(self, player: Player | None, point: Point = None) -> None:
        """Expect that this player has priority (None: nobody has)."""
        expected = player.name if player is not None else "nobody"
        found = self.match.state.priority or "nobody"
        self.expect(point, "who may act", expected, found, asks="Who may act now?")

    def losers_are(self, *players: Player, point: Point = None) -> None:
        """Expect that these players, and no others, have lost the game."""
        expected = ", ".join(sorted(player.name for player in players)) or "nobody"
        found = ", ".join(sorted(getattr(self.match.state.scene, "losers", ()))) or "nobody"
        self.expect(point, "who has lost", expected, found, asks="Who has lost the game?")

    def finds(self, piece: Piece, zone: str, point: Point = None) -> None:
        """Expect ``piece`` in ``zone``."""
        name = self.label(piece)
        self.expect(point, f"where {name} is", zone, self.obj(piece).zone, asks=f"Where is {name} now?")

    def counts(self, piece: Piece, kind: str, number: int, point: Point = None) -> None:
        """Expect ``number`` counters of ``kind`` on ``piece``."""
        name = self.label(piece)
        asks = f"How many {kind} counters are on {name} now?"
        self.expect(point, f"{kind} counters on {name}", number, self.obj(piece).count(kind), asks=asks)

    def shows(self, piece: Piece, point: Point = None, **numbers: int) -> None:
        """Expect numeric characteristics of ``piece``, such as ``atk=9``."""
        view = self.match.view()
        found = {name: view.number(self.obj(piece), name) for name in numbers}
        for name, value in numbers.items():
            what = f"{short_name(name)} of {self.label(piece)}"
            self.expect(point, what, value, found[name], asks=f"What is the {what} now?")

    def has(self, piece: Piece, what: str, item: str, expected: bool = True, point: Point = None) -> None:
        """Expect (or not) that a set characteristic of ``piece`` holds ``item``."""
        found = item in self.match.view().items(self.obj(piece), what)
        name = self.label(piece)
        self.expect(
            point,
            f"{name} has {item}",
            expected,
            found,
            asks=f"Does {name} have the {what.removesuffix('s')} {item} now?",
        )

    def is_(self, piece: Piece, flag: str, expected: bool = True, point: Point = None) -> None:
        """Expect (or not) that ``piece`` is ``flag``, such as stunned or exhausted.

        :raises NoSuchWord: if nothing in this game can be that.
        """
        hold_word(flag, self.flags, "state of an object")
        name = self.label(piece)
        self.expect(
            point,
            f"{name} is {flag}",
            expected,
            flag in self.obj(piece).flags,
            asks=f"Is {name} {self.said_of(flag)} now?",
        )

    def has_happened(self, verb: str, piece: Piece | None = None, *, by: Player | None = None, times: int = 1,
                     point: Point = None) -> None:  # fmt: skip
        """Expect that ``verb`` (an event's) has happened that often since the beginning: to ``piece``, or done ``by`` a player.

        :raises NoSuchWord: if nothing in this game happens that is called so.
        """
        hold_word(verb, verbs_of(self.match.game), "verb of an event")
        found = sum(
            event.verb == verb
            and (piece is None or (event.subject is not None and event.subject.card == piece.number))
            and (by is None or getattr(event, "player", None) == by.name)
            for record in self.match.state.history
            for event in record.events
        )
        who = " ".join(
            ([self.label(piece)] if piece is not None else []) + ([f"by {by.name}"] if by is not None else [])
        )
        asks = f"How many times has this happened so far: “{verb}”{f' ({who})' if who else ''}?"
        self.expect(point, f"times that '{verb}' has happened{': ' + who if who else ''}", times, found, asks=asks)

    def chain_is(self, *descriptions: str, point: Point = None) -> None:
        """Expect these effects on the chain, bottom first, each by a part of its description."""
        chain = tuple(item.description for item in self.match.state.chain)
        fits = len(chain) == len(descriptions) and all(
            part.lower() in whole.lower() for part, whole in zip(descriptions, chain, strict=True)
        )
        asks = Asks("What is on the chain now?", "; ".join(chain) or "nothing")
        self.expect(point, "the chain", descriptions, descriptions if fits else chain, asks=asks)


def _counted(cards: Sequence[str]) -> list[str]:
    """Equal cards as one, with their number."""
    return [f"{number} × {card}" if number > 1 else card for card, number in Counter(cards).items()]
