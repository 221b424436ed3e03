"""302.3a Legal object to attach equipment to"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP, Equipment
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "marvel-knights/302.3a#1": "a recruited equipment is offered characters alone, and nothing else attaches one yet",
    "marvel-knights/302.3a#4": "no text that limits the number of equipment can be said yet",
    "marvel-knights/302.3a#5": "no text that restricts attaching equipment can be said yet",
    "marvel-knights/302.3a#6": "no effect that attaches an equipment can be said yet",
}

GEAR = Equipment(name="Gear Witness", cost=1)


@check("marvel-knights/302.3a")
def equipment_goes_on_a_visible_character(table: VsTable) -> None:
    """Alice recruits an equipment. Of her characters one is visible, one hidden and one stunned: only the visible one can be equipped."""
    alice, _ = table.players
    alice.has_resources(3)
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    down = alice.controls(plain("Beaten Character"), stunned=True)
    gear = alice.has_in_hand(GEAR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", offers=(shown,), point=control(2, "a visible character can be equipped"))
    alice.is_asked("equips", not_offers=(hidden,), point=2)
    alice.is_asked("equips", not_offers=(down,), point=3)
    alice.chooses(shown)
