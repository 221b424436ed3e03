"""302.3a Legal object to attach equipment to"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP, Equipment, Location, names
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "marvel-knights/302.3a#4": "no text that changes how many equipment a character may have can be said yet",
    "marvel-knights/302.3a#5": "no text that restricts what an equipment is attached to can be said yet",
}

GEAR = Equipment(name="Gear Witness", cost=1)

CONCEALED_GEAR = Equipment(name="Concealed Gear Witness", cost=1, keywords=names("concealed—optional"))


@check("marvel-knights/302.3a")
def equipment_goes_on_ones_own_visible_character(table: VsTable) -> None:
    """Alice recruits an equipment: only her visible character can have it, not a hidden one, a stunned one, a location or Bob's."""
    alice, bob = table.players
    alice.has_resources(3)
    hall = alice.has_resource(Location(name="Hall Witness"), face_up=True)
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    down, his = alice.controls(plain("Beaten Character"), stunned=True), bob.controls(plain("His Character"))
    gear = alice.has_in_hand(GEAR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", offers=(shown,), point=control(2, "a visible character can be equipped"))
    alice.is_asked("equips", not_offers=(hall,), point=1)
    alice.is_asked("equips", not_offers=(hidden,), point=2)
    alice.is_asked("equips", not_offers=(down,), point=3)
    alice.is_asked("equips", not_offers=(his,), point=6)
    alice.chooses(shown)


@check("marvel-knights/302.3a")
def a_card_says_otherwise(table: VsTable) -> None:
    """Alice recruits an equipment with concealed—optional: it may go on her hidden character as on her visible one."""
    alice, _ = table.players
    alice.has_resources(3)
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    gear = alice.has_in_hand(CONCEALED_GEAR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", offers=(shown,))
    alice.is_asked("equips", offers=(hidden,), point=2)
    alice.chooses(hidden)
