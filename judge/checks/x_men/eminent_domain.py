"""Eminent Domain"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COVER_LOCATION
from judge.games.vs_system.cards.x_men.eminent_domain import EMINENT_DOMAIN
from judge.games.vs_system.dsl import (
    COMBAT,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    TARGETED,
    Bans,
    Location,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/eminent-domain"

EXCUSES = {"[0].cost.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target"}

SELENE = plain("Selene", affiliations=("Hellfire Club",), keywords=("concealed",))

VEIL = PlotTwist(
    name="Veiling Witness", powers=(Played(effect=this_turn(target(IN_RESOURCE_ROW & ~IS_FACE_DOWN), Bans(TARGETED))),)
)

TEAM_UP = PlotTwist(name="Teaming Witness", version="Team-Up", ongoing=True)


@check(ENTRY)
def two_resources_are_swapped(table: VsTable) -> None:
    """Bob turns one of his locations down in response: as the card resolves Alice has to choose among the rest, and both are swapped."""
    alice, bob = table.players
    domain, selene, cover = (
        alice.has_in_hand(EMINENT_DOMAIN),
        alice.has_in_hand(SELENE),
        bob.has_in_hand(COVER_LOCATION),
    )
    own, team_up = (
        alice.has_resource(PlotTwist(name="Own Plot Twist", ongoing=True), face_up=True),
        alice.has_resource(TEAM_UP, face_up=True),
    )
    covered, left = (
        bob.has_resource(Location(name=name), face_up=True) for name in ("Covered Location", "Other Location")
    )
    table.begin(COMBAT)
    alice.does(table.play(domain))
    alice.is_asked("discard", point=(2, 3))
    alice.chooses(selene)
    alice.passes()
    bob.does(table.play(cover), covered, point=control(3, "it is turned face down in response"))
    table.all_pass()
    table.all_pass()
    alice.is_asked("of yours", offers=(own,), not_offers=(team_up,), optional=False, point=4)
    alice.chooses(own)
    alice.is_asked("of an opponent", not_offers=(covered,), point=3)
    alice.is_asked("of an opponent", offers=(left,), optional=False, point=control(4, "the other one can be chosen"))
    alice.chooses(left)
    table.has_happened("gain control", own, times=1, point=control(6, "she loses one"))
    table.has_happened("gain control", left, times=1, point=control(6, "she gains one"))
    table.is_(own, "face down")
    table.is_(left, "face down")


@check(ENTRY)
def without_one_of_an_opponent(table: VsTable) -> None:
    """Bob has a Team-Up alone face up. Alice may play the card; as it resolves nothing happens to her own face-up resource."""
    alice, bob = table.players
    domain, selene = alice.has_in_hand(EMINENT_DOMAIN), alice.has_in_hand(SELENE)
    own = alice.has_resource(Location(name="Own Location"), face_up=True)
    bob.has_resource(TEAM_UP, face_up=True)
    table.begin(COMBAT)
    alice.does(table.play(domain), selene, point=1)
    table.all_pass()
    table.has_happened("gain control", own, times=0, point=6)
    table.is_(own, "face down", expected=False, point=5)
    table.nobody_is_asked()


@check(ENTRY)
def without_one_of_yours(table: VsTable) -> None:
    """Alice has a Team-Up alone face up. She may play the card; as it resolves nothing happens to Bob's face-up resource."""
    alice, bob = table.players
    domain, selene = alice.has_in_hand(EMINENT_DOMAIN), alice.has_in_hand(SELENE)
    alice.has_resource(TEAM_UP, face_up=True)
    foreign = bob.has_resource(Location(name="Foreign Location"), face_up=True)
    table.begin(COMBAT)
    alice.does(table.play(domain), selene, point=1)
    table.all_pass()
    table.has_happened("gain control", foreign, times=0, point=6)
    table.is_(foreign, "face down", expected=False, point=5)
    table.nobody_is_asked()


@check(ENTRY)
def what_cant_be_targeted_is_swapped(table: VsTable) -> None:
    """Bob's only face-up resource can't be targeted this turn: Alice can play the card, and the resource is swapped for hers."""
    alice, bob = table.players
    domain, selene = alice.has_in_hand(EMINENT_DOMAIN), alice.has_in_hand(SELENE)
    own = alice.has_resource(Location(name="Own Location"), face_up=True)
    foreign, veil = bob.has_resource(Location(name="Foreign Location"), face_up=True), bob.has_in_hand(VEIL)
    table.begin(COMBAT, initiative=bob)
    bob.does(table.play(veil), foreign)
    table.resolve()
    bob.passes()
    alice.can(table.play(domain), point=2)
    alice.does(table.play(domain), selene)
    table.all_pass()
    alice.chooses(own)
    alice.chooses(foreign)
    table.is_(foreign, "face down")
    table.has_happened("gain control", foreign, times=1)


@check(ENTRY)
def the_cost_takes_a_concealed_member(table: VsTable) -> None:
    """Alice has no Hellfire Club character card with concealed in hand: she can't pay; one with concealed—optional pays for the card."""
    alice, _ = table.players
    domain = alice.has_in_hand(EMINENT_DOMAIN)
    alice.has_in_hand(plain("Open Member", affiliations=("Hellfire Club",)))
    alice.has_in_hand(plain("Hidden Stranger", keywords=("concealed",)))
    table.begin(COMBAT)
    alice.cannot(table.play(domain), only_because="vs/act.pay")


@check(ENTRY)
def either_kind_of_concealed_pays(table: VsTable) -> None:
    """Both a card with concealed and one with concealed—optional may be discarded; no other card of the hand may."""
    alice, bob = table.players
    domain, selene, foreign = alice.has_in_hand(EMINENT_DOMAIN), alice.has_in_hand(SELENE), bob.has_in_hand(SELENE)
    viper = alice.has_in_hand(plain("Viper", affiliations=("Hellfire Club",), keywords=("concealed—optional",)))
    other = alice.has_in_hand(plain("Open Member", affiliations=("Hellfire Club",)))
    table.begin(COMBAT)
    alice.does(table.play(domain))
    alice.is_asked("discard", offers=(selene, viper), not_offers=(other, foreign))
    alice.chooses(viper)
