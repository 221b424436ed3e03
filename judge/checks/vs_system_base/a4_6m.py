"""Activating in the turn of recruiting"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READER
from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check


@check("vs-system-base/a4.6m")
def a_recruit_is_activated_at_once(table: VsTable) -> None:
    """Alice recruits a character with an Activate power: in that very step she can use it."""
    alice, _ = table.players
    reader = alice.has_in_hand(READER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reader))
    table.resolve()
    alice.chooses("front row")
    alice.can(table.use(reader), point=1)
