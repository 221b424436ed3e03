"""What leader does"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ADJACENT,
    CHARACTERS,
    COMBAT,
    LEADER,
    SELF,
    YOURS,
    Adds,
    Gains,
    RuledBy,
    Static,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.6"

ruled = RuledBy(ENTRY)

_LED = ruled(2, ADJACENT, misread=CHARACTERS & YOURS & ~SELF, belief="a leader leads all characters of its player")

# Leader: Characters adjacent to it have +2 ATK. Leader: Characters adjacent to it have flight.
CAPTAIN = replace(
    plain("Captain Witness", keywords=(LEADER,)),
    powers=(
        ruled(
            1,
            Static(change=Adds("atk", 2), on=_LED),
            misread=None,
            belief="of several leader powers the last one counts",
        ),
        ruled(
            1, Static(change=Gains("keywords", "flight"), on=_LED), misread=None, belief="a leader has one leader power"
        ),
    ),
)


@check(ENTRY)
def a_leader_has_several_powers(table: VsTable) -> None:
    """A leader has two leader powers, one for +2 ATK and one for flight: the character beside it has both, one farther off neither."""
    alice, _ = table.players
    alice.controls(CAPTAIN, column=0)
    beside, far = alice.controls(plain("Beside"), column=1), alice.controls(plain("Far Off"), column=3)
    table.begin(COMBAT)
    table.shows(beside, atk=3, point=1)
    table.has(beside, "keywords", "flight", point=1)
    table.shows(far, atk=1, point=2)
    table.has(far, "keywords", "flight", expected=False, point=2)


@check(ENTRY)
def a_stunned_leader_leads_nobody(table: VsTable) -> None:
    """The leader is stunned: it isn't a leader, and the character beside it has neither ATK nor flight of it."""
    alice, _ = table.players
    captain = alice.controls(CAPTAIN, column=0, stunned=True)
    beside = alice.controls(plain("Beside"), column=1)
    table.begin(COMBAT)
    table.has(captain, "keywords", LEADER, expected=False, point=3)
    table.shows(beside, atk=1, point=3)
    table.has(beside, "keywords", "flight", expected=False, point=3)
    table.is_(captain, "stunned", point=control(3, "that is why"))
