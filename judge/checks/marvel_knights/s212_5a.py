"""212.5a In-play zone"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import HIDE_OWN, SHOW_OWN, STRENGTHEN_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FRONT,
    HIDDEN,
    PLAY,
    RECRUIT_STEP,
    SELF,
    VISIBLE,
    YOURS,
    Spot,
    comes_into_play,
    gain,
    target,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"marvel-knights/212.5a#1": "it only says what the in-play zone is"}

_HERS = target(CHARACTERS & YOURS)

GREETER = replace(plain("Greeting Witness"), powers=(whenever(comes_into_play(SELF)) >> gain(1),))


@check("marvel-knights/212.5a", allowed={"hidden": (True, False)})
def each_player_has_areas_of_his_own(table: VsTable, hidden: bool = True) -> None:
    """Bob's character stands at the left of his hidden area: Alice may put a character at the left of hers, for it is another area."""
    alice, bob = table.players
    alice.has_resources(1)
    bob.controls(plain("His Character"), hidden=hidden, column=0)
    keywords = ("concealed",) if hidden else ()
    hers = alice.has_in_hand(plain("Her Character", keywords=keywords))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hers))
    table.resolve()
    place = Spot(FRONT, 0, HIDDEN if hidden else VISIBLE)
    alice.is_asked("where", offers=(place,), point=2)
    alice.chooses(place)


@check("marvel-knights/212.5a")
def each_player_has_a_visible_area_of_his_own(table: VsTable) -> None:
    """Bob's character stands at the left of his visible area: Alice may put a character at the left of hers."""
    alice, bob = table.players
    bob.controls(plain("His Character"), column=0)
    hers = alice.controls(plain("Her Character"), hidden=True)
    twist = alice.has_in_hand(SHOW_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 0, VISIBLE),), point=2)
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(hers, FRONT, VISIBLE)


@check("marvel-knights/212.5a")
def who_changes_area_is_the_same_object(table: VsTable) -> None:
    """A character with +3 ATK this turn moves to Alice's hidden area: it is in the in-play zone as before, and keeps its bonus."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"))
    strong, hide = alice.has_in_hand(STRENGTHEN_ONE), alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(strong), hers)
    table.resolve()
    alice.does(table.play(hide), hers)
    table.resolve()
    alice.chooses("front row")
    table.stands(hers, FRONT, HIDDEN)
    table.finds(hers, PLAY, point=control(3, "it is in play"))
    table.shows(hers, atk=4, point=3)


@check("marvel-knights/212.5a")
def who_changes_area_does_not_leave_play(table: VsTable) -> None:
    """Alice's attacker moves to her hidden area: it hasn't left play, so it still is the attacker."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character")), bob.controls(plain("His Character"))
    hide = alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(hide), hers)
    table.resolve()
    alice.chooses("front row")
    table.stands(hers, FRONT, HIDDEN)
    table.attackers_are(hers, point=4)


@check("marvel-knights/212.5a")
def who_changes_area_does_not_come_into_play(table: VsTable) -> None:
    """A witness whose power triggers when it comes into play moves to Alice's hidden area: nothing triggers."""
    alice, _ = table.players
    greeter, hide = alice.controls(GREETER), alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(hide), greeter)
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.stands(greeter, FRONT, HIDDEN)
    alice.loses_in_all(0, point=5)
