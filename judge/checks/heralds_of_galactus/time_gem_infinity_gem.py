"""Time Gem, Infinity Gem"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE, HOSPITAL
from judge.games.vs_system.cards.heralds_of_galactus.time_gem_infinity_gem import TIME_GEM
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    HAND,
    KO_PILE,
    PLAY,
    SUPPORT,
    Character,
    Played,
    PlotTwist,
    gain,
    stun,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/time-gem-infinity-gem#1": (
        "the card's own text, which the ruling replaces, isn't known here: there is no misreading of it to play"
    ),
}


STUNNER = Character(name="Stunner Witness", powers=(ACTIVATE >> stun(target(CHARACTERS)),))

GAIN_FIVE = PlotTwist(name="Richly Gaining Witness", powers=(Played(effect=gain(5)),))

LASTING_TWIST = PlotTwist(name="Lasting Witness", ongoing=True, powers=(Played(),))


@check("heralds-of-galactus/time-gem-infinity-gem")
def time_gem_meets_two_tricks(table: VsTable) -> None:
    """Bob plays a second trick on top of the first one: Time Gem negates the second and has left play when its first effect resolves."""
    alice, bob = table.players
    gem, spare = alice.controls(TIME_GEM, on=alice.controls(plain("Wearer"))), alice.has_in_hand(plain("Spare Card"))
    first, second = bob.has_in_hand(GAIN_THREE), bob.has_in_hand(GAIN_FIVE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(first))
    bob.does(table.play(second))
    table.chain_is("Gaining Witness", "Time Gem", "Richly Gaining Witness", "Time Gem")
    table.resolve()
    alice.chooses(spare)
    table.finds(gem, HAND)
    table.resolve()
    alice.finds_in_hand(gem, point=control(2, "it has left play"))
    bob.loses_in_all(-3, point=2)


@check("heralds-of-galactus/time-gem-infinity-gem")
def time_gem_belongs_to_another(table: VsTable) -> None:
    """Alice's Time Gem is Bob's card, and her hand is empty: it goes to Bob's hand, she discards nothing, his trick is negated."""
    alice, bob = table.players
    gem = alice.controls(TIME_GEM, on=alice.controls(plain("Wearer")), owner=bob)
    trick = bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(trick))
    table.resolve()
    bob.finds_in_hand(gem)
    table.finds(trick, KO_PILE)
    bob.loses_in_all(0)


@check("heralds-of-galactus/time-gem-infinity-gem")
def time_gem_stays_at_first(table: VsTable) -> None:
    """Time Gem's character is stunned twice in a turn, and an ongoing plot twist is played: Alice returns the gem only the second time."""
    alice, bob = table.players
    wearer = alice.controls(plain("Wearer"))
    gem, hospital = alice.controls(TIME_GEM, on=wearer), alice.controls(HOSPITAL, row=SUPPORT)
    punchers = [bob.controls(STUNNER, row=SUPPORT) for _ in (1, 2)]
    twist = bob.has_in_hand(LASTING_TWIST)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    table.chain_is("Lasting Witness")
    table.resolve()
    bob.does(table.use(punchers[0]), wearer)
    table.resolve()
    alice.is_asked("whether to", optional=True)
    alice.declines()
    table.finds(gem, PLAY)
    bob.passes()
    alice.does(table.use(hospital))
    table.resolve()
    bob.does(table.use(punchers[1]), wearer)
    table.resolve()
    alice.agrees()
    table.finds(gem, HAND)


@check("heralds-of-galactus/time-gem-infinity-gem")
def time_gem_has_left_play_meanwhile(table: VsTable) -> None:
    """In response to Time Gem's trigger its character is stunned and the gem goes to hand: no discard, and the trick works."""
    alice, bob = table.players
    wearer = alice.controls(plain("Wearer"))
    gem = alice.controls(TIME_GEM, on=wearer)
    stunner, trick = bob.controls(STUNNER, row=SUPPORT), bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(trick))
    bob.does(table.use(stunner), wearer)
    table.all_pass()
    table.all_pass()
    alice.agrees()
    table.finds(gem, HAND)
    table.resolve()
    table.nobody_is_asked(point=2)
    alice.hand_size_is(1, point=control(2, "she has a card that could be discarded"))
    bob.loses_in_all(-3, point=2)


@check("heralds-of-galactus/time-gem-infinity-gem")
def time_gem_minds_every_players_twist(table: VsTable, own: bool = True) -> None:
    """Time Gem's controller plays a trick of his own: the gem goes back to hand, a card is discarded, the trick does nothing."""
    alice, bob = table.players
    gem = alice.controls(TIME_GEM, on=alice.controls(plain("Wearer")))
    trick, spare = (alice if own else bob).has_in_hand(GAIN_THREE), alice.has_in_hand(plain("Spare Card"))
    foreign = bob.has_in_hand(plain("Foreign Card"))
    table.begin(COMBAT, ATTACK_STEP, alice if own else bob)
    (alice if own else bob).does(table.play(trick))
    table.chain_is("Gaining Witness", "Time Gem", point=3)
    table.resolve()
    alice.is_asked("discard", offers=(gem, spare), not_offers=(foreign,), optional=False, point=3)
    table.finds(gem, HAND, point=3)
    alice.loses_in_all(0, point=3)
    alice.chooses(spare)
    table.finds(trick, KO_PILE)
    alice.loses_in_all(0, point=control(3, "the trick is negated like any other"))
