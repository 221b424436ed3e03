"""Out of Play"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.warhammer_invasion import BURY_ONE, DESTROY_ONE, LEAVER, RALLY_ONE, RECALL_ONE, WORKER
from judge.games.warhammer_invasion.dsl import DECK, DISCARD, HAND
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/out-of-play")
def a_card_out_of_play_does_nothing(table: WiTable) -> None:
    """The action of a unit can be used while it is in play. In Alice's deck, hand and discard pile it can't."""
    alice, _ = table.players
    alice.has_resources(1)
    in_hand = alice.has_in_hand(replace(WORKER, name="Held Witness"))
    in_deck = alice.has_in_deck(replace(WORKER, name="Shuffled Witness"))
    discarded = alice.has_in_discard(replace(WORKER, name="Discarded Witness"))
    worker = alice.controls(WORKER)
    table.begin()
    for gone in (in_deck, in_hand, discarded):
        alice.cannot(table.use(gone), only_because="wi/act.ability", point=1)
    alice.can(table.use(worker), point=control(1, "in play it can be used"))


@check("warhammer-invasion/out-of-play")
def a_card_goes_to_its_owner(table: WiTable) -> None:
    """Alice controls three units that Bob owns. One goes to hand, one to the deck, one is destroyed: each goes to Bob."""
    alice, bob = table.players
    first, second, third = (alice.controls(unit(f"{name} Unit"), owner=bob) for name in ("First", "Second", "Third"))
    recall, bury, slay = (alice.has_in_hand(card) for card in (RECALL_ONE, BURY_ONE, DESTROY_ONE))
    table.begin()
    for tactic, victim, zone in ((recall, first, HAND), (bury, second, DECK), (slay, third, DISCARD)):
        alice.does(table.play(tactic), victim)
        table.resolve()
        table.finds(victim, zone, point=control(2, "it has gone out of play"))
        table.lies_with(victim, bob, point=2)


@check("warhammer-invasion/out-of-play", allowed={"damage": range(1, 3)})
def a_card_comes_back_as_a_new_one(table: WiTable, damage: int = 2) -> None:
    """A corrupt unit with 2 damage goes to hand and is played again: it is upright, and no damage is on it."""
    alice, _ = table.players
    hurt, recall = alice.controls(unit("Hurt Unit", 0), damage=damage, corrupt=True), alice.has_in_hand(RECALL_ONE)
    table.begin()
    alice.does(table.play(recall), hurt)
    table.resolve()
    alice.does(table.put_down(hurt))
    table.resolve()
    table.counts(hurt, "damage", 0, point=3)
    table.is_(hurt, "corrupt", False, point=3)


@check("warhammer-invasion/out-of-play")
def effects_on_a_card_end_as_it_leaves(table: WiTable) -> None:
    """A tactic gives a unit of 1 power 2 more for the turn. The unit goes to hand and is played again this turn: it has 1 power."""
    alice, _ = table.players
    raider = alice.controls(unit("Raider", 0))
    rally, recall = alice.has_in_hand(RALLY_ONE), alice.has_in_hand(RECALL_ONE)
    table.begin()
    alice.does(table.play(rally), raider)
    table.resolve()
    table.shows(raider, power=3, point=control(4, "in play the unit has the power"))
    alice.does(table.play(recall), raider)
    table.resolve()
    alice.does(table.put_down(raider))
    table.resolve()
    table.shows(raider, power=1, point=(4, 5))


@check("warhammer-invasion/out-of-play")
def an_ability_of_leaving_works(table: WiTable) -> None:
    """A unit gives its player a resource when it leaves play. It is destroyed: she gets the resource."""
    alice, _ = table.players
    leaver, slay = alice.controls(LEAVER), alice.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.play(slay), leaver)
    table.resolve()
    alice.resources_are(1, point=5)
