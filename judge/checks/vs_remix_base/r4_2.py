"""How many resource points a player has"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import PLANET
from judge.games.vs_remix.dsl import BUILD, RECRUIT_STEP, RESOURCE_STEP, PlotTwist
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r4.2")
def a_point_for_each_resource(table: RemixTable) -> None:
    """Alice has a face-up location, a character card and a plot twist in her resource row: 3 points; Bob's resource gives her none."""
    alice, bob = table.players
    alice.has_resource(PLANET, face_up=True)
    alice.has_resource(plain("Hero in the Row"))
    alice.has_resource(PlotTwist(name="Twist in the Row"))
    bob.has_resource(PlotTwist(name="His Twist"))
    table.begin(BUILD, RESOURCE_STEP, alice)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.has_points(3, point=1)
