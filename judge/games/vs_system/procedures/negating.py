"""What can't be negated: by cards, the effects of Epic plot twists."""

from __future__ import annotations

from judge.engine.acting import unmet
from judge.engine.bookkeeping import ItemRemoved
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.state import Item
from judge.games.vs_system.model.board import PLOT_TWIST
from judge.games.vs_system.model.cards import EPIC
from judge.games.vs_system.rules.chain import EPIC_IS_NEGATED_BY_RULES, EPIC_IS_NOT_NEGATED, still_resolves


def negating_objections(match: Match, event: ItemRemoved) -> tuple[Objection, ...]:
    """Why an effect on the chain can't be negated in this way."""
    item = next((each for each in match.state.chain if each.id == event.id), None)
    if not event.negated or item is None or event.cause.kind != "effect":
        return ()
    return unmet(match, (EPIC_IS_NOT_NEGATED, not _is_epic(match, item)))


def is_still_fine(match: Match, item: Item, legal: tuple[bool, ...]) -> bool:
    """Whether ``item`` resolves, given for each of its targets whether it is legal."""
    resolves = match.consult(still_resolves, legal)
    return match.judge(EPIC_IS_NEGATED_BY_RULES, resolves, misread=resolves or _is_epic(match, item))


def _is_epic(match: Match, item: Item) -> bool:
    """Whether ``item`` is the effect of an Epic plot twist."""
    if item.kind != PLOT_TWIST or item.source is None:
        return False
    return EPIC in match.view().items(match.state.known(item.source), "versions")
