"""Frankie Raye to I Hunger."""

from __future__ import annotations

from judge.engine.effects import Draw
from judge.engine.objects import target
from judge.engine.patterns import On
from judge.engine.powers import Played, Replacement
from judge.engine.select import SELF
from judge.engine.whose import Whose
from judge.games.vs_system.cards.heralds_of_galactus import d_to_i as cards
from judge.games.vs_system.model.board import BUILD, COMBAT, FORMATION_STEP, RECRUIT_STEP, RESOURCE_STEP
from judge.games.vs_system.model.cards import Character, Equipment, PlotTwist
from judge.games.vs_system.words.effects import discard, gain, stun
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain

# Witness cards: what a ruling leaves to the reader's imagination, or what makes the difference to its misreading visible.
STUN_TWIST = PlotTwist(name="Stun Twist", powers=(Played(effect=stun(target(CHARACTERS))),))
DRAW_TWIST = PlotTwist(name="Draw Twist", powers=(Played(effect=Draw(2)),))
DISCARD_TWIST = PlotTwist(name="Discard Twist", powers=(Played(effect=discard()),))
DOUBLER = Character(
    name="Doubler", cost=1, powers=(Replacement(pattern=On("draw", whose=Whose.YOURS), instead=Draw(2)),)
)
MARTYR = Character(name="Martyr", cost=3, powers=(stun(SELF) >> gain(1),))
GADGET = Equipment(name="Gadget", cost=0)

OPEN = {
    "heralds-of-galactus/haywire-suicidal-lover#1": "which card came first in the history of the game can't be seen at any table",
}

EXCUSES: dict[tuple[str, str, str], str] = {
    ("Frankie Raye <> Nova, Harbinger of Death", "[0].rechecked", "False"):
        "means the same: the hand is counted before each card anyway, so with four nothing is drawn",
}  # fmt: skip

FRANKIE = "heralds-of-galactus/frankie-raye-nova-harbinger-of-death"
HAYWIRE = "heralds-of-galactus/haywire-suicidal-lover"
HUNGER = "heralds-of-galactus/i-hunger"


@check(FRANKIE, allowed={"hand": range(4, 8)})
def frankie_raye_counts_as_combat_starts(table: VsTable, hand: int = 4) -> None:
    """With four cards in hand as the combat phase starts, Frankie Raye's power doesn't trigger."""
    alice, _ = table.players
    alice.controls(cards.FRANKIE_RAYE, counters=("cosmic",))
    for number in range(hand):
        alice.holds(plain(f"Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.chain_is(point=1)


@check(FRANKIE)
def frankie_raye_counts_as_the_effect_resolves(table: VsTable) -> None:
    """With two cards in hand Frankie Raye triggers; Alice plays one of them, which draws two: a single card is missing on resolution."""
    alice, _ = table.players
    alice.controls(cards.FRANKIE_RAYE, counters=("cosmic",))
    twist, _ = alice.holds(DRAW_TWIST), alice.holds(plain("Card"))
    for number in range(6):
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.chain_is("Frankie Raye")
    alice.does(table.play(twist))
    table.resolve()
    alice.holds_in_all(4, point=1)


@check(FRANKIE, allowed={"hand": range(0, 4)})
def frankie_raye_counts_after_each_card(table: VsTable, hand: int = 2) -> None:
    """A witness doubles every draw of Alice's: with two cards in hand a single doubled draw fills it up, and there is no second one."""
    alice, _ = table.players
    alice.controls(cards.FRANKIE_RAYE, counters=("cosmic",))
    alice.controls(DOUBLER)
    for number in range(hand):
        alice.holds(plain(f"Card {number + 1}"))
    for number in range(8):
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.holds_in_all(4, point=2)


@check(FRANKIE, allowed={"deck": range(0, 4)})
def frankie_raye_empties_the_deck(table: VsTable, deck: int = 2) -> None:
    """Alice has an empty hand and two cards in her deck: she draws both, and no more happens."""
    alice, _ = table.players
    alice.controls(cards.FRANKIE_RAYE, counters=("cosmic",))
    for number in range(deck):
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.holds_in_all(2, point=3)


@check(FRANKIE)
def frankie_raye_draws_without_a_pause(table: VsTable) -> None:
    """Alice has two cards in hand: once all players have passed a single time, both missing cards are drawn and the chain is empty."""
    alice, _ = table.players
    alice.controls(cards.FRANKIE_RAYE, counters=("cosmic",))
    for number in range(2):
        alice.holds(plain(f"Card {number + 1}"))
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.holds_in_all(4, point=4)
    table.chain_is(point=4)


@check(HAYWIRE)
def haywire_waits_for_the_recruit_step(table: VsTable) -> None:
    """Alice can recruit Haywire in her recruit step, but neither before it, nor in Bob's, nor in the combat phase."""
    alice, bob = table.players
    haywire = alice.holds(cards.HAYWIRE)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.when", point=2)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(haywire), point=2)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.when", point=2)
    table.goes_on_to(COMBAT)
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.when", point=2)


@check(HAYWIRE)
def haywire_waits_for_an_empty_chain(table: VsTable) -> None:
    """In her recruit step Alice can recruit Haywire without a resource, but not in response to something on the chain."""
    alice, _ = table.players
    haywire, twist = alice.holds(cards.HAYWIRE), alice.holds(DRAW_TWIST)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(haywire), point=3)
    alice.does(table.play(twist))
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.empty-chain", point=3)


