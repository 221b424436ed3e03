"""Red Shift, Shatterax and the Silver Surfers: effects that reach over phases, or whose objects come and go."""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.effects import Move
from judge.engine.objects import choice, target
from judge.engine.patterns import On
from judge.engine.powers import Played, Static, Triggered, whenever
from judge.engine.select import OWNED, YOURS
from judge.games.vs_system.cards.heralds_of_galactus import p_to_s as cards
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    FRONT,
    HAND,
    HIDDEN,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
    REMOVED,
    VISIBLE,
    Spot,
    Step,
)
from judge.games.vs_system.model.cards import Character, PlotTwist
from judge.games.vs_system.words.coming_into_play import Place
from judge.games.vs_system.words.controlling import GainControl
from judge.games.vs_system.words.effects import ko, lose, stun
from judge.games.vs_system.words.selectors import CHARACTERS, IN_HAND, start_of
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/silver-surfer-righteous-protector#1": "the printed text that this text replaces is unknown",
    "heralds-of-galactus/red-shift-rift-walker#1": "the printed text that this text replaces is unknown",
}

# Witness cards: what makes others arrive, change sides, be stunned or KO'd, and what notices how many things happen at once.
STUN_TWIST = PlotTwist(name="Stun Twist", powers=(Played(effect=stun(target(CHARACTERS))),))
KO_TWIST = PlotTwist(name="KO Twist", powers=(Played(effect=ko(target(CHARACTERS))),))
STEAL_TWIST = PlotTwist(name="Steal Twist", powers=(Played(effect=GainControl(target(CHARACTERS & ~YOURS))),))
ARRIVAL_TWIST = PlotTwist(name="Arrival Twist", powers=(
    Played(effect=Move(choice(OWNED & IN_HAND, name="a character"), PLAY, spot=Place())),))  # fmt: skip
COUNTS_ARRIVALS = Character(name="Usher", cost=1, powers=(
    Triggered(pattern=On("move", subject=CHARACTERS, to=PLAY, seen="after"), effect=lose(1), once_per_batch=True),))  # fmt: skip
COUNTS_STARTS = Character(name="Herald", cost=1, powers=(
    whenever(start_of(COMBAT)) >> lose(1),
    whenever(On("begin step", fact=(("step", Step(COMBAT, ATTACK_STEP, "Bob")),))) >> lose(1),
))  # fmt: skip
MUST_ATTACK = Character(name="Berserker", cost=1, atk=1, defense=1, powers=(Static(change=Bans("pass")),))


@check("heralds-of-galactus/red-shift-rift-walker", follows={5: "heralds-of-galactus/2-cosmic#2"})
def red_shift_takes_the_defender_along(table: VsTable) -> None:
    """Red Shift and an exhausted defender without a counter leave the game; they come back together, ready, with counters."""
    alice, bob = table.players
    shift = alice.controls(cards.RED_SHIFT, counters=("cosmic",))
    alice.controls(plain("Alice's Guard"))
    bob.controls(COUNTS_ARRIVALS, column=1)
    defender = bob.controls(plain("Defender", keywords=("cosmic",)), exhausted=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, on=defender))
    table.resolve()
    alice.agrees()
    table.finds(shift, REMOVED)
    table.finds(defender, REMOVED)
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.is_asked("front row position of Red Shift", point=2)
    alice.chooses("front row")
    places = (Spot(FRONT, 0, VISIBLE), Spot(FRONT, 2, VISIBLE))
    bob.is_asked("front row position of Defender", offers=places, point=2)
    bob.chooses("front row", point=2)
    table.resolve()
    bob.loses_in_all(1, point=3)
    table.is_(shift, "exhausted", False, point=4)
    table.is_(defender, "exhausted", False, point=4)
    table.counts(shift, "cosmic", 1, point=5)
    table.counts(defender, "cosmic", 1, point=5)
    table.stands(shift, "front row", HIDDEN, point=7)
    table.stands(defender, "front row", VISIBLE)


