"""Reservist"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import (
    BUILD,
    CHAIN,
    COMBAT,
    FACE_DOWN,
    FRONT,
    HIDDEN,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    RESOURCES,
    SELF,
    Adds,
    Played,
    PlotTwist,
    Static,
    boost,
    discard,
    pay_endurance,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

RESERVE = ("reservist",)

COSTLY = replace(plain("Costly Reservist", 1, keywords=RESERVE), powers=(Played(cost=discard()),))

HAGGLER = replace(plain("Haggling Reservist", 3, keywords=RESERVE), powers=(Played(instead=pay_endurance(3)),))

PROUD = replace(
    plain("Proud Reservist", 1, keywords=RESERVE, boost=1), powers=boost(Static(change=Adds("atk", 2), on=SELF))
)


@check("remix-glossary/reservist", allowed={"cost": range(4)})
def reservist_is_recruited_from_hand(table: RemixTable, cost: int = 1) -> None:
    """A reservist in hand is recruited like any other character; nothing is asked about the resource row."""
    alice, _ = table.players
    alice.has_resources(3)
    reservist, _spare = alice.has_in_hand(plain("Reservist", cost, keywords=RESERVE)), alice.has_in_hand(plain("Spare"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reservist), point=1)
    table.nobody_is_asked()
    table.finds(reservist, CHAIN)
    table.resolve()
    alice.chooses("front row")
    table.stands(reservist, FRONT, point=control(1, "it comes into play like any other character"))


@check("remix-glossary/reservist", allowed={"cost": range(4)})
def reservist_is_recruited_from_the_row(table: RemixTable, cost: int = 2) -> None:
    """A reservist is recruited out of the row: revealed, put on the chain, replaced face down by any card, and only then paid for."""
    alice, _ = table.players
    alice.has_resources(1)
    reservist = alice.has_resource(plain("Reservist", cost, keywords=RESERVE))
    other, spare = alice.has_resource(plain("No Reservist", cost)), alice.has_in_hand(plain("Spare Card"))
    twist = alice.has_in_hand(PlotTwist(name="Spare Twist"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(other), only_because="vs/act.card")
    alice.does(table.recruit(reservist), point=2)
    table.has_happened("reveal", reservist, point=(3, 5))
    table.finds(reservist, CHAIN)
    alice.is_asked("for the resource row", offers=(spare, twist), optional=True, point=4)
    alice.has_points(3, point=5)
    alice.chooses(spare)
    alice.has_points(1, point=6)
    table.is_(spare, FACE_DOWN, point=4)
    table.stands(spare, RESOURCES, None, point=control(4, "that is where the card has come"))
    table.nobody_is_asked(point=(3, 6))
    table.resolve()
    alice.chooses("front row")
    table.finds(reservist, PLAY, point=control(2, "it comes into play"))


@check("remix-glossary/reservist")
def gap_is_left_open(table: RemixTable) -> None:
    """Alice may leave the gap in her row open."""
    alice, _ = table.players
    alice.has_resources(2)
    reservist, _spare = (
        alice.has_resource(plain("Reservist", 2, keywords=RESERVE)),
        alice.has_in_hand(plain("Spare Card")),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reservist))
    alice.declines(point=4)
    alice.finds_in_hand(_spare)
    alice.has_points(1)


@check("remix-glossary/reservist")
def reservist_is_not_recruited_at_any_time(table: RemixTable) -> None:
    """Normal recruit rules: not in the combat phase, and not in the opponent's recruit step."""
    alice, bob = table.players
    alice.has_resources(2)
    reservist = alice.has_resource(plain("Reservist", 0, keywords=RESERVE))
    table.begin(BUILD, RECRUIT_STEP, bob)
    alice.cannot(table.recruit(reservist), only_because="vs/recruit.when", point=6)
    table.goes_on_to(COMBAT)
    alice.cannot(table.recruit(reservist), only_because="vs/recruit.when", point=6)


