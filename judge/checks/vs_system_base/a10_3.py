"""Which team attacker the defender strikes"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain

X_MEN = ("X-Men",)


@check("vs-system-base/a10.3")
def the_defending_player_chooses_one(table: VsTable) -> None:
    """Three characters attack together: only as the attack concludes Bob must choose one, which his defender stuns, and no other."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=X_MEN, atk=2, defense=3)) for name in ("First", "Second", "Third")]
    his = bob.controls(plain("Defender", atk=5, defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    table.nobody_is_asked(point=3)
    table.all_pass()
    bob.is_asked("which attacker the defender strikes", optional=False, point=1)
    bob.chooses(team[1])
    table.is_(team[1], "stunned")
    table.is_(team[0], "stunned", expected=False, point=2)
    table.is_(team[2], "stunned", expected=False, point=2)


@check("vs-system-base/a10.3")
def the_attacking_player_does_not_choose(table: VsTable) -> None:
    """Two characters attack together: which of them the defender strikes is Bob's choice, though Alice attacks."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=X_MEN)) for name in ("First", "Second")]
    his = bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    table.all_pass()
    bob.is_asked("which attacker the defender strikes", point=1)
    bob.chooses(team[0])
