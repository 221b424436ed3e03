"""Uniqueness"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import NEGATE_ONE
from judge.games.vs_remix.dsl import (
    BUILD,
    CHARACTER_CARDS,
    CHARACTERS,
    EQUIPMENT,
    FACE_DOWN,
    IN_KO_PILE,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    RESOURCE_STEP,
    YOURS,
    Equip,
    Equipment,
    Location,
    Move,
    Place,
    Played,
    PlotTwist,
    choice,
    names,
    target,
)
from judge.proving.tables.vs_remix import RemixTable, check, plain

THING = plain("Thing", 1, version="Witness")
OTHER_THING = plain("Thing", 1, version="Other Witness")
ARMY_THING = plain("Thing", 1, version="Army")
TOWER = Location(name="Tower")
TOWERS = Location(name="Tower", keywords=names("not unique"))
GEM = Equipment(name="Gem", cost=0, keywords=names("unique"))
RAISE_ONE = PlotTwist(
    name="Raising Witness", powers=(Played(effect=Move(choice(CHARACTER_CARDS & IN_KO_PILE), PLAY, Place())),)
)
ROB_GRAVE = PlotTwist(
    name="Robbing Witness",
    powers=(Played(effect=Equip(choice(EQUIPMENT & IN_KO_PILE, name="an equipment"), target(CHARACTERS & YOURS))),),
)
BLADE = Equipment(name="Blade", cost=0)


@check("remix-glossary/uniqueness")
def second_thing_is_recruited(table: RemixTable) -> None:
    """A second Thing, of whatever version, sends the older one to the KO'd pile as its recruit effect resolves; Army and Bob's stay."""
    alice, bob = table.players
    alice.has_resources(1)
    old, army, foreign = alice.controls(THING), alice.controls(ARMY_THING), bob.controls(THING)
    new = alice.has_in_hand(OTHER_THING)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.finds(old, PLAY, point=2)
    table.resolve()
    alice.chooses("front row")
    table.finds(old, KO_PILE, point=2)
    table.finds(new, PLAY, point=2)
    table.finds(army, PLAY, point=1)
    table.finds(foreign, PLAY, point=2)


@check("remix-glossary/uniqueness")
def second_thing_is_negated(table: RemixTable) -> None:
    """The recruit of a second Thing is negated: the older Thing and the location of that name stay."""
    alice, bob = table.players
    alice.has_resources(1)
    old, place = alice.controls(THING), alice.has_resource(Location(name="Thing"), face_up=True)
    new, refusal = alice.has_in_hand(OTHER_THING), bob.has_in_hand(NEGATE_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    alice.passes()
    bob.does(table.play(refusal), "Thing")
    table.resolve()
    table.finds(new, KO_PILE)
    table.finds(old, PLAY, point=2)
    table.finds(place, PLAY)


@check("remix-glossary/uniqueness")
def army_character_is_recruited(table: RemixTable) -> None:
    """An Army Thing isn't unique: as it comes into play, the Thing that is there stays, and so does the location of that name."""
    alice, _ = table.players
    alice.has_resources(1)
    place = alice.has_resource(Location(name="Thing"), face_up=True)
    old, army = alice.controls(THING), alice.has_in_hand(ARMY_THING)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(army))
    table.resolve()
    alice.chooses("front row")
    table.finds(old, PLAY, point=1)
    table.finds(place, PLAY, point=1)


@check("remix-glossary/uniqueness")
def second_tower_is_flipped(table: RemixTable) -> None:
    """A Tower is flipped: the older Tower, face up in the row, goes to the KO'd pile at once; a face-down one and Bob's stay."""
    alice, bob = table.players
    old, new = alice.has_resource(TOWER, face_up=True), alice.has_resource(TOWER)
    lying, foreign = alice.has_resource(TOWER), bob.has_resource(TOWER, face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(new))
    table.finds(old, KO_PILE, point=(3, 4))
    table.is_(new, FACE_DOWN, False)
    table.finds(new, PLAY, point=4)
    table.is_(lying, FACE_DOWN)
    table.finds(lying, PLAY)
    table.finds(foreign, PLAY, point=4)


@check("remix-glossary/uniqueness")
def tower_of_another_owner_is_flipped(table: RemixTable) -> None:
    """Alice flips a Tower that she controls and Bob owns: her older Tower goes to the KO'd pile, and Bob's stays."""
    alice, bob = table.players
    old, new = alice.has_resource(TOWER, face_up=True), alice.has_resource(TOWER, owner=bob)
    foreign = bob.has_resource(TOWER, face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(new))
    table.finds(old, KO_PILE, point=4)
    table.finds(foreign, PLAY, point=4)


@check("remix-glossary/uniqueness")
def character_comes_without_being_recruited(table: RemixTable) -> None:
    """An effect puts a character called Tower into play, which isn't recruited so: the location of that name stays."""
    alice, _ = table.players
    tower, dead = alice.has_resource(TOWER, face_up=True), alice.has_in_ko_pile(plain("Tower"))
    rise = alice.has_in_hand(RAISE_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(rise))
    table.resolve()
    alice.chooses(dead)
    alice.chooses("front row")
    table.finds(dead, PLAY)
    table.finds(tower, PLAY, point=2)


