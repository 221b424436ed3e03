"""“If you do” and optional effects"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import OLD_CARD, PLANET
from judge.games.vs_remix.dsl import BUILD, HAND, RECRUIT_STEP
from judge.proving.tables.vs_remix import RemixTable, check, plain

UNDERSTUDY = plain("Understudy", 2, keywords=("substitute",))


@check("vs-remix-base/r5.5", follows={1: "remix-glossary/substitute#5"})
def without_the_removal_no_arrival(table: RemixTable) -> None:
    """Alice removes nobody for her substitute card: it doesn't enter play."""
    alice, _ = table.players
    card, _star = alice.has_in_hand(UNDERSTUDY), alice.controls(plain("Star", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card))
    table.resolve()
    alice.declines()
    table.nobody_is_asked(point=1)
    table.finds(card, HAND)


@check("vs-remix-base/r5.5", follows={1: "remix-glossary/terraform#3"})
def without_the_return_no_location(table: RemixTable) -> None:
    """Alice returns no resource for her terraform location: it stays in her hand."""
    alice, _ = table.players
    planet, _old = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.declines()
    alice.finds_in_hand(planet, point=1)


@check("vs-remix-base/r5.5", follows={2: "remix-glossary/substitute#2"})
def who_has_paid_may_decline_a_removal(table: RemixTable) -> None:
    """Alice has revealed her substitute card, and so paid: she may still decline to remove anybody."""
    alice, _ = table.players
    card, _star = alice.has_in_hand(UNDERSTUDY), alice.controls(plain("Star", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card))
    table.has_happened("reveal", card)
    table.resolve()
    alice.declines(point=2)


@check("vs-remix-base/r5.5", follows={2: "remix-glossary/terraform#2"})
def who_has_paid_may_decline_a_return(table: RemixTable) -> None:
    """Alice has revealed her terraform location, and so paid: she may still decline to return a resource."""
    alice, _ = table.players
    planet, _old = alice.has_in_hand(PLANET), alice.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.has_happened("reveal", planet)
    table.resolve()
    alice.declines(point=2)
