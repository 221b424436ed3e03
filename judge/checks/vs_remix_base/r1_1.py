"""Zones that VS Remix uses"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import BANISH, KO_ONE
from judge.games.vs_remix.dsl import BUILD, CHAIN, KO_PILE, PLAY, RECRUIT_STEP, REMOVED
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r1.1")
def a_recruited_card_passes_the_chain(table: RemixTable) -> None:
    """Alice recruits a character from her hand: the card lies on the chain, and is in play once it has left that."""
    alice, _ = table.players
    hero = alice.has_in_hand(plain("Hero"))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.nobody_is_asked(point=(1, 2))
    table.finds(hero, CHAIN)
    table.resolve()
    alice.chooses("front row")
    table.finds(hero, PLAY, point=control(2, "from the chain it comes into play"))


@check("vs-remix-base/r1.1")
def a_reservist_passes_the_chain(table: RemixTable) -> None:
    """A reservist is recruited out of the resource row: it, too, goes on the chain first."""
    alice, _ = table.players
    reservist = alice.has_resource(plain("Reservist", keywords=("reservist",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reservist))
    table.nobody_is_asked(point=2)
    table.finds(reservist, CHAIN)


@check("vs-remix-base/r1.1")
def two_ways_out_of_play(table: RemixTable) -> None:
    """One character is KO'd, another removed from the game: they lie in two zones."""
    alice, bob = table.players
    shot, exile = alice.has_in_hand(KO_ONE), alice.has_in_hand(BANISH)
    first, second = bob.controls(plain("First Victim")), bob.controls(plain("Second Victim"))
    table.begin()
    alice.does(table.play(shot), first)
    table.resolve()
    table.finds(first, KO_PILE, point=1)
    alice.does(table.play(exile), second)
    table.resolve()
    table.finds(second, REMOVED, point=control(1, "what is removed from the game lies elsewhere"))
