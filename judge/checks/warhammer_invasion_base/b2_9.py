"""Owner and controller"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, TAKE_ONE
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, BATTLEFIELD_PHASE, CHOOSE_ZONE, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b2.9#1": "Words: whose deck a card started in is what the set-up says.",
    "warhammer-invasion-base/b2.9#2": "Control changes by a card's own text; nothing else decides it.",
}


@check("warhammer-invasion-base/b2.9")
def owner_and_controller(table: WiTable) -> None:
    """Alice takes control of a unit that Bob owns: she controls it. It is destroyed, and goes to Bob's discard pile."""
    alice, bob = table.players
    foreign, lure = bob.controls(unit("Foreign Unit")), alice.has_in_hand(TAKE_ONE)
    kill = alice.has_in_hand(DESTROY_ONE)
    table.begin()
    table.lies_with(foreign, bob, point=control(2, "the unit is its owner's until then"))
    alice.does(table.play(lure), foreign)
    table.resolve()
    table.lies_with(foreign, alice, point=control(2, "the card effect gives her control"))
    alice.does(table.play(kill), foreign)
    table.resolve()
    table.lies_with(foreign, bob, point=3)


@check("warhammer-invasion-base/b2.9")
def who_controls_a_unit_attacks_with_it(table: WiTable) -> None:
    """In Alice's battlefield stand a unit that Bob owns and one of hers: in her turn she may attack with both."""
    alice, bob = table.players
    foreign, own = alice.controls(unit("Foreign Unit"), owner=bob), alice.controls(unit("Own Unit"))
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", offers=(own, foreign), point=control(2, "she attacks with it, although Bob owns it"))
    alice.chooses(foreign)
    table.all_pass()
    table.attackers_are(foreign, point=control(2, "it attacks for her"))


@check("warhammer-invasion-base/b2.9")
def who_controls_a_unit_defends_with_it(table: WiTable) -> None:
    """Alice attacks Bob's battlefield, where a unit stands that she owns and he controls: he may defend with it."""
    alice, bob = table.players
    raider, turncoat = alice.controls(unit("Raider")), bob.controls(unit("Turncoat"), owner=alice)
    table.begin()
    table.attack_goes(BATTLEFIELD, raider, defended_by=(turncoat,))
    table.defenders_are(turncoat, point=control(2, "he defends with it, although Alice owns it"))
