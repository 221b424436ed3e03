"""The Uni-Power, and Time Gem to Ultimate Nullifier."""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.objects import target
from judge.engine.powers import Played, Static, whenever
from judge.engine.select import SELF, YOURS
from judge.games.vs_system.cards.heralds_of_galactus import t_to_u as cards
from judge.games.vs_system.game import REMOVE_FROM_GAME
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    HAND,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    REMOVED,
    SUPPORT,
)
from judge.games.vs_system.model.cards import Character, PlotTwist
from judge.games.vs_system.words.effects import ACTIVATE, gain, ready, stun
from judge.games.vs_system.words.selectors import CHARACTERS, start_of
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/time-gem-infinity-gem#1": "the card's own text, which the ruling replaces, isn't known here: "
    "there is no misreading of it to play",
}

_GEM = "heralds-of-galactus/time-gem-infinity-gem"
_TYRANT = "heralds-of-galactus/tyrant-the-original-herald"
_NULLIFIER = "heralds-of-galactus/ultimate-nullifier"

SMALL_TRICK = PlotTwist(name="Small Trick", powers=(Played(effect=gain(3)),))
"""Small Trick"""

STUNNER = Character(name="Stunner", powers=(ACTIVATE >> stun(target(CHARACTERS)),))
"""Stunner"""

HEALER = Character(name="Healer", powers=(ACTIVATE >> gain(2),))
"""Healer"""

HERALD_OF_WAR = Character(name="Herald of War", powers=(whenever(start_of(COMBAT)) >> gain(4),))
"""Herald of War"""

IMMOVABLE = Character(name="Immovable", cost=2, powers=(Static(change=Bans(REMOVE_FROM_GAME), on=SELF),))
"""Immovable"""

COACH = Character(name="Coach", powers=(ACTIVATE >> ready(target(CHARACTERS & YOURS & ~SELF)),))
"""Coach"""


@check("heralds-of-galactus/the-uni-power")
def the_uni_power_comes_too_late(table: VsTable) -> None:
    """Played on a character that attacks already, The Uni-Power powers it up neither then nor at its second attack."""
    alice, bob = table.players
    bearer, coach = alice.controls(plain("Bearer", 3, atk=5, defense=5)), alice.controls(COACH, row=SUPPORT)
    alice.has_resources(2)
    power = alice.holds(cards.THE_UNI_POWER)
    foe = bob.controls(plain("Foe", 3, atk=1, defense=20))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(bearer, on=foe))
    alice.does(table.play(power), bearer)
    table.resolve()
    table.shows(bearer, atk=5, defense=5, point=1)
    table.has(bearer, "keywords", "flight")
    table.all_pass()
    alice.does(table.use(coach), bearer)
    table.resolve()
    alice.does(table.attack(bearer, on=foe))
    table.resolve()
    table.shows(bearer, atk=5, defense=5, point=1)


@check("heralds-of-galactus/the-uni-power")
def the_uni_power_comes_in_time(table: VsTable) -> None:
    """Played before its target attacks, The Uni-Power powers it up as it attacks for the first time, and not as it attacks again."""
    alice, bob = table.players
    bearer, coach = alice.controls(plain("Bearer", 3, atk=5, defense=5)), alice.controls(COACH, row=SUPPORT)
    alice.has_resources(2)
    power = alice.holds(cards.THE_UNI_POWER)
    foe = bob.controls(plain("Foe", 3, atk=1, defense=20), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(power), bearer)
    table.resolve()
    alice.does(table.attack(bearer, on=foe))
    table.resolve()
    table.shows(bearer, atk=6, defense=6)
    table.all_pass()
    alice.does(table.use(coach), bearer)
    table.resolve()
    alice.does(table.attack(bearer, on=foe))
    table.resolve()
    table.shows(bearer, atk=5, defense=5)


@check(_GEM)
def time_gem_has_left_play_meanwhile(table: VsTable) -> None:
    """In response to Time Gem's trigger its character is stunned and the gem goes to hand: no discard, and the trick works."""
    alice, bob = table.players
    wearer = alice.controls(plain("Wearer"))
    gem = alice.controls(cards.TIME_GEM, on=wearer)
    stunner, trick = bob.controls(STUNNER, row=SUPPORT), bob.holds(SMALL_TRICK)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(trick))
    bob.does(table.use(stunner), wearer)
    table.all_pass()
    table.all_pass()
    alice.agrees()
    table.finds(gem, HAND)
    table.resolve()
    table.nobody_is_asked(point=2)
    alice.holds_in_all(1, point=2)
    bob.loses_in_all(-3, point=2)


@check(_GEM)
def time_gem_minds_every_players_twist(table: VsTable, own: bool = True) -> None:
    """Time Gem's controller plays a trick of his own: the gem goes back to hand, a card is discarded, the trick does nothing."""
    alice, bob = table.players
    gem = alice.controls(cards.TIME_GEM, on=alice.controls(plain("Wearer")))
    trick, spare = (alice if own else bob).holds(SMALL_TRICK), alice.holds(plain("Spare Card"))
    foreign = bob.holds(plain("Foreign Card"))
    table.begin(COMBAT, ATTACK_STEP, alice if own else bob)
    (alice if own else bob).does(table.play(trick))
    table.chain_is("Small Trick", "Time Gem", point=3)
    table.resolve()
    alice.is_asked("discard", offers=(gem, spare), not_offers=(foreign,), optional=False, point=3)
    alice.chooses(spare)
    table.finds(trick, KO_PILE)
    table.finds(gem, HAND, point=3)
    alice.loses_in_all(0, point=3)


