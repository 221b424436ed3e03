"""Using the same action several times"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import SELF, Adds, Unit, pay, this_turn
from judge.proving.tables.warhammer_invasion import WiTable, check

OPEN = {
    "warhammer-invasion-base/b4.7#3": "The engine has no triggered actions: what triggers is forced.",
}

CHANTER = Unit(name="Chanting Witness", hp=3, powers=(pay(2) >> this_turn(SELF, Adds("power", 1)),))

HERMIT = Unit(
    name="Sparing Witness", hp=3, powers=((pay(1) >> this_turn(SELF, Adds("power", 1))).usable(once_per_turn=True),)
)


@check("warhammer-invasion-base/b4.7", allowed={"resources": range(4, 21)})
def an_action_is_used_again(table: WiTable, resources: int = 6) -> None:
    """An action costs 2 resources. With 6 resources Alice uses it once, and may use it again."""
    alice, bob = table.players
    alice.has_resources(resources)
    chanter = alice.controls(CHANTER)
    table.begin()
    alice.does(table.use(chanter))
    bob.passes()
    alice.can(table.use(chanter), point=1)


@check("warhammer-invasion-base/b4.7", allowed={"resources": range(2, 21)})
def an_action_with_a_limit(table: WiTable, resources: int = 6) -> None:
    """An action for 1 resource is limited to once a turn: Alice has used it, and can't use it again."""
    alice, bob = table.players
    alice.has_resources(resources)
    hermit = alice.controls(HERMIT)
    table.begin()
    alice.does(table.use(hermit))
    bob.passes()
    alice.cannot(table.use(hermit), only_because="wi/act.limit", point=2)
