"""5 Attack if able"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.heralds_of_galactus.human_torch_sparky import HUMAN_TORCH
from judge.games.vs_system.cards.heralds_of_galactus.o_force import O_FORCE
from judge.games.vs_system.cards.heralds_of_galactus.thanos_protector_of_the_reality_gem import THANOS
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/5-attack-if-able")
def o_force_keeps_from_passing(table: VsTable) -> None:
    """Under O-Force Alice can't pass in her attack step, and only there, until Hero has attacked; readied, he owes nothing more."""
    alice, bob = table.players
    hero, twist = alice.controls(plain("Hero")), alice.has_in_hand(READY_ONE)
    bob.controls(O_FORCE)
    wall = bob.controls(plain("Wall", atk=0, defense=9))
    table.begin(COMBAT)
    alice.can(table.passing(), point=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
    alice.does(table.attack(hero, on=wall))
    table.all_pass()
    alice.does(table.play(twist), hero)
    table.resolve()
    table.is_(hero, "exhausted", False)
    alice.can(table.passing(), point=1)


@check("heralds-of-galactus/5-attack-if-able")
def each_owes_an_attack_of_its_own(table: VsTable) -> None:
    """Under O-Force one of Alice's two characters has attacked: she can't pass before the other one has, too."""
    alice, bob = table.players
    heroes = [alice.controls(plain(name)) for name in ("Hero", "Other Hero")]
    bob.controls(O_FORCE)
    wall = bob.controls(plain("Wall", atk=0, defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    for hero in heroes:
        alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
        alice.does(table.attack(hero, on=wall))
        table.all_pass()
    alice.can(table.passing())


@check("heralds-of-galactus/5-attack-if-able")
def nobody_is_able(table: VsTable, has_range: bool = False) -> None:
    """Under O-Force Alice may pass: her characters are exhausted, stunned, or without range in the support row."""
    alice, bob = table.players
    alice.controls(plain("Exhausted Hero"), exhausted=True)
    alice.controls(plain("Stunned Hero"), stunned=True)
    alice.controls(plain("Hero behind", keywords=("range",) if has_range else ()), row=SUPPORT)
    bob.controls(O_FORCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.passing(), point=2)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.can(table.passing())


@check("heralds-of-galactus/5-attack-if-able")
def sparky_uses_his_power_instead(table: VsTable) -> None:
    """Thanos has Alice's characters attack this turn; she activates Human Torch, her only ready one, and passes without an attack."""
    alice, bob = table.players
    torch, thanos = alice.controls(HUMAN_TORCH), bob.controls(THANOS)
    alice.controls(plain("Exhausted Hero"), exhausted=True)
    table.begin(COMBAT)
    alice.passes()
    bob.does(table.use(thanos))
    table.resolve()
    alice.passes()
    bob.can(table.use(thanos))
    bob.passes()
    table.step_is(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
    alice.can(table.use(torch), point=3)
    alice.does(table.use(torch), point=3)
    table.resolve()
    table.is_(torch, "exhausted")
    alice.can(table.passing(), point=2)
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob, point=control(3, "her attack step is over without an attack"))
    bob.can(table.passing())
    alice.loses_in_all(0)
    bob.loses_in_all(1)


@check("heralds-of-galactus/5-attack-if-able")
def sparky_is_readied_after_his_power(table: VsTable) -> None:
    """Human Torch, activated and readied, still hasn't attacked, so he must; he may be activated once more instead."""
    alice, bob = table.players
    torch, twist = alice.controls(HUMAN_TORCH), alice.has_in_hand(READY_ONE)
    bob.controls(O_FORCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(torch), point=3)
    table.resolve()
    alice.does(table.play(twist), torch)
    table.resolve()
    alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
    alice.does(table.use(torch), point=control(3, "readied, he may be activated once more"))
    table.resolve()
    alice.can(table.passing(), point=2)
    bob.loses_in_all(2)


@check("heralds-of-galactus/5-attack-if-able")
def an_attack_on_the_player_is_owed_too(table: VsTable) -> None:
    """Bob has only a hidden O-Force, which Alice's character can't attack: she can't pass before it has attacked Bob himself."""
    alice, bob = table.players
    hero = alice.controls(plain("Hero"))
    force = bob.controls(O_FORCE, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hero, on=force), only_because="vs/attack.hidden")
    alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
    alice.does(table.attack(hero, on=bob))
    table.all_pass()
    alice.can(table.passing(), point=control(1, "it has attacked"))
