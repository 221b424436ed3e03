"""Kindred Spirits, Kree Public Accusers, Master of Puppets: what turns on the chain, the wrap-up and the set-up."""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import k_to_m as cards
from judge.games.vs_system.model.board import ATTACK_STEP, BUILD, COMBAT, DRAW, HAND, KO_PILE, RECOVERY, RECRUIT_STEP
from judge.games.vs_system.words.effects import gain, ko
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import PlotTwist, VsTable, check, plain

_FIRST = "means the same: where one player decides it is the controller, the first in turn order from himself"
_ON_AN_OBJECT = "means the same: it befalls a character and is done by no player"
_ARRIVAL = "means the same: what comes into play does so once, and is another object the next time"
_IN_A_COST = "means the same: a cost is paid, with all its choices, as the card is announced"
_DONE = "means the same: the first part is always done"

EXCUSES: dict[tuple[str, str, str], str] = {
    ("Kindred Spirits", "[0].effect.link", "IF_YOU_DO"): _DONE,
    ("Kree Public Accusers, Army", "[0].pattern.whose", "*"): _ON_AN_OBJECT,
    ("Kree Public Accusers, Army", "[0].effect.link", "IF_YOU_DO"): _DONE,
    ("Kree Public Accusers, Army", "[0].once_per_batch", "True"): _ARRIVAL,
    ("Kree Public Accusers, Army", "[0].once_per_turn", "True"): _ARRIVAL,
    (
        "Master of Puppets",
        "[0].cost.objects.is_target",
        "True",
    ): "not ruled: nothing here keeps a character from being a target",
    ("Master of Puppets", "[0].cost.objects.when", "START"): _IN_A_COST,
    ("Master of Puppets", "[0].cost.objects.who.whose", "EVERYONES"): _FIRST,
    ("Master of Puppets", "[1].pattern.whose", "*"): _ON_AN_OBJECT,
}

GAINING = PlotTwist(name="Witness of Gain", powers=(Played(effect=gain(3)),))
KOING = PlotTwist(name="Witness of Loss", powers=(Played(effect=ko(target(CHARACTERS, least=2, most=2))),))
OTHER = PlotTwist(name="Other Plot Twist", powers=(Played(effect=gain(1)),))
COSTLIER = PlotTwist(name="Plot Twist of Cost 1", cost=1, powers=(Played(effect=gain(1)),))


@check("heralds-of-galactus/kindred-spirits")
def kindred_spirits_before_the_first_draw(table: VsTable) -> None:
    """Kindred Spirits is in the opening hand: played before the first draw, it puts two Heralds where that draw finds them."""
    alice, bob = table.players
    kindred, costlier = alice.has_in_deck(cards.KINDRED_SPIRITS), alice.has_in_deck(COSTLIER)
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    heralds = [alice.has_in_deck(plain(f"Herald {n + 1}", affiliations=("Heralds of Galactus",))) for n in range(2)]
    table.begin_game()
    alice.declines()
    bob.declines()
    alice.holds_in_all(4, point=1)
    alice.cannot(table.play(costlier), only_because="vs/act.threshold", point=1)
    alice.does(table.play(kindred), point=1)
    table.all_pass()
    alice.chooses(*heralds)
    table.has_happened("shuffle", by=alice)
    table.has_happened("shuffle", by=bob, times=0)
    table.resolve()
    for herald in heralds:
        table.finds(herald, HAND, point=1)
    alice.holds_in_all(5, point=1)


@check("heralds-of-galactus/kindred-spirits")
def kindred_spirits_may_find_nothing(table: VsTable) -> None:
    """Alice may take none of the Heralds in her deck, and only Heralds are on offer; the deck is shuffled all the same."""
    alice, _ = table.players
    kindred, herald = (
        alice.holds(cards.KINDRED_SPIRITS),
        alice.has_in_deck(plain("Herald", affiliations=("Heralds of Galactus",))),
    )
    other = alice.has_in_deck(plain("Other Card"))
    table.begin(DRAW)
    alice.does(table.play(kindred))
    table.all_pass()
    alice.is_asked("Heralds of Galactus", offers=(herald,), not_offers=(other,), optional=True)
    alice.declines()
    table.has_happened("shuffle", by=alice)


@check("heralds-of-galactus/kindred-spirits")
def nobody_plays_before_the_last_mulligan(table: VsTable) -> None:
    """Alice has taken her mulligan; before she can play anything, Bob has to decide on his."""
    alice, bob = table.players
    for n in range(4):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    kindred = alice.has_in_deck(cards.KINDRED_SPIRITS)
    for n in range(9):
        alice.has_in_deck(plain(f"Later Card {n + 1}"))
        bob.has_in_deck(plain(f"Bob's Card {n + 1}"))
    table.begin_game()
    alice.agrees(point=2)
    table.finds(kindred, HAND)
    table.may_act_is(None, point=2)
    bob.is_asked("mulligan", point=2)
    bob.declines(point=2)
    table.step_is(DRAW, point=2)
    table.may_act_is(alice, point=2)
    alice.can(table.play(kindred), point=2)


