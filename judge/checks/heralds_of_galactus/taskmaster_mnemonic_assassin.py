"""Taskmaster, Mnemonic Assassin"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.power_gem import POWER_GEM
from judge.games.vs_system.cards.heralds_of_galactus.savage_beatdown import SAVAGE_BEATDOWN
from judge.games.vs_system.cards.heralds_of_galactus.taskmaster_mnemonic_assassin import TASKMASTER
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    PLUS_ONE,
    RECOVERY,
    YOURS,
    AddCounter,
    Adds,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

STRENGTHEN_OWN = PlotTwist(
    name="Own-Strengthening Witness",
    powers=(Played(effect=this_turn(target(CHARACTERS & YOURS), Adds("atk", 2), Adds("defense", 2))),),
)


COUNT_ONE = PlotTwist(
    name="Counting Witness", powers=(Played(effect=AddCounter(target(CHARACTERS & YOURS), PLUS_ONE)),)
)


@check("heralds-of-galactus/taskmaster-mnemonic-assassin")
def taskmaster_may_copy_nobody(table: VsTable) -> None:
    """As the effect of Taskmaster's power resolves his controller chooses nobody, and Taskmaster keeps his own numbers."""
    alice, bob = table.players
    taskmaster = alice.controls(TASKMASTER)
    bob.controls(plain("Model", 7, atk=15, defense=15))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.is_asked("character to copy", optional=True, point=1)
    alice.declines()
    table.shows(taskmaster, atk=12, defense=12, point=control(1, "who chooses nobody copies nobody"))


@check("heralds-of-galactus/taskmaster-mnemonic-assassin")
def taskmasters_model_is_chosen_late(table: VsTable, atk: int = 15, defense: int = 14) -> None:
    """While Taskmaster's effect waits on the chain nobody has chosen anybody; the character is chosen as it resolves."""
    alice, bob = table.players
    taskmaster = alice.controls(TASKMASTER)
    model = bob.controls(plain("Model", 7, atk=atk, defense=defense))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.nobody_is_asked(point=2)
    table.shows(taskmaster, atk=12, defense=12)
    table.resolve()
    alice.is_asked("character to copy", offers=(model,), point=control(2, "there is somebody to copy"))
    alice.is_asked("character to copy", not_offers=(taskmaster,), point=2)
    alice.chooses(model)
    table.shows(taskmaster, atk=15, defense=14, point=2)


@check("heralds-of-galactus/taskmaster-mnemonic-assassin")
def taskmasters_power_gem_is_overwritten(table: VsTable) -> None:
    """Taskmaster wears Power Gem as he copies 15/15: attacking a character he is 15/15 and not 18/15.

    Power Gem gives 3 ATK to an attacker of a character, and nothing to one who attacks a player.
    """
    alice, bob = table.players
    taskmaster, porter = alice.controls(TASKMASTER), alice.controls(plain("Porter", atk=4))
    for bearer in (taskmaster, porter):
        alice.controls(POWER_GEM, on=bearer)
    model = bob.controls(plain("Model", 7, atk=15, defense=15))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.chooses(model)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(taskmaster, on=model))
    table.shows(taskmaster, atk=15, point=3)
    table.shows(taskmaster, defense=15, point=control(3, "Power Gem has no say in the DEF"))
    table.all_pass()
    table.is_(model, "stunned")
    alice.does(table.attack(porter, on=bob))
    table.shows(porter, atk=4, point=control(3, "Power Gem has no say in an attack on a player"))
    table.goes_on_to(RECOVERY)
    table.shows(taskmaster, atk=12, defense=12)


@check("heralds-of-galactus/taskmaster-mnemonic-assassin")
def taskmasters_early_boost_is_overwritten(table: VsTable) -> None:
    """Taskmaster and his model were boosted in the build phase: he becomes 15/15, as is printed on the model."""
    alice, bob = table.players
    taskmaster, kick = alice.controls(TASKMASTER), alice.has_in_hand(STRENGTHEN_OWN)
    model, other_kick = bob.controls(plain("Model", 7, atk=15, defense=15)), bob.has_in_hand(STRENGTHEN_OWN)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.play(other_kick), model)
    bob.passes()
    alice.does(table.play(kick), taskmaster)
    table.resolve()
    table.shows(taskmaster, atk=14, defense=14)
    table.shows(model, atk=17, defense=17)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.chooses(model)
    table.shows(taskmaster, atk=15, defense=15, point=3)


@check("heralds-of-galactus/taskmaster-mnemonic-assassin")
def taskmaster_is_boosted_after_copying(table: VsTable) -> None:
    """Taskmaster has become 15/15: a Savage Beatdown played during his attack makes him 20/15."""
    alice, bob = table.players
    taskmaster, beatdown = alice.controls(TASKMASTER), alice.has_in_hand(SAVAGE_BEATDOWN)
    model = bob.controls(plain("Model", 7, atk=15, defense=15))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.chooses(model)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(taskmaster, on=model))
    alice.does(table.play(beatdown))
    alice.is_asked("target attacking", offers=(taskmaster,), not_offers=(model,))
    alice.chooses(taskmaster)
    table.resolve()
    table.shows(taskmaster, atk=20, point=4)
    table.shows(taskmaster, defense=15, point=control(4, "Savage Beatdown has no say in the DEF"))


@check("heralds-of-galactus/taskmaster-mnemonic-assassin")
def only_later_counters_change_what_was_copied(table: VsTable) -> None:
    """Taskmaster has a +1 ATK / +1 DEF counter as he copies 15/15: he is 15/15. With another counter later he is 16/16."""
    alice, bob = table.players
    taskmaster, twist = alice.controls(TASKMASTER, counters=(PLUS_ONE,)), alice.has_in_hand(COUNT_ONE)
    model = bob.controls(plain("Model", 7, atk=15, defense=15))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.shows(taskmaster, atk=13, defense=13)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.chooses(model)
    table.shows(taskmaster, atk=15, defense=15, point=3)
    alice.does(table.play(twist), taskmaster)
    table.resolve()
    table.shows(taskmaster, atk=16, defense=16, point=4)
    table.goes_on_to(RECOVERY)
    table.shows(taskmaster, atk=14, defense=14)
