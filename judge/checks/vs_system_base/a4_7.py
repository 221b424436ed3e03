"""Replacing a resource"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RENEW
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    DECK,
    IN_RESOURCE_ROW,
    KO_PILE,
    PLAY,
    RESOURCES,
    Bans,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a4.7#2": "the engine doesn't say who may look at a face-down resource",
    "vs-system-base/a4.7#4": "the new resource is another card: nothing in the engine could take it for the old one",
}

SPARE = PlotTwist(name="Sparing Witness", powers=(Played(effect=this_turn(target(IN_RESOURCE_ROW), Bans("KO"))),))


@check("vs-system-base/a4.7")
def the_top_of_the_deck_replaces_it(table: VsTable) -> None:
    """Alice replaces a resource: it is KO'd, and the top card of her deck lies face down in her row."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    old, top = alice.has_resource(plain("Old Resource")), alice.has_in_deck(plain("Top Card"))
    renew = alice.has_in_hand(RENEW)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(renew), old)
    table.resolve()
    table.finds(old, KO_PILE)
    table.stands(top, RESOURCES, None)
    table.is_(top, "face down", point=1)


@check("vs-system-base/a4.7")
def a_foreign_card_is_replaced_in_the_row_where_it_lies(table: VsTable) -> None:
    """Alice replaces a resource of hers that Bob owns: it goes to his KO'd pile, and the top card of her deck, not of his, to her row."""
    alice, bob = table.players
    lent, top = alice.has_resource(plain("Lent Resource"), owner=bob), alice.has_in_deck(plain("Top Card"))
    foreign, renew = bob.has_in_deck(plain("Foreign Top Card")), alice.has_in_hand(RENEW)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(renew), lent)
    table.resolve()
    bob.finds_in_ko_pile(lent)
    table.finds(foreign, DECK)
    alice.has_control(top)
    table.is_(top, "face down", point=1)


@check("vs-system-base/a4.7")
def what_cannot_be_kod_is_not_replaced(table: VsTable) -> None:
    """Alice would replace a resource that can't be KO'd this turn: it stays, and no new one comes."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    old, top = alice.has_resource(plain("Old Resource")), alice.has_in_deck(plain("Top Card"))
    renew, spare = alice.has_in_hand(RENEW), alice.has_in_hand(SPARE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(spare), old)
    table.resolve()
    alice.does(table.play(renew), old)
    table.resolve()
    table.finds(old, PLAY)
    table.finds(top, DECK, point=3)
