"""How much a team attack on a player causes"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a10.7m", allowed={"atk": range(10)})
def the_atk_of_a_team_adds_up(table: VsTable, atk: int = 3) -> None:
    """Two Kree of cost 1 with 3 and 5 ATK attack Bob, who controls nobody: he loses 8."""
    alice, bob = table.players
    team = [alice.controls(plain(f"Kree of {n} ATK", affiliations=("Kree",), atk=n)) for n in (atk, 5)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=bob))
    table.all_pass()
    bob.loses_in_all(8, point=1)
