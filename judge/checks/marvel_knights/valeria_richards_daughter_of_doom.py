"""Valeria Richards, Daughter of Doom"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import DR_DOOM, ENLIST_FOR_DOOM
from judge.games.vs_system.cards.marvel_knights.valeria_richards_daughter_of_doom import VALERIA_RICHARDS
from judge.games.vs_system.dsl import (
    COMBAT,
    FRONT,
    HIDDEN,
    SUPPORT,
    Spot,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/valeria-richards-daughter-of-doom"

EXCUSES = {
    "[1].once_per_turn=True": "she is exhausted by then, and no ruling speaks of readying her",
}


@check(ENTRY)
def the_hidden_valeria_moves_in_hiding(table: VsTable) -> None:
    """Valeria is hidden already: as her first power resolves, Alice may put her into another position of her hidden area."""
    alice, bob = table.players
    valeria, _doom = alice.controls(VALERIA_RICHARDS, hidden=True), alice.controls(DR_DOOM)
    table.begin(COMBAT)
    alice.does(table.use(valeria))
    table.resolve()
    alice.is_asked("where Valeria Richards goes", offers=(Spot(SUPPORT, 0, HIDDEN),), point=1)
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(valeria, SUPPORT, HIDDEN, point=control(1, "there she is"))
    alice.loses_in_all(1)
    bob.loses_in_all(0)
    alice.can(table.use(valeria))


@check(ENTRY)
def valeria_needs_her_godfather(table: VsTable) -> None:
    """Without Dr. Doom neither power can be used."""
    alice, bob = table.players
    bob.controls(DR_DOOM)
    valeria, adopt = alice.controls(VALERIA_RICHARDS), alice.has_in_hand(ENLIST_FOR_DOOM)
    table.begin(COMBAT)
    alice.cannot(table.use(valeria), only_because="text")
    alice.does(table.play(adopt), valeria)
    table.resolve()
    alice.cannot(table.use(valeria, 1), only_because="text")


@check(ENTRY)
def valeria_draws_as_one_of_doom(table: VsTable) -> None:
    """With Dr. Doom in play Valeria goes into hiding; she draws a card only once she is Doom herself."""
    alice, bob = table.players
    bob.has_in_deck(plain("His Card"))
    valeria, _doom = alice.controls(VALERIA_RICHARDS), alice.controls(DR_DOOM)
    card, adopt = alice.has_in_deck(plain("Card")), alice.has_in_hand(ENLIST_FOR_DOOM)
    table.begin(COMBAT)
    alice.does(table.use(valeria))
    table.resolve()
    alice.chooses(Spot(FRONT, 0, HIDDEN))
    table.stands(valeria, FRONT, HIDDEN)
    alice.cannot(table.use(valeria, 1), only_because="text")
    alice.does(table.play(adopt), valeria)
    table.resolve()
    alice.does(table.use(valeria, 1))
    table.resolve()
    alice.finds_in_hand(card)
    alice.hand_size_is(1)
    bob.hand_size_is(0)
    table.is_(valeria, "exhausted")
