"""Targets: what targets, when a target is illegal, what that does to an effect."""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.powers import Played, Static
from judge.games.warhammer_invasion.cards import core_set as cards
from judge.games.warhammer_invasion.model.board import BATTLEFIELD, DISCARD, KINGDOM
from judge.games.warhammer_invasion.model.cards import Tactic, Unit
from judge.games.warhammer_invasion.model.changes import TargetTax
from judge.games.warhammer_invasion.words.effects import DealDamage, destroy, gain, move_to, restore
from judge.games.warhammer_invasion.words.selectors import IN_BATTLEFIELD, IS_CORRUPT, UNITS
from judge.games.warhammer_invasion.words.wording import Effects
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

PURGE = Tactic(name="Purge Witness", powers=(Played(effect=Effects((destroy(target(UNITS & IS_CORRUPT)), gain(1)))),))
RESTORE = Tactic(name="Restore Witness", powers=(Played(effect=restore(target(UNITS))),))
AMBUSH = Tactic(
    name="Ambush Witness", powers=(Played(effect=Effects((destroy(target(UNITS & IN_BATTLEFIELD)), gain(1)))),)
)
RETREAT = Tactic(name="Retreat Witness", powers=(Played(effect=move_to(target(UNITS), KINGDOM)),))
BOLT = Tactic(name="Bolt Witness", powers=(Played(effect=Effects((DealDamage(target(UNITS), 2), gain(1)))),))
PAIR = Tactic(name="Pair Witness", powers=(Played(effect=DealDamage(target(UNITS, least=2, most=2), 2)),))

WARDED = Unit(name="Warded Elf Witness", race="High Elf", power=1, hp=3, powers=(Static(change=TargetTax(3)),))


@check("warhammer-invasion/target")
def a_target_is_tested_twice(table: WiTable) -> None:
    """A corrupt unit, the target of what destroys a corrupt unit, is restored in response and survives."""
    alice, bob = table.players
    victim, sound = bob.controls(unit("Victim"), corrupt=True), bob.controls(unit("Sound Unit"))
    purge, rescue = alice.holds(PURGE), bob.holds(RESTORE)
    table.begin()
    alice.does(table.play(purge))
    alice.is_asked("target", offers=(victim,), not_offers=(sound,), point=1)
    alice.chooses(victim)
    bob.does(table.play(rescue), victim)
    table.resolve()
    table.finds(victim, BATTLEFIELD, point=1)


@check("warhammer-invasion/target")
def troll_vomit_targets_nothing(table: WiTable) -> None:
    """Troll Vomit destroys King Kazador for nothing extra, since it doesn't say "target"; Flames of Tzeentch pays 3 more."""
    alice, bob = table.players
    alice.has_resources(7)
    kazador = bob.controls(cards.KING_KAZADOR)
    flames, vomit = alice.holds(cards.FLAMES_OF_TZEENTCH), alice.holds(cards.TROLL_VOMIT)
    table.begin()
    alice.does(table.play(flames, x=1), kazador)
    alice.resources_are(3, point=2)
    table.resolve()
    alice.does(table.play(vomit))
    alice.resources_are(3, point=(2, 3))
    table.resolve()
    table.finds(kazador, DISCARD, point=3)


@check("warhammer-invasion/target")
def what_says_target_targets(table: WiTable) -> None:
    """Franz’s Decree on King Kazador, and Steel’s Bane on a High Elf with the same protection, cost 3 more; Nurgle’s Pestilence doesn't."""
    alice, bob = table.players
    alice.has_resources(12)
    kazador, elf = bob.controls(cards.KING_KAZADOR), bob.controls(WARDED)
    decree, bane, pestilence = (
        alice.holds(card) for card in (cards.FRANZS_DECREE, cards.STEELS_BANE, cards.NURGLES_PESTILENCE)
    )
    table.begin()
    alice.does(table.play(decree), kazador)
    alice.resources_are(9, point=2)
    table.resolve()
    alice.does(table.play(bane), elf)
    alice.resources_are(6, point=2)
    table.resolve()
    alice.does(table.play(pestilence))
    alice.resources_are(6, point=2)


@check("warhammer-invasion/illegal-target")
def lobber_crew_escapes_flames(table: WiTable, x: int = 1) -> None:
    """Lobber Crew is sacrificed in answer to Flames of Tzeentch; its action is over before Flames would resolve."""
    alice, bob = table.players
    bob.has_resources(x)
    flames, mine, other = (
        bob.holds(cards.FLAMES_OF_TZEENTCH),
        bob.controls(unit("Bob's Unit")),
        bob.controls(unit("Bob's Other Unit")),
    )
    crew = alice.controls(cards.LOBBER_CREW)
    table.begin()
    alice.passes()
    bob.does(table.play(flames, x=x), crew)
    alice.does(table.use(crew))
    table.finds(crew, DISCARD)
    table.resolve()
    bob.is_asked("sacrifice", offers=(mine, other), point=8)
    table.chain_is("Flames of Tzeentch", "Lobber Crew", point=8)
    bob.chooses(mine)
    table.finds(mine, DISCARD)
    table.finds(flames, DISCARD, point=7)


@check("warhammer-invasion/illegal-target")
def a_target_that_left_play(table: WiTable) -> None:
    """The one target of an effect is sacrificed in response: the whole effect is cancelled, its other part included."""
    alice, bob = table.players
    bolt, crew, mine = alice.holds(BOLT), bob.controls(cards.LOBBER_CREW), alice.controls(unit("Alice's Unit"))
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
    victim, ambush, retreat = bob.controls(unit("Victim")), alice.holds(AMBUSH), bob.holds(RETREAT)
    table.begin()
    alice.does(table.play(ambush), victim)
    bob.does(table.play(retreat), victim)
    table.resolve()
    table.finds(victim, KINGDOM, point=3)
    alice.resources_are(0, point=3)


@check("warhammer-invasion/illegal-target")
def a_target_that_has_changed(table: WiTable) -> None:
    """What destroys a corrupt unit can't target a sound one; its target is restored in response and so has become illegal."""
    alice, bob = table.players
    victim, sound = bob.controls(unit("Victim"), corrupt=True), bob.controls(unit("Sound Unit"))
    purge, rescue = alice.holds(PURGE), bob.holds(RESTORE)
    table.begin()
    alice.does(table.play(purge))
    alice.is_asked("target", offers=(victim,), not_offers=(sound,), point=1)
    alice.chooses(victim)
    bob.does(table.play(rescue), victim)
    table.resolve()
    table.finds(victim, BATTLEFIELD, point=(1, 4))
    alice.resources_are(0, point=(1, 4))


@check("warhammer-invasion/illegal-target")
def one_of_two_targets_is_left(table: WiTable) -> None:
    """Of two targets one is sacrificed in response; the other takes its damage."""
    alice, bob = table.players
    pair, crew, other = alice.holds(PAIR), bob.controls(cards.LOBBER_CREW), bob.controls(unit("Other Target"))
    table.begin()
    alice.does(table.play(pair), (crew, other))
    bob.does(table.use(crew))
    table.resolve()
    table.counts(other, "damage", 2, point=6)
