"""A text that means somebody's characters means those that are under that player's control, whoever owns them; so does uniqueness."""

from __future__ import annotations

from typing import Any

import pytest

from judge.games.vs_remix import dsl as remix
from judge.games.vs_system.dsl import (
    ANY,
    BUILD,
    CHARACTERS,
    COMBAT,
    EACH_OPPONENT,
    FRONT,
    HIDDEN,
    IN_ITS_COLUMN,
    KO_PILE,
    RECRUIT_STEP,
    SELF,
    SUPPORT,
    Behind,
    Character,
    Effect,
    Location,
    MoveToArea,
    Named,
    OfPlayers,
    Played,
    PlotTwist,
    Spot,
    pay_endurance,
    stun,
    target,
)
from judge.proving.tables.vs_remix import RemixTable
from judge.proving.tables.vs_system import VsTable, plain

LENT = pytest.mark.parametrize("lent", [False, True], ids=["own", "lent"])


def lends(table: Any, lent: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """Who owns what Alice controls and what Bob controls: each of them, or the other one."""
    alice, bob = table.players
    return ({"owner": bob}, {"owner": alice}) if lent else ({}, {})


def twist(effect: Effect) -> PlotTwist:
    return PlotTwist(name="Twist", powers=(Played(effect=effect),))


def unmet(table: Any) -> list[str]:
    """What came out otherwise than expected, as sentences."""
    return [found.sentence for found in table.result.findings if not found.is_met]


@LENT
def test_an_opponents_characters_are_those_under_his_control(lent: bool) -> None:
    table = VsTable()
    alice, bob = table.players
    hers, his = lends(table, lent)
    mine, foe = alice.controls(plain("Mine"), **hers), bob.controls(plain("Foe"), **his)
    card = alice.has_in_hand(twist(stun(CHARACTERS & OfPlayers(EACH_OPPONENT))))
    table.begin(COMBAT)
    alice.does(table.play(card))
    table.resolve()
    table.is_(foe, "stunned")
    table.is_(mine, "stunned", expected=False)
    assert unmet(table) == []


@LENT
def test_a_column_is_of_who_controls_its_characters(lent: bool) -> None:
    table = VsTable()
    alice, bob = table.players
    hers, his = lends(table, lent)
    power = pay_endurance(1) >> stun(CHARACTERS & IN_ITS_COLUMN & ~SELF)
    source = alice.controls(Character(name="Source", cost=1, powers=(power,)), column=0)
    friend = alice.controls(plain("Friend"), row=SUPPORT, column=0, **hers)
    foe = bob.controls(plain("Foe"), column=0, **his)
    table.begin(COMBAT)
    alice.does(table.use(source))
    table.resolve()
    table.is_(friend, "stunned")
    table.is_(foe, "stunned", expected=False)
    assert unmet(table) == []


@LENT
def test_who_stands_behind_is_under_the_same_players_control(lent: bool) -> None:
    table = VsTable()
    alice, bob = table.players
    hers, his = lends(table, lent)
    alice.controls(plain("Guard"), column=0, **hers)
    friend = alice.controls(plain("Friend"), row=SUPPORT, column=0)
    foe = bob.controls(plain("Foe"), row=SUPPORT, column=0, **his)
    card = alice.has_in_hand(twist(stun(Behind(Named("Guard")))))
    table.begin(COMBAT)
    alice.does(table.play(card))
    table.resolve()
    table.is_(friend, "stunned")
    table.is_(foe, "stunned", expected=False)
    assert unmet(table) == []


@LENT
def test_who_moves_to_an_area_finds_room_among_its_controllers_characters(lent: bool) -> None:
    table = VsTable()
    alice, bob = table.players
    hers, _ = lends(table, lent)
    mover = alice.controls(plain("Mover"), column=0, **hers)
    for column in range(5):
        alice.controls(plain(f"Hidden {column}"), column=column, hidden=True)
    bob.controls(plain("Foe"), row=SUPPORT, column=0, hidden=True)
    card = alice.has_in_hand(twist(MoveToArea(target(CHARACTERS), ~ANY, HIDDEN)))
    table.begin(COMBAT)
    alice.does(table.play(card), mover)
    table.resolve()
    free = (*(Spot(SUPPORT, column, HIDDEN) for column in range(5)), Spot(FRONT, 5, HIDDEN))
    taken = tuple(Spot(FRONT, column, HIDDEN) for column in range(5))
    alice.is_asked("where Mover goes", offers=free, not_offers=taken)
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(mover, SUPPORT, HIDDEN, of=alice)
    assert unmet(table) == []


@LENT
def test_uniqueness_sends_away_what_the_player_of_a_flipped_location_controls(lent: bool) -> None:
    table = RemixTable()
    alice, bob = table.players
    hers, his = lends(table, lent)
    location = alice.has_resource(Location(name="Ego"), **hers)
    mine, foe = alice.controls(plain("Ego"), **hers), bob.controls(plain("Ego"), **his)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(location))
    table.resolve()
    table.finds(mine, KO_PILE)
    table.finds(foe, remix.PLAY)
    assert unmet(table) == []
