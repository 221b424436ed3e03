"""Which keywords a card has where it is: a stunned character has no text, so it has only those that aren't text."""

from __future__ import annotations

from judge.engine.context import View
from judge.engine.replacing import replace
from judge.engine.state import Obj
from judge.games.vs_system.model.board import STUNNED, is_stunned
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.events import Stunned
from judge.games.vs_system.model.keyword_names import COSMIC, FLIGHT, RANGE, SURGE
from judge.games.vs_system.rules.cosmic import HAS_KEYWORD_AGAIN, HAS_KEYWORDS_UNLESS_STUNNED
from judge.games.vs_system.rules.stun import STUNNED_KEEPS_FACTS


def printed_keywords(view: View, obj: Obj, card: VsCard, is_stunned_in_play: bool) -> frozenset[str]:
    """The keywords of ``card``, which ``obj`` is; while it is stunned only flight and range, which aren't text."""
    if not card.keywords:
        return card.keywords
    if view.match.require(HAS_KEYWORDS_UNLESS_STUNNED, not is_stunned_in_play):
        cosmic = card.keywords & {COSMIC, SURGE}
        if cosmic and any(isinstance(e, Stunned) and e.ref == obj.ref for e in view.state.events_this_turn()):
            return card.keywords - view.match.judge(HAS_KEYWORD_AGAIN, frozenset[str](), misread=cosmic)
        return card.keywords
    keeps_facts = view.match.judge(STUNNED_KEEPS_FACTS, True, misread=False)
    return card.keywords & {FLIGHT, RANGE} if keeps_facts else frozenset()


def keywords_if_unstunned(view: View, obj: Obj) -> frozenset[str]:
    """The keywords that ``obj`` has, or would have if it weren't stunned."""
    return view.items(replace(obj, flags=obj.flags - {STUNNED}) if is_stunned(obj) else obj, "keywords")
