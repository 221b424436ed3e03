"""I Hunger"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.i_hunger import I_HUNGER
from judge.games.vs_system.dsl import COMBAT, SELF, Character, gain, stun
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain

MARTYR = Character(name="Martyr Witness", cost=3, powers=(stun(SELF) >> gain(1),))


@check_with_three("heralds-of-galactus/i-hunger", allowed={"cost": range(1, 10)})
def i_hunger_replaces_every_loss(table: VsTableOfThree, cost: int = 3) -> None:
    """After I Hunger, Alice stuns two characters of Bob's and one of Carol's, each of cost 3: they lose nothing, she gains 3 each time."""
    alice, bob, carol = table.seats
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    victims = [
        player.controls(plain(name, cost)) for player, name in ((bob, "First"), (bob, "Second"), (carol, "Third"))
    ]
    hunger, *bolts = [alice.has_in_hand(card) for card in (I_HUNGER, STUN_ONE, STUN_ONE, STUN_ONE)]
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


@check("heralds-of-galactus/i-hunger")
def i_hunger_leaves_your_own_loss_alone(table: VsTable) -> None:
    """After I Hunger, Alice's own character of cost 3 is stunned: she loses 3 endurance as usual, and nobody gains any."""
    alice, bob = table.players
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    own, hunger, bolt = (
        alice.controls(plain("Own Character", 3)),
        alice.has_in_hand(I_HUNGER),
        alice.has_in_hand(STUN_ONE),
    )
    alice.has_resources(4)
    table.begin(COMBAT)
    alice.does(table.play(hunger))
    table.resolve()
    alice.does(table.play(bolt), own)
    table.resolve()
    table.is_(own, "stunned")
    alice.loses_in_all(3)
    bob.loses_in_all(0)


@check("heralds-of-galactus/i-hunger")
def i_hunger_replaces_the_loss_for_a_cost(table: VsTable) -> None:
    """After I Hunger, Bob stuns a character of cost 3 as a cost: it is stunned, Bob loses nothing, and Alice gains 3."""
    alice, bob = table.players
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    martyr, hunger = bob.controls(MARTYR), alice.has_in_hand(I_HUNGER)
    alice.has_resources(4)
    table.begin(COMBAT)
    alice.does(table.play(hunger))
    table.resolve()
    alice.passes()
    bob.does(table.use(martyr))
    table.is_(martyr, "stunned", point=control(3, "the cost is paid with the stun"))
    alice.loses_in_all(-3, point=3)
    bob.loses_in_all(0, point=3)


@check("heralds-of-galactus/i-hunger", allowed={"cost": range(1, 10)})
def i_hunger_finds_no_loss_to_replace(table: VsTable, cost: int = 3) -> None:
    """After I Hunger, Alice stuns an invulnerable character of Bob's: he would have lost nothing, so she gains nothing."""
    alice, bob = table.players
    alice.controls(plain("Herald", affiliations=("Heralds of Galactus",)))
    victim = bob.controls(plain("Invulnerable Character", cost, keywords=("invulnerability",)))
    hunger, bolt = alice.has_in_hand(I_HUNGER), alice.has_in_hand(STUN_ONE)
    foreign = bob.has_in_hand(I_HUNGER)
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
