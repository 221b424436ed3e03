"""Illegal Target"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_CORRUPT_AND_GAIN, RESTORE_ONE, RETREAT_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.games.warhammer_invasion.cards.warhammer_invasion.lobber_crew import LOBBER_CREW
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    DISCARD,
    IN_BATTLEFIELD,
    IS_CORRUPT,
    KINGDOM,
    OPPONENTS,
    TARGETED,
    UNITS,
    Bans,
    DealDamage,
    Effects,
    Played,
    Tactic,
    destroy,
    gain,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

EXCUSES = {
    "[0].once_per_turn=True": "means the same: the price of its action is Lobber Crew itself",
}


DESTROY_FIGHTING_AND_GAIN = Tactic(
    name="Ambushing Witness", powers=(Played(effect=Effects((destroy(target(UNITS & IN_BATTLEFIELD)), gain(1)))),)
)


DAMAGE_ONE_AND_GAIN = Tactic(
    name="Damaging and Gaining Witness", powers=(Played(effect=Effects((DealDamage(target(UNITS), 2), gain(1)))),)
)

DAMAGE_TWO = Tactic(
    name="Double-Damaging Witness", powers=(Played(effect=DealDamage(target(UNITS, least=2, most=2), 2)),)
)


VEIL_ONE = Tactic(
    name="Veiling Witness", powers=(Played(effect=this_turn(target(UNITS), Bans(TARGETED, by=OPPONENTS))),)
)

DESTROY_TWO_CORRUPT = Tactic(
    name="Double-Purging Witness", powers=(Played(effect=destroy(target(UNITS & IS_CORRUPT, least=2, most=2))),)
)


@check("warhammer-invasion/illegal-target")
def lobber_crew_escapes_flames(table: WiTable, x: int = 1) -> None:
    """Lobber Crew is sacrificed in answer to Flames of Tzeentch; its action is over before Flames would resolve."""
    alice, bob = table.players
    bob.has_resources(x)
    flames, mine, other = (
        bob.has_in_hand(FLAMES_OF_TZEENTCH),
        bob.controls(unit("Bob's Unit")),
        bob.controls(unit("Bob's Other Unit")),
    )
    crew = alice.controls(LOBBER_CREW)
    table.begin()
    alice.passes()
    bob.does(table.play(flames, x=x), crew)
    alice.does(table.use(crew))
    table.finds(crew, DISCARD)
    table.resolve()
    bob.is_asked("sacrifice", offers=(mine, other), point=control(8, "the action that answers does resolve"))
    table.chain_is("Flames of Tzeentch", "Lobber Crew", point=8)
    bob.chooses(mine)
    table.finds(mine, DISCARD)
    table.finds(flames, DISCARD, point=7)


@check("warhammer-invasion/illegal-target")
def a_target_that_left_play(table: WiTable) -> None:
    """The one target of an effect is sacrificed in response: the whole effect is cancelled, its other part included."""
    alice, bob = table.players
    bolt, crew, mine = (
        alice.has_in_hand(DAMAGE_ONE_AND_GAIN),
        bob.controls(LOBBER_CREW),
        alice.controls(unit("Alice's Unit")),
    )
    table.begin()
    alice.does(table.play(bolt), crew)
    bob.does(table.use(crew))
    table.resolve()
    alice.chooses(mine)
    alice.resources_are(0, point=(2, 5))
    table.finds(bolt, DISCARD, point=7)


@check("warhammer-invasion/illegal-target")
def a_target_that_left_its_zone(table: WiTable) -> None:
    """A target unit in the battlefield is moved to the kingdom in response and is no legal target any more."""
    alice, bob = table.players
    victim, ambush, retreat = (
        bob.controls(unit("Victim")),
        alice.has_in_hand(DESTROY_FIGHTING_AND_GAIN),
        bob.has_in_hand(RETREAT_ONE),
    )
    table.begin()
    alice.does(table.play(ambush), victim)
    bob.does(table.play(retreat), victim)
    table.resolve()
    table.finds(victim, KINGDOM, point=3)
    alice.resources_are(0, point=3)


@check("warhammer-invasion/illegal-target")
def a_target_that_has_changed(table: WiTable) -> None:
    """What destroys a corrupt unit targets the only one, which is restored in response; the next copy finds no target and isn't played."""
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
    table.finds(victim, BATTLEFIELD, point=(1, 4, 8))
    alice.resources_are(0, point=(1, 4))
    alice.cannot(table.play(again), only_because="wi/target.first-test", point=1)


@check("warhammer-invasion/illegal-target")
def a_target_that_can_not_be_targeted_any_more(table: WiTable) -> None:
    """In response the only target gets "opponents can't target it": tested again it is illegal, and the whole effect is cancelled."""
    alice, bob = table.players
    victim, bolt, veil = (
        bob.controls(unit("Victim", hp=3)),
        alice.has_in_hand(DAMAGE_ONE_AND_GAIN),
        bob.has_in_hand(VEIL_ONE),
    )
    table.begin()
    alice.does(table.play(bolt), victim)
    bob.does(table.play(veil), victim)
    table.resolve()
    table.counts(victim, "damage", 0, point=1)
    alice.resources_are(0, point=1)


@check("warhammer-invasion/illegal-target")
def one_of_two_targets_is_left(table: WiTable) -> None:
    """Of two targets one is sacrificed in response; the other takes its damage."""
    alice, bob = table.players
    pair, crew, other = alice.has_in_hand(DAMAGE_TWO), bob.controls(LOBBER_CREW), bob.controls(unit("Other Target"))
    table.begin()
    alice.does(table.play(pair), (crew, other))
    bob.does(table.use(crew))
    table.resolve()
    table.counts(other, "damage", 2, point=6)


@check("warhammer-invasion/illegal-target")
def one_of_two_targets_is_saved(table: WiTable) -> None:
    """Of two corrupt units, the targets of what destroys corrupt ones, one is restored in response: only the other is destroyed."""
    alice, bob = table.players
    saved, lost = bob.controls(unit("Restored Unit"), corrupt=True), bob.controls(unit("Corrupt Unit"), corrupt=True)
    purge, rescue = alice.has_in_hand(DESTROY_TWO_CORRUPT), bob.has_in_hand(RESTORE_ONE)
    table.begin()
    alice.does(table.play(purge), (saved, lost))
    bob.does(table.play(rescue), saved)
    table.resolve()
    table.finds(lost, DISCARD, point=6)
    table.finds(saved, BATTLEFIELD, point=6)
