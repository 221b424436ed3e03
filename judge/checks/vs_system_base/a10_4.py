"""How ATK and DEF are compared"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a10.4", allowed={"atk": range(3, 10)})
def a_team_strikes_with_its_total(table: VsTable, atk: int = 3) -> None:
    """Two attackers with 3 ATK each attack a defender with 5 DEF: their total of 6 stuns it."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=("X-Men",), atk=atk, defense=9)) for name in ("First", "Second")]
    his = bob.controls(plain("Defender", atk=1, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    table.all_pass()
    bob.chooses(team[0])
    table.is_(his, "stunned", point=1)


@check("vs-system-base/a10.4")
def the_greater_atk_stuns(table: VsTable) -> None:
    """An attacker with 6 ATK / 9 DEF attacks a defender with 8 ATK / 5 DEF: the defender is stunned, the attacker isn't."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=6, defense=9)), bob.controls(plain("Defender", atk=8, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned", point=3)
    table.is_(hers, "stunned", expected=False, point=3)


@check("vs-system-base/a10.4")
def a_defender_that_withstands_strikes_back(table: VsTable) -> None:
    """An attacker with 3 ATK / 4 DEF attacks a defender with 6 ATK / 5 DEF: only the attacker is stunned."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=3, defense=4)), bob.controls(plain("Defender", atk=6, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(hers, "stunned", point=2)
    table.is_(his, "stunned", expected=False, point=3)


@check("vs-system-base/a10.4")
def both_strike_at_the_same_time(table: VsTable) -> None:
    """Two characters with 6 ATK / 4 DEF fight: both are stunned."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=6, defense=4)), bob.controls(plain("Defender", atk=6, defense=4))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned")
    table.is_(hers, "stunned", point=4)
