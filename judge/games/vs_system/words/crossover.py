"""Words of card text about affiliations: Team-Up, crossover, and how far they reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.changes import Merges
from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Noted
from judge.engine.nodes import describe
from judge.engine.powers import Effect, Static
from judge.engine.qualities import InZone
from judge.engine.relations import OWNED, YOURS
from judge.engine.rules import Maybe, Ruled, RuledBy
from judge.engine.select import ANY, Selector
from judge.games.vs_system.model.board import CHAIN, DECK, HAND, KO_PILE, REMOVED
from judge.games.vs_system.model.traits import TRAITS
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS, IN_RESOURCE_ROW, IS_STUNNED

AFFILIATIONS, CHOSEN = "affiliations", "chosen affiliations"

_crossover = RuledBy("x-men/2.1-crossover", also=dict.fromkeys(range(1, 8), "vs-system-base/a13.18#1"))
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
    _act_of_defiance(
        2,
        _crossover(2, OWNED, misread=YOURS, belief="a card in your resource row is yours, whoever brought it"),
        misread=ANY,
        belief="a crossover reaches the cards of all players outside play",
    ),
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
    ("x-men/2.1-crossover#6", "heralds-of-galactus/pressed-into-service-team-up#1", "vs-system-base/a13.18#1"),
    IN_RESOURCE_ROW,
    ~ANY,
    "a card in a resource row isn't reached by a crossover",
)

_RESOURCES: Selector = _YOUR_CARDS & _reached_resources

_LENT: Selector = _OWNED & _crossover(
    7, CHARACTERS, misread=~ANY, belief="a character that an opponent controls isn't reached"
)

CROSSOVER_REACH = _CONTROLLED | (_PILED | _ELSEWHERE | _RESOURCES | _LENT)

_REACH = _crossover(
    1,
    _crossover(
        1,
        CROSSOVER_REACH,
        misread=CROSSOVER_REACH & ~IS_STUNNED,
        belief="a stunned character isn't reached by a crossover",
    ),
    misread=CROSSOVER_REACH & CHARACTERS,
    belief="a crossover joins affiliations on characters in play only",
)

_team_up = RuledBy("vs-system-base/a13.7")

_JOINED = _team_up(
    (1, 2),
    _team_up(1, CHARACTERS & YOURS, misread=CHARACTERS, belief="a Team-Up joins affiliations for every player"),
    misread=~ANY,
    belief="a Team-Up names teams that may be played together, and gives no character another affiliation",
)

TEAM_UP_REACH: Maybe[Selector] = _pressed_into_service(
    2,
    _team_up(
        3,
        _JOINED,
        misread=(CHARACTERS & YOURS) | _OWNED,
        belief="a Team-Up joins affiliations on cards in every zone, as a crossover does",
    ),
    misread=(CHARACTERS & YOURS) | (OWNED & CHARACTER_CARDS & IN_RESOURCE_ROW),
    belief="the first team-ups, too, reach character cards in the resource row",
)


def crossover(*affiliations: str, while_: Maybe[Condition | None] = None) -> Static:
    """Crossover of ``affiliations`` and those chosen as the card was played: what is within its reach and has one has all."""
    return Static(change=Merges(AFFILIATIONS, affiliations, CHOSEN), on=_REACH, while_=while_)


def team_up(*affiliations: str) -> Static:
    """A team-up from before crossover: it joins affiliations on characters of its controller in play, nowhere else."""
    return Static(change=Merges(AFFILIATIONS, affiliations, CHOSEN), on=TEAM_UP_REACH)


@dataclass(frozen=True)
class ChosenAreControlled(Condition):
    """For each affiliation that was chosen as the source was played you control a character that has it printed."""

    def is_met(self, context: Context) -> bool:
        source = context.source_object()
        chosen = set(source.note(CHOSEN, ())) if source is not None else set()
        # Printed ones: what the crossover brings rests on this.
        found = (
            context.match.game.printed(context.view, obj, AFFILIATIONS) for obj in context.select(CHARACTERS & YOURS)
        )
        return chosen <= {item for items in found for item in items}

    def describe(self) -> str:
        return "you control a character of each chosen affiliation"


@dataclass(frozen=True)
class ChooseAffiliations(Effect):
    """Choose ``least`` to ``most`` different affiliations that objects of ``of`` have: noted on the card whose text it is.

    As a cost it can't be paid where there are fewer. ``shared``: the objects have an item of this set in common, such as a trait.
    """

    of: Maybe[Selector]
    least: int = 2
    most: int = 2
    shared: Maybe[tuple[str, ...]] = ()

    def options(self, context: Context, shared: str | None = None) -> tuple[str, ...]:
        """The affiliations that may be chosen now; with ``shared`` those of objects that have this trait."""
        objects = (
            obj for obj in context.select(self.of) if shared is None or shared in context.view.items(obj, TRAITS)
        )
        found = {item for obj in objects for item in context.view.items(obj, AFFILIATIONS)}
        return tuple(sorted(found))

    def _groups(self, context: Context) -> dict[str | None, tuple[str, ...]]:
        """The affiliations that may be chosen together, by what their objects have in common; only where there are enough."""
        shared = context.read(self.shared) or (None,)
        groups = {item: self.options(context, item) for item in shared}
        return {item: options for item, options in groups.items() if len(options) >= self.least}

    def run(self, context: Context) -> Resolution[bool]:
        groups = self._groups(context)
        if not groups or context.source is None:
            return False
        kinds = tuple(groups)
        if len(kinds) > 1:
            kinds = yield from choose(context.controller, "what the characters have in common", kinds)
        options = groups[kinds[0]]
        answer = yield from choose(context.controller, "choose affiliations", options, self.least, self.most)
        yield from context.match.happen(Noted(ref=context.source, key=CHOSEN, value=answer, cause=context.cause))
        return True

    def is_feasible(self, context: Context) -> bool:
        return bool(self._groups(context))

    def describe(self) -> str:
        return f"choose {self.least} different affiliations of {describe(self.of)}"
