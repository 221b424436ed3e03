"""Massive"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import NEIGHBOUR, NUMB, PUSH
from judge.games.vs_remix.dsl import (
    ACTIVATE,
    ADJACENT,
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    FRONT,
    IN_FRONT_ROW,
    IN_SUPPORT_ROW,
    MASSIVE,
    RECRUIT_STEP,
    SELF,
    SUPPORT,
    On,
    Played,
    PlotTwist,
    Reinforced,
    Spot,
    exhaust,
    gain,
    stun,
    target,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

ENTRY = "remix-glossary/massive"

GIANT = plain("Giant", 4, keywords=(MASSIVE,), atk=4, defense=4)

FRONT_BLOW = PlotTwist(name="Front Row Witness", powers=(Played(effect=stun(target(CHARACTERS & IN_FRONT_ROW))),))

REAR_BLOW = PlotTwist(name="Support Row Witness", powers=(Played(effect=stun(target(CHARACTERS & IN_SUPPORT_ROW))),))

# It gains endurance for whatever is reinforced, which lets everybody see what is.
ONLOOKER = replace(plain("Looking Witness"), powers=(whenever(On(Reinforced, CHARACTERS)) >> gain(3),))


NEIGHBOURLY_GIANT = replace(GIANT, powers=(ACTIVATE >> exhaust(target(CHARACTERS & (ADJACENT | SELF))),))


@check(ENTRY)
def nobody_stands_behind_a_giant(table: RemixTable) -> None:
    """Alice's Giant stands in the first column, a character in the second: a newcomer can't stand behind Giant, but behind the other."""
    alice, _ = table.players
    alice.has_resources(1)
    alice.controls(GIANT, column=0)
    alice.controls(plain("Other"), column=1)
    newcomer = alice.has_in_hand(plain("Newcomer"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(newcomer))
    table.resolve()
    alice.is_asked("goes", offers=(Spot(SUPPORT, 1),))
    alice.is_asked("goes", not_offers=(Spot(SUPPORT, 0),), point=1)
    alice.chooses(Spot(SUPPORT, 1))


@check(ENTRY)
def a_giant_needs_a_whole_column(table: RemixTable) -> None:
    """A character stands in the support row of the first column: Giant has no room before it, and enters the front row of the second."""
    alice, _ = table.players
    alice.has_resources(4)
    alice.controls(plain("Other"), row=SUPPORT, column=0)
    giant = alice.has_in_hand(GIANT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(giant))
    table.resolve()
    table.nobody_is_asked(point=(1, 3))
    table.stands(giant, FRONT)


@check(ENTRY)
def nobody_shares_the_column_of_a_giant(table: RemixTable) -> None:
    """In the formation step nobody is put behind Giant, even while it is stunned, and Giant isn't put before anybody."""
    alice, _ = table.players
    giant = alice.controls(GIANT, column=0)
    alice.controls(replace(GIANT, name="Low Giant"), column=1, stunned=True)
    rear, other = alice.controls(plain("Rear"), row=SUPPORT, column=2), alice.controls(plain("Other"), column=3)
    table.begin(BUILD, FORMATION_STEP, alice)
    for column in (0, 1):
        alice.cannot(table.rearrange((other, SUPPORT, column)), only_because="vs/formation.unique", point=1)
    alice.cannot(table.rearrange((giant, FRONT, 2)), only_because="vs/formation.unique", point=1)
    alice.can(table.rearrange((other, FRONT, 2)), point=control(1, "another character can be put before that one"))
    alice.can(table.rearrange((rear, SUPPORT, 3)), point=control(1, "it can be put behind another character"))


@check(ENTRY)
def a_giant_and_its_neighbours(table: RemixTable) -> None:
    """Giant in the second column is adjacent to both characters in each of the columns beside it, and to no one further away."""
    alice, _ = table.players
    giant = alice.controls(NEIGHBOURLY_GIANT, column=1)
    left, rear_left = alice.controls(plain("Left"), column=0), alice.controls(plain("Rear Left"), row=SUPPORT, column=0)
    right = alice.controls(plain("Right"), column=2)
    rear_right = alice.controls(plain("Rear Right"), row=SUPPORT, column=2)
    far = alice.controls(plain("Far"), column=3)
    table.begin()
    alice.does(table.use(giant))
    alice.is_asked("target", offers=(left, right), point=2)
    alice.is_asked("target", offers=(rear_left, rear_right), point=2)
    alice.is_asked("target", not_offers=(far,), point=control(2, "it stands two columns away"))
    alice.chooses(left)


@check(ENTRY)
def a_support_row_neighbour_of_a_giant(table: RemixTable) -> None:
    """A support row character in the next column is adjacent to Giant, too."""
    alice, _ = table.players
    giant = alice.controls(GIANT, column=1)
    alice.controls(plain("Front"), column=0)
    rear = alice.controls(replace(NEIGHBOUR, name="Rear"), row=SUPPORT, column=0)
    table.begin()
    alice.does(table.use(rear))
    alice.is_asked("target", offers=(giant,), point=2)
    alice.chooses(giant)


