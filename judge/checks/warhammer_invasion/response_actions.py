"""Response actions"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.cc_55_rat_ogres import RAT_OGRES
from judge.games.warhammer_invasion.dsl import (
    END,
    NOTHING,
    OPPONENTS,
    UNITS,
    Destroyed,
    On,
    Played,
    Support,
    Tactic,
    destroy,
    gain,
    in_response,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

SCAVENGER = Support(
    name="Scavenging Witness", powers=(in_response(On(Destroyed, subject=UNITS & OPPONENTS), NOTHING >> gain(1)),)
)

SLAUGHTER = Tactic(name="Slaughtering Witness", powers=(Played(effect=destroy(UNITS)),))


@check("warhammer-invasion/response-actions")
def a_response_action_waits_for_its_trigger(table: WiTable) -> None:
    """An action may be used when a unit of the opponent is destroyed: not before, in that window, and not in the next phase."""
    alice, bob = table.players
    scavenger, kill = alice.controls(SCAVENGER), alice.has_in_hand(DESTROY_ONE)
    victim = bob.controls(unit("Victim"))
    table.begin("quest phase")
    alice.cannot(table.use(scavenger), only_because="wi/act.trigger", point=1)
    alice.does(table.play(kill), victim)
    table.resolve()
    alice.can(table.use(scavenger), point=control(1, "now that its trigger has occurred it can be used"))
    table.all_pass()
    alice.cannot(table.use(scavenger), only_because="wi/act.trigger", point=1)


@check("warhammer-invasion/response-actions")
def once_for_each_time_that_the_trigger_occurs(table: WiTable) -> None:
    """Two units of Bob's are destroyed together: Alice uses the action twice, and a third time she can't."""
    alice, bob = table.players
    scavenger, slaughter = alice.controls(SCAVENGER), alice.has_in_hand(SLAUGHTER)
    for name in ("First", "Second"):
        bob.controls(unit(f"{name} Victim"))
    table.begin()
    alice.does(table.play(slaughter))
    table.resolve()
    alice.does(table.use(scavenger), point=control(2, "the first unit has been destroyed"))
    bob.passes()
    alice.does(table.use(scavenger), point=control(2, "the second unit has been destroyed"))
    bob.passes()
    alice.cannot(table.use(scavenger), only_because="wi/act.once-a-trigger", point=2)
    table.resolve()
    alice.cannot(table.use(scavenger), only_because="wi/act.once-a-trigger", point=2)
    alice.resources_are(2, point=control(2, "it was used twice"))


@check("warhammer-invasion/response-actions", allowed={"copies": range(2, 6)})
def each_copy_once(table: WiTable, copies: int = 2) -> None:
    """As Alice's turn begins, she uses the action of each of her two Rat Ogres, and neither a second time."""
    alice, bob = table.players
    ogres = [alice.controls(RAT_OGRES) for _ in range(copies)]
    table.begin(END, of=bob)
    table.all_pass()
    alice.does(table.use(ogres[0]))
    bob.passes()
    alice.cannot(table.use(ogres[0]), only_because="wi/act.once-a-trigger", point=2)
    for other in ogres[1:]:
        alice.can(table.use(other), point=3)
