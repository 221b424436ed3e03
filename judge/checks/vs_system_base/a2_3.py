"""Identity of a character"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    PLAY,
    RECRUIT_STEP,
    Gains,
    Named,
    Played,
    PlotTwist,
    SharesIdentity,
    exhaust,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a2.3"

NIGHT = replace(plain("Night Hero"), identity="John Smith")

SMITH = plain("John Smith")

REVEAL = PlotTwist(
    name="Revealing Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Gains("identities", "Mary Jones"))),)
)

EXPOSE = PlotTwist(
    name="Exposing Witness",
    powers=(Played(effect=exhaust(target(CHARACTERS & SharesIdentity(CHARACTERS & Named("Night Hero"))))),),
)


@check(ENTRY)
def who_has_which_identity(table: VsTable) -> None:
    """Night Hero has the identity behind its diamond, John Smith; a character named John Smith, without one, has its name as identity."""
    alice, _ = table.players
    night, smith = alice.controls(NIGHT), alice.controls(SMITH)
    table.begin(COMBAT)
    table.has(night, "identities", "John Smith", point=1)
    table.has(night, "identities", "Night Hero", expected=False, point=1)
    table.has(smith, "identities", "John Smith", point=2)


@check(ENTRY)
def before_infinite_crisis(table: VsTable) -> None:
    """On 26 May 2006 a character without a diamond has no identity yet; one with a diamond has."""
    alice, _ = table.players
    night, smith = alice.controls(NIGHT), alice.controls(SMITH)
    table.begin(COMBAT, day="2006-05-26")
    table.has(smith, "identities", "John Smith", expected=False, point=2)
    table.has(night, "identities", "John Smith")


@check(ENTRY)
def in_every_zone(table: VsTable) -> None:
    """Cards in hand, deck and KO'd pile have their identities, with a diamond or without."""
    alice, _ = table.players
    cards = [alice.has_in_hand(NIGHT), alice.has_in_deck(NIGHT), alice.has_in_ko_pile(NIGHT), alice.has_in_hand(SMITH)]
    table.begin(COMBAT)
    for card in cards:
        table.has(card, "identities", "John Smith", point=3)


@check(ENTRY)
def one_identity_in_common_is_enough(table: VsTable) -> None:
    """Night Hero gains a second identity, and keeps its own: John Smith, who has one of the two, shares an identity with it."""
    alice, bob = table.players
    night, smith, other = alice.controls(NIGHT), bob.controls(SMITH), bob.controls(plain("Other"))
    reveal, expose = alice.has_in_hand(REVEAL), alice.has_in_hand(EXPOSE)
    table.begin(COMBAT)
    alice.does(table.play(reveal), night)
    table.resolve()
    table.has(night, "identities", "Mary Jones", point=control(4, "it has gained that identity"))
    alice.does(table.play(expose), point=4)
    alice.is_asked("target", offers=(smith,), not_offers=(other,))
    alice.chooses(smith)


@check(ENTRY)
def uniqueness_goes_by_names(table: VsTable) -> None:
    """Alice has John Smith and another Night Hero, with another identity. She recruits Night Hero: that one goes, John Smith stays."""
    alice, _ = table.players
    alice.has_resources(1)
    smith, old = alice.controls(SMITH), alice.controls(replace(NIGHT, version="Second", identity="Mary Jones"))
    night = alice.has_in_hand(NIGHT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(night))
    table.resolve()
    alice.chooses("front row")
    table.finds(smith, PLAY, point=5)
    alice.finds_in_ko_pile(old, point=5)