@check(_TYRANT)
def tyrants_target_player_chooses(table: VsTable) -> None:
    """Bob, whom Tyrant's power targets, chooses as it resolves which of his characters goes: a stunned one if he likes."""
    alice, bob = table.players
    tyrant = alice.controls(cards.TYRANT, counters=("cosmic",))
    upright, stunned = bob.controls(plain("Upright One")), bob.controls(plain("Stunned One"), stunned=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(tyrant, 1), only_because="text")
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(tyrant, 1), bob)
    table.nobody_is_asked(point=2)
    table.resolve()
    bob.is_asked("choose a character", offers=(upright,), not_offers=(tyrant,), optional=False, point=(1, 2))
    bob.is_asked("choose a character", offers=(stunned,), point=3)
    bob.chooses(stunned, point=(1, 3))
    table.finds(stunned, REMOVED)
    table.finds(upright, PLAY)


@check(_TYRANT)
def tyrants_victim_cant_be_removed(table: VsTable) -> None:
    """Bob picks a character that can't be removed from the game, and loses none."""
    alice, bob = table.players
    tyrant = alice.controls(cards.TYRANT, counters=("cosmic",))
    immovable, other = bob.controls(IMMOVABLE), bob.controls(plain("Other One"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(tyrant, 1), bob)
    table.resolve()
    bob.is_asked("choose a character", offers=(immovable,), point=4)
    bob.chooses(immovable, point=4)
    table.finds(immovable, PLAY, point=4)
    table.finds(other, PLAY, point=4)


@check(_TYRANT)
def tyrant_strikes_once_a_turn(table: VsTable) -> None:
    """Tyrant has used his cosmic power and gets another counter from a Herald: the power can't be used again this turn."""
    alice, bob = table.players
    tyrant = alice.controls(cards.TYRANT)
    feeders = [alice.controls(plain(f"Feeder {n}", keywords=("cosmic",)), counters=("cosmic",)) for n in (1, 2)]
    victim = bob.controls(plain("Victim"))
    bob.controls(plain("Survivor", keywords=("cosmic",)), counters=("cosmic",))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(tyrant, 0), feeders[0])
    table.resolve()
    alice.does(table.use(tyrant, 1), bob)
    table.resolve()
    bob.chooses(victim)
    alice.does(table.use(tyrant, 0))
    table.resolve()
    table.counts(feeders[1], "cosmic", 0)
    table.counts(tyrant, "cosmic", 1)
    alice.cannot(table.use(tyrant, 1), only_because="vs/act.once", point=5)
    alice.cannot(table.use(tyrant, 0), only_because="vs/act.pay")


@check(_NULLIFIER)
def nullifier_negates_any_kind(table: VsTable) -> None:
    """A triggered effect, a payment effect and a plot twist of Bob's lie on the chain: Alice negates each of them."""
    alice, bob = table.players
    bob.controls(HERALD_OF_WAR)
    healer, trick = bob.controls(HEALER, row=SUPPORT), bob.holds(SMALL_TRICK)
    nullifiers = [alice.controls(cards.ULTIMATE_NULLIFIER, on=alice.controls(plain(f"Wearer {n}"))) for n in (1, 2, 3)]
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.use(healer))
    bob.does(table.play(trick))
    bob.passes()
    for nullifier, effect in zip(nullifiers, ("Small Trick", "Healer", "Herald of War"), strict=True):
        alice.does(table.use(nullifier))
        alice.is_asked("target effect", offers=(effect,), not_offers=("Ultimate Nullifier",), point=1)
        alice.chooses(effect, point=1)
        table.finds(nullifier, REMOVED)
    table.resolve()
    bob.loses_in_all(0, point=1)


@check(_NULLIFIER)
def nullifier_negates_a_power_up(table: VsTable) -> None:
    """Bob powers up his defender: Alice negates the power-up, and the defender stays as it is."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", 3, atk=5, defense=9))
    nullifier = alice.controls(cards.ULTIMATE_NULLIFIER, on=attacker)
    defender, namesake = bob.controls(plain("Defender", 3, defense=5)), bob.holds(plain("Defender", 3))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.power_up(defender, namesake))
    table.finds(namesake, KO_PILE)
    bob.passes()
    alice.does(table.use(nullifier), "power-up", point=2)
    table.resolve()
    table.shows(defender, atk=1, defense=5, point=2)


@check(_NULLIFIER)
def nullifier_negates_a_reinforcement(table: VsTable, atk: int = 7) -> None:
    """Bob reinforces his defender: Alice negates the reinforcement, and the attack causes its breakthrough."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", 3, atk=atk, defense=9))
    nullifier = alice.controls(cards.ULTIMATE_NULLIFIER, on=attacker)
    defender = bob.controls(plain("Defender", 3, affiliations=("Kree",), defense=5))
    helper = bob.controls(plain("Helper", 2, affiliations=("Kree",)), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.reinforce(helper))
    table.is_(helper, "exhausted")
    bob.passes()
    alice.does(table.use(nullifier), "reinforcement", point=2)
    table.resolve()
    table.all_pass()
    bob.loses_in_all(5, point=2)


@check(_NULLIFIER)
def nullifier_is_recruited_for_a_herald(table: VsTable) -> None:
    """Without a resource point Alice recruits Ultimate Nullifier by discarding a Heralds of Galactus character card."""
    alice, bob = table.players
    alice.controls(plain("Wearer"))
    nullifier = alice.holds(cards.ULTIMATE_NULLIFIER)
    herald = alice.holds(plain("Herald", 4, affiliations=("Heralds of Galactus",)))
    foreign = bob.holds(plain("Foreign Herald", 4, affiliations=("Heralds of Galactus",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(nullifier), only_because="vs/act.pay")
    alice.does(table.recruit(nullifier, instead=True))
    alice.is_asked("choose a card to discard", offers=(herald,), not_offers=(foreign,))
    alice.chooses(herald)
    table.finds(herald, KO_PILE)
