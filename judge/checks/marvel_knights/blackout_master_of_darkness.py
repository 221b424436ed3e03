"""Blackout, Master of Darkness"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import HIDE_OWN
from judge.games.vs_system.cards.marvel_knights.blackout_master_of_darkness import BLACKOUT
from judge.games.vs_system.dsl import COMBAT, FRONT, HIDDEN, KO_PILE, SUPPORT, VISIBLE, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/blackout-master-of-darkness"

EXCUSES = {
    "[0].cost.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target",
}


@check(ENTRY)
def he_goes_into_hiding_or_not(table: VsTable) -> None:
    """Visible, Blackout may go to any open position of either area, also back to his own; Alice discards a card and puts him back."""
    alice, bob = table.players
    him = alice.controls(BLACKOUT, row=SUPPORT)
    alice.controls(plain("Neighbor"))
    alice.controls(plain("Hidden Neighbor"), hidden=True)
    card, his = alice.has_in_hand(plain("Card")), bob.has_in_hand(plain("His Card"))
    alice.has_in_hand(plain("Second Card"))
    table.begin(COMBAT)
    alice.does(table.use(him))
    alice.is_asked("a card to discard", not_offers=(his,))
    alice.chooses(card)
    table.nobody_is_asked(point=1)
    table.finds(card, KO_PILE)
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(SUPPORT, 1, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(SUPPORT, 1, VISIBLE),), point=1)
    alice.is_asked("where", not_offers=(Spot(FRONT, 0, VISIBLE),), point=1)
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, VISIBLE),), point=2)
    alice.chooses(Spot(SUPPORT, 0, VISIBLE))
    table.stands(him, SUPPORT, VISIBLE)
    alice.loses_in_all(0)
    bob.loses_in_all(0)
    alice.can(table.use(him))


@check(ENTRY)
def he_comes_out_of_hiding_or_not(table: VsTable) -> None:
    """Hidden, Blackout may go to any open position of either area, also back to where he stands."""
    alice, _ = table.players
    him = alice.controls(BLACKOUT, hidden=True)
    card = alice.has_in_hand(plain("Card"))
    table.begin(COMBAT)
    alice.does(table.use(him), card)
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 1, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(FRONT, 0, HIDDEN),), point=2)
    alice.is_asked("where", offers=(Spot(FRONT, 0, VISIBLE),), point=1)
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(him, FRONT, VISIBLE)


@check(ENTRY)
def he_is_hidden_before_his_power_resolves(table: VsTable) -> None:
    """Visible as his power is used, Blackout is hidden in answer: as it resolves he may stay hidden or come out."""
    alice, _ = table.players
    him, hide = alice.controls(BLACKOUT), alice.has_in_hand(HIDE_OWN)
    card = alice.has_in_hand(plain("Card"))
    table.begin(COMBAT)
    alice.does(table.use(him), card)
    alice.does(table.play(hide), him)
    table.all_pass()
    alice.chooses(Spot(FRONT, 0, HIDDEN))
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 1, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(FRONT, 0, HIDDEN),), point=2)
    alice.is_asked("where", offers=(Spot(FRONT, 0, VISIBLE),), point=control(1, "he may come out again"))
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(him, FRONT, VISIBLE)
