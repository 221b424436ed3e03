"""General rulings: uniqueness, attack if able."""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import doom
from judge.games.vs_system.cards.heralds_of_galactus import general_b as cards
from judge.games.vs_system.model.board import ATTACK_STEP, BUILD, CHAIN, COMBAT, KO_PILE, PLAY, RECRUIT_STEP, SUPPORT
from judge.games.vs_system.model.cards import Equipment, PlotTwist, names
from judge.games.vs_system.words.effects import ready
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import VsTable, check, plain

TIME_GEM = Equipment(name="Time Gem", version="Infinity Gem", keywords=names("unique"))
THING = plain("Thing", 3, version="Witness")
SECOND_WIND = PlotTwist(name="Second Wind", powers=(Played(effect=ready(target(CHARACTERS))),))


# 6 Uniqueness


@check("heralds-of-galactus/6-uniqueness")
def cosmic_thief_among_armies(table: VsTable) -> None:
    """A new Doom-Bot, Cosmic Thief sends its player's older ones to the KO'd pile; Doom-Bot, Army and an opponent's Thief stay."""
    alice, bob = table.players
    alice.has_resources(6)
    thief, army = alice.controls(doom.DOOM_BOT, counters=("cosmic",)), alice.controls(doom.DOOM_BOT_ARMY)
    stunned, foreign = alice.controls(doom.DOOM_BOT, stunned=True), bob.controls(doom.DOOM_BOT)
    new = alice.holds(doom.DOOM_BOT)
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
    thief, army = alice.controls(doom.DOOM_BOT, counters=("cosmic",)), alice.holds(doom.DOOM_BOT_ARMY)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(army))
    table.resolve()
    alice.chooses("front row")
    table.finds(thief, PLAY, point=3)
    table.finds(army, PLAY, point=3)


@check("heralds-of-galactus/6-uniqueness")
def ultron_and_ultron_11(table: VsTable) -> None:
    """Ultron <> Ultron 11, Army removes nothing as it is recruited; an Ultron that isn't Army then removes the older Ultron alone."""
    alice, _ = table.players
    alice.has_resources(6)
    old = alice.controls(cards.ULTRON)
    army, new = alice.holds(cards.ULTRON_ARMY), alice.holds(cards.ULTRON)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(army))
    table.resolve()
    alice.chooses("front row")
    table.finds(old, PLAY, point=3)
    alice.does(table.recruit(new))
    table.finds(old, PLAY, point=5)
    table.resolve()
    alice.chooses("front row")
    table.finds(old, KO_PILE, point=(1, 2, 5))
    table.finds(army, PLAY, point=2)


@check("heralds-of-galactus/6-uniqueness")
def second_time_gem(table: VsTable, is_stunned: bool = True) -> None:
    """A second Time Gem sends the one on a stunned character to the KO'd pile, at the moment it is attached and not before."""
    alice, _ = table.players
    alice.has_resources(1)
    wearer, other = alice.controls(plain("Wearer"), stunned=is_stunned), alice.controls(plain("Other Wearer"))
    old, new = alice.controls(TIME_GEM, on=wearer), alice.holds(TIME_GEM)
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
    old, new = alice.controls(THING), alice.holds(THING)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.finds(new, CHAIN)
    table.finds(old, PLAY, point=5)
    table.resolve()
    alice.chooses("front row")
    table.finds(old, KO_PILE, point=5)


# 5 Attack if able


@check("heralds-of-galactus/5-attack-if-able")
def o_force_keeps_from_passing(table: VsTable) -> None:
    """Under O-Force Alice can't pass in her attack step, and only there, until Hero has attacked; readied, he owes nothing more."""
    alice, bob = table.players
    hero, twist = alice.controls(plain("Hero")), alice.holds(SECOND_WIND)
    bob.controls(cards.O_FORCE)
    wall = bob.controls(plain("Wall", atk=0, defense=9))
    table.begin(COMBAT)
    alice.can(table.passing(), point=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
    alice.does(table.attack(hero, on=wall))
    table.all_pass()
    alice.does(table.play(twist), hero)
    table.resolve()
    table.is_(hero, "exhausted", False)
    alice.can(table.passing(), point=1)


@check("heralds-of-galactus/5-attack-if-able")
def nobody_is_able(table: VsTable, has_range: bool = False) -> None:
    """Under O-Force Alice may pass: her characters are exhausted, stunned (even if readied), or without range in the support row."""
    alice, bob = table.players
    alice.controls(plain("Exhausted Hero"), exhausted=True)
    stunned, twist = alice.controls(plain("Stunned Hero"), stunned=True), alice.holds(SECOND_WIND)
    alice.controls(plain("Hero behind", keywords=("range",) if has_range else ()), row=SUPPORT)
    bob.controls(cards.O_FORCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.passing(), point=2)
    alice.does(table.play(twist), stunned)
    table.resolve()
    table.is_(stunned, "exhausted", False)
    alice.can(table.passing(), point=2)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.can(table.passing())


@check("heralds-of-galactus/5-attack-if-able")
def sparky_uses_his_power_instead(table: VsTable) -> None:
    """Thanos has Alice's characters attack this turn; she activates Human Torch, her only ready one, and passes without an attack."""
    alice, bob = table.players
    torch, thanos = alice.controls(cards.HUMAN_TORCH), bob.controls(cards.THANOS)
    alice.controls(plain("Exhausted Hero"), exhausted=True)
    table.begin(COMBAT)
    alice.passes()
    bob.does(table.use(thanos))
    table.resolve()
    alice.passes()
    bob.can(table.use(thanos))
    bob.passes()
    table.step_is(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
    alice.can(table.use(torch), point=3)
    alice.does(table.use(torch), point=3)
    table.resolve()
    table.is_(torch, "exhausted")
    alice.can(table.passing(), point=3)
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob, point=3)
    bob.can(table.passing())
    alice.loses_in_all(0)
    bob.loses_in_all(1)


@check("heralds-of-galactus/5-attack-if-able")
def sparky_is_readied_after_his_power(table: VsTable) -> None:
    """Human Torch, activated and readied, still hasn't attacked, so he must; he may be activated once more instead."""
    alice, bob = table.players
    torch, twist = alice.controls(cards.HUMAN_TORCH), alice.holds(SECOND_WIND)
    bob.controls(cards.O_FORCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(torch), point=3)
    table.resolve()
    alice.does(table.play(twist), torch)
    table.resolve()
    alice.cannot(table.passing(), only_because="vs/act.attack-if-able", point=1)
    alice.does(table.use(torch), point=3)
    table.resolve()
    alice.can(table.passing(), point=3)
    bob.loses_in_all(2)
