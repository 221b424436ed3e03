"""Play"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, HERO, KINGDOM, ONE_HERO
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion/play")
def cards_are_played_from_hand(table: WiTable) -> None:
    """Alice has the same unit in hand, on top of her deck and in her discard pile: she may play only the one in her hand."""
    alice, _ = table.players
    in_hand, on_deck, discarded = (
        put(unit("Recruit", 0)) for put in (alice.has_in_hand, alice.has_in_deck, alice.has_in_discard)
    )
    table.begin()
    alice.can(table.put_down(in_hand), point=control(1, "from the hand it can be played"))
    alice.cannot(table.put_down(on_deck), only_because="wi/act.card", point=1)
    alice.cannot(table.put_down(discarded), only_because="wi/act.card", point=1)


@check("warhammer-invasion/play")
def cards_are_played_from_ones_own_hand(table: WiTable) -> None:
    """Bob holds a unit and a tactic: Alice may play neither of them, though it is her turn."""
    alice, bob = table.players
    recruit, tactic = bob.has_in_hand(unit("Recruit", 0)), bob.has_in_hand(GAIN_ONE)
    table.begin()
    alice.cannot(table.put_down(recruit), only_because="wi/act.card", point=1)
    alice.cannot(table.play(tactic), only_because="wi/act.card", point=1)
    alice.passes()
    bob.can(table.play(tactic), point=control(1, "he may play it"))


@check("warhammer-invasion/play")
def all_costs_are_paid(table: WiTable) -> None:
    """A unit costs 2 and has one loyalty icon of a race of which Alice has no symbol. With 2 resources she can't play it."""
    alice, _ = table.players
    alice.has_resources(2)
    loyal, plain = (
        alice.has_in_hand(unit("Loyal Unit", 2, race="Orc", loyalty=1)),
        alice.has_in_hand(unit("Plain Unit", 3)),
    )
    table.begin()
    alice.cannot(table.put_down(loyal), only_because="wi/act.pay", point=2)
    alice.cannot(table.put_down(plain), only_because="wi/act.pay", point=2)


@check("warhammer-invasion/play")
def all_restrictions_hold(table: WiTable) -> None:
    """Alice can't play a kingdom-only support elsewhere, a unique card that she has in play already, or a second Hero into a zone."""
    alice, _ = table.players
    mine = alice.has_in_hand(support("Mine", 0, only_zone=KINGDOM))
    alice.controls(support("Crown", unique=True), KINGDOM)
    crown = alice.has_in_hand(support("Crown", 0, unique=True))
    alice.controls(unit("First Hero", traits=(HERO,), keywords=(ONE_HERO,)), BATTLEFIELD)
    hero = alice.has_in_hand(unit("Second Hero", 0, traits=(HERO,), keywords=(ONE_HERO,)))
    table.begin()
    alice.cannot(table.put_down(mine, BATTLEFIELD), only_because="wi/enter.text", point=3)
    alice.cannot(table.put_down(crown, BATTLEFIELD), only_because="wi/enter.unique", point=3)
    alice.cannot(table.put_down(hero, BATTLEFIELD), only_because="wi/hero.play", point=3)
    alice.can(table.put_down(hero, KINGDOM), point=control(3, "into another zone the Hero can be played"))
