"""What random play of Vs. System and VS Remix has found, each by itself."""

from __future__ import annotations

import pytest

from judge.engine.changes import Bans
from judge.engine.effects import Move
from judge.engine.errors import NotExpressible
from judge.engine.match import RunningMatch
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.dsl import this_turn
from judge.games.vs_system.model.board import BUILD, DRAW, FORMATION_STEP, FRONT, PLAY, RECRUIT_STEP, SUPPORT, spot
from judge.games.vs_system.model.cards import Equipment, PlotTwist
from judge.games.vs_system.words.coming_into_play import Place
from judge.games.vs_system.words.selectors import CHARACTERS, IN_RESOURCE_ROW
from judge.proving.tables.vs_system import VsTable, plain

HOLD_FAST = PlotTwist(
    name="Sticking Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Bans("reposition"))),)
)
PROMOTE = PlotTwist(name="Promoting Witness", powers=(Played(effect=Move(target(IN_RESOURCE_ROW), PLAY, Place())),))


def test_who_cannot_move_does_not_change_places_with_another() -> None:
    table = VsTable()
    alice, _ = table.players
    stuck, free = alice.controls(plain("Stuck")), alice.controls(plain("Free"), row=SUPPORT)
    twist = alice.has_in_hand(HOLD_FAST)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.play(twist), stuck)
    table.resolve()
    exchange = table.rearrange((stuck, SUPPORT, 0), (free, FRONT, 0))
    alice.cannot(exchange, only_because="Sticking Witness")
    alice.does(table.rearrange((free, SUPPORT, 1)))
    assert len({spot(table.obj(piece)) for piece in (stuck, free)}) == 2
    assert all(finding.is_met for finding in table.result.findings)


@pytest.mark.parametrize("card", [PlotTwist(name="Plan"), Equipment(name="Blade")])
def test_only_characters_stand_among_characters(card: PlotTwist | Equipment) -> None:
    table = VsTable()
    alice, _ = table.players
    alice.has_resource(card)
    twist = alice.has_in_hand(PROMOTE)
    table.begin(DRAW)
    alice.does(table.play(twist))
    if table.decision is not None:
        table.answer("Alice", table.decision.options[:1], None)
    with pytest.raises(NotExpressible, match="no character"):
        table.resolve()


def test_a_match_that_goes_on_from_a_state_gives_no_number_twice() -> None:
    table = VsTable()
    alice, _ = table.players
    hero, twist = alice.controls(plain("Hero")), alice.has_in_hand(HOLD_FAST)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist), hero)
    table.resolve()
    state = table.match.state
    (modifier,) = state.modifiers
    assert RunningMatch(table.match.game, state).next_id() > modifier.id
