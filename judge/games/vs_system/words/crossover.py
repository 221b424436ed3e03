"""Words of card text about affiliations: Team-Up, crossover, and how far they reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.changes import Merges
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Noted
from judge.engine.nodes import describe
from judge.engine.powers import Effect, Static
from judge.engine.rules import Maybe, Ruled
from judge.engine.select import ANY, OWNED, YOURS, InZone, Selector
from judge.games.vs_system.model.board import CHAIN, DECK, HAND, KO_PILE, REMOVED
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS, IN_RESOURCE_ROW

AFFILIATIONS, CHOSEN = "affiliations", "chosen affiliations"

_CROSSOVER, _PRESSED = "x-men/2.1-crossover", "heralds-of-galactus/pressed-into-service-team-up"


def _ruled(cites: tuple[str, ...], reading: Any, misreading: Any, belief: str) -> Any:
    return Ruled(cites, reading, misreading, belief)


def _reached(cites: tuple[str, ...], here: Selector, belief: str) -> Selector:
    found: Selector = OWNED & CHARACTER_CARDS & _ruled(cites, here, ~ANY, belief)
    return found


# "You" is whoever controls the crossover: characters are reached by control, cards by ownership.
_CONTROLLED: Selector = CHARACTERS & _ruled(
    ("heralds-of-galactus/act-of-defiance-team-up#2",),
    _ruled((f"{_CROSSOVER}#3",), YOURS, YOURS & OWNED, "a character that an opponent owns isn't reached"),
    ANY,
    "a crossover reaches the characters of all players in play",
)

_OWNED_CARDS: Selector = (
    _reached(
        (f"{_CROSSOVER}#4",), InZone((HAND, DECK, KO_PILE)), "a crossover joins nothing in hand, deck or KO'd pile"
    )
    | _reached(
        (f"{_CROSSOVER}#5",),
        InZone((CHAIN, REMOVED)),
        "a crossover joins nothing on the chain or removed from the game",
    )
    | _reached(
        (f"{_CROSSOVER}#6", f"{_PRESSED}#1"), IN_RESOURCE_ROW, "a card in a resource row isn't reached by a crossover"
    )
    | _reached((f"{_CROSSOVER}#7",), CHARACTERS, "a character that an opponent controls isn't reached")
)

CROSSOVER_REACH: Selector = _CONTROLLED | _OWNED_CARDS

TEAM_UP_REACH: Any = _ruled(
    (f"{_PRESSED}#2",),
    CHARACTERS & YOURS,
    (CHARACTERS & YOURS) | (OWNED & CHARACTER_CARDS & IN_RESOURCE_ROW),
    "the first team-ups, too, reach character cards in the resource row",
)


def crossover(*affiliations: str) -> Static:
    """Crossover of ``affiliations`` and those chosen as the card was played: what is within its reach and has one has all."""
    return Static(change=Merges(AFFILIATIONS, affiliations, CHOSEN), on=CROSSOVER_REACH)


def team_up(*affiliations: str) -> Static:
    """A team-up from before crossover: it joins affiliations on characters of its controller in play, nowhere else."""
    return Static(change=Merges(AFFILIATIONS, affiliations, CHOSEN), on=TEAM_UP_REACH)


@dataclass(frozen=True)
class ChooseAffiliations(Effect):
    """Choose ``least`` to ``most`` different affiliations that objects of ``of`` have: noted on the card whose text it is.

    As a cost it can't be paid where there are fewer.
    """

    of: Maybe[Selector]
    least: int = 2
    most: int = 2

    def options(self, context: Context) -> tuple[str, ...]:
        """The affiliations that may be chosen now."""
        found = {item for obj in context.select(self.of) for item in context.view.items(obj, AFFILIATIONS)}
        return tuple(sorted(found))

    def run(self, context: Context) -> Resolution[bool]:
        options = self.options(context)
        if len(options) < self.least or context.source is None:
            return False
        answer = yield from choose(context.controller, "choose affiliations", options, self.least, self.most)
        yield from context.match.happen(Noted(ref=context.source, key=CHOSEN, value=answer, cause=context.cause))
        return True

    def is_feasible(self, context: Context) -> bool:
        return len(self.options(context)) >= self.least

    def describe(self) -> str:
        return f"choose {self.least} different affiliations of {describe(self.of)}"
