"""Gin Genie, Beckah Parker"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.cards.marvel_knights.gin_genie_beckah_parker import GIN_GENIE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DECK, KO_PILE, PLAY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/gin-genie-beckah-parker"

EXCUSES = {
    "[0].once_per_batch=True": "means the same: she never stuns two characters at once",
}

X_STATIX = ("X-Statix",)


@check(ENTRY)
def gin_genie_replaces_three_or_none(table: VsTable) -> None:
    """With three X-Statix characters Alice replaces three resources: not one, and not two."""
    alice, bob = table.players
    genie, foe = alice.controls(GIN_GENIE), bob.controls(plain("Foe"))
    for number in (1, 2):
        alice.controls(plain(f"Ally {number}", affiliations=X_STATIX))
    alice.controls(plain("Stranger"))
    bob.controls(plain("Foreign X-Statix", affiliations=X_STATIX))
    old = [alice.has_resource(plain(f"Resource {n}")) for n in range(4)]
    new = [alice.has_in_deck(plain(f"Next Card {n}")) for n in range(4)]
    foreign = bob.has_resource(plain("Foreign Resource"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(genie, on=foe))
    table.all_pass()
    table.is_(foe, "stunned")
    table.resolve()
    alice.is_asked("whether to", point=1)
    alice.agrees()
    alice.is_asked("resources", offers=tuple(old), not_offers=(foreign,), most=3, point=control(1, "three of hers"))
    alice.cannot_choose(old[0], point=1)
    alice.cannot_choose(old[0], old[1], point=1)
    alice.chooses(*old[:3])
    for piece in old[:3]:
        table.finds(piece, KO_PILE)
    for piece in (old[3], *new[:3]):
        table.finds(piece, PLAY)
    table.finds(new[3], DECK)


@check(ENTRY)
def gin_genie_replaces_none(table: VsTable) -> None:
    """Alice doesn't want to replace three resources: she replaces none."""
    alice, bob = table.players
    genie, foe = alice.controls(GIN_GENIE), bob.controls(plain("Foe"))
    for number in (1, 2):
        alice.controls(plain(f"Ally {number}", affiliations=X_STATIX))
    old = [alice.has_resource(plain(f"Resource {n}")) for n in range(4)]
    alice.has_in_deck(plain("Next Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(genie, on=foe))
    table.all_pass()
    table.resolve()
    alice.is_asked("whether to", point=1)
    alice.declines()
    for piece in old:
        table.finds(piece, PLAY)


@check(ENTRY)
def gin_genies_allies_are_counted_late(table: VsTable) -> None:
    """One of three X-Statix characters is KO'd in answer to the power: as it resolves, Alice decides on two resources."""
    alice, bob = table.players
    genie, foe = alice.controls(GIN_GENIE), bob.controls(plain("Foe"))
    ally, _ = (alice.controls(plain(f"Ally {n}", affiliations=X_STATIX)) for n in (1, 2))
    old = [alice.has_resource(plain(f"Resource {n}")) for n in range(4)]
    for number in range(4):
        alice.has_in_deck(plain(f"Next Card {number}"))
    coffin = bob.has_in_hand(KO_ONE)
    bob.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(genie, on=foe))
    table.all_pass()
    table.nobody_is_asked(point=2)
    table.chain_is("Gin Genie")
    alice.passes()
    bob.does(table.play(coffin), ally)
    table.all_pass()
    table.nobody_is_asked()
    table.all_pass()
    alice.is_asked("whether to")
    alice.agrees()
    alice.cannot_choose(old[0], point=1)
    alice.is_asked("resources", most=2, point=2)
    alice.chooses(old[0], old[1], point=2)
    table.finds(old[0], KO_PILE)
    table.finds(old[1], KO_PILE)
    table.finds(old[2], PLAY)


@check(ENTRY)
def gin_genie_stuns_twice(table: VsTable) -> None:
    """Gin Genie stuns a character as an attacker and another one as the defender: her power triggers each time."""
    alice, bob = table.players
    genie, foe, attacker = alice.controls(GIN_GENIE), bob.controls(plain("Foe")), bob.controls(plain("Attacker"))
    old, new = (
        [put(plain(f"{name} {n}")) for n in (1, 2)]
        for put, name in ((alice.has_resource, "Resource"), (alice.has_in_deck, "Next Card"))
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(genie, on=foe))
    table.all_pass()
    table.resolve()
    alice.agrees()
    alice.chooses(old[0])
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=genie))
    table.all_pass()
    table.resolve()
    alice.agrees()
    alice.chooses(old[1])
    for piece in new:
        table.finds(piece, PLAY)
