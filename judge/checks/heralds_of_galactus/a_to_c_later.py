"""Carnage to Creation of a Herald."""

from __future__ import annotations

from judge.checks.vs_table import VsTable, VsTableOfThree, check, check_with_three, plain
from judge.engine.changes import Adds
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import a_to_c as cards
from judge.games.vs_system.effects import recover, this_turn
from judge.games.vs_system.printed import PlotTwist
from judge.games.vs_system.scene import (
    BUILD,
    DRAW,
    HAND,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
)
from judge.games.vs_system.selectors import CHARACTERS

# Witness cards: what happens in answer to the cards that are ruled on.
RECOVER_IT = PlotTwist(name="Witness Cure", powers=(Played(effect=recover(target(CHARACTERS))),))
STRENGTHEN_IT = PlotTwist(
    name="Witness Strength", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("atk", 3))),)
)


@check("heralds-of-galactus/carnage-symbiote-surfer")
def carnage_keeps_the_initiative(table: VsTable) -> None:
    """The initiative is due to go to Bob, but Alice's Carnage has a cosmic counter: it stays with Alice."""
    alice, _ = table.players
    alice.controls(cards.CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(alice, point=1)


@check("heralds-of-galactus/carnage-symbiote-surfer", follows={1: "heralds-of-galactus/2-cosmic#1"})
def carnage_without_a_counter(table: VsTable) -> None:
    """Carnage's cosmic power isn't active, since the counter is gone: the initiative passes to Bob as always."""
    alice, bob = table.players
    alice.controls(cards.CARNAGE)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(bob, point=1)


@check_with_three("heralds-of-galactus/carnage-symbiote-surfer")
def carnage_makes_the_initiative_stay(table: VsTableOfThree) -> None:
    """Alice's initiative is due to go to Bob, whom Carol's Carnage bars: it stays with Alice, not with Carol."""
    table.carol.controls(cards.CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(table.alice, point=2)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_lies_stunned(table: VsTable) -> None:
    """Clumsy Foulup lies stunned: neither a recruit nor the ATK that becomes 5 sets anything off."""
    alice, _ = table.players
    alice.has_resources(3)
    foulup, recruit = alice.controls(cards.CLUMSY_FOULUP, stunned=True), alice.holds(plain("Recruit"))
    strength = alice.holds(STRENGTHEN_IT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit", point=1)
    table.resolve()
    alice.chooses("front row", point=1)
    table.shows(foulup, atk=2, defense=2, point=1)
    alice.does(table.play(strength), foulup)
    table.resolve()
    table.shows(foulup, atk=5, point=1)
    table.finds(foulup, PLAY, point=1)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_comes_and_goes(table: VsTable) -> None:
    """Recruiting Clumsy Foulup doesn't count, three later recruits do: the third makes the ATK 5: back to hand."""
    alice, _ = table.players
    alice.has_resources(6)
    foulup, others = alice.holds(cards.CLUMSY_FOULUP), [alice.holds(plain(f"Recruit {n}")) for n in (1, 2, 3)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(foulup))
    table.nobody_is_asked(point=2)
    table.resolve()
    alice.chooses("front row")
    table.shows(foulup, atk=2, defense=2, point=2)
    for number, piece in enumerate(others):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
        table.finds(foulup, PLAY if number < 2 else HAND)


@check("heralds-of-galactus/cosmic-necessity")
def cosmic_necessity_is_decided_on_resolution(table: VsTable, gains: bool = True) -> None:
    """As Cosmic Necessity is played Bob decides nothing yet; as it resolves he chooses what Alice gets."""
    alice, bob = table.players
    alice.has_resources(2)
    twist, herald = (
        alice.holds(cards.COSMIC_NECESSITY),
        alice.controls(plain("Herald", affiliations=("Heralds of Galactus",))),
    )
    for number in (1, 2):
        alice.has_in_deck(plain(f"Card {number}"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist), bob, herald, point=1)
    table.nobody_is_asked(point=1)
    table.resolve()
    bob.is_asked("choose one", optional=False, point=1)
    bob.chooses("you gain 5 endurance" if gains else "you draw two cards", point=1)
    alice.loses_in_all(-5, point=1)
    alice.holds_in_all(0, point=1)


@check_with_three("heralds-of-galactus/cosmic-order")
def cosmic_order_is_decided_on_resolution(table: VsTableOfThree) -> None:
    """As Cosmic Order resolves Alice KOs one of her two stunned characters; then each opponent picks one of his own."""
    alice, bob = table.alice, table.bob
    alice.has_resources(1)
    order = alice.holds(cards.COSMIC_ORDER)
    fallen = {
        seat.name: [seat.controls(plain(f"{seat.name}'s {n}"), stunned=True) for n in "AB"] for seat in table.seats
    }
    table.begin(RECOVERY)
    alice.does(table.play(order))
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("whether to KO", optional=True, point=1)
    alice.agrees()
    alice.is_asked("a stunned character to KO", offers=tuple(fallen["Alice"]), point=1)
    alice.chooses(fallen["Alice"][0])
    bob.is_asked("your own", offers=tuple(fallen["Bob"]), not_offers=tuple(fallen["Carol"]), optional=False, point=4)
    bob.chooses(fallen["Bob"][1], point=4)
    table.carol.chooses(fallen["Carol"][0], point=4)
    for seat, number in ((alice, 0), (bob, 1), (table.carol, 0)):
        table.finds(fallen[seat.name][number], KO_PILE, point=4)
        table.finds(fallen[seat.name][1 - number], PLAY, point=4)


@check("heralds-of-galactus/cosmic-order")
def cosmic_order_is_declined(table: VsTable) -> None:
    """Alice KOs none of her stunned characters for Cosmic Order: Bob KOs none either."""
    alice, bob = table.players
    alice.has_resources(1)
    order, own = alice.holds(cards.COSMIC_ORDER), alice.controls(plain("Own Character"), stunned=True)
    foreign = bob.controls(plain("Foreign Character"), stunned=True)
    table.begin(RECOVERY)
    alice.does(table.play(order))
    table.resolve()
    alice.declines()
    table.nobody_is_asked(point=3)
    table.finds(own, PLAY)
    table.finds(foreign, PLAY, point=3)


@check("heralds-of-galactus/cosmic-order", follows={2: "heralds-of-galactus/cosmic-order#3"})
def cosmic_order_finds_nobody_of_yours(table: VsTable) -> None:
    """Alice's only stunned character recovers in answer to Cosmic Order: nobody is asked, and Bob KOs nobody."""
    alice, bob = table.players
    alice.has_resources(1)
    order, cure = alice.holds(cards.COSMIC_ORDER), alice.holds(RECOVER_IT)
    own = alice.controls(plain("Own Character"), stunned=True)
    foreign = bob.controls(plain("Foreign Character"), stunned=True)
    table.begin(RECOVERY)
    alice.does(table.play(order))
    alice.does(table.play(cure), own)
    table.resolve()
    table.nobody_is_asked(point=2)
    table.finds(own, PLAY, point=2)
    table.finds(foreign, PLAY, point=2)


@check("heralds-of-galactus/creation-of-a-herald")
def creation_with_galactus(table: VsTable) -> None:
    """Galactus is discarded, and Alice searches for any card: what she finds is shown, and the deck is shuffled."""
    alice, _ = table.players
    alice.has_resources(3)
    creation = alice.holds(cards.CREATION_OF_A_HERALD)
    galactus = alice.holds(plain("Galactus", 10, affiliations=("Heralds of Galactus",)))
    found = alice.has_in_deck(PlotTwist(name="Any Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(creation), galactus)
    table.resolve()
    alice.is_asked("any card", offers=(found,), optional=True, point=3)
    alice.chooses(found)
    table.finds(found, HAND)
    table.has_happened("reveal", found, by=alice, point=1)
    table.has_happened("shuffle", by=alice, point=2)


@check("heralds-of-galactus/creation-of-a-herald")
def creation_finds_nothing(table: VsTable, discarded: str = "Galactus") -> None:
    """Alice chooses to find nothing, though her deck holds a card to be found; the deck is shuffled all the same."""
    alice, _ = table.players
    alice.has_resources(3)
    creation = alice.holds(cards.CREATION_OF_A_HERALD)
    card = alice.holds(plain(discarded, 10, affiliations=("Heralds of Galactus",)))
    left = alice.has_in_deck(plain("Cheap Character", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(creation), card)
    table.resolve()
    alice.declines(point=3)
    table.finds(left, "deck", point=3)
    table.has_happened("shuffle", by=alice, point=2)


@check("heralds-of-galactus/creation-of-a-herald")
def creation_without_galactus(table: VsTable, cost: int = 6) -> None:
    """Another herald is discarded: a cheaper character card may be found, which is shown; the deck is shuffled."""
    alice, _ = table.players
    alice.has_resources(3)
    creation = alice.holds(cards.CREATION_OF_A_HERALD)
    herald = alice.holds(plain("Herald", cost, affiliations=("Heralds of Galactus",)))
    cheaper = alice.has_in_deck(plain("Cheaper Character", 5))
    equal = alice.has_in_deck(plain("Equal Character", 6))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(creation), herald)
    table.resolve()
    alice.is_asked("a cheaper character", offers=(cheaper,), not_offers=(equal,), optional=True)
    alice.chooses(cheaper)
    table.has_happened("reveal", cheaper, by=alice)
    table.has_happened("shuffle", by=alice)
