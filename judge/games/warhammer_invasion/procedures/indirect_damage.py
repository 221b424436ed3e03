"""Indirect damage: the player who takes it shares it out, within limits."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.games.warhammer_invasion.model.board import BURNING, ZONES, Parts, is_development
from judge.games.warhammer_invasion.model.cards import Section, Unit
from judge.games.warhammer_invasion.procedures.damage import room_for_damage, share_out
from judge.games.warhammer_invasion.rules.indirect import (
    DAMAGED_PLAYER_SHARES_OUT,
    SECTION_IS_NOT_BURNING,
    SECTION_TAKES_AT_MOST,
    UNIT_TAKES_AT_MOST,
    needed_to_destroy,
)


def share_out_indirect(match: Match, player: str, total: int) -> Resolution[Parts]:
    """``player`` shares out indirect damage among his own units and the sections of his capital."""
    refs, most = [], []
    for obj in match.state.all():
        if obj.controller != player or obj.zone not in ZONES or is_development(obj):
            continue
        if isinstance(obj.card, Unit):
            room, toughness = room_for_damage(match, obj), match.view().number(obj, "toughness")
            needed: int = match.consult(needed_to_destroy, room, toughness)
            refs.append(obj.ref)
            most.append(match.judge(UNIT_TAKES_AT_MOST, needed, misread=total))
        elif isinstance(obj.card, Section) and match.require(SECTION_IS_NOT_BURNING, BURNING not in obj.flags):
            refs.append(obj.ref)
            most.append(match.judge(SECTION_TAKES_AT_MOST, room_for_damage(match, obj), misread=total))
    other = match.state.after(player)[1]
    who = match.judge(DAMAGED_PLAYER_SHARES_OUT, player, misread=other)
    return (yield from share_out(match, who, "share indirect damage", total, tuple(refs), tuple(most)))
