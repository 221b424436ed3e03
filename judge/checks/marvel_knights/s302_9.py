"""302.9 Equipped character changes area"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import HIDE_OWN, MEDALLION, MOVE_OWN, SHOW_OWN
from judge.checks.witnesses.vs_system_scenes import bearer
from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    EQUIPMENT,
    HIDDEN,
    IN_PLAY,
    KO_PILE,
    PLAY,
    VISIBLE,
    YOURS,
    Count,
    Played,
    PlotTwist,
    gain,
    move_to_area,
    target,
)
from judge.proving.tables.vs_system import VsTable, check

_HERS = target(CHARACTERS & YOURS)

HIDE_AND_COUNT = PlotTwist(
    name="Counting Witness",
    powers=(Played(effect=move_to_area(_HERS, HIDDEN).then(gain(Count(EQUIPMENT & IN_PLAY & YOURS)))),),
)


@check("marvel-knights/302.9")
def who_goes_into_hiding_loses_its_equipment(table: VsTable) -> None:
    """Alice's visible character, with an equipment that Bob owns, moves to her hidden area: the equipment goes to Bob's KO'd pile."""
    alice, bob = table.players
    (hers, gear), hide = bearer(alice, owner=bob), alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(hide), hers)
    table.resolve()
    alice.chooses("front row")
    table.stands(hers, "front row", HIDDEN)
    bob.finds_in_ko_pile(gear, point=(1, 2))


@check("marvel-knights/302.9")
def who_comes_out_of_hiding_loses_its_equipment(table: VsTable) -> None:
    """Alice's hidden character with an equipment that may go on hidden characters moves to her visible area: the equipment is lost."""
    alice, _ = table.players
    (hers, medallion), show = bearer(alice, MEDALLION, hidden=True), alice.has_in_hand(SHOW_OWN)
    table.begin(COMBAT)
    alice.does(table.play(show), hers)
    table.resolve()
    alice.chooses("front row")
    table.stands(hers, "front row", VISIBLE)
    table.finds(medallion, KO_PILE, point=1)


@check("marvel-knights/302.9")
def who_stays_in_its_area_keeps_its_equipment(table: VsTable) -> None:
    """Alice's equipped character moves to another row of its area: the equipment stays on it."""
    alice, _ = table.players
    (hers, gear), aside = bearer(alice), alice.has_in_hand(MOVE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(aside), hers)
    table.resolve()
    alice.chooses("support row")
    table.finds(gear, PLAY, point=1)


@check("marvel-knights/302.9")
def the_equipment_is_lost_in_the_move(table: VsTable) -> None:
    """An effect moves an equipped character to the hidden area and then counts Alice's equipment: there is none any more."""
    alice, _ = table.players
    (hers, gear), twist = bearer(alice), alice.has_in_hand(HIDE_AND_COUNT)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.chooses("front row")
    alice.loses_in_all(0, point=3)
    table.finds(gear, KO_PILE)
