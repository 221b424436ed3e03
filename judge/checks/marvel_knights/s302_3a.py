"""302.3a Legal object to attach equipment to"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    BE_EQUIPPED,
    BUILD,
    RECRUIT_STEP,
    SELF,
    Bans,
    Equipment,
    Location,
    Sets,
    Static,
    affiliated,
    equip_only_to,
    names,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

GEAR = Equipment(name="Gear Witness", cost=1)

CONCEALED_GEAR = Equipment(name="Concealed Gear Witness", cost=1, keywords=names("concealed—optional"))

# It may have two equipment.
CARRIER = replace(plain("Carrying Witness"), powers=(Static(change=Sets("equipment", 2), on=SELF),))

BAREHANDED = replace(plain("Barehanded Witness"), powers=(Static(change=Bans(BE_EQUIPPED), on=SELF),))

UNIFORM = Equipment(name="Uniform Witness", cost=1, powers=(equip_only_to(affiliated("X-Men")),))


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


@check("marvel-knights/302.3a")
def who_has_the_maximum_takes_no_more(table: VsTable) -> None:
    """A witness may have two equipment: with one it takes a second, with two it takes no third."""
    alice, _ = table.players
    alice.has_resources(3)
    laden, half_laden = alice.controls(CARRIER), alice.controls(CARRIER)
    bare = alice.controls(plain("Bare Character"))
    for n in (1, 2):
        alice.controls(Equipment(name=f"Old Gear {n}"), on=laden)
    alice.controls(Equipment(name="Old Gear 3"), on=half_laden)
    gear = alice.has_in_hand(GEAR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked(
        "equips", offers=(bare, half_laden), point=control(4, "who has less than the maximum can be equipped")
    )
    alice.is_asked("equips", not_offers=(laden,), point=4)
    alice.chooses(half_laden)


@check("marvel-knights/302.3a")
def restrictions_are_obeyed(table: VsTable) -> None:
    """Alice recruits an equipment that says "Equip only to an X-Men character": nobody else can have it."""
    alice, _ = table.players
    alice.has_resources(3)
    member, other = alice.controls(plain("Member", affiliations=("X-Men",))), alice.controls(plain("Other"))
    gear = alice.has_in_hand(UNIFORM)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", offers=(member,), point=control(5, "who meets the restriction can be equipped"))
    alice.is_asked("equips", not_offers=(other,), point=5)
    alice.chooses(member)


@check("marvel-knights/302.3a")
def a_characters_own_restriction_is_obeyed(table: VsTable) -> None:
    """Alice recruits an equipment: of her two characters the one that can't be equipped isn't offered."""
    alice, _ = table.players
    alice.has_resources(3)
    barehanded, other = alice.controls(BAREHANDED), alice.controls(plain("Other"))
    gear = alice.has_in_hand(GEAR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", not_offers=(barehanded,), point=5)
    alice.chooses(other)


@check("marvel-knights/302.3a")
def who_is_controlled_is_equipped_whoever_owns_it(table: VsTable) -> None:
    """Alice recruits an equipment: it may go on Bob's character that she controls, but not on her own that Bob controls."""
    alice, bob = table.players
    alice.has_resources(3)
    borrowed = alice.controls(plain("Borrowed Character"), owner=bob)
    hers, lent = alice.controls(plain("Her Character")), bob.controls(plain("Lent Character"), owner=alice)
    gear = alice.has_in_hand(GEAR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", offers=(borrowed, hers), point=control(6, "one that she controls can be equipped"))
    alice.is_asked("equips", not_offers=(lent,), point=6)
    alice.chooses(borrowed)
