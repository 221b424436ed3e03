"""6 Uniqueness"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.doom_bot_army import DOOM_BOT_ARMY
from judge.games.vs_system.cards.heralds_of_galactus.doom_bot_dr_doom_cosmic_thief import DOOM_BOT
from judge.games.vs_system.cards.heralds_of_galactus.ultron_ultron_11_army import ULTRON_ARMY
from judge.games.vs_system.cards.heralds_of_galactus.ultron_witness import ULTRON
from judge.games.vs_system.dsl import BUILD, CHAIN, KO_PILE, PLAY, RECRUIT_STEP, Equipment, names
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

TIME_GEM = Equipment(name="Time Gem", version="Infinity Gem", keywords=names("unique"))

THING = plain("Thing", 3, version="Witness")


@check("heralds-of-galactus/6-uniqueness")
def cosmic_thief_among_armies(table: VsTable) -> None:
    """A new Doom-Bot, Cosmic Thief sends its player's older ones to the KO'd pile; Doom-Bot, Army and an opponent's Thief stay."""
    alice, bob = table.players
    alice.has_resources(6)
    thief, army = alice.controls(DOOM_BOT, counters=("cosmic",)), alice.controls(DOOM_BOT_ARMY)
    stunned, foreign = alice.controls(DOOM_BOT, stunned=True), bob.controls(DOOM_BOT)
    new = alice.has_in_hand(DOOM_BOT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.resolve()
    alice.chooses("front row")
    table.finds(new, PLAY)
    table.finds(thief, KO_PILE, point=(1, 2))
    table.finds(stunned, KO_PILE, point=2)
    table.finds(army, PLAY, point=2)
    table.finds(foreign, PLAY, point=2)


@check("heralds-of-galactus/6-uniqueness")
def army_joins_the_cosmic_thief(table: VsTable) -> None:
    """Recruiting Doom-Bot, Army makes the uniqueness rule do nothing: the Cosmic Thief stays."""
    alice, _ = table.players
    alice.has_resources(6)
    thief, army = alice.controls(DOOM_BOT, counters=("cosmic",)), alice.has_in_hand(DOOM_BOT_ARMY)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(army))
    table.resolve()
    alice.chooses("front row")
    table.finds(thief, PLAY, point=3)
    table.finds(army, PLAY, point=control(3, "the Army character has come into play"))


@check("heralds-of-galactus/6-uniqueness")
def ultron_and_ultron_11(table: VsTable) -> None:
    """Ultron <> Ultron 11, Army removes nothing as it is recruited; an Ultron that isn't Army then removes the older Ultron alone."""
    alice, _ = table.players
    alice.has_resources(6)
    old = alice.controls(ULTRON)
    army, new = alice.has_in_hand(ULTRON_ARMY), alice.has_in_hand(ULTRON)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(army))
    table.resolve()
    alice.chooses("front row")
    table.finds(old, PLAY, point=3)
    alice.does(table.recruit(new))
    table.finds(old, PLAY, point=5)
    table.resolve()
    alice.chooses("front row")
    table.finds(old, KO_PILE, point=(1, 2))
    table.finds(army, PLAY, point=2)


@check("heralds-of-galactus/6-uniqueness")
def second_time_gem(table: VsTable, is_stunned: bool = True) -> None:
    """A second Time Gem sends the one on a stunned character to the KO'd pile, at the moment it is attached and not before."""
    alice, _ = table.players
    alice.has_resources(1)
    wearer, other = alice.controls(plain("Wearer"), stunned=is_stunned), alice.controls(plain("Other Wearer"))
    old, new = alice.controls(TIME_GEM, on=wearer), alice.has_in_hand(TIME_GEM)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.finds(old, PLAY, point=6)
    table.resolve()
    table.finds(old, PLAY, point=6)
    alice.chooses(other)
    table.finds(old, KO_PILE, point=(4, 6))
    table.finds(new, PLAY)


@check("heralds-of-galactus/6-uniqueness")
def second_thing_waits_on_the_chain(table: VsTable, cost: int = 3) -> None:
    """While a second Thing waits on the chain the first is still in play; it goes as the recruit effect resolves."""
    alice, _ = table.players
    alice.has_resources(cost)
    old, new = alice.controls(THING), alice.has_in_hand(THING)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.finds(new, CHAIN)
    table.finds(old, PLAY, point=5)
    table.resolve()
    alice.chooses("front row")
    table.finds(old, KO_PILE, point=control(5, "as the effect resolves the first one does go"))
