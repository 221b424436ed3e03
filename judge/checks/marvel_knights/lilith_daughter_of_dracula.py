"""Lilith, Daughter of Dracula"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import LURE_BEHIND
from judge.games.vs_system.cards.marvel_knights.lilith_daughter_of_dracula import LILITH
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FRONT,
    HAND,
    KO_PILE,
    RECRUIT_STEP,
    SUPPORT,
    VISIBLE,
    Spot,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/lilith-daughter-of-dracula"

EXCUSES = {
    "[0].cost.second.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target",
    "[0].cost.link=IF_YOU_DO": "a cost is paid in full or not at all",
    "[0].once_per_turn=True": "means the same: the cost KOs her",
}


@check(ENTRY)
def lilith_lures_a_small_character(table: VsTable) -> None:
    """Alice KOs Lilith and shows an Underworld card: she moves Bob's character of cost 1 into her front row, and may attack with it."""
    alice, bob = table.players
    lilith, card = alice.controls(LILITH), alice.has_in_hand(plain("Ghoul", affiliations=("Underworld",)))
    other, his_card = (
        alice.has_in_hand(plain("Other Card")),
        bob.has_in_hand(plain("His Ghoul", affiliations=("Underworld",))),
    )
    small, big = bob.controls(plain("Small Character")), bob.controls(plain("Big Character", 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(lilith))
    alice.is_asked("target", not_offers=(big,))
    alice.chooses(small)
    alice.is_asked("Underworld character card to reveal", not_offers=(other, his_card))
    alice.chooses(card)
    table.finds(lilith, KO_PILE)
    table.has_happened("reveal", card)
    table.finds(card, HAND)
    table.resolve()
    alice.is_asked("where Small Character goes", not_offers=(Spot(SUPPORT, 0, VISIBLE),))
    alice.chooses("front row")
    table.stands(small, FRONT, VISIBLE, of=alice, point=1)
    alice.has_control(small, point=1)
    alice.can(table.attack(small, on=big), point=1)


@check(ENTRY)
def lilith_waits_for_the_combat_phase(table: VsTable) -> None:
    """In the build phase Lilith's power can't be used."""
    alice, bob = table.players
    lilith = alice.controls(LILITH)
    alice.has_in_hand(plain("Ghoul", affiliations=("Underworld",)))
    bob.controls(plain("Small Character"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(lilith), only_because="text")


@check(ENTRY)
def lilith_needs_an_underworld_character_card(table: VsTable) -> None:
    """Without an Underworld character card in hand Lilith's power can't be used."""
    alice, bob = table.players
    lilith = alice.controls(LILITH)
    alice.has_in_hand(plain("Other Card"))
    bob.controls(plain("Small Character"))
    table.begin(COMBAT)
    alice.cannot(table.use(lilith), only_because="vs/act.pay")


@check(ENTRY)
def in_the_support_row_as_well(table: VsTable) -> None:
    """Another card has Alice move Bob's character into her support row: as in the front row, she gains control of it."""
    alice, bob = table.players
    his, twist = bob.controls(plain("His Character")), alice.has_in_hand(LURE_BEHIND)
    table.begin(COMBAT)
    alice.does(table.play(twist), his)
    table.resolve()
    alice.chooses(Spot(SUPPORT, 0, VISIBLE))
    table.stands(his, SUPPORT, VISIBLE, of=alice, point=1)
    alice.has_control(his, point=1)
