"""A unit that enters play corrupt"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    CORRUPT,
    IN_HAND,
    OWNED,
    SELF,
    UNIT_CARDS,
    Corrupted,
    Move,
    On,
    Played,
    Tactic,
    Unit,
    gain,
    whenever,
)
from judge.proving.tables.warhammer_invasion import WiTable, check

MARTYR = Unit(name="Suffering Witness", hp=3, powers=(whenever(On(Corrupted, subject=SELF)) >> gain(1),))

RAISE = Tactic(name="Raising Witness", powers=(
    Played(effect=Move(UNIT_CARDS & IN_HAND & OWNED, BATTLEFIELD, flags=frozenset({CORRUPT}))),
))  # fmt: skip


@check("warhammer-invasion-base/b7.12")
def a_unit_enters_play_corrupt(table: WiTable) -> None:
    """A unit gives its player a resource when it becomes corrupt. A card puts it into play corrupt: he gets none."""
    alice, _ = table.players
    martyr, rise = alice.has_in_hand(MARTYR), alice.has_in_hand(RAISE)
    table.begin()
    alice.does(table.play(rise))
    table.resolve()
    table.is_(martyr, "corrupt")
    alice.resources_are(0, point=1)
