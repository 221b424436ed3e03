"""Head Shot"""

from __future__ import annotations

from judge.checks.witnesses.vs_system_scenes import attack_is_taken_over
from judge.games.vs_system.cards.marvel_knights.head_shot_errata import HEAD_SHOT
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/head-shot-errata"

EXCUSES = {
    "[0].effect.continuous=True": "not ruled: an attacker whose cost changes during the attack",
}

KNIGHTS = ("Marvel Knights",)


@check(ENTRY, allowed={"cost": range(0, 9)})
def head_shot_in_the_first_attack(table: VsTable, cost: int = 4) -> None:
    """In her first attack Alice plays Head Shot on an attacker of cost 4: +4 ATK. In her second attack she can't play another.

    The stranger that attacks beside it is no Marvel Knights attacker.
    """
    alice, bob = table.players
    alice.has_resources(1)
    first, ally, second = (
        alice.controls(plain(f"Knight {n}", cost, affiliations=(*KNIGHTS, "Team"), atk=5, defense=9)) for n in (1, 2, 3)
    )
    stranger = alice.controls(plain("Stranger", affiliations=("Team",), defense=9))
    foes = [bob.controls(plain(f"Foe {n}", affiliations=KNIGHTS)) for n in (1, 2)]
    shot, again = (alice.has_in_hand(HEAD_SHOT) for _ in range(2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, stranger, on=foes[0]))
    alice.can(table.play(shot), point=control(1, "in her first attack she can"))
    alice.does(table.play(shot))
    alice.is_asked("target", offers=(first,), not_offers=(ally, second, stranger, foes[0]))
    alice.chooses(first)
    table.all_pass()
    table.shows(first, atk=9)
    table.shows(ally, atk=5)
    table.all_pass()
    bob.chooses(stranger)
    table.shows(first, atk=5)
    alice.does(table.attack(second, on=foes[1]))
    alice.cannot(table.play(again), only_because="text", point=1)


@check(ENTRY)
def head_shot_without_an_attacker_of_yours(table: VsTable) -> None:
    """Bob takes over the attacker of Alice's first attack: as printed she could play Head Shot, by the errata she can't."""
    alice, bob = table.players
    alice.has_resources(1)
    shot = alice.has_in_hand(HEAD_SHOT)
    attack_is_taken_over(table, plain("Knight", affiliations=KNIGHTS), of=alice, by=bob)
    alice.cannot(table.play(shot), only_because="text", point=(1, 2))


@check(ENTRY)
def head_shot_in_an_attack_of_bobs(table: VsTable) -> None:
    """Bob attacks first this turn, and Alice takes over his Marvel Knights attacker: it is no attack of hers: no Head Shot."""
    alice, bob = table.players
    alice.has_resources(1)
    shot = alice.has_in_hand(HEAD_SHOT)
    attack_is_taken_over(table, plain("Knight", affiliations=KNIGHTS), of=bob, by=alice)
    bob.passes()
    alice.cannot(table.play(shot), only_because="text", point=1)