@check(ENTRY)
def a_giant_is_in_the_front_row(table: RemixTable) -> None:
    """In the formation step Alice may move Giant to another column, but not into the support row."""
    alice, _ = table.players
    giant = alice.controls(GIANT)
    rear, front = alice.has_in_hand(REAR_BLOW), alice.has_in_hand(FRONT_BLOW)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.can(table.rearrange((giant, FRONT, 2)), point=5)
    alice.cannot(table.rearrange((giant, SUPPORT, 2)), only_because="remix/massive.front-row", point=3)
    alice.cannot(table.play(rear), only_because="target", point=3)
    alice.can(table.play(front), point=control(3, "a front row character can be targeted"))


@check(ENTRY)
def a_giant_does_not_reinforce(table: RemixTable) -> None:
    """Bob's Giant stands beside the defender and shares its affiliation: it can't reinforce it. A support row character can."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker"))
    defender = bob.controls(plain("Defender", affiliations=("Robots",)), column=0)
    helper = bob.controls(plain("Helper", affiliations=("Robots",)), row=SUPPORT, column=0)
    giant = bob.controls(replace(GIANT, affiliations=frozenset({"Robots"})), column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.cannot(table.reinforce(giant), only_because="vs/during-attack.reinforcer", point=4)
    bob.can(table.reinforce(helper), point=control(4, "a support row character can"))


@check(ENTRY)
def effects_leave_a_giant_where_it_is(table: RemixTable) -> None:
    """An effect would move Giant: it stays in its column, where another character is moved."""
    alice, _ = table.players
    giant, other = alice.controls(GIANT, column=0), alice.controls(plain("Other"), column=1)
    push, again = alice.has_in_hand(PUSH), alice.has_in_hand(PUSH)
    table.begin()
    alice.does(table.play(push), giant)
    table.resolve()
    alice.chooses(Spot(FRONT, 2))
    table.has_happened("reposition", giant, times=0, point=5)
    alice.does(table.play(again), other)
    table.resolve()
    alice.chooses(Spot(FRONT, 2))
    table.has_happened("reposition", other, times=1)


@check(ENTRY)
def an_opponent_cannot_move_a_giant(table: RemixTable) -> None:
    """An effect of Bob's would move Alice's Giant to his side: it stays hers, where he gets another character that he moves."""
    alice, bob = table.players
    giant, other = alice.controls(GIANT, column=0), alice.controls(plain("Other"), column=1)
    push, again = bob.has_in_hand(PUSH), bob.has_in_hand(PUSH)
    table.begin()
    for card, whom in ((push, giant), (again, other)):
        alice.passes()
        bob.does(table.play(card), whom)
        table.resolve()
        bob.chooses("front row")
    alice.has_control(giant, point=5)
    bob.has_control(other, point=control(5, "what he moves comes under his control"))


@check("remix-glossary/massive")
def an_effect_moves_a_giant_in_the_formation_step(table: RemixTable) -> None:
    """In the formation step an effect moves Giant to another column."""
    alice, _ = table.players
    giant, push = alice.controls(GIANT, column=0), alice.has_in_hand(PUSH)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.play(push), giant)
    table.resolve()
    alice.chooses(Spot(FRONT, 1))
    table.has_happened("reposition", giant, times=1, point=5)


@check(ENTRY, allowed={"atk": range(12)})
def nothing_breaks_through_a_giant(table: RemixTable, atk: int = 9) -> None:
    """An attacker of 9 ATK stuns Giant of cost 4 and 4 DEF: Bob loses 4 endurance, none for breakthrough; it isn't reinforced."""
    alice, bob = table.players
    alice.controls(ONLOOKER)
    attacker, giant = alice.controls(plain("Attacker", atk=atk, defense=9)), bob.controls(GIANT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=giant))
    table.has_happened("get reinforcement", giant, times=0, point=7)
    table.all_pass()
    table.is_(giant, "stunned")
    bob.loses_in_all(4, point=(6, 7))
    table.resolve()
    alice.loses_in_all(0)


@check(ENTRY)
def nothing_breaks_through_a_giant_without_powers(table: RemixTable) -> None:
    """Giant has lost its powers: it is as big as before, and nothing breaks through."""
    alice, bob = table.players
    attacker, giant = alice.controls(plain("Attacker", atk=9, defense=9)), bob.controls(GIANT)
    numb = alice.has_in_hand(NUMB)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(numb), giant)
    table.resolve()
    alice.does(table.attack(attacker, on=giant))
    table.all_pass()
    table.is_(giant, "stunned")
    bob.loses_in_all(4, point=6)


@check(ENTRY)
def breakthrough_beside_a_giant(table: RemixTable) -> None:
    """Giants stand on both sides: an attack on the character beside one breaks through as ever, and so does an attack by one."""
    alice, bob = table.players
    attacker, giant = alice.controls(plain("Attacker", atk=5, defense=9)), alice.controls(replace(GIANT, atk=7))
    bob.controls(GIANT)
    first, second = bob.controls(plain("First", 2, defense=1)), bob.controls(plain("Second", 3, defense=1))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=first))
    table.all_pass()
    bob.loses_in_all(6, point=control(6, "2 for the stun and 4 by breakthrough"))
    alice.does(table.attack(giant, on=second))
    table.all_pass()
    bob.loses_in_all(15, point=control(6, "3 more for the stun and 6 by breakthrough"))
