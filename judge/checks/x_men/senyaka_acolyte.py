"""Senyaka, Acolyte"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.dsl import (
    ARMY,
    BUILD,
    CHAIN,
    CHARACTER_CARDS,
    COMBAT,
    DRAW,
    IN_PLAY,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    RECRUIT_STEP,
    SELF,
    YOURS,
    Adds,
    Count,
    Has,
    Location,
    OnMove,
    PickPlayer,
    RuledBy,
    Static,
    Whose,
    boost,
    comes_into_play,
    lose,
    this_turn,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/senyaka-acolyte"

ruled = RuledBy(ENTRY)

BONUS = Adds("atk", Count(IN_RESOURCE_ROW & IS_FACE_DOWN & YOURS))

# The text of Senyaka; the corpus has neither his cost nor his ATK.
SENYAKA = replace(
    plain("Senyaka's Witness", 1, atk=2, defense=9, boost=1, keywords=("reservist",)),
    powers=(
        replace(
            whenever(OnMove(subject=IN_RESOURCE_ROW & YOURS & CHARACTER_CARDS & ~Has("versions", ARMY), to=CHAIN))
            >> lose(2, PickPlayer(Whose.OPPONENTS)),
            where=ruled(1, None, misread=IN_PLAY, belief="his power triggers on his own recruit out of the resource row"),
        ),
        ruled(
            2,
            *boost(Static(change=BONUS, on=SELF)),
            misread=boost(whenever(comes_into_play(SELF)) >> this_turn(SELF, BONUS))[0],
            belief="the bonus of his boost is counted once, as he comes into play",
        ),
    ),
)  # fmt: skip


@check(ENTRY, allowed={"resources": range(2, 10)})
def the_bonus_lasts_for_the_turn_of_the_boost(table: VsTable, resources: int = 3) -> None:
    """Alice pays for the boost: with 3 face-down resources the character of 2 ATK has 5 ATK this turn, and 2 ATK in the next one."""
    alice, _ = table.players
    witness = alice.has_in_hand(SENYAKA)
    alice.has_resources(resources)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.shows(witness, atk=5)
    table.goes_on_to(DRAW)
    table.shows(witness, atk=2, point=3)


@check(ENTRY)
def the_stunned_has_no_bonus(table: VsTable) -> None:
    """The boosted character is stunned: it has the 2 ATK that are printed on it."""
    alice, _ = table.players
    witness, twist = alice.controls(SENYAKA, boosted=True), alice.has_in_hand(STUN_ONE)
    alice.has_resources(3)
    table.begin(COMBAT)
    table.shows(witness, atk=5)
    alice.does(table.play(twist), witness)
    table.resolve()
    table.shows(witness, atk=2, point=4)


@check(ENTRY)
def the_bonus_follows_the_resources(table: VsTable) -> None:
    """With 3 face-down resources the boosted character has 5 ATK, and once Alice has flipped one of them 4."""
    alice, _ = table.players
    witness = alice.has_in_hand(SENYAKA)
    place = alice.has_resource(Location(name="Place", cost=1))
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.shows(witness, atk=5)
    alice.does(table.flip(place))
    table.shows(witness, atk=4, point=2)


@check(ENTRY)
def his_own_recruit_triggers_nothing(table: VsTable) -> None:
    """Alice recruits him out of her resource row: his power doesn't trigger. In play, it does for the next one."""
    alice, bob = table.players
    witness = alice.has_resource(SENYAKA)
    other = alice.has_resource(plain("Other Reservist", keywords=("reservist",)))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness))
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.chooses("front row")
    alice.does(table.recruit(other), bob)
    table.all_pass()
    bob.loses_in_all(2)
