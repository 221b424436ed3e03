"""Which characters a player hunts."""

from __future__ import annotations

from judge.engine.changes import LosesPowers
from judge.engine.context import View
from judge.engine.state import Obj
from judge.games.vs_remix.model.events import Hunted
from judge.games.vs_remix.model.keyword_names import HUNTER
from judge.games.vs_remix.rules.hunter import (
    CHANGING_SIDES_ENDS_THE_HUNT,
    EACH_PLAYER_HUNTS,
    HUNT_OUTLIVES_THE_HUNTER,
    HUNTS_ONE_AT_A_TIME,
    LEAVING_PLAY_ENDS_THE_HUNT,
    POWERLESS_IS_HUNTED,
    STUNNED_IS_HUNTED,
)
from judge.games.vs_system.model.board import PLAY, is_character, is_stunned
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.events import ControlGained


def is_hunted(view: View, obj: Obj, hunter: str) -> bool:
    """Whether the player ``hunter`` hunts ``obj``."""
    match, state = view.match, view.state
    hunts = [
        (event, at) for at, record in enumerate(state.history) for event in record.events if isinstance(event, Hunted)
    ]
    chosen = [(event.ref, at) for event, at in hunts if event.player == hunter]
    last = [(event.ref, at) for event, at in hunts[-1:] if event.player == hunter]
    chosen = match.judge(EACH_PLAYER_HUNTS, chosen, misread=last)
    chosen = match.judge(HUNTS_ONE_AT_A_TIME, chosen[-1:], misread=chosen)
    same_card = [(ref, at) for ref, at in chosen if ref.card == obj.ref.card]
    same = [(ref, at) for ref, at in same_card if ref == obj.ref]
    found = match.judge(LEAVING_PLAY_ENDS_THE_HUNT, same, misread=same_card)
    if not found or not is_character(obj):
        return False
    since = found[-1][1]
    has_changed = any(
        isinstance(event, ControlGained) and event.ref == obj.ref and event.player == hunter
        for record in state.history[since + 1 :]
        for event in record.events
    )
    if match.judge(CHANGING_SIDES_ENDS_THE_HUNT, has_changed or obj.controller == hunter, misread=False):
        return False
    others = (other for other in state.all() if other.zone == PLAY and other.controller == hunter)
    has_hunter = any(HUNTER in _printed(other) for other in others if is_character(other))
    return (
        match.judge(STUNNED_IS_HUNTED, True, misread=not is_stunned(obj))
        and match.judge(POWERLESS_IS_HUNTED, True, misread=not view.changes(obj, LosesPowers))
        and match.judge(HUNT_OUTLIVES_THE_HUNTER, True, misread=has_hunter)
    )


def _printed(obj: Obj) -> frozenset[str]:
    return obj.card.keywords if isinstance(obj.card, VsCard) else frozenset()
