"""Loyalty"""

from __future__ import annotations

from judge.games.vs_remix.dsl import BUILD, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

LOYAL = plain("Loyal Recruit", 2, keywords=("loyalty",), affiliations=("Avengers", "X-Men"))


@check("remix-glossary/loyalty")
def recruiting_with_a_stranger(table: RemixTable) -> None:
    """Alice's only character is of another team: she can't recruit the loyal card."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("Stranger", affiliations=("Kree",)))
    recruit = alice.has_in_hand(LOYAL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(recruit), only_because="vs/recruit.loyalty", point=1)


@check("remix-glossary/loyalty")
def recruiting_with_a_friend_of_the_opponent(table: RemixTable) -> None:
    """The opponent controls an Avenger, Alice doesn't: she can't recruit the loyal card, a card without loyalty she can."""
    alice, bob = table.players
    alice.has_resources(2)
    bob.controls(plain("His Avenger", affiliations=("Avengers",)))
    recruit, other = alice.has_in_hand(LOYAL), alice.has_in_hand(plain("Other Avenger", 2, affiliations=("Avengers",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(recruit), only_because="vs/recruit.loyalty", point=1)
    alice.can(table.recruit(other), point=control(1, "loyalty is what keeps her from recruiting the other one"))


@check("remix-glossary/loyalty")
def recruiting_with_one_shared_affiliation(table: RemixTable) -> None:
    """Alice controls an X-Men character; the loyal card is of the Avengers, too: one shared team is enough."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("Mutant", affiliations=("X-Men", "Brotherhood")))
    recruit = alice.has_in_hand(LOYAL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(recruit), point=2)
