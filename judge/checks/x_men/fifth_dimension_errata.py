"""Fifth Dimension"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.fifth_dimension_errata import FIFTH_DIMENSION
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    FRONT,
    RECOVERY,
    REMOVED,
    PlotTwist,
    Spot,
    crossover,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/fifth-dimension-errata"

OPEN = {f"{ENTRY}#1": "the text before the errata is unknown, and so is the day on which the set became legal"}

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "what wasn't removed doesn't come back",
    "[0].once_per_turn=True": "no ruling speaks of a location that is readied in the meantime",
}

SQUAD = plain("Squad Member", affiliations=("Revenge Squad",))

MEDLEY = PlotTwist(name="Crossing Witness", ongoing=True, powers=(crossover("X-Men", "Revenge Squad"),))


@check(ENTRY)
def a_squad_member_comes_back(table: VsTable) -> None:
    """Alice removes her Revenge Squad character in the combat phase: it comes back into her front row as the next draw phase starts."""
    alice, bob = table.players
    place, member = alice.has_resource(FIFTH_DIMENSION, face_up=True), alice.controls(SQUAD)
    down, foreign = alice.controls(SQUAD, stunned=True), bob.controls(SQUAD)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(place))
    alice.is_asked("target", offers=(member,), not_offers=(down, foreign), point=3)
    alice.chooses(member, point=3)
    table.all_pass()
    table.finds(member, REMOVED, point=control(3, "the target is removed from the game"))
    table.goes_on_to(RECOVERY)
    table.chain_is(point=4)
    table.finds(member, REMOVED, point=control(4, "it stays away in this turn's recovery phase"))
    table.all_pass()
    alice.chooses()
    table.step_is(DRAW)
    table.chain_is("draws two", "Fifth Dimension", point=control(4, "the effect waits as the draw phase starts"))
    table.all_pass()
    alice.is_asked("where Alice's Squad Member 1 goes in the front row", not_offers=("support row",), point=4)
    alice.chooses("front row")
    table.stands(member, "front row", point=control(4, "it stands in the front row"))


@check(ENTRY)
def an_affiliation_from_a_crossover_is_not_printed(table: VsTable) -> None:
    """A crossover makes Alice's X-Men character one of the Revenge Squad: once removed it doesn't come back."""
    alice, _ = table.players
    alice.has_resource(MEDLEY, face_up=True)
    place, hero = (
        alice.has_resource(FIFTH_DIMENSION, face_up=True),
        alice.controls(plain("X-Man", affiliations=("X-Men",))),
    )
    table.begin(RECOVERY)
    alice.does(table.use(place), hero)
    table.all_pass()
    table.has(hero, "affiliations", "Revenge Squad", point=control(2, "the crossover reaches the removed card"))
    table.all_pass()
    table.step_is(DRAW)
    table.resolve()
    table.nobody_is_asked(point=2)
    table.finds(hero, REMOVED, point=control(2, "it stays away"))


@check(ENTRY)
def it_comes_back_once(table: VsTable) -> None:
    """Removed in a draw phase, the character comes back as the next turn's begins, and nothing waits in the one after that."""
    alice, _ = table.players
    place, member = alice.has_resource(FIFTH_DIMENSION, face_up=True), alice.controls(SQUAD)
    table.begin(DRAW)
    alice.does(table.use(place), member)
    table.all_pass()
    table.goes_on_to(BUILD)
    table.finds(member, REMOVED)
    table.goes_on_to(DRAW)
    table.chain_is("draws two", "Fifth Dimension")
    table.all_pass()
    alice.chooses("front row")
    table.goes_on_to(BUILD)
    table.goes_on_to(DRAW)
    table.chain_is("draws two")


@check(ENTRY)
def a_character_of_anothers_comes_back_to_you(table: VsTable) -> None:
    """Alice controls a Revenge Squad character that Bob owns and removes it: it comes back into her front row, not into his."""
    alice, bob = table.players
    place, member = alice.has_resource(FIFTH_DIMENSION, face_up=True), alice.controls(SQUAD, owner=bob)
    alice.controls(plain("Own Character"), column=1)
    table.begin(RECOVERY)
    alice.does(table.use(place), member)
    table.all_pass()
    table.finds(member, REMOVED)
    table.all_pass()
    table.step_is(DRAW)
    table.all_pass()
    alice.is_asked("in the front row", not_offers=(Spot(FRONT, 1),), point=4)
    alice.chooses(Spot(FRONT, 0))
    table.stands(member, FRONT, of=alice, point=control(4, "where she puts it, there it stands"))
    alice.has_control(member, point=control(4, "what stands in her row is under her control"))
