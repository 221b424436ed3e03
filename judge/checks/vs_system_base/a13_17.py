"""How press and terraform work"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import OLD_CARD, PLANET
from judge.games.vs_system.dsl import BUILD, COMBAT, FORMATION_STEP, PLAY, PRESS, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.17"


@check(ENTRY)
def press_makes_the_next_cheaper(table: VsTable) -> None:
    """Two press characters are recruited: a character of cost 4 costs 2 then, one of cost 2 and one of cost 1 cost 1."""
    alice, _ = table.players
    alice.has_resources(9)
    scouts = [alice.has_in_hand(plain(f"Scout {n}", 1, keywords=(PRESS,))) for n in (1, 2)]
    four, two, one = (alice.has_in_hand(plain(f"Recruit of Cost {cost}", cost)) for cost in (4, 2, 1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.is_charged(four, 4)
    for scout in scouts:
        alice.does(table.recruit(scout))
        table.resolve()
        alice.chooses("front row")
    alice.is_charged(four, 2, point=1)
    alice.is_charged(two, 1, point=1)
    alice.is_charged(one, 1, point=1)


@check(ENTRY)
def only_the_next_of_the_turn(table: VsTable) -> None:
    """After a press character and another one, a third costs in full; and nothing is left of press in the next turn."""
    alice, bob = table.players
    alice.has_resources(5)
    scout, second = alice.has_in_hand(plain("Scout", 1, keywords=(PRESS,))), alice.has_in_hand(plain("Second", 3))
    third, late = alice.has_in_hand(plain("Third", 3)), alice.has_in_hand(plain("Late Scout", 1, keywords=(PRESS,)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (scout, second):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.is_charged(third, 3, point=1)
    alice.does(table.recruit(late))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.is_charged(third, 3, point=1)


@check(ENTRY)
def terraform_exchanges_a_resource(table: VsTable) -> None:
    """Alice reveals a location with terraform: a face-down resource goes to her hand, and the location lies in the row face down."""
    alice, _ = table.players
    old, planet = alice.has_resource(OLD_CARD), alice.has_in_hand(PLANET)
    shown = alice.has_resource(PLANET, face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.agrees()
    alice.is_asked("a face-down resource", not_offers=(shown,), point=2)
    alice.chooses(old)
    alice.finds_in_hand(old, point=control(2, "the resource goes to its owner's hand"))
    table.finds(planet, PLAY, point=2)
    table.is_(planet, "face down", point=2)


@check(ENTRY)
def terraform_is_for_the_recruit_step(table: VsTable) -> None:
    """Terraform works out of the hand in one's own recruit step: not in the formation step, not for Bob, not in the row."""
    alice, bob = table.players
    laid, held, others = alice.has_resource(PLANET), alice.has_in_hand(PLANET), bob.has_in_hand(PLANET)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(held), point=control(2, "it can be used"))
    alice.cannot(table.use(laid), only_because="vs/act.power", point=2)
    alice.passes()
    bob.cannot(table.use(others), only_because="text", point=2)
    bob.passes()
    table.step_is(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(held), only_because="text", point=2)
    table.goes_on_to(COMBAT)
    alice.cannot(table.use(held), only_because="text", point=2)
