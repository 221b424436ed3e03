"""When a player can recruit"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, RECRUIT_STEP, gain, pay_points
from judge.proving.tables.vs_system import VsTable, check, plain

BANKER = replace(plain("Banker Witness"), powers=(pay_points(1) >> gain(1),))


@check("vs-system-base/a4.2")
def one_recruits_in_the_own_step_with_nothing_on_the_chain(table: VsTable) -> None:
    """In Alice's recruit step Bob can't recruit; and she can't while her plot twist is on the chain."""
    alice, bob = table.players
    hers, his = alice.has_in_hand(plain("Her Hero", 0)), bob.has_in_hand(plain("His Hero", 0))
    twist = alice.has_in_hand(GAIN_THREE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    bob.cannot(table.recruit(his), only_because="vs/recruit.when", point=1)
    alice.can(table.recruit(hers))
    alice.does(table.play(twist))
    alice.cannot(table.recruit(hers), only_because="vs/recruit.empty-chain", point=2)


@check("vs-system-base/a4.2")
def points_pay_for_several(table: VsTable) -> None:
    """Alice has 3 points: having recruited for 1 she may recruit for 2 as well, but not for 3."""
    alice, _ = table.players
    first, second, third = (alice.has_in_hand(plain(f"Hero of Cost {cost}", cost)) for cost in (1, 2, 3))
    alice.has_resources(3)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(first))
    table.resolve()
    alice.chooses("front row")
    alice.can(table.recruit(second), point=3)
    alice.cannot(table.recruit(third), only_because="vs/act.pay", point=3)


@check("vs-system-base/a4.2")
def there_are_no_points_at_other_times(table: VsTable) -> None:
    """A power of Alice's costs 1 resource point: in her attack step she has none, though she has resources, and can't use it."""
    alice, bob = table.players
    banker = alice.controls(BANKER)
    bob.controls(plain("His Character"))
    alice.has_resources(3)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(banker), only_because="vs/act.pay", point=4)
