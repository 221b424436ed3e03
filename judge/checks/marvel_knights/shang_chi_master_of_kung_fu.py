"""Shang Chi, Master of Kung Fu"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.shang_chi_master_of_kung_fu import SHANG_CHI
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/shang-chi-master-of-kung-fu"

TEAM = ("Team",)


@check(ENTRY, allowed={"keyword": ("none", "flight", "range")})
def shang_chi_against_a_team(table: VsTable, keyword: str = "none") -> None:
    """Three attackers without flight and range attack Shang Chi as a team: he has +2 ATK / +2 DEF, once."""
    alice, bob = table.players
    shang = bob.controls(SHANG_CHI)
    keywords = (keyword,) if keyword != "none" else ()
    team = [alice.controls(plain(f"Attacker {n}", affiliations=TEAM, keywords=keywords)) for n in range(3)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(shang, atk=2, defense=1)
    alice.does(table.attack(*team, on=shang))
    table.shows(shang, atk=4, point=1)
    table.shows(shang, defense=3, point=1)


@check(ENTRY)
def shang_chi_attacks(table: VsTable) -> None:
    """Shang Chi attacks a character without flight and range and has the bonus, in that attack only."""
    alice, bob = table.players
    shang, idle = alice.controls(SHANG_CHI), bob.controls(plain("Idle Flier", keywords=("flight",)))
    foe = bob.controls(plain("Foe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shang, on=foe))
    table.shows(shang, atk=4, defense=3)
    table.shows(idle, atk=1)
    table.all_pass()
    table.shows(shang, atk=2, defense=1)


@check(ENTRY)
def shang_chi_against_those_who_fly_or_shoot(table: VsTable) -> None:
    """Against a character with flight, and against one with range, Shang Chi has no bonus."""
    alice, bob = table.players
    shang, flier = alice.controls(SHANG_CHI), bob.controls(plain("Flier", keywords=("flight",)))
    archer = bob.controls(plain("Archer", keywords=("range",), atk=0, defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shang, on=archer))
    table.shows(shang, atk=2, point=1)
    table.all_pass()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(flier, on=shang))
    table.shows(shang, atk=2, point=1)
    table.shows(shang, defense=1, point=1)


@check(ENTRY)
def shang_chi_against_a_mixed_team(table: VsTable) -> None:
    """A character with flight and one without attack Shang Chi as a team: he has the bonus, once."""
    alice, bob = table.players
    shang = bob.controls(SHANG_CHI)
    flier = alice.controls(plain("Flier", affiliations=TEAM, keywords=("flight",)))
    walker = alice.controls(plain("Walker", affiliations=TEAM))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(flier, walker, on=shang))
    table.shows(shang, atk=4, point=1)
    table.shows(shang, defense=3, point=1)