@check(HAYWIRE)
def haywires_bonuses_add_up(table: VsTable) -> None:
    """Bob's Haywire has +1 ATK for his empty hand; Alice's has +1 ATK for an equipment, and +2 ATK once her hand is empty too."""
    alice, bob = table.players
    haywire, bare = alice.controls(cards.HAYWIRE), bob.controls(cards.HAYWIRE)
    alice.controls(GADGET, on=haywire)
    twist = alice.holds(DISCARD_TWIST)
    table.begin(COMBAT)
    table.shows(haywire, atk=1)
    table.shows(bare, atk=1)
    alice.does(table.play(twist))
    table.resolve()
    table.shows(bare, atk=1)
    table.shows(haywire, atk=2, point=4)


@check_with_three(HUNGER, allowed={"cost": range(1, 10)})
def i_hunger_replaces_every_loss(table: VsTableOfThree, cost: int = 3) -> None:
    """After I Hunger, Alice stuns two characters of Bob's and one of Carol's, each of cost 3: they lose nothing, she gains 3 each time."""
    alice, bob, carol = table.seats
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    victims = [
        player.controls(plain(name, cost)) for player, name in ((bob, "First"), (bob, "Second"), (carol, "Third"))
    ]
    hunger, *bolts = [alice.holds(card) for card in (cards.I_HUNGER, STUN_TWIST, STUN_TWIST, STUN_TWIST)]
    alice.has_resources(4)
    table.begin(COMBAT)
    alice.does(table.play(hunger))
    table.resolve()
    for bolt, victim in zip(bolts, victims, strict=True):
        alice.does(table.play(bolt), victim)
        table.resolve()
        table.is_(victim, "stunned", point=2)
    alice.loses_in_all(-9, point=1)
    bob.loses_in_all(0, point=1)
    carol.loses_in_all(0, point=1)


@check(HUNGER)
def i_hunger_leaves_your_own_loss_alone(table: VsTable) -> None:
    """After I Hunger, Alice's own character of cost 3 is stunned: she loses 3 endurance as usual, and nobody gains any."""
    alice, bob = table.players
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    own, hunger, bolt = alice.controls(plain("Own Character", 3)), alice.holds(cards.I_HUNGER), alice.holds(STUN_TWIST)
    alice.has_resources(4)
    table.begin(COMBAT)
    alice.does(table.play(hunger))
    table.resolve()
    alice.does(table.play(bolt), own)
    table.resolve()
    table.is_(own, "stunned")
    alice.loses_in_all(3)
    bob.loses_in_all(0)


@check(HUNGER)
def i_hunger_replaces_the_loss_for_a_cost(table: VsTable) -> None:
    """After I Hunger, Bob stuns a character of cost 3 as a cost: it is stunned, Bob loses nothing, and Alice gains 3."""
    alice, bob = table.players
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    martyr, hunger = bob.controls(MARTYR), alice.holds(cards.I_HUNGER)
    alice.has_resources(4)
    table.begin(COMBAT)
    alice.does(table.play(hunger))
    table.resolve()
    alice.passes()
    bob.does(table.use(martyr), point=3)
    table.is_(martyr, "stunned", point=3)
    alice.loses_in_all(-3, point=3)
    bob.loses_in_all(0, point=3)


@check(HUNGER, allowed={"cost": range(1, 10)})
def i_hunger_finds_no_loss_to_replace(table: VsTable, cost: int = 3) -> None:
    """After I Hunger, Alice stuns an invulnerable character of Bob's: he would have lost nothing, so she gains nothing."""
    alice, bob = table.players
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    victim = bob.controls(plain("Invulnerable Character", cost, keywords=("invulnerability",)))
    hunger, bolt = alice.holds(cards.I_HUNGER), alice.holds(STUN_TWIST)
    foreign = bob.holds(cards.I_HUNGER)
    for player in table.players:
        player.has_resources(4)
    table.begin(COMBAT)
    alice.does(table.play(hunger))
    table.resolve()
    alice.does(table.play(bolt), victim)
    table.resolve()
    table.is_(victim, "stunned")
    alice.loses_in_all(0, point=4)
    bob.loses_in_all(0)
    bob.cannot(table.play(foreign), only_because="text")
