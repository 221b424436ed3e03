"""Announcing a recruit and paying for it"""

from __future__ import annotations

from judge.games.vs_remix.dsl import BUILD, CHAIN, FACE_DOWN, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r4.3", allowed={"cost": range(16)})
def what_is_announced_waits_on_the_chain(table: RemixTable, cost: int = 2) -> None:
    """Alice recruits a character of cost 2: it is on the chain and paid for. Another one of cost 1 she couldn't pay for."""
    alice, _ = table.players
    alice.has_resources(cost)
    hero, other = alice.has_in_hand(plain("Hero", cost)), alice.has_in_hand(plain("Other Hero", 1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.nobody_is_asked(point=1)
    table.finds(hero, CHAIN)
    alice.has_points(0, point=control(1, "the cost is paid as the card goes on the chain"))
    table.resolve()
    alice.chooses("front row")
    alice.cannot(table.recruit(other), only_because="vs/act.pay", point=1)


@check("vs-remix-base/r4.3")
def the_gap_of_a_reservist_comes_first(table: RemixTable) -> None:
    """A reservist is announced out of the row: Alice is asked for a card for its place before she has paid anything."""
    alice, _ = table.players
    alice.has_resources(1)
    reservist = alice.has_resource(plain("Reservist", 2, keywords=("reservist",)))
    spare = alice.has_in_hand(plain("Spare"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reservist))
    alice.has_points(2, point=2)
    alice.chooses(spare)
    table.is_(spare, FACE_DOWN)
    alice.has_points(0, point=control(2, "then the cost is paid"))


@check("vs-remix-base/r4.3")
def what_can_be_recruited_from_where(table: RemixTable) -> None:
    """Alice recruits out of her hand, a reservist too; out of the row nothing but a reservist; out of the KO'd pile nothing."""
    alice, _ = table.players
    reserve = ("reservist",)
    held, held_reservist = alice.has_in_hand(plain("Held")), alice.has_in_hand(plain("Held Reserve", keywords=reserve))
    laid, reservist = alice.has_resource(plain("Laid")), alice.has_resource(plain("Laid Reserve", keywords=reserve))
    lost = alice.has_in_ko_pile(plain("Lost"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(held), point=control(3, "what is in hand can be recruited"))
    alice.can(table.recruit(held_reservist), point=3)
    alice.can(table.recruit(reservist), point=3)
    alice.cannot(table.recruit(laid), only_because="vs/act.card", point=3)
    alice.cannot(table.recruit(lost), only_because="vs/act.card", point=3)
