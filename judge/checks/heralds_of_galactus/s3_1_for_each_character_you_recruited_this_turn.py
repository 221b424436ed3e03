"""3.1 For each character you recruited this turn"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import ENLIST_ONE, RETURN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.live_kree_or_die import LIVE_KREE_OR_DIE
from judge.games.vs_system.cards.heralds_of_galactus.nega_bomb import NEGA_BOMB
from judge.games.vs_system.cards.heralds_of_galactus.the_lunatic_legion import THE_LUNATIC_LEGION
from judge.games.vs_system.cards.heralds_of_galactus.universal_weapon import UNIVERSAL_WEAPON
from judge.games.vs_system.dsl import (
    ANY,
    BUILD,
    RECRUIT_STEP,
    Played,
    PlotTwist,
    RecruitedThisTurn,
    lose,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

LOSE_BY_RECRUITS = PlotTwist(name="Taxing Witness", powers=(Played(effect=lose(RecruitedThisTurn(ANY))),))


@check("heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn")
def recruits_that_have_left_play_count(table: VsTable) -> None:
    """Two characters are recruited and one of them goes back to hand: a card that counts recruits of the turn counts both."""
    alice, _ = table.players
    first, second = alice.has_in_hand(plain("First Recruit", 0)), alice.has_in_hand(plain("Second Recruit", 0))
    bounce, duty = alice.has_in_hand(RETURN_ONE), alice.has_in_hand(LOSE_BY_RECRUITS)
    alice.controls(plain("Old Character"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (first, second):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.does(table.play(bounce), first)
    table.resolve()
    alice.does(table.play(duty))
    table.resolve()
    alice.loses_in_all(2, point=1)


PRESS, KREE = ("press",), ("Kree",)


@check("heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn")
def four_cards_count_kree_recruits(table: VsTable) -> None:
    """Of two Kree recruited one has left play, and an Avenger recruited besides is Kree by now: each of the four cards is 2 cheaper.

    So three resources will do for playing plot twists of threshold 4.
    """
    alice, _ = table.players
    alice.has_resources(3)
    recruits = [alice.has_in_hand(plain(name, 0, affiliations=KREE)) for name in ("Kree 1", "Kree 2")]
    recruits.append(alice.has_in_hand(plain("Avenger", 0, affiliations=("Avengers",))))
    bounce, citizenship, weapon = (
        alice.has_in_hand(RETURN_ONE),
        alice.has_in_hand(ENLIST_ONE),
        alice.has_in_hand(UNIVERSAL_WEAPON),
    )
    twists = [alice.has_in_hand(card) for card in (THE_LUNATIC_LEGION, NEGA_BOMB, LIVE_KREE_OR_DIE)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in recruits:
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.does(table.play(bounce), recruits[0])
    table.resolve()
    alice.does(table.play(citizenship), recruits[2])
    table.resolve()
    for twist in twists:
        alice.is_charged(twist, 2, point=2)
        alice.can(table.play(twist), point=control(2, "it is the threshold that is lower"))
    alice.does(table.recruit(weapon))
    alice.has_points(1, point=2)


@check("heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn")
def press_character_that_has_left_play(table: VsTable) -> None:
    """A press character goes back to hand before the next recruit, which is 1 cheaper all the same."""
    alice, _ = table.players
    alice.has_resources(5)
    scout, bounce, captain = (
        alice.has_in_hand(plain("Press Scout", 2, keywords=PRESS)),
        alice.has_in_hand(RETURN_ONE),
        alice.has_in_hand(plain("Captain", 3)),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scout))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.play(bounce), scout)
    table.resolve()
    alice.does(table.recruit(captain))
    alice.has_points(1, point=3)
