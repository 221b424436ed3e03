"""A player at the table: what a scenario lets a player do and choose, and what it expects a player to be asked. No game's own verb."""

from __future__ import annotations

from judge.engine.acting import Action
from judge.engine.decision import Decision
from judge.engine.errors import BadAnswer
from judge.proving.pieces import Player, Point
from judge.proving.result import Asks
from judge.proving.table import WHO_CHOOSES, Table


class Seat(Player):
    """A player at ``table``. Each game's own seat adds the set-up and the questions that only it knows."""

    def __init__(self, table: Table, name: str) -> None:
        super().__init__(name)
        self.table = table

    # Acting

    def chooses(self, *choices: object, point: Point = None) -> None:
        """Take the open decision: ``choices`` are cards, players, numbers, words (a part will do: "front row"); with none: choose nothing.

        :raises Ended: if this player has nothing to decide, or may not choose so.
        """
        self.table.answer(self.name, choices, point)

    def agrees(self, point: Point = None) -> None:
        """Answer "yes".

        :raises Ended: if this player isn't asked that.
        """
        self.chooses("yes", point=point)

    def declines(self, point: Point = None) -> None:
        """Answer "no", or choose nothing.

        :raises Ended: if this player has nothing to decide, or may not decline.
        """
        decision = self.table.decision
        self.chooses(*(("no",) if decision is not None and "no" in decision.options else ()), point=point)

    def does(self, action: Action, *answers: object, point: Point = None) -> None:
        """Do ``action`` now; ``answers`` settle, in order, what this player is asked meanwhile (a tuple: several choices at once).

        :raises Ended: if a decision is open, the action is illegal, or an answer isn't asked for.
        """
        table = self.table
        table.expect_no_decision(point)
        description = action.describe(table.match)
        table.say(f"{self.name}: {description}.")
        table.run(table.act(self.name, action), point, considers(self.name, description))
        if point is not None and not answers:
            table.expect(point, f"{action.describe(table.match)} is legal", True, True)
        for answer in answers:
            self.chooses(*(answer if isinstance(answer, tuple) else (answer,)), point=point)

    # Expecting

    def is_asked(self, about: str, *, offers: tuple[object, ...] = (), not_offers: tuple[object, ...] = (), optional: bool | None = None,
                 most: int | None = None, point: Point = None) -> None:  # fmt: skip
        """Expect an open decision of this player whose purpose contains ``about``, with and without certain options.

        :param optional: whether choosing nothing must, or must not, be allowed; None: it doesn't matter.
        :param most: how many may be chosen at most; None: it doesn't matter.
        """
        table, decision = self.table, self.table.decision
        found = f"{decision.player}: {decision.purpose}" if decision is not None else "nobody"
        if decision is not None and decision.player == self.name and about.lower() in decision.purpose.lower():
            found = about
        else:
            decision = None  # not the one that is looked at
        # Where more is looked at than that there is a question, that is the fact of the point.
        is_all = not offers and not not_offers and optional is None and most is None
        who = Asks(WHO_CHOOSES, table.chooser())
        table.expect(point if is_all else None, f"{self.name} is asked", about, found, asks=who)
        purpose = decision.purpose if decision is not None else ""
        for choice, expected in (*((choice, True) for choice in offers), *((choice, False) for choice in not_offers)):
            offered = "not asked" if decision is None else table.option_for(choice, decision) in decision.options
            chosen = table.describe(table.identity(choice))
            answer = None if decision is None else "yes" if offered else "no"  # not asked: who chooses is what differs
            asks = Asks(f"May {self.name} choose {chosen} now?", answer, purpose)
            table.expect(point, f"{self.name} may choose {chosen}", expected, offered, asks=asks)
        if optional is not None:
            may_decline = "not asked" if decision is None else decision.is_optional or "no" in decision.options
            answer = None if decision is None else "yes" if may_decline else "no"
            asks = Asks(f"May {self.name} choose nothing?", answer, purpose)
            table.expect(point, "choosing nothing is allowed", optional, may_decline, asks=asks)
        if most is not None:
            may_choose = "not asked" if decision is None else decision.most
            asks = Asks(
                f"How many may {self.name} choose at most?", None if decision is None else str(may_choose), purpose
            )
            table.expect(point, "how many may be chosen at most", most, may_choose, asks=asks)

    def cannot_choose(self, *choices: object, point: Point = None) -> None:
        """Expect an open decision of this player that offers each of ``choices``, but not all of them together; it stays open."""
        table, decision = self.table, self.table.decision
        found: bool | str = "not asked"
        if decision is not None and decision.player == self.name:
            found = _takes(decision, tuple(table.option_for(choice, decision) for choice in choices))
        chosen = ", ".join(table.describe(table.identity(choice)) for choice in choices)
        told = f"choose {chosen or 'nothing'} {'together' if len(choices) > 1 else 'alone'}"
        answer = {True: "yes", False: "no"}.get(found) if isinstance(found, bool) else None
        asks = Asks(f"May {self.name} {told}?", answer, decision.purpose if decision is not None else "")
        table.expect(point, f"{self.name} may {told}", False, found, asks=asks)

    def can(self, action: Action, point: Point = None) -> None:
        """Expect that ``action`` is legal now, without doing it."""
        self._expect_objections(action, (), point)

    def cannot(self, action: Action, *, only_because: str | tuple[str, ...], point: Point = None) -> None:
        """Expect that ``action`` is illegal now, for exactly these reasons: a rule's id, or the name of the card that forbids it.

        :param only_because: also "text" (the card's own restriction) and "target" (there is none); a failing check says how to write it.
        """
        self._expect_objections(action, (only_because,) if isinstance(only_because, str) else only_because, point)

    def _expect_objections(self, action: Action, expected: tuple[str, ...], point: Point) -> None:
        match = self.table.match
        objections = match.game.over(match) or action.objections(match, self.name)
        found = tuple(objection.id for objection in objections)
        in_words = {objection.id: objection.sentence for objection in objections}
        shown = tuple(_told_together([in_words.get(id, id) for id in ids]) or "nothing" for ids in (expected, found))
        described = action.describe(match)
        asks = Asks(considers(self.name, described), "no" if found else "yes")
        help = f"As only_because names what keeps {self.name} from it: {', '.join(map(repr, found)) or 'nothing does'}"
        keeps = f"what keeps {self.name} from {described}"
        self.table.expect(point, keeps, expected, found, (shown[0], shown[1]), help=help, asks=asks)


def considers(player: str, action: str) -> str:
    """The question whether ``player`` may do ``action`` ("attacking Bart with Ann")."""
    return f"{player} considers {action}. Is that legal now?"


def _told_together(reasons: list[str]) -> str:
    """``reasons`` in one line: sentences follow one another, what is no sentence is set apart."""
    return " ".join(reasons) if all(reason.endswith(".") for reason in reasons) else "; ".join(reasons)


def _takes(decision: Decision, options: tuple[object, ...]) -> bool | str:
    """Whether ``options`` settle ``decision``; in words where one of them isn't even on offer."""
    if any(option not in decision.options for option in options):
        return "not on offer"
    try:
        decision.check(options)
    except BadAnswer:
        return False
    return True
