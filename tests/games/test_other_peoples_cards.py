"""Nobody does anything with another player's cards, and they take no room: what the same action with one's own card allows is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from judge.engine.acting import Action
from judge.games.vs_remix import dsl as remix
from judge.games.vs_system import dsl as vs
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    FRONT,
    RECRUIT_STEP,
    RESOURCE_STEP,
    SUPPORT,
    Spot,
)
from judge.games.vs_system.model.board import PASS
from judge.games.warhammer_invasion import dsl as wi
from judge.proving.pieces import Piece
from judge.proving.tables.vs_remix import RemixTable
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable, unit

# The own card and another player's, and what is done with one of them.
Laid: TypeAlias = tuple[Piece, Piece, Callable[[Piece], Action]]

TWIST = vs.PlotTwist(name="Twist", powers=(vs.Played(effect=vs.gain(1)),))
GOAD = vs.PlotTwist(name="Goad", powers=(vs.Played(effect=vs.this_turn(vs.target(vs.CHARACTERS), vs.Bans(PASS))),))
WORKER = vs.Character(name="Worker", powers=(vs.pay_endurance(1) >> vs.gain(2),))
PLACE = vs.Location(name="Place")
HERO = plain("Hero", affiliations=("X-Men",))
RAISE = vs.PlotTwist(
    name="Raise",
    powers=(vs.Played(effect=vs.Move(vs.OWNED & vs.IN_KO_PILE & vs.CHARACTER_CARDS, vs.PLAY, vs.Place())),),
)
TACTIC = wi.Tactic(name="Tactic", powers=(wi.Played(effect=wi.gain(1)),))
MINER = wi.Unit(name="Miner", hp=2, powers=(wi.pay(0) >> wi.gain(1),))


def flips(table: VsTable) -> Laid:
    mine, his = (seat.has_resource(PLACE) for seat in table.players)
    table.begin(COMBAT)
    return mine, his, table.flip


def plays_from_hand(table: VsTable) -> Laid:
    mine, his = (seat.has_in_hand(TWIST) for seat in table.players)
    table.begin(COMBAT)
    return mine, his, table.play


def plays_from_row(table: VsTable) -> Laid:
    mine, his = (seat.has_resource(TWIST) for seat in table.players)
    table.begin(COMBAT)
    return mine, his, table.play


def uses(table: VsTable) -> Laid:
    mine, his = (seat.controls(WORKER) for seat in table.players)
    table.begin(COMBAT)
    return mine, his, table.use


def places(table: VsTable) -> Laid:
    mine, his = (seat.has_in_hand(TWIST) for seat in table.players)
    table.begin(BUILD, RESOURCE_STEP, table.alice)
    return mine, his, table.place


def recruits(table: VsTable) -> Laid:
    mine, his = (seat.has_in_hand(plain("Recruit", 0)) for seat in table.players)
    table.begin(BUILD, RECRUIT_STEP, table.alice)
    return mine, his, table.recruit


def rearranges(table: VsTable) -> Laid:
    mine, his = (seat.controls(HERO) for seat in table.players)
    table.begin(BUILD, FORMATION_STEP, table.alice)
    return mine, his, lambda piece: table.rearrange((piece, SUPPORT, 3))


def attacks(table: VsTable) -> Laid:
    mine, his = (seat.controls(HERO, column=0) for seat in table.players)
    foe = table.bob.controls(plain("Foe"), column=1)
    table.begin(COMBAT, ATTACK_STEP, table.alice)
    return mine, his, lambda piece: table.attack(piece, on=foe)


def powers_up(table: VsTable) -> Laid:
    hero, foe = table.alice.controls(HERO), table.bob.controls(plain("Foe"))
    mine, his = (seat.has_in_hand(HERO) for seat in table.players)
    table.begin(COMBAT, ATTACK_STEP, table.alice)
    table.alice.does(table.attack(hero, on=foe))
    return mine, his, lambda piece: table.power_up(hero, piece)


def crews(table: RemixTable) -> Laid:
    ranger = table.alice.controls(plain("Ranger"))
    zord = remix.Vehicle(name="Zord", crew=remix.Named("Ranger"))
    mine, his = (seat.has_in_hand(zord) for seat in table.players)
    table.begin(BUILD, RECRUIT_STEP, table.alice)
    return mine, his, lambda piece: table.crew(piece, ranger)


def plays_tactic(table: WiTable) -> Laid:
    mine, his = (seat.has_in_hand(TACTIC) for seat in table.players)
    table.begin()
    return mine, his, table.play


def puts_down(table: WiTable) -> Laid:
    mine, his = (seat.has_in_hand(unit("Recruit", 0)) for seat in table.players)
    table.begin()
    return mine, his, table.put_down


def develops(table: WiTable) -> Laid:
    mine, his = (seat.has_in_hand(TACTIC) for seat in table.players)
    table.begin()
    return mine, his, table.develop


def uses_ability(table: WiTable) -> Laid:
    mine, his = (seat.controls(MINER) for seat in table.players)
    table.begin()
    return mine, his, table.use


@pytest.mark.parametrize(
    ("kind", "lay"),
    [
        *((VsTable, lay) for lay in (flips, plays_from_hand, plays_from_row, uses, places)),
        *((VsTable, lay) for lay in (recruits, rearranges, attacks, powers_up)),
        (RemixTable, crews),
        *((WiTable, lay) for lay in (plays_tactic, puts_down, develops, uses_ability)),
    ],
    ids=lambda value: value.__name__,
)
def test_what_one_may_do_with_the_own_card_is_refused_with_anothers(kind: Any, lay: Callable[[Any], Laid]) -> None:
    table = kind()
    mine, his, do = lay(table)
    assert do(mine).objections(table.match, table.alice.name) == ()
    assert do(his).objections(table.match, table.alice.name)


def test_another_players_characters_take_no_position() -> None:
    table = VsTable()
    alice, bob = table.players
    for row in (FRONT, SUPPORT):
        bob.controls(HERO, row=row, column=0)
    dead, twist = alice.has_in_ko_pile(HERO), alice.has_in_hand(RAISE)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 0), Spot(SUPPORT, 0)))
    alice.chooses(Spot(FRONT, 0))
    table.stands(dead, FRONT, of=alice)
    assert [found.sentence for found in table.result.findings if not found.is_met] == []


def test_another_players_character_that_has_to_attack_keeps_nobody_from_passing() -> None:
    table = VsTable()
    alice, bob = table.players
    alice.controls(HERO)
    goaded, twist = bob.controls(HERO), alice.has_in_hand(GOAD)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), goaded)
    table.resolve()
    alice.can(table.passing())
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.cannot(table.passing(), only_because="vs/act.attack-if-able")
    assert [found.sentence for found in table.result.findings if not found.is_met] == []
