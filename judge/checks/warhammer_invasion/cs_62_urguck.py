"""Urguck"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DEAR, STRIKE_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_62_urguck import URGUCK
from judge.games.warhammer_invasion.dsl import CAPITAL_PHASE, KINGDOM_PHASE
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cs-62-urguck")
def damage_pays_like_resources(table: WiTable) -> None:
    """Urguck has 2 damage, and Alice 1 resource. She plays a unit that costs 3: both damage tokens come off and pay 2 of it."""
    alice, _ = table.players
    alice.has_resources(1)
    urguck, recruit = alice.controls(URGUCK, damage=2), alice.has_in_hand(unit("Recruit", 3))
    table.begin()
    alice.can(table.put_down(recruit), point=(1, 2, 3, 4))
    alice.does(table.put_down(recruit))
    alice.is_asked("how much damage is spent", offers=({urguck: 2},), not_offers=({urguck: 1},))
    alice.chooses({urguck: 2})
    table.counts(urguck, "damage", 0, point=(2, 3))
    alice.resources_are(0, point=control(2, "the rest was paid with the resource"))


@check("warhammer-invasion/cs-62-urguck")
def any_number_of_tokens(table: WiTable) -> None:
    """Urguck has 2 damage, and Alice 2 resources. For a unit that costs 2 she may spend no damage, 1 or 2; she spends 1."""
    alice, _ = table.players
    alice.has_resources(2)
    urguck, recruit = alice.controls(URGUCK, damage=2), alice.has_in_hand(unit("Recruit", 2))
    table.begin()
    alice.does(table.put_down(recruit))
    alice.is_asked("how much damage is spent", offers=({urguck: 2},), point=4)
    alice.is_asked("how much damage is spent", offers=({}, {urguck: 1}), point=4)
    alice.chooses({urguck: 1})
    table.counts(urguck, "damage", 1, point=(2, 3))
    alice.resources_are(1, point=control(2, "1 damage was 1 resource"))


@check("warhammer-invasion/cs-62-urguck")
def wherever_the_damage_came_from(table: WiTable) -> None:
    """Bob's tactic deals Urguck 2 damage in Alice's capital phase: she may spend it at once on a tactic of her own that costs 2."""
    alice, bob = table.players
    urguck, dear = alice.controls(URGUCK), alice.has_in_hand(DEAR)
    strike = bob.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.cannot(table.play(dear), only_because="wi/act.pay", point=control(4, "without damage she can't pay"))
    alice.passes()
    bob.does(table.play(strike), urguck)
    table.resolve()
    alice.can(table.play(dear), point=4)


@check("warhammer-invasion/cs-62-urguck")
def in_the_own_capital_phase_only(table: WiTable) -> None:
    """Urguck has 2 damage. Alice can't pay with it in her kingdom phase."""
    alice, _ = table.players
    alice.controls(URGUCK, damage=2)
    dear = alice.has_in_hand(DEAR)
    table.begin(KINGDOM_PHASE)
    alice.cannot(table.play(dear), only_because="wi/act.pay", point=1)


@check("warhammer-invasion/cs-62-urguck")
def not_in_the_capital_phase_of_the_opponent(table: WiTable) -> None:
    """It is Bob's capital phase. Alice can't pay for a tactic with the 2 damage on her Urguck."""
    alice, bob = table.players
    alice.controls(URGUCK, damage=2)
    dear = alice.has_in_hand(DEAR)
    table.begin(CAPITAL_PHASE, of=bob)
    bob.passes()
    alice.cannot(table.play(dear), only_because="wi/act.pay", point=1)
