"""Target"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_CORRUPT_AND_GAIN, RESTORE_ONE, SPEAR
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_47_franzs_decree import FRANZS_DECREE
from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.games.warhammer_invasion.cards.warhammer_invasion.king_kazador import KING_KAZADOR
from judge.games.warhammer_invasion.cards.warhammer_invasion.nurgles_pestilence import NURGLES_PESTILENCE
from judge.games.warhammer_invasion.cards.warhammer_invasion.steels_bane import STEELS_BANE
from judge.games.warhammer_invasion.cards.warhammer_invasion.troll_vomit import TROLL_VOMIT
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    DISCARD,
    KINGDOM,
    Static,
    TargetTax,
    Unit,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

WARDED = Unit(name="Warded Elf Witness", race="High Elf", power=1, hp=3, powers=(Static(change=TargetTax(3)),))


@check("warhammer-invasion/target")
def a_target_is_tested_twice(table: WiTable) -> None:
    """A corrupt unit, the target of what destroys a corrupt unit, is restored in response and survives; no second one is then played."""
    alice, bob = table.players
    victim, sound = bob.controls(unit("Victim"), corrupt=True), bob.controls(unit("Sound Unit"))
    purge, again = alice.has_in_hand(DESTROY_CORRUPT_AND_GAIN), alice.has_in_hand(DESTROY_CORRUPT_AND_GAIN)
    rescue = bob.has_in_hand(RESTORE_ONE)
    table.begin()
    alice.does(table.play(purge))
    alice.is_asked(
        "target",
        offers=(victim,),
        not_offers=(sound,),
        point=control(1, "it can be aimed at what is corrupt and nothing else"),
    )
    alice.chooses(victim)
    bob.does(table.play(rescue), victim)
    table.resolve()
    table.finds(victim, BATTLEFIELD, point=1)
    alice.cannot(table.play(again), only_because="wi/target.first-test", point=1)


@check("warhammer-invasion/target")
def troll_vomit_targets_nothing(table: WiTable) -> None:
    """Troll Vomit destroys King Kazador for nothing extra, since it doesn't say "target"; Flames of Tzeentch pays 3 more."""
    alice, bob = table.players
    alice.has_resources(7)
    kazador, own = bob.controls(KING_KAZADOR), alice.controls(unit("Alice's Unit"))
    flames, vomit = alice.has_in_hand(FLAMES_OF_TZEENTCH), alice.has_in_hand(TROLL_VOMIT)
    table.begin()
    alice.does(table.play(flames, x=1))
    alice.is_asked("target", offers=(own,), not_offers=(bob.section(KINGDOM),))
    alice.chooses(kazador)
    alice.resources_are(3, point=2)
    table.resolve()
    alice.does(table.play(vomit))
    alice.resources_are(3, point=(2, 3))
    table.resolve()
    table.finds(kazador, DISCARD, point=control(3, "Troll Vomit does destroy him"))
    table.finds(own, DISCARD)


@check("warhammer-invasion/target")
def who_cannot_pay_for_the_target_has_none(table: WiTable) -> None:
    """Alice has 4 resources: Flames of Tzeentch for 2 leaves too little for a target that costs 3 more; for 1 it leaves just enough."""
    alice, bob = table.players
    alice.has_resources(4)
    kazador = bob.controls(KING_KAZADOR)
    flames = alice.has_in_hand(FLAMES_OF_TZEENTCH)
    table.begin()
    alice.cannot(
        table.play(flames, x=2), only_because="wi/target.first-test", point=control(2, "it has to be paid, too")
    )
    alice.does(table.play(flames, x=1), kazador)
    alice.resources_are(0, point=2)


@check("warhammer-invasion/target")
def an_action_has_to_be_paid_beside_its_target(table: WiTable) -> None:
    """An action for 1 can't be aimed at Bob's King Kazador with 3 resources, which the 3 more would take; with 4 it can."""
    alice, bob = table.players
    alice.has_resources(3)
    bob.has_resources(4)
    kazador, plain_one, his = bob.controls(KING_KAZADOR), bob.controls(unit("Plain Unit")), alice.controls(KING_KAZADOR)
    thrower, other = alice.controls(SPEAR), bob.controls(SPEAR)
    table.begin()
    alice.does(table.use(thrower))
    alice.is_asked(
        "target",
        offers=(plain_one,),
        not_offers=(kazador,),
        point=control(2, "what the action itself costs is not there for the target"),
    )
    alice.chooses(plain_one)
    alice.resources_are(2)
    table.resolve()
    alice.passes()
    bob.does(table.use(other), his)
    bob.resources_are(0, point=control(2, "for both together there is just enough"))


@check("warhammer-invasion/target")
def what_says_target_targets(table: WiTable) -> None:
    """To target Bob's King Kazador or an elf so protected costs Alice 3 more each, and Bob nothing; Nurgle’s Pestilence targets nobody."""
    alice, bob = table.players
    alice.has_resources(12)
    bob.has_resources(3)
    kazador, elf = bob.controls(KING_KAZADOR), bob.controls(WARDED)
    decree, bane, pestilence = (alice.has_in_hand(card) for card in (FRANZS_DECREE, STEELS_BANE, NURGLES_PESTILENCE))
    relief = bob.has_in_hand(RESTORE_ONE)
    table.begin()
    alice.does(table.play(decree), kazador)
    alice.resources_are(9, point=2)
    table.resolve()
    alice.does(table.play(bane), elf)
    alice.resources_are(6, point=2)
    table.resolve()
    alice.does(table.play(pestilence))
    alice.resources_are(6, point=2)
    table.resolve()
    alice.passes()
    bob.does(table.play(relief), kazador)
    bob.resources_are(3, point=control(2, "it is opponents who pay for targeting him"))
