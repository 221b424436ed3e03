"""Additional and alternate recruit costs"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import BUILD, RECRUIT_STEP, SELF, Adds, Played, Static, boost, discard, pay_endurance
from judge.proving.tables.vs_remix import RemixTable, check, plain

PEACOCK = replace(plain("Peacock Witness", 2, atk=1, boost=3), powers=boost(Static(change=Adds("atk", 4), on=SELF)))

SQUANDERER = replace(plain("Squandering Reservist", 0, keywords=("reservist",)), powers=(Played(cost=discard()),))

BARGAINER = replace(
    plain("Bargaining Reservist", 2, keywords=("reservist",)), powers=(Played(instead=pay_endurance(4)),)
)


@check("vs-remix-base/r4.5")
def boost_on_top_of_the_cost(table: RemixTable) -> None:
    """A character of cost 2 has boost 3: Alice recruits it boosted, and of her 6 points 1 is left."""
    alice, _ = table.players
    alice.has_resources(6)
    peacock = alice.has_in_hand(PEACOCK)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(peacock, boosted=True))
    alice.has_points(1, point=1)


@check("vs-remix-base/r4.5")
def boost_is_left_unpaid(table: RemixTable) -> None:
    """Alice leaves the boost unpaid: the character is recruited for its cost, without its boost text."""
    alice, _ = table.players
    alice.has_resources(6)
    peacock = alice.has_in_hand(PEACOCK)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(peacock), point=2)
    alice.has_points(4)
    table.resolve()
    alice.chooses("front row")
    table.shows(peacock, atk=1, point=2)


@check("vs-remix-base/r4.5")
def a_discard_on_top_of_the_cost(table: RemixTable) -> None:
    """Additional cost, discard a card: without one in hand Alice can't recruit the reservist out of her row, though it costs no points."""
    alice, _ = table.players
    squanderer = alice.has_resource(SQUANDERER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(squanderer), only_because="vs/act.pay", point=1)


@check("vs-remix-base/r4.5")
def a_card_shown_on_top_of_the_cost(table: RemixTable) -> None:
    """Loyalty—Reveal: Alice, who controls no Kree, has no Kree card to reveal either, and can't recruit one for points alone."""
    alice, _ = table.players
    alice.has_resources(1)
    soldier = alice.has_in_hand(plain("Soldier", affiliations=("Kree",), keywords=("loyalty—reveal",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(soldier), only_because="vs/act.pay", point=1)


@check("vs-remix-base/r4.5")
def something_else_in_place_of_the_cost(table: RemixTable) -> None:
    """In place of 2 points 4 endurance may be paid: Alice may recruit for the one or for the other, and takes the endurance."""
    alice, _ = table.players
    alice.has_resources(2)
    bargainer = alice.has_resource(BARGAINER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(bargainer), point=3)
    alice.does(table.recruit(bargainer, instead=True))
    alice.has_points(3, point=3)
    alice.loses_in_all(4, point=3)
