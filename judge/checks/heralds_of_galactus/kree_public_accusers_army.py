"""Kree Public Accusers, Army"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.cards.heralds_of_galactus.kindred_spirits import KINDRED_SPIRITS
from judge.games.vs_system.cards.heralds_of_galactus.kree_public_accusers_army import KREE_PUBLIC_ACCUSERS
from judge.games.vs_system.cards.heralds_of_galactus.master_of_puppets import MASTER_OF_PUPPETS
from judge.games.vs_system.dsl import BUILD, DRAW, RECRUIT_STEP, Played, PlotTwist, gain
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "means the same: where nothing was named, no card is called so",
}


GAIN_ONE = PlotTwist(name="Other Witness", powers=(Played(effect=gain(1)),))


@check("heralds-of-galactus/kree-public-accusers-army")
def accusers_name_a_card_on_resolution(table: VsTable) -> None:
    """The card is named as the effect resolves: any plot twist that isn't ongoing, wherever it is; then Bob can't play it any more."""
    alice, bob = table.players
    alice.has_resources(5)
    accusers, named = alice.has_in_hand(KREE_PUBLIC_ACCUSERS), bob.has_in_hand(GAIN_THREE)
    own, other = alice.has_in_hand(GAIN_THREE), bob.has_resource(GAIN_ONE)
    alice.has_resource(MASTER_OF_PUPPETS, face_up=True)
    alice.has_in_hand(KINDRED_SPIRITS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(accusers))
    table.all_pass()
    alice.chooses("front row")
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("name a card", point=control(1, "she names one after all"))
    alice.is_asked(
        "name a card",
        offers=(GAIN_THREE.name, GAIN_ONE.name, "Kindred Spirits"),
        not_offers=("Master of Puppets",),
        point=4,
    )
    alice.chooses(GAIN_THREE.name)
    bob.cannot(table.play(named), only_because="Kree Public Accusers", point=3)
    bob.can(table.play(other))
    alice.can(table.play(own))
    table.goes_on_to(DRAW)
    bob.can(table.play(named))


@check("heralds-of-galactus/kree-public-accusers-army")
def plot_twists_before_the_naming(table: VsTable) -> None:
    """Kree Public Accusers are in play, nothing is named yet: Bob plays one plot twist after another."""
    alice, bob = table.players
    alice.has_resources(5)
    accusers, first, second = (
        alice.has_in_hand(KREE_PUBLIC_ACCUSERS),
        bob.has_in_hand(GAIN_THREE),
        bob.has_in_hand(GAIN_THREE),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(accusers))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is("Kree Public Accusers", point=2)
    alice.passes(point=2)
    bob.does(table.play(first))
    bob.can(table.play(second), point=2)
    bob.does(table.play(second))
    table.all_pass(point=2)
    table.all_pass(point=2)
    bob.loses_in_all(-6, point=control(2, "both plot twists do what they say"))
    table.all_pass(point=2)
    alice.is_asked("name a card", point=control(2, "only then the card is named"))
    alice.chooses(GAIN_THREE.name)
