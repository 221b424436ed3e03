"""Which identities a card has (base rule A2.3)."""

from __future__ import annotations

from judge.engine.context import View
from judge.engine.state import Obj
from judge.games.vs_system.model.board import PLAY, scene
from judge.games.vs_system.model.cards import Character, VsCard
from judge.games.vs_system.rules.name import (
    IDENTITY_IS_EVERYWHERE,
    IDENTITY_STANDS_BEHIND_DIAMOND,
    NAME_IS_IDENTITY,
    NAME_IS_IDENTITY_SINCE,
)

# When the expansion came out whose rules gave every character an identity.
INFINITE_CRISIS = "2006-05-27"


def printed_identities(view: View, obj: Obj, card: VsCard) -> frozenset[str]:
    """The identities of ``card``, which ``obj`` is: what stands behind its diamond, or its name."""
    by_name = frozenset({card.name} if isinstance(card, Character) else ())
    if card.identity:
        found = view.match.judge(IDENTITY_STANDS_BEHIND_DIAMOND, frozenset({card.identity}), misread=by_name)
    else:
        day = scene(view.state).day
        is_since = view.match.judge(NAME_IS_IDENTITY_SINCE, not day or day >= INFINITE_CRISIS, misread=True)
        found = view.match.judge(NAME_IS_IDENTITY, by_name if is_since else frozenset(), misread=frozenset())
    return view.match.judge(IDENTITY_IS_EVERYWHERE, found, misread=found if obj.zone == PLAY else frozenset())
