"""4 Terraform"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import OLD_CARD, PLANET
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FACE_DOWN,
    FORMATION_STEP,
    HAND,
    PLAY,
    RECRUIT_STEP,
    RESOURCES,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check


@check("heralds-of-galactus/4-terraform")
def terraform_exchanges_a_resource(table: VsTable) -> None:
    """A revealed planet changes places with a face-down resource of its player's, and lies face down in the row."""
    alice, bob = table.players
    planet, own = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD)
    face_up, foreign = alice.has_resource(OLD_CARD, face_up=True), bob.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.nobody_is_asked(point=1)
    table.chain_is("Planet", point=1)
    table.finds(own, PLAY, point=control(1, "so far the resource is where it was"))
    table.resolve()
    alice.agrees()
    alice.is_asked("face-down resource", not_offers=(face_up, foreign), point=4)
    alice.is_asked("face-down resource", offers=(own,), point=control(4, "her own face-down resource can be returned"))
    alice.chooses(own)
    alice.finds_in_hand(own, point=control(1, "as the effect resolves the resource does come to hand"))
    table.stands(planet, RESOURCES, None, point=3)
    table.is_(planet, FACE_DOWN, point=6)


@check("heralds-of-galactus/4-terraform")
def terraform_may_return_nothing(table: VsTable) -> None:
    """As terraform resolves its player may return no resource, and then the location stays out of the row; next time it enters."""
    alice, _ = table.players
    planet, own = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.is_asked("whether", optional=True, point=2)
    alice.declines(point=2)
    table.finds(own, PLAY, point=control(2, "the resource is not returned"))
    table.finds(planet, HAND, point=3)
    alice.does(table.use(planet))
    table.resolve()
    alice.agrees()
    alice.chooses(own)
    table.stands(planet, RESOURCES, None, point=3)


@check("heralds-of-galactus/4-terraform")
def terraform_returns_a_borrowed_card(table: VsTable) -> None:
    """A resource that the opponent owns goes to the opponent's hand."""
    alice, bob = table.players
    planet, borrowed = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD, owner=bob)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.agrees()
    alice.chooses(borrowed)
    bob.finds_in_hand(borrowed, point=5)


@check("heralds-of-galactus/4-terraform")
def terraform_works_from_hand_in_your_recruit_step(table: VsTable) -> None:
    """Terraform can't be used from the resource row, nor from hand in the opponent's recruit step or in the formation step."""
    alice, bob = table.players
    alice.has_resource(OLD_CARD)
    laid, held, others = alice.has_resource(PLANET), alice.has_in_hand(PLANET), bob.has_in_hand(PLANET)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(held), point=control((7, 8), "from hand, in her recruit step, terraform can be used"))
    alice.cannot(table.use(laid), only_because="vs/act.power", point=7)
    bob.cannot(table.use(others), only_because="text", point=8)
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(held), only_because="text", point=8)


@check("heralds-of-galactus/4-terraform")
def terraform_in_the_combat_phase(table: VsTable) -> None:
    """Terraform can't be used in one's own attack step."""
    alice, _ = table.players
    alice.has_resource(OLD_CARD)
    planet = alice.has_in_hand(PLANET)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(planet), only_because="text", point=8)
