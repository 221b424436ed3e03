"""When a triggered action can be used"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import CORRUPT_ONE, TAKE_SUPPORT
from judge.games.warhammer_invasion.dsl import KINGDOM, NOTHING, UNITS, Corrupted, On, Support, gain, in_response
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b4.12#2": "A rule of FAQ 2.2: the engine follows FAQ 1.0, where such actions join a chain like any others.",
}

GLOATER = Support(name="Gloating Witness", powers=(in_response(On(Corrupted, subject=UNITS), NOTHING >> gain(1)),))


@check("warhammer-invasion-base/b4.12")
def no_action_without_its_condition(table: WiTable) -> None:
    """An action may be used when a unit is corrupted. As long as none is it can't be; once one is it can, and in the next phase not."""
    alice, _ = table.players
    gloater, taint, victim = alice.controls(GLOATER), alice.has_in_hand(CORRUPT_ONE), alice.controls(unit("Victim"))
    table.begin("quest phase")
    alice.cannot(table.use(gloater), only_because="wi/act.trigger", point=1)
    alice.does(table.play(taint), victim)
    table.resolve()
    alice.can(table.use(gloater), point=control(1, "its condition has occurred"))
    table.all_pass()
    alice.cannot(table.use(gloater), only_because="wi/act.trigger", point=1)


@check("warhammer-invasion-base/b4.12")
def a_condition_that_occurred_under_another_player(table: WiTable) -> None:
    """An action of Bob's card may be used when a unit is corrupted. One is, and then Alice takes control of the card: she can't use it."""
    alice, bob = table.players
    gloater, victim = bob.controls(GLOATER, KINGDOM), alice.controls(unit("Victim"))
    taint, lure = alice.has_in_hand(CORRUPT_ONE), alice.has_in_hand(TAKE_SUPPORT)
    table.begin()
    alice.does(table.play(taint), victim)
    table.resolve()
    alice.does(table.play(lure), gloater)
    bob.can(table.use(gloater), point=control(1, "its condition has occurred while Bob controls it"))
    table.resolve()
    table.lies_with(gloater, alice)
    alice.cannot(
        table.use(gloater),
        only_because="wi/act.trigger",
        point=1,
    )
