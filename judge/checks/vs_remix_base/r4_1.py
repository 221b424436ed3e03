"""Recruiting several characters in a recruit step"""

from __future__ import annotations

from judge.games.vs_remix.dsl import BUILD, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r4.1")
def one_recruits_in_the_own_recruit_step(table: RemixTable) -> None:
    """In Alice's recruit step Bob can't recruit, not even for nothing; she can, but no character for which her points don't suffice."""
    alice, bob = table.players
    alice.has_resources(1)
    hers, his = alice.has_in_hand(plain("Her Hero", 1)), bob.has_in_hand(plain("His Hero", 0))
    dear = alice.has_in_hand(plain("Dear Hero", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    bob.cannot(table.recruit(his), only_because="vs/recruit.when", point=1)
    alice.can(table.recruit(hers), point=control(1, "in her own step, for what she has, she can"))
    alice.cannot(table.recruit(dear), only_because="vs/act.pay", point=1)


@check("vs-remix-base/r4.1", allowed={"points": range(4, 16)})
def six_points_for_two_characters(table: RemixTable, points: int = 6) -> None:
    """With 6 points Alice recruits a character of cost 4, then one of cost 2; for a third one nothing is left."""
    alice, _ = table.players
    alice.has_resources(points)
    first, second, third = (alice.has_in_hand(plain(f"Cost {cost}", cost)) for cost in (4, 2, 1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(first))
    table.resolve()
    alice.chooses("front row")
    alice.has_points(2)
    alice.does(table.recruit(second), point=2)
    table.resolve()
    alice.chooses("front row")
    alice.cannot(table.recruit(third), only_because="vs/act.pay", point=2)
