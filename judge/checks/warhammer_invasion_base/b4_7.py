"""Using the same action several times"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import CORRUPT_ONE
from judge.games.warhammer_invasion.dsl import SELF, UNITS, Adds, Corrupted, On, Unit, in_response, pay, this_turn
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

CHANTER = Unit(name="Chanting Witness", hp=3, powers=(pay(2) >> this_turn(SELF, Adds("power", 1)),))

HERMIT = Unit(
    name="Sparing Witness", hp=3, powers=((pay(1) >> this_turn(SELF, Adds("power", 1))).usable(once_per_turn=True),)
)


WARDEN = Unit(
    name="Warding Witness",
    hp=3,
    powers=(in_response(On(Corrupted, subject=UNITS), pay(1) >> this_turn(SELF, Adds("power", 1))),),
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


@check("warhammer-invasion-base/b4.7", allowed={"resources": range(3, 21)})
def an_action_with_a_trigger_condition(table: WiTable, resources: int = 6) -> None:
    """An action for 1 resource may be used when a unit is corrupted. One is: Alice has used it, and can't again until another is."""
    alice, bob = table.players
    alice.has_resources(resources)
    warden, first, second = (alice.controls(card) for card in (WARDEN, unit("First Unit"), unit("Second Unit")))
    taints = [alice.has_in_hand(CORRUPT_ONE) for _ in range(2)]
    table.begin()
    alice.does(table.play(taints[0]), first)
    table.resolve()
    alice.does(table.use(warden))
    bob.passes()
    alice.cannot(table.use(warden), only_because="wi/act.once-a-trigger", point=3)
    alice.passes()
    alice.does(table.play(taints[1]), second)
    table.resolve()
    alice.can(table.use(warden), point=control(3, "the condition has occurred once more"))


@check("warhammer-invasion-base/b4.7")
def the_limit_of_another_copy(table: WiTable) -> None:
    """Alice has two copies of a card whose action is limited to once a turn. She has used that of the first: she may use the second's."""
    alice, bob = table.players
    alice.has_resources(2)
    first, second = alice.controls(HERMIT), alice.controls(HERMIT)
    table.begin()
    alice.does(table.use(first))
    bob.passes()
    alice.cannot(table.use(first), only_because="wi/act.limit", point=2)
    alice.can(table.use(second), point=control(2, "each copy has a limit of its own"))
