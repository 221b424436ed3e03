"""What a stunned character can't do"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import CALL_INTO_ATTACK, SCHOLAR
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    SUPPORT,
    Act,
    BecameDefender,
    Played,
    PlotTwist,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

SWITCH = PlotTwist(
    name="Switching Witness", powers=(Played(effect=Act(BecameDefender, target(CHARACTERS), "make {} the defender")),)
)


@check("vs-system-base/a11.3")
def a_stunned_character_neither_attacks_nor_is_attacked(table: VsTable) -> None:
    """Alice and Bob have a stunned character each: hers can't attack, and his can't be attacked."""
    alice, bob = table.players
    hers, down = alice.controls(plain("Her Character")), alice.controls(plain("Her Beaten Character"), stunned=True)
    his, beaten = bob.controls(plain("His Character")), bob.controls(plain("His Beaten Character"), stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(down, on=his), only_because="vs/attack.unstunned", point=1)
    alice.cannot(table.attack(hers, on=beaten), only_because="vs/attack.defender-unstunned", point=1)


@check("vs-system-base/a11.3")
def a_stunned_character_has_no_part_in_protecting(table: VsTable) -> None:
    """A stunned character in front doesn't protect the one behind it; a stunned one behind isn't protected by the one in front."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    bob.controls(plain("Beaten Guard"), column=0, stunned=True)
    behind = bob.controls(plain("Character Behind"), row=SUPPORT, column=0)
    bob.controls(plain("Guard"), column=1)
    beaten = bob.controls(plain("Beaten Character Behind"), row=SUPPORT, column=1, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=behind), point=2)
    alice.cannot(table.attack(hers, on=beaten), only_because="vs/attack.defender-unstunned", point=2)


@check("vs-system-base/a11.3")
def a_stunned_character_does_not_come_into_an_attack(table: VsTable) -> None:
    """In an attack, plot twists would make stunned characters of Alice's and Bob's the attacker and the defender: neither becomes it."""
    alice, bob = table.players
    hers, down = alice.controls(plain("Her Character")), alice.controls(plain("Her Beaten Character"), stunned=True)
    his, beaten = bob.controls(plain("His Character")), bob.controls(plain("His Beaten Character"), stunned=True)
    call, switch = alice.has_in_hand(CALL_INTO_ATTACK), alice.has_in_hand(SWITCH)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(call), down)
    alice.does(table.play(switch), beaten)
    table.resolve()
    table.attackers_are(hers, point=3)
    table.defender_is(his, point=3)


@check("vs-system-base/a11.3")
def a_stunned_character_does_not_reinforce(table: VsTable) -> None:
    """Bob's teammate behind his defender is stunned: it can't reinforce, being exhausted already."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender", affiliations=("X-Men",)))
    down = bob.controls(plain("Beaten Helper", affiliations=("X-Men",)), row=SUPPORT, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    bob.cannot(table.reinforce(down), only_because="vs/during-attack.reinforcer-exhausts", point=4)


@check("vs-system-base/a11.3")
def a_stunned_character_uses_no_power(table: VsTable) -> None:
    """Alice's stunned character would pay 1 endurance to draw a card: it can't use that power."""
    alice, bob = table.players
    down = alice.controls(SCHOLAR, stunned=True)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(down), only_because="vs/act.power", point=5)
