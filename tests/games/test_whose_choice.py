"""Who picks where a card goes, and who has it then, where it belongs to another player."""

from __future__ import annotations

from judge.checks.witnesses.vs_remix_vehicles import DRAGONZORD, LAND, RANGER
from judge.games.vs_remix.dsl import FRONT, Spot
from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST, UNITS, MoveElsewhere, Played, Tactic, target
from judge.proving.tables.vs_remix import RemixTable
from judge.proving.tables.warhammer_invasion import WiTable, unit

SEND_ONE = Tactic(name="Sending Witness", powers=(Played(effect=MoveElsewhere(target(UNITS))),))


def test_whose_effect_moves_a_unit_picks_its_zone() -> None:
    table = WiTable()
    alice, bob = table.players
    guard, send = bob.controls(unit("Guard"), KINGDOM), alice.has_in_hand(SEND_ONE)
    table.begin()
    alice.does(table.play(send), guard)
    table.resolve()
    alice.is_asked("which zone")
    alice.chooses(QUEST)
    table.finds(guard, QUEST)
    table.lies_with(guard, bob)
    assert [found.sentence for found in table.result.findings if not found.is_met] == []


def test_the_crew_of_a_vehicle_disembarks_with_who_controls_the_vehicle() -> None:
    table = RemixTable()
    alice, bob = table.players
    zord = alice.controls(DRAGONZORD, owner=bob)
    ranger, land = table.lies_beneath(RANGER, zord), alice.has_in_hand(LAND)
    table.begin()
    assert table.obj(ranger).owner == bob.name
    alice.does(table.play(land), zord)
    table.resolve()
    alice.chooses(Spot(FRONT, 1))
    alice.has_control(ranger)
    assert [found.sentence for found in table.result.findings if not found.is_met] == []
