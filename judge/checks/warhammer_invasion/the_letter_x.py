"""The Letter X"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.games.warhammer_invasion.dsl import (
    DEVELOPMENTS,
    UNITS,
    YOURS,
    Adds,
    Count,
    DealDamage,
    LetterX,
    Played,
    Static,
    Tactic,
    Unit,
    target,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DAMAGE_BY_DEVELOPMENTS = Tactic(
    name="Growing Witness", powers=(Played(effect=DealDamage(target(UNITS), LetterX(Count(DEVELOPMENTS & YOURS)))),)
)

OF_UNKNOWN_POWER = Unit(name="Growing Unit Witness", power=0, hp=2, powers=(Static(change=Adds("power", LetterX())),))


@check("warhammer-invasion/the-letter-x")
def x_is_zero_unless_set(table: WiTable) -> None:
    """X is 0 where nothing says more, 2 for a card that counts its player's 2 developments, 3 where the player chooses it."""
    alice, bob = table.players
    alice.has_resources(4)
    unknown, victim, other = (
        alice.controls(OF_UNKNOWN_POWER),
        bob.controls(unit("Victim")),
        bob.controls(unit("Other Victim", hp=9)),
    )
    alice.controls(unit("Hidden One"), development=True)
    alice.controls(unit("Hidden Two"), development=True)
    growing, flames = alice.has_in_hand(DAMAGE_BY_DEVELOPMENTS), alice.has_in_hand(FLAMES_OF_TZEENTCH)
    table.begin()
    table.shows(unknown, power=0, point=1)
    alice.does(table.play(growing), victim)
    table.resolve()
    table.counts(victim, "damage", 2, point=2)
    alice.does(table.play(flames, x=3), other)
    table.resolve()
    table.counts(other, "damage", 3, point=2)
    alice.resources_are(1)
