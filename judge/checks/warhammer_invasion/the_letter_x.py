"""The Letter X"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import RECOVER_CHEAP_TACTIC
from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.games.warhammer_invasion.dsl import (
    DEVELOPMENTS,
    KINGDOM,
    TACTIC_CARDS,
    UNITS,
    YOURS,
    Count,
    DealDamage,
    LetterX,
    Played,
    SetsX,
    Static,
    Support,
    Tactic,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DAMAGE_BY_DEVELOPMENTS = Tactic(
    name="Growing Witness", powers=(Played(effect=DealDamage(target(UNITS), LetterX(Count(DEVELOPMENTS & YOURS)))),)
)

DAMAGE_X = Tactic(name="Unsettled Witness", powers=(Played(effect=DealDamage(target(UNITS), LetterX())),))

SAYS_FOUR = Support(name="Settling Witness", powers=(Static(change=SetsX(4), on=TACTIC_CARDS & YOURS),))


@check("warhammer-invasion/the-letter-x")
def x_of_a_cost_that_nobody_pays(table: WiTable) -> None:
    """Flames of Tzeentch costs X: in the discard pile it has cost 0, and what returns a tactic of cost 1 or less finds it."""
    alice, _ = table.players
    alice.has_resources(3)
    flames, recover = alice.has_in_discard(FLAMES_OF_TZEENTCH), alice.has_in_hand(RECOVER_CHEAP_TACTIC)
    table.begin()
    table.shows(flames, cost=0, point=1)
    alice.does(table.play(recover))
    table.resolve()
    alice.is_asked("choose", offers=(flames,), point=1)
    alice.chooses(flames)


@check("warhammer-invasion/the-letter-x")
def x_is_what_sets_it(table: WiTable) -> None:
    """X is 2 for a card whose text counts its player's 2 developments, and 3 where the player chooses to pay 3."""
    alice, bob = table.players
    alice.has_resources(4)
    victim, other = bob.controls(unit("Victim")), bob.controls(unit("Other Victim", hp=9))
    alice.controls(unit("Hidden One"), development=True)
    alice.controls(unit("Hidden Two"), development=True)
    growing, flames = alice.has_in_hand(DAMAGE_BY_DEVELOPMENTS), alice.has_in_hand(FLAMES_OF_TZEENTCH)
    table.begin()
    alice.does(table.play(growing), victim)
    table.resolve()
    table.counts(victim, "damage", 2, point=2)
    alice.does(table.play(flames, x=3), other)
    table.resolve()
    table.counts(other, "damage", 3, point=2)
    alice.resources_are(1)


@check("warhammer-invasion/the-letter-x")
def x_is_what_another_card_says(table: WiTable) -> None:
    """Nothing on a tactic says what its X is: it deals 0 damage. A support card says that X is 4: the next such tactic deals 4."""
    alice, bob = table.players
    victim = bob.controls(unit("Victim", hp=9))
    first, second = alice.has_in_hand(DAMAGE_X), alice.has_in_hand(DAMAGE_X)
    says_four = alice.has_in_hand(SAYS_FOUR)
    table.begin()
    alice.does(table.play(first), victim)
    table.resolve()
    table.counts(victim, "damage", 0, point=control(2, "with nothing to set it X is 0"))
    alice.does(table.put_down(says_four, KINGDOM))
    table.resolve()
    alice.does(table.play(second), victim)
    table.resolve()
    table.counts(victim, "damage", 4, point=2)