@check("remix-glossary/reservist")
def concealed_reservists(table: RemixTable) -> None:
    """Out of the row a concealed reservist comes into the hidden area; for one with concealed—optional Alice picks that."""
    alice, _ = table.players
    alice.has_resources(2)
    shy = alice.has_resource(plain("Shy Reservist", 1, keywords=("reservist", "concealed")))
    coy = alice.has_resource(plain("Coy Reservist", 1, keywords=("reservist", "concealed—optional")))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(shy))
    table.resolve()
    alice.chooses("front row")
    table.stands(shy, FRONT, HIDDEN, point=7)
    alice.does(table.recruit(coy))
    table.resolve()
    alice.is_asked("area", offers=("visible area", "hidden area"), point=8)
    alice.chooses("hidden area")
    alice.chooses("front row")
    table.stands(coy, FRONT, HIDDEN, point=control(8, "that is what she has picked"))


@check("remix-glossary/reservist")
def boosted_reservist(table: RemixTable, boosted: bool = True) -> None:
    """Out of the row Alice may pay the boost cost of a reservist or leave it out."""
    alice, _ = table.players
    alice.has_resources(2)
    reservist = alice.has_resource(PROUD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(reservist), point=9)
    alice.does(table.recruit(reservist, boosted=boosted), point=9)
    alice.has_points(1)
    table.resolve()
    alice.chooses("front row")
    table.shows(reservist, atk=3)


@check("remix-glossary/reservist")
def loyal_reservist(table: RemixTable) -> None:
    """Out of the row, too, a loyal reservist is recruited only by who controls a character of its team; of its teams one is enough."""
    alice, _ = table.players
    alice.has_resources(2)
    keywords = ("reservist", "loyalty")
    stranger = alice.has_resource(plain("Stranger", 1, keywords=keywords, affiliations=("Kree",)))
    friend = alice.has_resource(plain("Friend", 1, keywords=keywords, affiliations=("Avengers", "X-Men")))
    alice.controls(plain("Avenger", affiliations=("Avengers",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(stranger), only_because="vs/recruit.loyalty", point=10)
    alice.can(table.recruit(friend), point=10)


@check("remix-glossary/reservist")
def additional_cost_of_a_reservist(table: RemixTable) -> None:
    """Additional cost, discard a card: Alice pays it out of the row as well, after she has filled the gap."""
    alice, _ = table.players
    alice.has_resources(2)
    reservist = alice.has_resource(COSTLY)
    spare, other = alice.has_in_hand(plain("Spare Card")), alice.has_in_hand(plain("Other Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reservist))
    alice.chooses(spare)
    alice.is_asked("discard", offers=(other,), not_offers=(spare,), point=11)
    alice.chooses(other)
    table.finds(other, KO_PILE, point=control(11, "the card that she chose is discarded"))


@check("remix-glossary/reservist")
def additional_cost_that_cant_be_paid(table: RemixTable) -> None:
    """Additional cost, discard a card: without a card in hand Alice can't recruit the reservist out of the row."""
    alice, _ = table.players
    alice.has_resources(2)
    reservist = alice.has_resource(COSTLY)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(reservist), only_because="vs/act.pay", point=11)


@check("remix-glossary/reservist")
def alternate_cost_of_a_reservist(table: RemixTable) -> None:
    """Instead of 3 points 3 endurance may be paid: out of the row Alice chooses which."""
    alice, _ = table.players
    alice.has_resources(2)
    reservist = alice.has_resource(HAGGLER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(reservist), point=12)
    alice.does(table.recruit(reservist, instead=True))
    alice.has_points(3, point=12)
    alice.loses_in_all(3, point=12)


@check("remix-glossary/reservist")
def reservist_in_another_players_row(table: RemixTable) -> None:
    """Alice's reservist lies in Bob's resource row: she can't recruit it out of his; Bob's, which lies in hers, she can."""
    alice, bob = table.players
    taken = alice.has_resource(plain("Taken Reservist", keywords=RESERVE), owner=bob)
    given = bob.has_resource(plain("Given Reservist", keywords=RESERVE), owner=alice)
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(taken), point=2)
    alice.cannot(table.recruit(given), only_because="vs/act.card", point=2)
