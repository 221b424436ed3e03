"""What reinforcement does"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DEFENDING,
    SELF,
    SUPPORT,
    Played,
    PlotTwist,
    becomes_defender,
    leave_attack,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

# It takes the place of whoever is the defender.
STAND_IN = replace(
    plain("Stand-in Witness", 2, defense=5),
    powers=(ACTIVATE >> leave_attack(CHARACTERS & DEFENDING).then(becomes_defender(SELF)),),
)

CALL_BACK = PlotTwist(
    name="Calling Back Witness",
    powers=(Played(effect=leave_attack(CHARACTERS & DEFENDING).then(becomes_defender(target(CHARACTERS)))),),
)


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


@check("vs-system-base/a9.3")
def who_becomes_the_defender_is_not_reinforced(table: VsTable) -> None:
    """Bob's defender has reinforcement as another character of his takes its place: that one has none, and 4 of 9 ATK break through."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", atk=9, defense=9))
    first = bob.controls(plain("First Defender", affiliations=("X-Men",), defense=9))
    helper = bob.controls(plain("Helper", affiliations=("X-Men",)), row=SUPPORT)
    second = bob.controls(STAND_IN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=first))
    alice.passes()
    bob.does(table.reinforce(helper))
    table.resolve()
    alice.passes()
    bob.does(table.use(second))
    table.resolve()
    table.defender_is(second)
    table.all_pass()
    table.is_(second, "stunned")
    bob.loses_in_all(6, point=1)


@check("vs-system-base/a9.3")
def who_is_the_defender_again_is_reinforced(table: VsTable) -> None:
    """The reinforced defender has left the attack and is the defender again: it has reinforcement still, and nothing breaks through."""
    alice, bob = table.players
    hers, call = alice.controls(plain("Attacker", atk=9, defense=9)), bob.has_in_hand(CALL_BACK)
    first = bob.controls(plain("First Defender", 2, affiliations=("X-Men",), defense=5))
    helper = bob.controls(plain("Helper", affiliations=("X-Men",)), row=SUPPORT)
    second = bob.controls(STAND_IN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=first))
    alice.passes()
    bob.does(table.reinforce(helper))
    table.resolve()
    alice.passes()
    bob.does(table.use(second))
    table.resolve()
    alice.passes()
    bob.does(table.play(call), first)
    table.resolve()
    table.defender_is(first)
    table.all_pass()
    bob.loses_in_all(2, point=1)
