"""Whether a unit exhausts by attacking or acting"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import QUEST, Support, gain, pay
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ENTRY = "warhammer-invasion-base/b5.2m"

MINT = Support(name="Mint Witness", powers=(pay(1) >> gain(2),))


@check(ENTRY)
def fighting_turns_nobody(table: WiTable) -> None:
    """A raider has attacked and a guard has defended: neither is corrupt."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", hp=9)), bob.controls(unit("Guard", hp=9), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.is_(raider, "corrupt", expected=False, point=1)
    table.is_(guard, "corrupt", expected=False, point=1)
    table.all_pass()
    alice.chooses({guard: 1})
    bob.chooses({raider: 1})
    table.all_pass()
    table.is_(raider, "corrupt", expected=False, point=1)


@check(ENTRY)
def using_an_action_turns_nothing(table: WiTable) -> None:
    """Alice uses the action of a support, which costs 1 resource: the card isn't corrupt, and she may use it once more."""
    alice, bob = table.players
    alice.has_resources(2)
    mint = alice.controls(MINT)
    table.begin()
    alice.does(table.use(mint))
    table.is_(mint, "corrupt", expected=False, point=2)
    bob.passes()
    alice.can(table.use(mint), point=control(2, "it can be used again"))
