"""Underground Sentinel Base"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.underground_sentinel_base_errata import UNDERGROUND_SENTINEL_BASE
from judge.games.vs_system.dsl import (
    ARMY,
    BUILD,
    FORMATION_STEP,
    FRONT,
    RECRUIT_STEP,
    SUPPORT,
    PlotTwist,
    Spot,
    crossover,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/underground-sentinel-base-errata"

OPEN = {f"{ENTRY}#1": "the text before the errata is unknown, and so is the day on which the set became legal"}

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "what can't be revealed can't be moved either",
    "[0].once_per_turn=True": "no ruling speaks of a base that is readied in the recruit step",
}

SENTINEL = plain("Sentinel Mark V", affiliations=("Sentinel",), version=ARMY)

MEDLEY = PlotTwist(name="Crossing Witness", ongoing=True, powers=(crossover("X-Men", "Sentinel"),))


@check(ENTRY)
def a_sentinel_rises(table: VsTable) -> None:
    """Of Alice's resources only the face-down Army card that prints Sentinel may be shown: it comes face up into the row that she likes."""
    alice, bob = table.players
    base = alice.has_resource(UNDERGROUND_SENTINEL_BASE, face_up=True)
    alice.has_resource(MEDLEY, face_up=True)
    army, shown = alice.has_resource(SENTINEL), alice.has_resource(SENTINEL, face_up=True)
    single = alice.has_resource(plain("Master Mold", affiliations=("Sentinel",)))
    crossed = alice.has_resource(plain("Crossed Army", affiliations=("X-Men",), version=ARMY))
    foreign = bob.has_resource(SENTINEL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.has(
        crossed, "affiliations", "Sentinel", point=control(2, "the crossover gives the affiliation to the resource")
    )
    alice.does(table.use(base))
    table.all_pass()
    alice.is_asked("Sentinel", not_offers=(single, crossed), point=2)
    alice.is_asked("Sentinel", not_offers=(shown, foreign), point=3)
    alice.chooses(army, point=control(3, "the card that fits may be chosen"))
    table.has_happened("reveal", army, times=1, point=control(3, "it is revealed"))
    alice.is_asked("where", offers=("front row", "support row"), point=3)
    alice.chooses("support row", point=3)
    table.stands(army, "support row", point=control(3, "and so it stands there"))
    table.is_(army, "face down", expected=False, point=3)


@check(ENTRY)
def in_your_recruit_step_only(table: VsTable) -> None:
    """The base can't be used in Alice's formation step or in Bob's recruit step; in hers it can."""
    alice, bob = table.players
    base = alice.has_resource(UNDERGROUND_SENTINEL_BASE, face_up=True)
    alice.has_resource(SENTINEL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(base), point=control(4, "in the own recruit step it can be used"))
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(base), only_because="text", point=4)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.passes()
    alice.cannot(table.use(base), only_because="text", point=4)


@check(ENTRY)
def a_resource_of_anothers_rises_on_your_side(table: VsTable) -> None:
    """The face-down Sentinel in Alice's row is Bob's card: it comes into one of her rows, in an empty position that she likes."""
    alice, bob = table.players
    base = alice.has_resource(UNDERGROUND_SENTINEL_BASE, face_up=True)
    army = alice.has_resource(SENTINEL, owner=bob)
    alice.controls(plain("Own Character"), column=0)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(base))
    table.all_pass()
    alice.chooses(army)
    alice.is_asked("where", offers=(Spot(FRONT, 1), Spot(SUPPORT, 0)), not_offers=(Spot(FRONT, 0),))
    alice.chooses(Spot(FRONT, 1))
    table.stands(army, FRONT, of=alice)
