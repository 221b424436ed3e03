"""Steps of an attack"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import APPLY, ATTACKERS, BATTLEFIELD_PHASE, CHOOSE_ZONE, DEFENDERS, END, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.1")
def combat_goes_step_by_step(table: WiTable) -> None:
    """In Alice's next turn she chooses a zone, declares her raider, Bob declares his guard, damage is assigned and then applied."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard"), QUEST)
    table.begin(END, of=bob)
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.is_asked("which zone is attacked", point=control(1, "combat begins with the zone"))
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", point=1)
    alice.chooses(raider)
    table.all_pass()
    bob.is_asked("defenders", point=control(1, "the defenders come after the attackers"))
    bob.chooses(guard)
    table.all_pass()
    alice.chooses({guard: 1})
    bob.chooses({raider: 1})
    table.counts(guard, "damage", 0, point=1)
    table.all_pass()
    table.counts(guard, "damage", 1, point=control(1, "the damage is applied in the end"))


@check("warhammer-invasion-base/b5.1")
def a_window_follows_each_step(table: WiTable) -> None:
    """After the zone has been chosen, Alice's attackers are not declared yet: she may act, and so she may after that."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider"))
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.may_act_is(alice, point=2)
    table.step_is(BATTLEFIELD_PHASE, CHOOSE_ZONE, point=2)
    table.all_pass()
    alice.chooses(raider)
    table.step_is(BATTLEFIELD_PHASE, ATTACKERS, point=control(2, "a window follows this step too"))
    table.all_pass()
    table.step_is(BATTLEFIELD_PHASE, DEFENDERS, point=control(2, "a window follows this step too"))
    table.all_pass()
    alice.chooses({bob.section(QUEST): 1})
    table.assigned_is(bob.section(QUEST), 1, point=control(2, "the damage waits to be applied"))
    table.all_pass()
    table.step_is(BATTLEFIELD_PHASE, APPLY, point=control(2, "a window follows this step too"))