@check("remix-glossary/uniqueness")
def locations_that_are_not_unique(table: RemixTable) -> None:
    """A location that says that it isn't unique is flipped: another of its name stays, and so does a character of its name."""
    alice, _ = table.players
    old, new = alice.has_resource(TOWERS, face_up=True), alice.has_resource(TOWERS)
    keeper = alice.controls(plain("Tower"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(new))
    table.finds(old, PLAY, point=3)
    table.finds(keeper, PLAY, point=3)


@check("remix-glossary/uniqueness")
def what_stays_as_a_tower_is_flipped(table: RemixTable) -> None:
    """A unique Tower is flipped: a Tower that isn't unique, an Army character and an equipment of that name stay."""
    alice, _ = table.players
    old, new = alice.has_resource(TOWERS, face_up=True), alice.has_resource(TOWER)
    army = alice.controls(plain("Tower", version="Army"))
    gear = alice.controls(Equipment(name="Tower", cost=0), on=alice.controls(plain("Wearer")))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(new))
    table.finds(old, PLAY, point=3)
    table.finds(army, PLAY, point=1)
    table.finds(gear, PLAY, point=5)


@check("remix-glossary/uniqueness")
def cards_of_one_name_and_several_types(table: RemixTable) -> None:
    """A character called like a location makes that go as it is recruited; so does an equipment, and a location makes a character go."""
    alice, _ = table.players
    alice.has_resources(1)
    tower, citadel = (
        alice.has_resource(TOWER, face_up=True),
        alice.has_resource(Location(name="Citadel")),
    )
    gate, wearer = alice.has_resource(Location(name="Gem"), face_up=True), alice.controls(plain("Wearer"))
    keeper, newcomer = alice.controls(plain("Citadel")), alice.has_in_hand(plain("Tower"))
    gem = alice.has_in_hand(GEM)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(newcomer))
    table.resolve()
    alice.chooses("front row")
    table.finds(tower, KO_PILE, point=2)
    alice.does(table.recruit(gem))
    table.resolve()
    alice.chooses(wearer)
    table.finds(gate, KO_PILE, point=6)
    alice.does(table.flip(citadel))
    table.finds(keeper, KO_PILE, point=4)


@check("remix-glossary/uniqueness")
def second_gem_is_attached(table: RemixTable) -> None:
    """A second unique Gem sends the first to the KO'd pile as it is attached, not before; of Blades Alice may have two."""
    alice, _ = table.players
    wearer, other = alice.controls(plain("Wearer")), alice.controls(plain("Other Wearer"))
    old, new = alice.controls(GEM, on=wearer), alice.has_in_hand(GEM)
    blade, second = alice.controls(BLADE, on=alice.controls(plain("Armed"))), alice.has_in_hand(BLADE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.resolve()
    table.finds(old, PLAY, point=6)
    alice.chooses(other)
    table.finds(old, KO_PILE, point=(5, 6))
    alice.does(table.recruit(second))
    table.resolve()
    alice.chooses(wearer)
    table.finds(blade, PLAY, point=5)


@check("remix-glossary/uniqueness")
def gem_is_placed_as_a_resource(table: RemixTable) -> None:
    """Alice places a unique Gem face down as a resource: the location of that name stays. She attaches another Gem: it goes."""
    alice, _ = table.players
    gate, wearer = alice.has_resource(Location(name="Gem"), face_up=True), alice.controls(plain("Wearer"))
    placed, gem = alice.has_in_hand(GEM), alice.has_in_hand(GEM)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.does(table.place(placed))
    table.finds(gate, PLAY)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gem))
    table.resolve()
    alice.chooses(wearer)
    table.finds(gate, KO_PILE, point=6)
    table.finds(placed, PLAY)


@check("remix-glossary/uniqueness")
def gem_of_another_owner_is_attached(table: RemixTable) -> None:
    """Alice attaches a unique Gem that Bob owns to her character: her location of that name goes to the KO'd pile, and Bob's stays."""
    alice, bob = table.players
    wearer, gem = alice.controls(plain("Wearer")), bob.has_in_ko_pile(GEM)
    own, foreign = (seat.has_resource(Location(name="Gem"), face_up=True) for seat in (alice, bob))
    robbery = alice.has_in_hand(ROB_GRAVE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(robbery), wearer)
    table.resolve()
    alice.chooses(gem)
    alice.chooses(wearer)
    table.finds(own, KO_PILE, point=6)
    table.finds(foreign, PLAY, point=6)


@check("remix-glossary/uniqueness")
def second_gem_and_that_of_the_opponent(table: RemixTable) -> None:
    """Alice attaches a unique Gem: Bob's Gem stays where it is."""
    alice, bob = table.players
    wearer, his = alice.controls(plain("Wearer")), bob.controls(plain("His Wearer"))
    foreign, new = bob.controls(GEM, on=his), alice.has_in_hand(GEM)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.resolve()
    alice.chooses(wearer)
    table.finds(foreign, PLAY, point=6)
