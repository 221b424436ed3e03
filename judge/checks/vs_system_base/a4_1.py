"""How many resource points a player has"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import PLANET
from judge.games.vs_system.dsl import BUILD, FORMATION_STEP, RECRUIT_STEP, RESOURCE_STEP
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a4.1", allowed={"face_up": (True, False)})
def each_resource_gives_a_point(table: VsTable, face_up: bool = True) -> None:
    """Alice has a face-up location and two face-down resources: 3 points. She spends 1; what is left is lost as the step ends."""
    alice, _ = table.players
    alice.has_resource(PLANET, face_up=face_up)
    alice.has_resources(2)
    hero = alice.has_in_hand(plain("Hero", 1))
    table.begin(BUILD, RESOURCE_STEP, alice)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.has_points(3, point=1)
    alice.does(table.recruit(hero))
    table.resolve()
    alice.chooses("front row")
    table.all_pass()
    table.step_is(BUILD, FORMATION_STEP, alice)
    alice.has_points(0, point=2)
