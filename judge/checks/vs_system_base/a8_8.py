"""What exhausted means"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import PROUD, READER
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a8.8#4": "how a card lies is nothing that a table can show"}


@check("vs-system-base/a8.8")
def an_exhausted_defender_fights_back(table: VsTable, exhausted: bool = True) -> None:
    """Bob's character is exhausted: it can be attacked, and stuns the attacker with its ATK."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character", defense=3))
    his = bob.controls(plain("His Character", atk=5, defense=5), exhausted=exhausted)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his), point=1)
    table.all_pass()
    table.is_(hers, "stunned", point=2)


@check("vs-system-base/a8.8")
def an_exhausted_defender_is_reinforced(table: VsTable, exhausted: bool = True) -> None:
    """Bob's exhausted defender can be reinforced by the ready character behind it, but not by the exhausted one beside that."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    his = bob.controls(plain("His Character", affiliations=("X-Men",)), row=SUPPORT, column=1, exhausted=exhausted)
    ready = bob.controls(plain("Ready Friend", affiliations=("X-Men",)), row=SUPPORT, column=0)
    tired = bob.controls(plain("Tired Friend", affiliations=("X-Men",)), row=SUPPORT, column=2, exhausted=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    bob.can(table.reinforce(ready), point=3)
    bob.cannot(table.reinforce(tired), only_because="vs/during-attack.reinforcer-exhausts", point=5)


@check("vs-system-base/a8.8")
def an_exhausted_character_neither_attacks_nor_activates(table: VsTable) -> None:
    """Alice's exhausted character, which can be activated to draw a card, can do neither that nor attack."""
    alice, bob = table.players
    tired = alice.controls(READER, exhausted=True)
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(tired, on=his), only_because="vs/attack.ready", point=5)
    alice.cannot(table.use(tired), only_because="vs/act.pay", point=5)


@check("vs-system-base/a8.8")
def an_exhausted_character_protects_and_keeps_its_powers(table: VsTable) -> None:
    """Bob's exhausted front row character protects the one behind it, and it still has +3 ATK by its own power."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    tyrant = bob.controls(PROUD, column=0, exhausted=True)
    behind = bob.controls(plain("Character Behind"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=behind), only_because="vs/attack.protected", point=6)
    table.shows(tyrant, atk=5, point=6)
