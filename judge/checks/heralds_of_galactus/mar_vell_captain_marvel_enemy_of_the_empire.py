"""Mar-Vell <> Captain Marvel, Enemy of the Empire"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.mar_vell_captain_marvel_enemy_of_the_empire import MAR_VELL
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, DRAW, HAND, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[1].cost.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target",
    "[1].effect.changes[0].power.once_per_turn=True": "means the same: having gone back to hand he is another object the next time",
}


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire", allowed={"cards_in_hand": range(0, 8)})
def mar_vell_needs_five_cards_on_arrival(table: VsTable, cards_in_hand: int = 4) -> None:
    """With four cards in hand as Mar-Vell comes into play, nothing triggers, whatever Bob holds."""
    alice, bob = table.players
    alice.has_resources(7)
    mar_vell, _ = alice.has_in_hand(MAR_VELL), bob.has_in_hand(plain("Bob's Card"))
    for n in range(cards_in_hand):
        alice.has_in_hand(plain(f"Card {n + 1}"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(mar_vell))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is(point=1)


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")
def mar_vell_counts_the_hand_again(table: VsTable, discard_in_response: bool = True) -> None:
    """Five cards are in hand as Mar-Vell comes into play, but only four as the effect resolves: no bonus."""
    alice, _ = table.players
    alice.has_resources(7)
    mar_vell = alice.has_in_hand(MAR_VELL)
    kree = [alice.has_in_hand(plain(f"Kree {n + 1}", affiliations=("Kree",))) for n in range(5)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(mar_vell))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is("Mar-Vell")
    if discard_in_response:
        alice.does(table.use(mar_vell), kree[0])
    table.resolve()
    table.shows(mar_vell, atk=15, defense=15, point=2)


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")
def mar_vell_keeps_the_bonus(table: VsTable) -> None:
    """The bonus, once received, stays when the hand shrinks, and is over when the turn is."""
    alice, _ = table.players
    alice.has_resources(7)
    mar_vell = alice.has_in_hand(MAR_VELL)
    kree = [alice.has_in_hand(plain(f"Kree {n + 1}", affiliations=("Kree",))) for n in range(5)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(mar_vell))
    table.all_pass()
    alice.chooses("front row")
    table.resolve()
    table.shows(mar_vell, atk=17, defense=17)
    alice.does(table.use(mar_vell), kree[0])
    table.resolve()
    table.shows(mar_vell, atk=17, defense=17, point=3)
    alice.can(table.use(mar_vell))
    table.goes_on_to(DRAW)
    table.shows(mar_vell, atk=15, defense=15, point=3)


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")
def stunned_mar_vell_goes_home(table: VsTable) -> None:
    """Alice discards a Kree character card of hers; Mar-Vell, stunned later this turn, goes back to hand."""
    alice, bob = table.players
    mar_vell, foe = alice.controls(MAR_VELL), bob.controls(plain("Foe", atk=15))
    own, other = alice.has_in_hand(plain("Kree", affiliations=("Kree",))), alice.has_in_hand(plain("Other Card"))
    foreign = bob.has_in_hand(plain("Bob's Kree", affiliations=("Kree",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(mar_vell))
    alice.is_asked("discard", offers=(own,), not_offers=(other, foreign))
    alice.chooses(own)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(mar_vell, on=foe))
    table.all_pass()
    table.chain_is("Mar-Vell")
    table.resolve()
    table.finds(mar_vell, HAND)
