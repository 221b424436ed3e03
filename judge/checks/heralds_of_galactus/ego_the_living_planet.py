"""Ego the Living Planet"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import COVER_LOCATION, READY_LOCATION
from judge.games.vs_system.cards.heralds_of_galactus.ego_the_living_planet import EGO
from judge.games.vs_system.dsl import (
    IN_RESOURCE_ROW,
    KO_PILE,
    LOCATIONS,
    RECOVERY,
    Character,
    Location,
    On,
    Played,
    PlotTwist,
    Readied,
    gain,
    ko,
    target,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

KO_LOCATION = PlotTwist(
    name="Location-KO'ing Witness", powers=(Played(effect=ko(target(LOCATIONS & IN_RESOURCE_ROW))),)
)

PLACE, OTHER_PLACE = Location(name="Place"), Location(name="Other Place")

WATCHER = Character(
    name="Watcher Witness", cost=1, powers=(replace(whenever(On(Readied, LOCATIONS)) >> gain(1), once_per_batch=True),)
)


@check("heralds-of-galactus/ego-the-living-planet")
def egos_hold_ends_for_good(table: VsTable) -> None:
    """Ego readies in mid-turn and is exhausted again for another location: the first captive readies in the wrap-up, the second not,
    nor a turn later, until Ego is KO'd."""
    alice, _ = table.players
    ego, first, second = (alice.has_resource(card, face_up=True) for card in (EGO, PLACE, OTHER_PLACE))
    twist, blast = alice.has_in_hand(READY_LOCATION), alice.has_in_hand(KO_LOCATION)
    table.begin(RECOVERY)
    alice.does(table.use(ego), first)
    table.resolve()
    alice.does(table.play(twist), ego)
    table.resolve()
    alice.does(table.use(ego), second)
    table.resolve()
    table.all_pass()
    alice.is_asked("which of these ready", offers=(ego,), optional=True)
    alice.chooses()
    table.is_(first, "exhausted", False, point=1)
    table.is_(second, "exhausted", point=control(1, "the second activation holds"))
    table.goes_on_to(RECOVERY)
    table.all_pass()
    alice.chooses()
    table.is_(second, "exhausted", point=1)
    table.goes_on_to(RECOVERY)
    alice.does(table.play(blast), ego)
    table.resolve()
    table.finds(ego, KO_PILE)
    table.all_pass()
    table.is_(second, "exhausted", False, point=control(1, "an Ego that has left play doesn't stay exhausted"))


@check("heralds-of-galactus/ego-the-living-planet")
def ego_readies_before_it_holds(table: VsTable) -> None:
    """Ego readies and is activated again in response to itself: the location of the first activation isn't held, that of the second is."""
    alice, _ = table.players
    ego, first, second = (alice.has_resource(card, face_up=True) for card in (EGO, PLACE, OTHER_PLACE))
    twist = alice.has_in_hand(READY_LOCATION)
    table.begin(RECOVERY)
    alice.does(table.use(ego), first)
    alice.does(table.play(twist), ego)
    table.all_pass()
    alice.does(table.use(ego), second)
    table.resolve()
    for place in (first, second):
        table.is_(place, "exhausted")
    table.all_pass()
    alice.chooses()
    table.is_(first, "exhausted", False, point=1)
    table.is_(second, "exhausted", point=control(1, "the second activation holds"))


@check("heralds-of-galactus/ego-the-living-planet")
def ego_is_gone_before_it_holds(table: VsTable) -> None:
    """Ego is KO'd in response to its activation: the target becomes exhausted, but nothing holds it, and it readies at once."""
    alice, _ = table.players
    ego, captive = (alice.has_resource(card, face_up=True) for card in (EGO, PLACE))
    covered, blast, key = alice.has_resource(PLACE), alice.has_in_hand(KO_LOCATION), alice.has_in_hand(READY_LOCATION)
    table.begin(RECOVERY)
    alice.does(table.use(ego))
    alice.is_asked("target", offers=(captive,), not_offers=(covered,))
    alice.chooses(captive)
    alice.does(table.play(blast), ego)
    table.resolve()
    table.finds(ego, KO_PILE)
    table.is_(captive, "exhausted")
    alice.does(table.play(key), captive)
    table.resolve()
    table.is_(captive, "exhausted", False, point=control(1, "an Ego that has left play holds nothing"))


@check("heralds-of-galactus/ego-the-living-planet")
def ego_and_captive_ready_together(table: VsTable) -> None:
    """Alice lets Ego ready in the wrap-up: Bob's captive location readies with it, and a witness that sees places ready triggers once."""
    alice, bob = table.players
    alice.controls(WATCHER)
    ego, captive = alice.has_resource(EGO, face_up=True), bob.has_resource(PLACE, face_up=True)
    table.begin(RECOVERY)
    alice.does(table.use(ego), captive)
    table.resolve()
    table.all_pass()
    alice.chooses(ego)
    table.is_(ego, "exhausted", False, point=control(2, "Ego readies"))
    table.is_(captive, "exhausted", False, point=2)
    table.chain_is("each player draws", "gain 1", point=2)


@check("heralds-of-galactus/ego-the-living-planet")
def two_egos_hold_each_other(table: VsTable) -> None:
    """Bob answers Alice's activation on his Ego by activating it on hers: in the wrap-up both want to ready, and neither can."""
    alice, bob = table.players
    egos = alice.has_resource(EGO, face_up=True), bob.has_resource(EGO, face_up=True)
    table.begin(RECOVERY)
    alice.does(table.use(egos[0]), egos[1])
    alice.passes()
    bob.does(table.use(egos[1]), egos[0])
    table.resolve()
    table.all_pass()
    alice.chooses(egos[0])
    bob.chooses(egos[1])
    table.is_(egos[0], "exhausted", point=3)
    table.is_(egos[1], "exhausted", point=3)


@check("heralds-of-galactus/ego-the-living-planet")
def captive_stays_held_face_down(table: VsTable) -> None:
    """The captive location is turned face down; Ego stays exhausted, so the wrap-up doesn't ready the captive."""
    alice, bob = table.players
    ego, captive, twist = (
        alice.has_resource(EGO, face_up=True),
        bob.has_resource(PLACE, face_up=True),
        bob.has_in_hand(COVER_LOCATION),
    )
    table.begin(RECOVERY)
    alice.does(table.use(ego), captive)
    table.resolve()
    alice.passes()
    bob.does(table.play(twist), captive)
    table.resolve()
    table.all_pass()
    alice.chooses()
    table.is_(captive, "face down")
    table.is_(captive, "exhausted", point=4)


@check("heralds-of-galactus/ego-the-living-planet")
def face_down_ego_holds_until_the_wrap_up(table: VsTable) -> None:
    """Ego is turned face down while it holds: a card can't ready the captive now; in the wrap-up both ready, and nobody is asked."""
    alice, bob = table.players
    ego, captive = alice.has_resource(EGO, face_up=True), bob.has_resource(PLACE, face_up=True)
    cover, key = bob.has_in_hand(COVER_LOCATION), bob.has_in_hand(READY_LOCATION)
    table.begin(RECOVERY, initiative=bob)
    bob.passes()
    alice.does(table.use(ego), captive)
    table.resolve()
    for twist, place in ((cover, ego), (key, captive)):
        bob.does(table.play(twist), place)
        table.resolve()
    table.is_(captive, "exhausted", point=5)
    table.all_pass()
    table.nobody_is_asked(point=6)
    table.is_(ego, "exhausted", False, point=6)
    table.is_(captive, "exhausted", False, point=6)
