"""Silver Sabre, Freedom Force"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.x_men.silver_sabre_freedom_force import SILVER_SABRE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/silver-sabre-freedom-force"

OPEN = {f"{ENTRY}#1": "nothing that we have tells the text that is printed on the card"}

EXCUSES = {"[0].once_per_turn=True": "means the same: once it has resolved he causes no breakthrough that turn"}

# The corpus has neither his cost nor his ATK and DEF.
STRONG_SABRE = replace(SILVER_SABRE, cost=4, atk=9, defense=9)


def _first_attack(table: VsTable, atk: int) -> tuple[Piece, Piece]:
    """Silver Sabre attacks a character of ``atk`` ATK with 4 breakthrough; to Bob, a second one is left."""
    alice, bob = table.players
    sabre = alice.controls(STRONG_SABRE)
    first, second = (
        bob.controls(plain("First Defender", 2, atk=atk, defense=5)),
        bob.controls(plain("Second Defender", 2, defense=5)),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(sabre, on=first))
    table.all_pass()
    return sabre, second


@check(ENTRY)
def he_recovers_and_attacks_without_breakthrough(table: VsTable) -> None:
    """Both are stunned. After the attack Silver Sabre recovers and readies, and his second attack causes no breakthrough."""
    alice, bob = table.players
    sabre, second = _first_attack(table, atk=9)
    table.is_(sabre, "stunned")
    table.chain_is("Silver Sabre", point=control(3, "his effect is on the chain"))
    table.resolve()
    alice.agrees()
    table.is_(sabre, "stunned", expected=False)
    table.is_(sabre, "exhausted", expected=False)
    bob.loses_in_all(2 + 4, point=3)
    alice.does(table.attack(sabre, on=second))
    table.all_pass()
    bob.loses_in_all(6 + 2, point=control(2, "he can cause no more breakthrough after recovering"))


@check(ENTRY)
def declining_costs_his_breakthrough_as_well(table: VsTable) -> None:
    """Alice neither recovers nor readies him. Another card readies Silver Sabre: his second attack causes no breakthrough."""
    alice, bob = table.players
    card = alice.has_in_hand(READY_ONE)
    sabre, second = _first_attack(table, atk=1)
    table.attackers_are(point=3)
    table.resolve()
    alice.declines()
    table.is_(sabre, "exhausted")
    alice.does(table.play(card), sabre)
    table.resolve()
    alice.does(table.attack(sabre, on=second))
    table.all_pass()
    bob.loses_in_all(6 + 2, point=(2, 4))


@check(ENTRY)
def he_is_just_readied(table: VsTable) -> None:
    """Silver Sabre isn't stunned: Alice readies him, and his second attack causes no breakthrough."""
    alice, bob = table.players
    sabre, second = _first_attack(table, atk=1)
    table.resolve()
    alice.agrees()
    table.is_(sabre, "exhausted", expected=False, point=4)
    alice.does(table.attack(sabre, on=second))
    table.all_pass()
    bob.loses_in_all(6 + 2, point=4)


@check(ENTRY)
def in_the_next_turn_he_breaks_through_again(table: VsTable) -> None:
    """His effect has resolved. In the next turn Silver Sabre attacks and causes 4 breakthrough."""
    alice, bob = table.players
    sabre, second = _first_attack(table, atk=1)
    table.resolve()
    alice.declines()
    table.goes_on_to(DRAW)
    bob.chooses()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(sabre, on=second))
    table.all_pass()
    bob.loses_in_all(6 + 6, point=2)


@check(ENTRY)
def three_are_enough(table: VsTable) -> None:
    """Silver Sabre causes exactly 3 breakthrough: his power triggers. For that of another character of Alice's it doesn't."""
    alice, bob = table.players
    other = alice.controls(plain("Other Character", atk=9, defense=9))
    sabre = alice.controls(STRONG_SABRE)
    defenders = [bob.controls(plain(f"Defender {n}", 2, defense=6)) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(other, on=defenders[0]))
    table.all_pass()
    table.chain_is()
    alice.does(table.attack(sabre, on=defenders[1]))
    table.all_pass()
    bob.loses_in_all(5 + 5)
    table.chain_is("Silver Sabre")


@check(ENTRY)
def two_are_too_few(table: VsTable) -> None:
    """Silver Sabre causes 2 breakthrough: nothing triggers. He attacks Bob himself: nothing triggers either."""
    alice, bob = table.players
    sabre, other = alice.controls(STRONG_SABRE), alice.controls(replace(STRONG_SABRE, name="Other Sabre"))
    defender = bob.controls(plain("Defender", 2, defense=7))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(sabre, on=defender))
    table.all_pass()
    table.chain_is()
    alice.does(table.attack(other, on=bob))
    table.all_pass()
    table.chain_is()
