"""Placing a resource"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GEAR, RENEW
from judge.games.vs_system.dsl import (
    BUILD,
    RECRUIT_STEP,
    RESOURCE_STEP,
    RESOURCES,
    PlotTwist,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

TRICK = PlotTwist(name="Trick Witness")


@check("vs-system-base/a3.4")
def one_card_a_turn_becomes_a_resource(table: VsTable) -> None:
    """Alice places a plot twist in her resource step: it lies face down. She can't place a second one."""
    alice, _ = table.players
    first, second = alice.has_in_hand(TRICK), alice.has_in_hand(TRICK)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.does(table.place(first))
    table.stands(first, RESOURCES, None)
    table.is_(first, "face down", point=1)
    alice.cannot(table.place(second), only_because="vs/resource.one", point=1)


@check("vs-system-base/a3.4")
def a_resource_comes_from_hand_in_the_own_step(table: VsTable) -> None:
    """In Alice's resource step Bob can't place a resource, and Alice can't place a card out of her KO'd pile."""
    alice, bob = table.players
    his, hers = bob.has_in_hand(TRICK), alice.has_in_ko_pile(TRICK)
    table.begin(BUILD, RESOURCE_STEP, alice)
    bob.cannot(table.place(his), only_because="vs/resource.when", point=1)
    alice.cannot(table.place(hers), only_because="vs/resource.from-hand", point=1)


@check("vs-system-base/a3.4")
def any_type_becomes_a_resource(table: VsTable) -> None:
    """Alice may place a character or an equipment as a resource; she may also pass without placing one."""
    alice, _ = table.players
    hero, gear = alice.has_in_hand(plain("Hero")), alice.has_in_hand(GEAR)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.can(table.place(hero), point=2)
    alice.can(table.place(gear), point=2)
    alice.can(table.passing(), point=3)


@check("vs-system-base/a3.4")
def a_character_counts_and_is_not_flipped(table: VsTable) -> None:
    """A character and an equipment are Alice's resources: they give 2 resource points, and neither can be flipped face up."""
    alice, _ = table.players
    hero, gear = alice.has_resource(plain("Hero")), alice.has_resource(GEAR)
    table.begin(BUILD, RESOURCE_STEP, alice)
    table.all_pass()
    table.step_is(BUILD, RECRUIT_STEP, alice)
    alice.has_points(2, point=4)
    alice.cannot(table.flip(hero), only_because="vs/act.card", point=4)
    alice.cannot(table.flip(gear), only_because="vs/act.card", point=4)


@check("vs-system-base/a3.4")
def each_player_places_one(table: VsTable) -> None:
    """Alice has placed a resource in her step: in his own step Bob may place one, and no second one."""
    alice, bob = table.players
    hers, his, second = alice.has_in_hand(TRICK), bob.has_in_hand(TRICK), bob.has_in_hand(TRICK)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.does(table.place(hers))
    table.goes_on_to(BUILD, RESOURCE_STEP, bob)
    bob.does(table.place(his), point=control(1, "what another player has placed doesn't count against him"))
    bob.cannot(table.place(second), only_because="vs/resource.one", point=1)


@check("vs-system-base/a3.4")
def what_an_effect_puts_there_is_not_placed(table: VsTable) -> None:
    """In her resource step Alice plays a twist that replaces a resource by the top card of her deck: she may still place one."""
    alice, _ = table.players
    old, top = alice.has_resource(TRICK), alice.has_in_deck(TRICK)
    renew, card = alice.has_in_hand(RENEW), alice.has_in_hand(TRICK)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.does(table.play(renew), old)
    table.resolve()
    table.stands(top, RESOURCES, None)
    alice.can(table.place(card), point=control(1, "a card that an effect put into the row isn't the one of the step"))
