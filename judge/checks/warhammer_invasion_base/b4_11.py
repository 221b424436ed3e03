"""Actions that wait for something to happen"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import SHIELD_ONE, STRIKE_ONE
from judge.games.warhammer_invasion.dsl import (
    APPLY,
    BATTLEFIELD_PHASE,
    BEGINNING,
    UNITS,
    CancelsNext,
    Modify,
    Played,
    RuledBy,
    Tactic,
    cancel_next,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ruled = RuledBy("warhammer-invasion-base/b4.11")

GREAT_SHIELD = Tactic(name="Great Shield Witness", powers=(Played(effect=cancel_next(target(UNITS), 5)),))

LASTING = Tactic(name="Guarding Witness", powers=(
    Played(effect=Modify(target(UNITS), (CancelsNext(2),),
                         ruled(2, "turn", misread=None, belief="what waits for the next damage waits until it comes"))),
))  # fmt: skip


@check("warhammer-invasion-base/b4.11")
def the_next_damage_is_cancelled_once(table: WiTable) -> None:
    """A card cancels the next 2 damage to a unit. It is dealt 2 damage twice: the first 2 are cancelled, the second aren't."""
    alice, bob = table.players
    victim, shield = bob.controls(unit("Victim")), alice.has_in_hand(SHIELD_ONE)
    first, second = alice.has_in_hand(STRIKE_ONE), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(shield), victim)
    table.resolve()
    alice.does(table.play(first), victim)
    table.resolve()
    table.counts(victim, "damage", 0, point=control(1, "the effect waits for the damage and cancels it"))
    alice.does(table.play(second), victim)
    table.resolve()
    table.counts(victim, "damage", 2, point=(1, 2))


@check("warhammer-invasion-base/b4.11")
def the_next_damage_comes_in_parts(table: WiTable) -> None:
    """A card cancels the next 5 damage to a unit, which is dealt 2 damage three times: of the last 2 it takes 1."""
    alice, bob = table.players
    victim, shield = bob.controls(unit("Victim")), alice.has_in_hand(GREAT_SHIELD)
    strikes = [alice.has_in_hand(STRIKE_ONE) for _ in range(3)]
    table.begin()
    alice.does(table.play(shield), victim)
    table.resolve()
    for strike in strikes:
        alice.does(table.play(strike), victim)
        table.resolve()
    table.counts(victim, "damage", 1, point=1)


@check("warhammer-invasion-base/b4.11")
def a_waiting_effect_ends_with_the_turn(table: WiTable) -> None:
    """A card cancels the next 2 damage to a unit, and none comes in this turn. In the next turn 2 damage is dealt to it in full."""
    alice, bob = table.players
    victim, shield = bob.controls(unit("Victim")), alice.has_in_hand(LASTING)
    strike = bob.has_in_hand(STRIKE_ONE)
    table.begin(BATTLEFIELD_PHASE, APPLY)
    alice.does(table.play(shield), victim)
    table.resolve()
    table.goes_on_to(BEGINNING)
    bob.does(table.play(strike), victim)
    table.resolve()
    table.counts(victim, "damage", 2, point=2)
