"""Silver Surfer, Harbinger of Oblivion"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.cards.heralds_of_galactus.silver_surfer_harbinger_of_oblivion import SILVER_SURFER_HARBINGER
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    RECOVERY,
    REMOVED,
    Bans,
    Character,
    On,
    Static,
    Step,
    StepBegan,
    lose,
    start_of,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

STARTER = Character(name="Starter Witness", cost=1, powers=(
    whenever(start_of(COMBAT)) >> lose(1),
    whenever(On(StepBegan, fact=(("step", Step(COMBAT, ATTACK_STEP, "Bob")),))) >> lose(1),
))  # fmt: skip

BERSERKER = Character(name="Berserker Witness", cost=1, atk=1, defense=1, powers=(Static(change=Bans("pass")),))


@check("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")
def harbinger_skips_the_combat_phase(table: VsTable) -> None:
    """The Harbinger of Oblivion leaves the game; after the build phase comes the recovery phase, whatever waits for combat."""
    alice, bob = table.players
    surfer = alice.controls(SILVER_SURFER_HARBINGER, counters=("cosmic",))
    for number in (1, 2):
        alice.controls(plain(f"Cosmic {number}", keywords=("cosmic",)), counters=("cosmic",))
    victim = alice.controls(plain("Victim"))
    bob.controls(STARTER)
    foreign = bob.controls(plain("Bob's Cosmic", keywords=("cosmic",)), counters=("cosmic",))
    berserker, fighter = bob.controls(BERSERKER), bob.controls(plain("Fighter"))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    table.finds(surfer, REMOVED)
    table.counts(foreign, "cosmic", 1)
    table.step_is(BUILD, FORMATION_STEP, alice, point=control(1, "the build phase goes on to its end"))
    table.goes_on_to(BUILD, FORMATION_STEP, bob)
    table.all_pass()
    table.step_is(RECOVERY, point=(1, 2, 3))
    table.chain_is(point=4)
    table.resolve()
    bob.loses_in_all(0, point=4)
    alice.cannot(table.attack(victim, on=fighter), only_because="vs/act.attack", point=2)
    bob.cannot(table.attack(fighter, on=victim), only_because="vs/act.attack", point=2)
    bob.cannot(table.attack(berserker, on=victim), only_because="vs/act.attack", point=3)


@check("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")
def harbinger_gone_before_skips_nothing(table: VsTable) -> None:
    """The Harbinger of Oblivion's power may be used twice while counters last; KO'd in answer, he isn't removed: combat takes place."""
    alice, bob = table.players
    surfer = alice.controls(SILVER_SURFER_HARBINGER, counters=("cosmic",))
    others = [alice.controls(plain(f"Cosmic {n + 1}", keywords=("cosmic",)), counters=("cosmic",)) for n in range(6)]
    twist = bob.has_in_hand(KO_ONE)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.passes()
    alice.does(table.use(surfer), tuple(others[:3]))
    alice.can(table.use(surfer))
    alice.passes()
    bob.does(table.play(twist), surfer)
    table.resolve()
    table.all_pass()
    table.step_is(COMBAT)


@check("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")
def harbinger_finds_two_counters(table: VsTable) -> None:
    """Among Alice's characters are but two cosmic counters, and a third is on Bob's: the Harbinger's power can't be used."""
    alice, bob = table.players
    surfer = alice.controls(SILVER_SURFER_HARBINGER, counters=("cosmic",))
    alice.controls(plain("Cosmic", keywords=("cosmic",)), counters=("cosmic",))
    bob.controls(plain("Bob's Cosmic", keywords=("cosmic",)), counters=("cosmic",))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(surfer), only_because="vs/act.pay", point=control(1, "it takes three of one's own counters"))


@check("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")
def harbinger_is_too_late_in_combat(table: VsTable) -> None:
    """With three cosmic counters the Harbinger of Oblivion's power can be used in the build phase, and no longer in combat."""
    alice, _ = table.players
    surfer = alice.controls(SILVER_SURFER_HARBINGER, counters=("cosmic",))
    for number in (1, 2):
        alice.controls(plain(f"Cosmic {number}", keywords=("cosmic",)), counters=("cosmic",))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.can(table.use(surfer))
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(surfer), only_because="text")
