"""A resource that is flipped or turned face down"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COVER_LOCATION, COVER_TWIST, KO_RESOURCE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    IN_RESOURCE_ROW,
    KO_PILE,
    LOCATIONS,
    REMEMBERED,
    AddCounter,
    Adds,
    Location,
    Played,
    PlotTwist,
    Remember,
    Static,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a5.6"

MARK = PlotTwist(
    name="Marking Witness", powers=(Played(effect=AddCounter(target(LOCATIONS & IN_RESOURCE_ROW), "mark")),)
)

PLACE = Location(name="Place", cost=0)

FAVOUR = PlotTwist(
    name="Favouring Witness",
    ongoing=True,
    powers=(Played(effect=Remember(target(CHARACTERS))), Static(change=Adds("atk", 2), on=REMEMBERED)),
)


@check(ENTRY)
def flipped_it_is_still_the_target(table: VsTable) -> None:
    """An effect is going to KO Alice's face-down location. She flips it in response: it is KO'd all the same."""
    alice, bob = table.players
    place, blast = alice.has_resource(PLACE), bob.has_in_hand(KO_RESOURCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(blast), place)
    bob.passes()
    alice.does(table.flip(place))
    table.resolve()
    table.finds(place, KO_PILE, point=1)


@check(ENTRY)
def turned_face_down_it_is_still_the_target(table: VsTable) -> None:
    """An effect is going to KO Alice's face-up location. She has it turned face down in response: it is KO'd all the same."""
    alice, bob = table.players
    place, blast = alice.has_resource(PLACE, face_up=True), bob.has_in_hand(KO_RESOURCE)
    cover = alice.has_in_hand(COVER_LOCATION)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(blast), place)
    bob.passes()
    alice.does(table.play(cover), place)
    table.all_pass()
    table.is_(place, "face down")
    table.resolve()
    table.finds(place, KO_PILE, point=1)


@check(ENTRY)
def it_forgets_what_was_chosen(table: VsTable) -> None:
    """Ongoing: a chosen character has +2 ATK. Turned face down and played for another character, the card does nothing for the first."""
    alice, _ = table.players
    first, second = (alice.controls(plain(name)) for name in ("First Favourite", "Second Favourite"))
    favour, cover = alice.has_resource(FAVOUR), alice.has_in_hand(COVER_TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(favour), first)
    table.resolve()
    table.shows(first, atk=3)
    alice.does(table.play(cover), favour)
    table.resolve()
    alice.does(table.play(favour), second)
    table.resolve()
    table.shows(first, atk=1, point=2)
    table.shows(second, atk=3)


@check(ENTRY)
def it_stays_as_it_was(table: VsTable) -> None:
    """Of two face-up locations one is exhausted, and has a counter. Both are turned face down: it stays so, and the other stays ready."""
    alice, _ = table.players
    tired = alice.has_resource(Location(name="Tired Place"), face_up=True, exhausted=True)
    fresh = alice.has_resource(Location(name="Fresh Place"), face_up=True)
    mark = alice.has_in_hand(MARK)
    covers = [alice.has_in_hand(COVER_LOCATION) for _ in range(2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(mark), tired)
    table.resolve()
    for cover, place in zip(covers, (tired, fresh), strict=True):
        alice.does(table.play(cover), place)
        table.resolve()
        table.is_(place, "face down")
    table.is_(tired, "exhausted", point=3)
    table.is_(fresh, "exhausted", expected=False, point=3)
    table.counts(tired, "mark", 1, point=3)
