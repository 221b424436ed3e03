"""What reinforcement does"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a9.3", allowed={"atk": range(7, 21), "cost": range(1, 10)})
def a_reinforced_defender_is_stunned_without_breakthrough(table: VsTable, atk: int = 12, cost: int = 4) -> None:
    """A reinforced defender of cost 4 with 7 DEF is attacked with 12 ATK: it is stunned, and Bob loses 4 endurance instead of 9."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", atk=atk))
    his = bob.controls(plain("Defender", cost, affiliations=("X-Men",), defense=7))
    helper = bob.controls(plain("Helper", affiliations=("X-Men",)), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.reinforce(helper))
    table.resolve()
    table.all_pass()
    table.is_(his, "stunned", point=2)
    bob.loses_in_all(4, point=(1, 3))
