"""4.1 Revealing from hand as cost"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import OLD_CARD, PLANET
from judge.games.vs_system.cards.heralds_of_galactus.the_kyln import THE_KYLN
from judge.games.vs_system.dsl import (
    BUILD,
    CHAIN,
    IN_HAND,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    EffectsOnChain,
    Negate,
    OwnedBy,
    Played,
    PlotTwist,
    Whose,
    target_effect,
    to_ko_pile,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

DISCARD_HANDS = PlotTwist(
    name="Hand-Emptying Witness", powers=(Played(effect=to_ko_pile(OwnedBy(Whose.OPPONENTS) & IN_HAND)),)
)

NEGATE_PAYMENT = PlotTwist(
    name="Negating Witness",
    powers=(Played(effect=Negate(target_effect(EffectsOnChain(Whose.OPPONENTS, ("payment",))))),),
)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def revealed_planet_waits_on_the_chain(table: VsTable) -> None:
    """The revealed planet is on the chain: an opponent's discard in response doesn't touch it, and it then enters the row."""
    alice, bob = table.players
    planet, own, spare = alice.has_in_hand(THE_KYLN), alice.has_resource(OLD_CARD), alice.has_in_hand(OLD_CARD)
    twist = bob.has_in_hand(DISCARD_HANDS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.finds(planet, CHAIN, point=1)
    alice.passes()
    bob.does(table.play(twist))
    table.all_pass()
    table.finds(spare, KO_PILE)
    table.finds(planet, CHAIN, point=1)
    table.resolve()
    alice.agrees()
    alice.chooses(own)
    table.finds(planet, PLAY, point=1)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def terraform_is_negated(table: VsTable) -> None:
    """A planet whose terraform effect is negated goes back to hand."""
    alice, bob = table.players
    planet, own, refusal = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD), bob.has_in_hand(NEGATE_PAYMENT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    alice.passes()
    bob.does(table.play(refusal), "Planet")
    table.resolve()
    table.finds(own, PLAY)
    alice.finds_in_hand(planet, point=2)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def terraform_comes_to_nothing(table: VsTable) -> None:
    """With no face-down resource to return nobody is asked, and the planet goes back to hand."""
    alice, _ = table.players
    planet, row = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD, face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    table.nobody_is_asked(point=control(3, "there is nothing that she could return"))
    table.finds(row, PLAY)
    alice.finds_in_hand(planet, point=3)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def terraform_is_declined(table: VsTable) -> None:
    """Alice decides against returning a resource: the planet goes back to hand."""
    alice, _ = table.players
    planet, own = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.declines()
    table.finds(own, PLAY)
    alice.finds_in_hand(planet, point=3)
