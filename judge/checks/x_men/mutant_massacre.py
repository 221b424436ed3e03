"""Mutant Massacre"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COVER_TWIST
from judge.games.vs_system.cards.x_men.mutant_massacre import MUTANT_MASSACRE
from judge.games.vs_system.dsl import (
    ARMY,
    BUILD,
    RECRUIT_STEP,
    REMOVED,
    RESOURCE_STEP,
    Character,
)
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/mutant-massacre"

MUTANTS = tuple(plain(f"{kind} Mutant", traits=(kind,)) for kind in ("Energy", "Mental", "Physical"))


def _person(name: str, version: str) -> Character:
    return plain(name, 1, version=version)


def _massacre(table: VsTable, victim: Piece, payer: Piece, twist: Piece) -> None:
    """Alice plays Mutant Massacre: ``payer`` is exhausted, and ``victim`` is removed from the game."""
    alice, _ = table.players
    alice.does(table.play(twist), victim, payer)
    table.is_(payer, "exhausted")
    table.resolve()


@check(ENTRY)
def it_bars_name_and_version_together(table: VsTable) -> None:
    """Cyclops, Slim is removed: Bob can't recruit another Cyclops, Slim, but another Cyclops and another Slim; Alice can recruit all."""
    alice, bob = table.players
    twist, payer, victim = (
        alice.has_resource(MUTANT_MASSACRE),
        alice.controls(MUTANTS[0]),
        bob.controls(_person("Cyclops", "Slim"), stunned=True),
    )
    same, cyclops, slim = (
        bob.has_in_hand(_person(*who)) for who in (("Cyclops", "Slim"), ("Cyclops", "Leader"), ("Summers", "Slim"))
    )
    own = alice.has_in_hand(_person("Cyclops", "Slim"))
    bob.has_resources(3)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(own))
    _massacre(table, victim, payer, twist)
    table.finds(victim, REMOVED)
    alice.can(table.recruit(own))
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.cannot(table.recruit(same), only_because="Mutant Massacre", point=1)
    bob.can(table.recruit(cyclops), point=1)
    bob.can(table.recruit(slim), point=1)


@check(ENTRY)
def it_bars_no_army(table: VsTable) -> None:
    """An Army character is removed: Bob can recruit another copy of it."""
    alice, bob = table.players
    twist, payer, victim = (
        alice.has_resource(MUTANT_MASSACRE),
        alice.controls(MUTANTS[1]),
        bob.controls(_person("Sentinel", ARMY), stunned=True),
    )
    same = bob.has_in_hand(_person("Sentinel", ARMY))
    bob.has_resources(3)
    table.begin(BUILD, RESOURCE_STEP, alice)
    _massacre(table, victim, payer, twist)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.can(table.recruit(same), point=2)


@check(ENTRY)
def it_is_flipped_up_again(table: VsTable) -> None:
    """Turned face down and played again, it removes another character: that one is barred, the first no longer, though it stays removed."""
    alice, bob = table.players
    twist, payers = alice.has_resource(MUTANT_MASSACRE), [alice.controls(card) for card in MUTANTS[1:]]
    alice.has_resource(plain("Resource"))
    foreign = bob.controls(MUTANTS[0])
    cover, up = alice.has_in_hand(COVER_TWIST), bob.controls(plain("Up"))
    first, second = (bob.controls(_person(name, "Slim"), stunned=True) for name in ("First", "Second"))
    own = alice.controls(plain("Own"), stunned=True)
    again_first, again_second = (bob.has_in_hand(_person(name, "Slim")) for name in ("First", "Second"))
    bob.has_resources(3)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(first, second, own), not_offers=(up,))
    alice.chooses(first)
    alice.is_asked("choose a Mutant", offers=tuple(payers), not_offers=(up, foreign), optional=False)
    alice.chooses(payers[0])
    table.resolve()
    table.finds(first, REMOVED)
    alice.does(table.play(cover), twist)
    table.resolve()
    table.finds(first, REMOVED, point=4)
    _massacre(table, second, payers[1], twist)
    table.finds(second, REMOVED, point=3)
    table.finds(first, REMOVED)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.can(table.recruit(again_first), point=3)
    bob.cannot(table.recruit(again_second), only_because="Mutant Massacre", point=3)


@check(ENTRY)
def face_down_it_bars_nobody(table: VsTable) -> None:
    """Turned face down, it bars nobody."""
    alice, bob = table.players
    twist, payer, cover = (
        alice.has_resource(MUTANT_MASSACRE),
        alice.controls(MUTANTS[2]),
        alice.has_in_hand(COVER_TWIST),
    )
    victim, same = bob.controls(_person("Cyclops", "Slim"), stunned=True), bob.has_in_hand(_person("Cyclops", "Slim"))
    bob.has_resources(3)
    table.begin(BUILD, RECRUIT_STEP, alice)
    _massacre(table, victim, payer, twist)
    alice.does(table.play(cover), twist)
    table.resolve()
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.can(table.recruit(same))