@check("heralds-of-galactus/kree-public-accusers-army")
def accusers_name_a_card_on_resolution(table: VsTable) -> None:
    """The card is named as the effect resolves: any plot twist that isn't ongoing, wherever it is; then Bob can't play it any more."""
    alice, bob = table.players
    alice.has_resources(5)
    accusers, named = alice.holds(cards.KREE_PUBLIC_ACCUSERS), bob.holds(GAINING)
    own, other = alice.holds(GAINING), bob.has_resource(OTHER)
    alice.has_resource(cards.MASTER_OF_PUPPETS, face_up=True)
    alice.holds(cards.KINDRED_SPIRITS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(accusers))
    table.all_pass()
    alice.chooses("front row")
    table.nobody_is_asked(point=1)
    table.all_pass(point=3)
    alice.is_asked("name a card", point=(1, 4))
    alice.is_asked(
        "name a card", offers=(GAINING.name, OTHER.name, "Kindred Spirits"), not_offers=("Master of Puppets",), point=4
    )
    alice.chooses(GAINING.name, point=(1, 3))
    bob.cannot(table.play(named), only_because="Kree Public Accusers", point=3)
    bob.can(table.play(other))
    alice.can(table.play(own))
    table.goes_on_to(DRAW)
    bob.can(table.play(named))


@check("heralds-of-galactus/kree-public-accusers-army")
def plot_twists_before_the_naming(table: VsTable) -> None:
    """Kree Public Accusers are in play, nothing is named yet: Bob plays one plot twist after another."""
    alice, bob = table.players
    alice.has_resources(5)
    accusers, first, second = alice.holds(cards.KREE_PUBLIC_ACCUSERS), bob.holds(GAINING), bob.holds(GAINING)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(accusers))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is("Kree Public Accusers", point=2)
    alice.passes(point=2)
    for witness in (first, second):
        bob.does(table.play(witness), point=2)
    table.all_pass(point=2)
    table.all_pass(point=2)
    bob.loses_in_all(-6, point=2)
    table.all_pass(point=2)
    alice.is_asked("name a card", point=2)
    alice.chooses(GAINING.name, point=2)


@check("heralds-of-galactus/master-of-puppets")
def master_of_puppets_minds_your_pile(table: VsTable) -> None:
    """Alice exhausts a Doom character of hers to play it; then two of her characters are KO'd, two more, and two of Bob's: 4 in all."""
    alice, bob = table.players
    alice.has_resources(1)
    master = alice.has_resource(cards.MASTER_OF_PUPPETS)
    doom, other = alice.controls(plain("Doom", affiliations=("Doom",))), alice.controls(plain("Other"))
    foreign = bob.controls(plain("Foreign Doom", affiliations=("Doom",)))
    victims = [[seat.controls(plain(f"Victim {n + 1}")) for n in range(2)] for seat in (alice, alice, bob)]
    twists = [alice.holds(KOING) for _ in victims]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(master))
    alice.is_asked("Doom character to exhaust", offers=(doom,), not_offers=(other, foreign))
    alice.chooses(doom)
    table.resolve()
    table.is_(doom, "exhausted")
    for twist, pair, taken in zip(twists, victims, (2, 4, 4), strict=True):
        alice.does(table.play(twist), tuple(pair))
        table.all_pass()
        if table.obj(pair[0]).owner == alice.name:
            alice.chooses("1. Master of Puppets")
        table.resolve()
        bob.loses_in_all(taken)
    alice.loses_in_all(0)


@check("heralds-of-galactus/master-of-puppets", allowed={"endurance": range(-9, 2)})
def totals_before_master_of_puppets(table: VsTable, endurance: int = 0) -> None:
    """Both players have 0 endurance: the totals are level, though a stunned character of Alice is then KO'd and takes 1 from Bob."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(endurance)
    alice.has_resource(cards.MASTER_OF_PUPPETS, face_up=True)
    stunned = alice.controls(plain("Stunned Character"), stunned=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.declines()
    table.finds(stunned, KO_PILE, point=1)
    table.winner_is(None, point=1)


@check("heralds-of-galactus/master-of-puppets", allowed={"endurance": range(1, 51)})
def master_of_puppets_comes_too_late(table: VsTable, endurance: int = 1) -> None:
    """Bob has 1 endurance left. Alice leaves a character unrecovered: the endurance goes only in the next turn, and Alice hasn't won."""
    alice, bob = table.players
    bob.has_endurance(endurance)
    alice.has_resource(cards.MASTER_OF_PUPPETS, face_up=True)
    alice.controls(plain("Stunned Character"), stunned=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.declines()
    table.winner_is(None, point=2)
    bob.loses_in_all(0, point=2)
    table.chain_is("two cards", "Master of Puppets", point=2)
    table.all_pass()
    bob.loses_in_all(1)
