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
from judge.engine.rules import Maybe, Ruled, RuledBy
from judge.engine.select import ANY, OWNED, YOURS, InZone, Selector
from judge.games.vs_system.model.board import CHAIN, DECK, HAND, KO_PILE, REMOVED
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS, IN_RESOURCE_ROW

AFFILIATIONS, CHOSEN = "affiliations", "chosen affiliations"

_crossover = RuledBy("x-men/2.1-crossover")
_act_of_defiance = RuledBy("heralds-of-galactus/act-of-defiance-team-up")
_pressed_into_service = RuledBy("heralds-of-galactus/pressed-into-service-team-up")

# "You" is whoever controls the crossover: characters are reached by control, cards by ownership.
_CONTROLLED: Selector = CHARACTERS & _act_of_defiance(
    2,
    _crossover(3, YOURS, misread=YOURS & OWNED, belief="a character that an opponent owns isn't reached"),
    misread=ANY,
    belief="a crossover reaches the characters of all players in play",
)

_OWNED: Selector = OWNED & CHARACTER_CARDS

# What is yours where it isn't in play.
_YOUR_CARDS: Selector = CHARACTER_CARDS & _act_of_defiance(
    2,
    _act_of_defiance(2, OWNED, misread=ANY, belief="a crossover reaches the cards of all players outside play"),
    misread=~ANY,
    belief="a crossover reaches only characters in play",
)

_PILED: Selector = _YOUR_CARDS & _crossover(
    4, InZone((HAND, DECK, KO_PILE)), misread=~ANY, belief="a crossover joins nothing in hand, deck or KO'd pile"
)

_ELSEWHERE: Selector = _YOUR_CARDS & _crossover(
    5, InZone((CHAIN, REMOVED)), misread=~ANY, belief="a crossover joins nothing on the chain or removed from the game"
)

# One argument that points of two entries settle.
_reached_resources: Any = Ruled(
    ("x-men/2.1-crossover#6", "heralds-of-galactus/pressed-into-service-team-up#1"),
    IN_RESOURCE_ROW,
    ~ANY,
    "a card in a resource row isn't reached by a crossover",
)

_RESOURCES: Selector = _YOUR_CARDS & _reached_resources

_LENT: Selector = _OWNED & _crossover(
    7, CHARACTERS, misread=~ANY, belief="a character that an opponent controls isn't reached"
)

CROSSOVER_REACH = _CONTROLLED | (_PILED | _ELSEWHERE | _RESOURCES | _LENT)

TEAM_UP_REACH: Maybe[Selector] = _pressed_into_service(
    2,
    CHARACTERS & YOURS,
    misread=(CHARACTERS & YOURS) | (OWNED & CHARACTER_CARDS & IN_RESOURCE_ROW),
    belief="the first team-ups, too, reach character cards in the resource row",
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
