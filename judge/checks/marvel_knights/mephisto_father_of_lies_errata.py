"""Mephisto, Father of Lies"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GHOUL
from judge.games.vs_system.cards.marvel_knights.mephisto_father_of_lies_errata import MEPHISTO
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
    Played,
    PlotTwist,
    WinGame,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/mephisto-father-of-lies-errata"

EXCUSES = {
    "[3].once_per_turn=True": "not ruled: a second attack step in one turn",
}

WIN_AT_ONCE = PlotTwist(name="Winning Witness", powers=(Played(effect=WinGame()),))


@check(ENTRY)
def mephisto_stops_a_win_by_a_card(table: VsTable) -> None:
    """Bob plays a card that makes him win the game, as Rigged Elections does: Alice has Mephisto, and nobody wins."""
    alice, bob = table.players
    bob.has_resources(1)
    mephisto, ballot = alice.controls(MEPHISTO), bob.has_in_hand(WIN_AT_ONCE)
    table.begin(COMBAT)
    alice.passes()
    bob.does(table.play(ballot))
    table.all_pass()
    table.winner_is(None, point=(1, 2))
    table.losers_are()
    table.stands(mephisto, "front row")
    table.may_act_is(alice)


@check(ENTRY)
def mephistos_player_may_win(table: VsTable) -> None:
    """Alice has Mephisto and plays such a card herself: she wins."""
    alice, _ = table.players
    alice.has_resources(1)
    alice.controls(MEPHISTO)
    ballot = alice.has_in_hand(WIN_AT_ONCE)
    table.begin(COMBAT)
    alice.does(table.play(ballot))
    table.all_pass()
    table.winner_is(alice)


@check(ENTRY)
def mephisto_without_endurance(table: VsTable) -> None:
    """At 5 endurance below 0 Alice doesn't lose as the totals are compared, and Bob doesn't win: a new turn begins."""
    alice, bob = table.players
    alice.has_endurance(-5)
    alice.controls(MEPHISTO)
    table.begin(RECOVERY)
    table.all_pass()
    table.losers_are(point=1)
    table.winner_is(None)
    table.step_is(DRAW, point=1)
    table.initiative_is(bob)


@check(ENTRY)
def mephistos_price(table: VsTable) -> None:
    """As Alice's attack step starts, she KOs three of her characters; as Bob's starts, nobody goes."""
    alice, bob = table.players
    mephisto, *others = alice.controls(MEPHISTO), *(alice.controls(plain(f"Ally {n}")) for n in range(4))
    foreign = bob.controls(plain("Foreign Character"))
    table.begin(COMBAT)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    table.resolve()
    alice.is_asked("three characters", offers=(mephisto, *others), not_offers=(foreign,), most=3, optional=False)
    alice.cannot_choose(others[0], others[1])
    alice.chooses(*others[:3])
    for piece in others[:3]:
        table.finds(piece, KO_PILE)
    table.finds(others[3], PLAY)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    table.chain_is()


@check(ENTRY)
def mephisto_is_recruited(table: VsTable) -> None:
    """With three Underworld character cards in her KO'd pile Alice can recruit Mephisto; Bob, with two and one in hand, can't."""
    alice, bob = table.players
    own, foreign = (seat.has_in_hand(MEPHISTO) for seat in table.players)
    for seat in table.players:
        seat.has_resources(8)
        seat.has_in_ko_pile(plain("Hero"))
        for _ in range(2):
            seat.has_in_ko_pile(GHOUL)
    alice.has_in_ko_pile(GHOUL)
    bob.has_in_hand(GHOUL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(own))
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.cannot(table.recruit(foreign), only_because="text")
