"""Neutralized"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COVER_TWIST, KO_ONE, RECOVER_ONE, RETURN_ONE
from judge.games.vs_system.cards.x_men.neutralized import NEUTRALIZED
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    DRAW,
    EVASION,
    KO_PILE,
    PLAY,
    RECOVERY,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/neutralized"

MORLOCK = plain("Morlock", affiliations=("Morlocks",))

EVADER = plain("Evading Witness", affiliations=("Morlocks",), keywords=(EVASION,))


def _neutralize(table: VsTable, chosen: Piece) -> Piece:
    """Alice has Neutralized in her row and plays it in the attack step; she chooses ``chosen``."""
    alice, _ = table.players
    alice.has_resource(plain("Resource"))
    twist, payer = alice.has_resource(NEUTRALIZED), alice.controls(MORLOCK)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), payer)
    table.is_(payer, "exhausted")
    table.resolve()
    alice.chooses(chosen)
    return twist


@check(ENTRY)
def it_is_chosen_on_resolution(table: VsTable) -> None:
    """Alice exhausts a character for the cost and evades with it in response: she chooses this character, and it doesn't recover."""
    alice, bob = table.players
    twist, evader = alice.has_resource(NEUTRALIZED), alice.controls(EVADER)
    other, foreign = alice.controls(plain("Other")), bob.controls(MORLOCK)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.is_asked(
        "choose a Morlocks character to exhaust", offers=(evader,), not_offers=(other, foreign), optional=False
    )
    alice.chooses(evader)
    table.nobody_is_asked()
    alice.does(table.use(evader))
    table.resolve()
    alice.is_asked("choose a stunned character", offers=(evader,), point=1)
    alice.is_asked("choose a stunned character", not_offers=(other, foreign), optional=False)
    alice.chooses(evader)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(evader, "stunned", point=control(1, "the chosen one is the one that evaded"))


@check(ENTRY)
def anybodys_can_be_chosen(table: VsTable) -> None:
    """Alice has a stunned character, and so has Bob: she may choose either."""
    alice, bob = table.players
    twist, payer = alice.has_resource(NEUTRALIZED), alice.controls(MORLOCK)
    own, foreign = alice.controls(plain("Own"), stunned=True), bob.controls(plain("Foreign"), stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), payer)
    table.resolve()
    alice.is_asked("choose a stunned character", offers=(own, foreign), point=2)
    alice.chooses(own)
    table.goes_on_to(RECOVERY)
    table.goes_on_to(DRAW)
    alice.chooses(own)
    bob.chooses(foreign)
    table.is_(own, "stunned")
    table.is_(foreign, "stunned", False)


@check(ENTRY)
def nothing_recovers_it(table: VsTable) -> None:
    """Bob's chosen character recovers neither by an effect nor in the wrap-up, where he picks it: it stays in play, stunned."""
    alice, bob = table.players
    chosen, other, healing = (
        bob.controls(plain("Chosen"), stunned=True),
        bob.controls(plain("Other"), stunned=True),
        bob.has_in_hand(RECOVER_ONE),
    )
    _neutralize(table, chosen)
    alice.passes()
    bob.does(table.play(healing), chosen)
    table.resolve()
    table.is_(chosen, "stunned", point=3)
    table.goes_on_to(RECOVERY)
    table.goes_on_to(DRAW)
    bob.is_asked("recover", offers=(chosen,), point=6)
    bob.is_asked("recover", offers=(other,))
    bob.chooses(chosen)
    table.step_is(DRAW)
    table.is_(chosen, "stunned", point=(3, 6))
    table.finds(chosen, PLAY, point=4)
    table.finds(other, KO_PILE)


@check(ENTRY)
def it_is_not_kod_in_the_recovery_phase(table: VsTable) -> None:
    """In the recovery phase Alice's effect doesn't KO the chosen character; in the next turn's combat phase it does."""
    alice, bob = table.players
    chosen, coffins = bob.controls(plain("Chosen"), stunned=True), [alice.has_in_hand(KO_ONE) for _ in (1, 2)]
    _neutralize(table, chosen)
    table.goes_on_to(RECOVERY)
    alice.does(table.play(coffins[0]), chosen)
    table.resolve()
    table.finds(chosen, PLAY, point=4)
    table.goes_on_to(DRAW)
    bob.chooses()
    table.goes_on_to(COMBAT)
    bob.passes()
    alice.does(table.play(coffins[1]), chosen)
    table.resolve()
    table.finds(chosen, KO_PILE, point=5)


@check(ENTRY)
def it_leaves_play_in_another_way(table: VsTable) -> None:
    """In the recovery phase Bob takes the chosen character back to hand."""
    alice, bob = table.players
    chosen, way_out = bob.controls(plain("Chosen"), stunned=True), bob.has_in_hand(RETURN_ONE)
    _neutralize(table, chosen)
    table.goes_on_to(RECOVERY)
    alice.passes()
    bob.does(table.play(way_out), chosen)
    table.resolve()
    bob.finds_in_hand(chosen, point=5)


@check(ENTRY)
def face_down_it_recovers(table: VsTable) -> None:
    """Neutralized is turned face down: Bob recovers the chosen character by an effect."""
    alice, bob = table.players
    chosen, healing, cover = (
        bob.controls(plain("Chosen"), stunned=True),
        bob.has_in_hand(RECOVER_ONE),
        bob.has_in_hand(COVER_TWIST),
    )
    twist = _neutralize(table, chosen)
    alice.passes()
    bob.does(table.play(cover), twist)
    table.resolve()
    alice.passes()
    bob.does(table.play(healing), chosen)
    table.resolve()
    table.is_(chosen, "stunned", False, point=3)


@check(ENTRY)
def face_down_it_is_kod(table: VsTable) -> None:
    """Neutralized is turned face down: who was chosen and isn't recovered in the wrap-up is KO'd."""
    alice, bob = table.players
    chosen, cover = bob.controls(plain("Chosen"), stunned=True), bob.has_in_hand(COVER_TWIST)
    twist = _neutralize(table, chosen)
    alice.passes()
    bob.does(table.play(cover), twist)
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.goes_on_to(DRAW)
    bob.chooses()
    table.finds(chosen, KO_PILE, point=4)