@check("heralds-of-galactus/red-shift-rift-walker", follows={6: "heralds-of-galactus/2.1-cosmic-surge#2"})
def red_shift_brings_surge_back_without_a_counter(table: VsTable) -> None:
    """A cosmic—surge character with a counter attacks with Red Shift; it comes back without one."""
    alice, bob = table.players
    shift = alice.controls(cards.RED_SHIFT, counters=("cosmic",))
    surge = plain("Surging Herald", affiliations=("Heralds of Galactus",), keywords=("cosmic—surge",))
    companion = alice.controls(surge, counters=("cosmic",))
    defender = bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, companion, on=defender))
    table.resolve()
    alice.agrees()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.chooses("front row")
    alice.chooses("front row")
    bob.chooses("front row")
    table.finds(companion, PLAY)
    table.counts(companion, "cosmic", 0, point=6)


@check("heralds-of-galactus/red-shift-rift-walker", allowed={"area": (VISIBLE, HIDDEN)})
def red_shift_lets_the_owner_pick_the_area(table: VsTable, area: str = HIDDEN) -> None:
    """A concealed—optional defender comes back in the area that its owner picks."""
    alice, bob = table.players
    shift = alice.controls(cards.RED_SHIFT, counters=("cosmic",))
    defender = bob.controls(plain("Viper", keywords=("concealed—optional",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, on=defender))
    table.resolve()
    alice.agrees()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.chooses("front row")
    bob.is_asked("the area of Viper", offers=(VISIBLE, HIDDEN), point=8)
    bob.chooses(area, point=8)
    bob.chooses("front row")
    table.stands(defender, "front row", area, point=8)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_fixes_his_characters_on_resolution(table: VsTable) -> None:
    """One character arrives in response to Shatterax's trigger and is affected, another one after that and isn't."""
    alice, bob = table.players
    alice.controls(cards.SHATTERAX)
    twists = [alice.holds(ARRIVAL_TWIST) for _ in range(2)]
    early, late = alice.holds(plain("Early")), alice.holds(plain("Late"))
    giants = [bob.controls(plain(f"Giant {n}", cost=6, defense=20)) for n in (1, 2)]
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    for twist, newcomer in zip(twists, (early, late), strict=True):
        alice.does(table.play(twist))
        table.all_pass()
        alice.chooses(newcomer)
        alice.chooses("front row")
        table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(early, on=giants[0]))
    table.shows(early, atk=3, point=1)
    table.all_pass()
    alice.does(table.attack(late, on=giants[1]))
    table.shows(late, atk=1, point=1)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_may_affect_himself(table: VsTable, cost: int = 6) -> None:
    """Shatterax was recruited this turn: he gets +2 ATK himself while in combat with a costlier character."""
    alice, bob = table.players
    alice.has_resources(5)
    shatterax, giant = alice.holds(cards.SHATTERAX), bob.controls(plain("Giant", cost=cost))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(shatterax))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    table.shows(shatterax, atk=9)
    alice.does(table.attack(shatterax, on=giant))
    table.shows(shatterax, atk=11, point=2)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_remembers_who_arrived_on_his_side(table: VsTable) -> None:
    """A recruit of this turn is stolen in response to Shatterax's trigger: it is affected all the same."""
    alice, bob = table.players
    alice.has_resources(1)
    alice.controls(cards.SHATTERAX)
    recruit, giant = alice.holds(plain("Recruit")), alice.controls(plain("Giant", cost=6, defense=20))
    steal = bob.holds(STEAL_TWIST)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.play(steal), recruit)
    table.all_pass()
    bob.chooses("front row")
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(recruit, on=giant))
    table.shows(recruit, atk=3, point=3)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_affects_for_the_whole_turn(table: VsTable) -> None:
    """A recruit that Shatterax has affected is stolen afterwards: it stays affected."""
    alice, bob = table.players
    alice.has_resources(1)
    alice.controls(cards.SHATTERAX)
    recruit, giant = alice.holds(plain("Recruit")), alice.controls(plain("Giant", cost=6, defense=20))
    steal = bob.holds(STEAL_TWIST)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(steal), recruit)
    table.resolve()
    bob.chooses("front row")
    bob.does(table.attack(recruit, on=giant))
    table.shows(recruit, atk=3, point=4)


