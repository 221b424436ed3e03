"""Who may take part in a team attack"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SELF, Attacks, gain, whenever
from judge.proving.tables.vs_system import VsTable, check, plain

EAGER = replace(plain("Eager Witness", affiliations=("X-Men",)), powers=(whenever(Attacks(SELF)) >> gain(1),))


@check("vs-system-base/a8.6")
def a_team_shares_an_affiliation(table: VsTable) -> None:
    """Two X-Men may attack together; an X-Man and one of the Brotherhood, one without affiliation, or himself, may not."""
    alice, bob = table.players
    hero, friend = (alice.controls(plain(name, affiliations=("X-Men",))) for name in ("Hero", "Friend"))
    foe = alice.controls(plain("Stranger", affiliations=("Brotherhood",)))
    loner = alice.controls(plain("Loner"))
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hero, friend, on=his))
    alice.cannot(table.attack(hero, foe, on=his), only_because="vs/attack.team", point=1)
    alice.cannot(table.attack(hero, loner, on=his), only_because="vs/attack.team", point=2)
    alice.can(table.attack(loner, on=his))
    alice.cannot(table.attack(hero, hero, on=his), only_because="vs/attack.once-each", point=1)


@check("vs-system-base/a8.6")
def powers_work_in_a_team(table: VsTable) -> None:
    """Whenever it attacks, a character of Alice's has her gain 1 endurance: it does so as one of a team, too."""
    alice, bob = table.players
    eager = alice.controls(EAGER)
    friend = alice.controls(plain("Friend", affiliations=("X-Men",)))
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(eager, friend, on=his))
    table.resolve()
    alice.loses_in_all(-1, point=3)


@check("vs-system-base/a8.6")
def one_affiliation_is_shared_by_all(table: VsTable) -> None:
    """One attacker is of the X-Men and the Brotherhood, the second of one, the third of the other: two and two fit, all three don't."""
    alice, bob = table.players
    both = alice.controls(plain("Double Agent", affiliations=("X-Men", "Brotherhood")))
    hero, foe = (alice.controls(plain(team, affiliations=(team,))) for team in ("X-Men", "Brotherhood"))
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(both, hero, on=his))
    alice.can(table.attack(both, foe, on=his))
    alice.cannot(table.attack(both, hero, foe, on=his), only_because="vs/attack.team", point=1)
