"""Professor X, Mental Master"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import LURE_BEHIND
from judge.games.vs_system.cards.marvel_knights.professor_x_mental_master import PROFESSOR_X
from judge.games.vs_system.dsl import BUILD, COMBAT, FRONT, KO_PILE, RECRUIT_STEP, SUPPORT, VISIBLE, Spot
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/professor-x-mental-master"

EXCUSES = {
    "[0].effect.who.how=CHOICE_START": "not ruled: nothing here keeps a player from being a target",
}


@check(ENTRY)
def the_boosted_professor_takes_a_character(table: VsTable) -> None:
    """Alice pays for the boost: as Professor X comes into play, she moves Bob's character of cost 8 into her front row and controls it."""
    alice, bob = table.players
    alice.has_resources(9)
    professor, hers = alice.has_in_hand(PROFESSOR_X), alice.controls(plain("Her Character"))
    giant, titan = bob.controls(plain("Giant", 8)), bob.controls(plain("Titan", 9))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(professor, boosted=True))
    table.resolve()
    alice.chooses(Spot(FRONT, 1, VISIBLE))
    alice.is_asked("target", not_offers=(titan, hers))
    alice.chooses(giant)
    table.resolve()
    alice.is_asked("where Giant goes", not_offers=(Spot(SUPPORT, 0, VISIBLE),))
    alice.chooses(Spot(FRONT, 2, VISIBLE))
    table.stands(giant, FRONT, VISIBLE, of=alice, point=1)
    alice.has_control(giant, point=1)


@check(ENTRY)
def without_the_boost_nobody_is_taken(table: VsTable) -> None:
    """Alice recruits Professor X without his boost: nobody is moved."""
    alice, bob = table.players
    alice.has_resources(9)
    professor, his = alice.has_in_hand(PROFESSOR_X), bob.controls(plain("His Character"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(professor))
    table.resolve()
    alice.chooses("front row")
    table.nobody_is_asked()
    table.chain_is()
    bob.has_control(his)
    alice.cannot(table.use(professor), only_because="text")


@check(ENTRY)
def the_professor_empties_a_mind(table: VsTable) -> None:
    """In the combat phase Alice pays 1 endurance: Bob discards a card of his choice, and again for another one."""
    alice, bob = table.players
    professor = alice.controls(PROFESSOR_X)
    hers = alice.has_in_hand(plain("Her Card"))
    first, second = bob.has_in_hand(plain("First Card")), bob.has_in_hand(plain("Second Card"))
    table.begin(COMBAT)
    alice.does(table.use(professor))
    alice.is_asked("target opponent", offers=(bob,), not_offers=(alice,))
    alice.chooses(bob)
    table.resolve()
    bob.is_asked("a card to discard", offers=(first,), not_offers=(hers,))
    bob.chooses(second)
    table.finds(second, KO_PILE)
    bob.hand_size_is(1)
    alice.hand_size_is(1)
    alice.loses_in_all(1)
    bob.loses_in_all(0)
    alice.can(table.use(professor))


@check(ENTRY)
def in_the_support_row_as_well(table: VsTable) -> None:
    """Another card has Alice move Bob's character into her support row: as in the front row, she gains control of it."""
    alice, bob = table.players
    his, twist = bob.controls(plain("His Character")), alice.has_in_hand(LURE_BEHIND)
    table.begin(COMBAT)
    alice.does(table.play(twist), his)
    table.resolve()
    alice.chooses(Spot(SUPPORT, 0, VISIBLE))
    table.stands(his, SUPPORT, VISIBLE, of=alice, point=1)
    alice.has_control(his, point=1)