@check("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")
def harbinger_skips_the_combat_phase(table: VsTable) -> None:
    """The Harbinger of Oblivion leaves the game; after the build phase comes the recovery phase, whatever waits for combat."""
    alice, bob = table.players
    surfer = alice.controls(cards.SILVER_SURFER_HARBINGER, counters=("cosmic",))
    for number in (1, 2):
        alice.controls(plain(f"Cosmic {number}", keywords=("cosmic",)), counters=("cosmic",))
    victim = alice.controls(plain("Victim"))
    bob.controls(COUNTS_STARTS)
    foreign = bob.controls(plain("Bob's Cosmic", keywords=("cosmic",)), counters=("cosmic",))
    berserker, fighter = bob.controls(MUST_ATTACK), bob.controls(plain("Fighter"))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    table.finds(surfer, REMOVED)
    table.counts(foreign, "cosmic", 1)
    table.step_is(BUILD, FORMATION_STEP, alice, point=1)
    table.goes_on_to(BUILD, FORMATION_STEP, bob)
    table.all_pass()
    table.step_is(RECOVERY, point=(1, 2, 3))
    alice.cannot(table.attack(victim, on=fighter), only_because="vs/act.attack", point=2)
    bob.cannot(table.attack(fighter, on=victim), only_because="vs/act.attack", point=2)
    bob.cannot(table.attack(berserker, on=victim), only_because="vs/act.attack", point=3)
    table.chain_is(point=4)
    bob.loses_in_all(0, point=4)


@check("heralds-of-galactus/silver-surfer-righteous-protector")
def protector_sends_every_cheap_character_home(table: VsTable, cost: int = 4) -> None:
    """Characters of cost 4 or less become stunned one after another, one of them recruited later: each goes back to hand."""
    alice, bob = table.players
    bob.has_resources(cost)
    surfer = alice.controls(cards.SILVER_SURFER_PROTECTOR, counters=("cosmic",))
    own, foreign, dear = (
        alice.controls(plain("Own", cost)),
        bob.controls(plain("Foreign", cost)),
        bob.controls(plain("Dear", 5)),
    )
    recruit = bob.holds(plain("Recruit", cost))
    twists = [bob.holds(STUN_TWIST) for _ in range(4)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(recruit))
    table.resolve()
    bob.chooses("front row")
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    for twist, victim in zip(twists, (foreign, own, dear, recruit), strict=True):
        bob.does(table.play(twist), victim)
        table.resolve()
    table.finds(foreign, HAND, point=2)
    table.finds(own, HAND, point=2)
    table.finds(dear, PLAY)
    table.finds(recruit, HAND, point=3)


@check("heralds-of-galactus/silver-surfer-righteous-protector")
def protectors_modifier_outlives_his_power(table: VsTable) -> None:
    """First Silver Surfer is stunned, then he is KO'd: cheap characters that become stunned still go back to hand."""
    alice, bob = table.players
    surfer = alice.controls(cards.SILVER_SURFER_PROTECTOR, counters=("cosmic",))
    victims = [bob.controls(plain(f"Victim {n}", 4)) for n in (1, 2)]
    stuns, kos = [bob.holds(STUN_TWIST) for _ in range(3)], bob.holds(KO_TWIST)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(stuns[0]), surfer)
    table.resolve()
    bob.does(table.play(stuns[1]), victims[0])
    table.resolve()
    table.finds(victims[0], HAND, point=4)
    bob.does(table.play(kos), surfer)
    table.resolve()
    bob.does(table.play(stuns[2]), victims[1])
    table.resolve()
    table.finds(victims[1], HAND, point=4)
