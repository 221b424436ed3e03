"""Black Magic"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GHOUL, OUT, READER
from judge.checks.witnesses.vs_system_scenes import attack_is_taken_over
from judge.games.vs_system.cards.marvel_knights.black_magic_errata import BLACK_MAGIC
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    DECK,
    KO_PILE,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/black-magic-errata"


@check(ENTRY)
def black_magic_in_the_first_attack(table: VsTable) -> None:
    """In her first attack Alice plays Black Magic: +3 / +3 for the attacker, a card to the bottom of her deck. In the second she can't."""
    alice, bob = table.players
    alice.has_resources(3)
    first, second = (alice.controls(plain(f"Attacker {n}", atk=5, defense=9)) for n in (1, 2))
    foes = [bob.controls(plain(f"Foe {n}")) for n in (1, 2)]
    magic, again = (alice.has_in_hand(BLACK_MAGIC) for _ in range(2))
    ghoul, other = alice.has_in_ko_pile(GHOUL), alice.has_in_ko_pile(plain("Other Ghoul", affiliations=("Underworld",)))
    hero, foreign = alice.has_in_ko_pile(plain("Hero")), bob.has_in_ko_pile(GHOUL)
    top, reader = alice.has_in_deck(plain("Next Card")), alice.controls(READER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, on=foes[0]))
    alice.can(table.play(magic), point=control(1, "in her first attack she can"))
    alice.does(table.play(magic), first)
    table.all_pass()
    alice.is_asked("Underworld", offers=(ghoul, other), not_offers=(hero, foreign), most=1)
    alice.chooses(ghoul)
    table.finds(ghoul, DECK)
    table.finds(top, DECK)
    alice.does(table.use(reader))
    table.resolve()
    alice.finds_in_hand(top)
    table.shows(first, atk=8, defense=12)
    table.all_pass()
    table.shows(first, atk=5, defense=9)
    alice.does(table.attack(second, on=foes[1]))
    alice.cannot(table.play(again), only_because="text", point=1)


@check(ENTRY)
def black_magic_without_a_card(table: VsTable) -> None:
    """Alice has no Underworld character card in her KO'd pile as Black Magic resolves: the attacker gets nothing."""
    alice, bob = table.players
    alice.has_resources(3)
    attacker, foe, magic = alice.controls(plain("Attacker")), bob.controls(plain("Foe")), alice.has_in_hand(BLACK_MAGIC)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(magic), attacker)
    table.all_pass()
    table.shows(attacker, atk=1, defense=1)


@check(ENTRY)
def black_magic_without_an_attacker_of_yours(table: VsTable) -> None:
    """Bob takes over the attacker of Alice's first attack: as printed she could play Black Magic, by the errata she can't."""
    alice, bob = table.players
    alice.has_resources(3)
    magic = alice.has_in_hand(BLACK_MAGIC)
    attack_is_taken_over(table, plain("Attacker"), of=alice, by=bob)
    alice.cannot(table.play(magic), only_because="text", point=(1, 2))


@check(ENTRY)
def black_magic_in_an_attack_of_bobs(table: VsTable) -> None:
    """Bob attacks first this turn, and Alice takes over his attacker: it is no attack of hers, so she can't play Black Magic."""
    alice, bob = table.players
    alice.has_resources(3)
    magic = alice.has_in_hand(BLACK_MAGIC)
    attack_is_taken_over(table, plain("Attacker"), of=bob, by=alice)
    bob.passes()
    alice.cannot(table.play(magic), only_because="text", point=1)


@check(ENTRY)
def black_magic_loses_its_target(table: VsTable) -> None:
    """Bob removes the targeted attacker before Black Magic resolves: it does nothing, and no card leaves the KO'd pile."""
    alice, bob = table.players
    alice.has_resources(3)
    bob.has_resources(1)
    attacker, foe, ghoul = alice.controls(plain("Attacker")), bob.controls(plain("Foe")), alice.has_in_ko_pile(GHOUL)
    magic, out = alice.has_in_hand(BLACK_MAGIC), bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(magic), attacker)
    alice.passes()
    bob.does(table.play(out), attacker)
    table.all_pass()
    table.all_pass()
    table.nobody_is_asked()
    table.finds(ghoul, KO_PILE)
