"""How loyalty works"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SUMMONS
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, LOYALTY, PLAY, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.11"

LOYAL = plain("Loyal Recruit", 2, keywords=(LOYALTY,), affiliations=("Kree", "Doom"))


@check(ENTRY)
def without_a_friend_nobody_is_recruited(table: VsTable) -> None:
    """Alice controls an X-Man, and Bob a Kree: she can't recruit the loyal Kree card, one without loyalty she can."""
    alice, bob = table.players
    alice.has_resources(2)
    alice.controls(plain("X-Man", affiliations=("X-Men",)))
    bob.controls(plain("Bob's Kree", affiliations=("Kree",)))
    loyal, other = alice.has_in_hand(LOYAL), alice.has_in_hand(plain("Other Recruit", 2, affiliations=("Kree",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(loyal), only_because="vs/recruit.loyalty", point=1)
    alice.can(table.recruit(other), point=control(1, "it is loyalty that keeps her from the other one"))


@check(ENTRY)
def one_shared_affiliation_will_do(table: VsTable) -> None:
    """The loyal card is of Kree and Doom. Alice controls a Kree who isn't of Doom: she can recruit it."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("Kree", affiliations=("Kree", "Avengers")))
    loyal = alice.has_in_hand(LOYAL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(loyal), point=2)


@check(ENTRY)
def a_stunned_friend_counts(table: VsTable) -> None:
    """Alice's only character, a Kree, is stunned: she can recruit the loyal Kree card."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("Beaten Kree", affiliations=("Kree",)), stunned=True)
    loyal = alice.has_in_hand(LOYAL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(loyal), point=3)


@check(ENTRY)
def in_play_it_asks_nothing(table: VsTable) -> None:
    """A loyal character is all that Alice controls: it attacks as any other does."""
    alice, bob = table.players
    loyal, his = alice.controls(LOYAL), bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(loyal, on=his), point=4)


@check(ENTRY)
def put_into_play_it_asks_nothing(table: VsTable) -> None:
    """An effect puts a loyal card into play for Alice, who controls nobody: it comes, though she couldn't recruit it."""
    alice, _ = table.players
    alice.has_resources(2)
    loyal, summons = alice.has_in_hand(LOYAL), alice.has_in_hand(SUMMONS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(loyal), only_because="vs/recruit.loyalty", point=1)
    alice.does(table.play(summons))
    table.resolve()
    alice.chooses(loyal)
    alice.chooses("front row")
    table.finds(loyal, PLAY, point=control(4, "nothing is asked of who doesn't recruit it"))
