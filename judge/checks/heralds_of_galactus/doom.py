"""Doom: names, identities and being considered to control somebody; Doom-Bot, Doom-Bot Corps, Expendable Ally."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.objects import target
from judge.engine.powers import Played, Static
from judge.games.vs_system.cards.heralds_of_galactus import doom as cards
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
)
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.model.changes import ConsideredToControl
from judge.games.vs_system.words.effects import gain, stun
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain

OPEN = {
    "heralds-of-galactus/doom-bot-corps-army#1": "The ruling puts a new text in the place of the printed one, and the printed one isn't "
    "known: there is nothing that the new text could be told apart from."
}

EXCUSES: dict[tuple[str, str, str], str] = {
    (
        "Expendable Ally",
        "[0].effect.link",
        "IF_YOU_DO",
    ): "means the same: with a legal target the effect is always negated",
    (
        "Super Genius",
        "[0].effect.effect.objects.who.whose",
        "EVERYONES",
    ): "means the same: where one player decides it is the controller, the first in turn order from himself",
}

DR_DOOM = plain("Dr. Doom", 8, version="Witness", affiliations=("Doom",), atk=19, defense=18)
SECOND_DOOM = plain("Dr. Doom", 4, version="Army", affiliations=("Doom",), atk=7, defense=9)
HENCHMAN = plain("Henchman", 2, affiliations=("Doom",))
PRETENCE = replace(plain("Pretence"), powers=(Static(change=ConsideredToControl("Dr. Doom")),))
STUN_ONE = PlotTwist(name="Stun One", powers=(Played(effect=stun(target(CHARACTERS)).then(gain(1))),))
STUN_TWO = PlotTwist(
    name="Stun Two", powers=(Played(effect=stun(target(CHARACTERS, "two characters", 2, 2)).then(gain(1))),)
)


@check("heralds-of-galactus/7-doom")
def only_his_name_makes_him_a_target(table: VsTable) -> None:
    """Expendable Ally protects a character named Dr. Doom, but not a Doom-Bot whose identity he is."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, first, second = alice.holds(cards.EXPENDABLE_ALLY), bob.holds(STUN_ONE), bob.holds(STUN_ONE)
    doctor, robot = alice.controls(DR_DOOM), alice.controls(cards.DOOM_BOT)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(first), robot)
    bob.passes()
    alice.cannot(table.play(ally), only_because="target", point=(1, 2))
    alice.passes()
    bob.does(table.play(second), doctor)
    bob.passes()
    alice.can(table.play(ally), point=1)


@check("heralds-of-galactus/7-doom")
def doom_bot_isnt_a_character_named_dr_doom(table: VsTable) -> None:
    """Doom-Bot Corps takes the name beside Doom-Bot <> Dr. Doom, but not beside a character named Dr. Doom."""
    alice, bob = table.players
    alice.controls(cards.DOOM_BOT)
    bob.controls(DR_DOOM)
    corps, others = alice.controls(cards.DOOM_BOT_CORPS), bob.controls(cards.DOOM_BOT_CORPS)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "names", "Dr. Doom", point=(1, 2))
    alice.passes()
    bob.does(table.use(others))
    table.resolve()
    table.has(others, "names", "Dr. Doom", False, point=1)


@check("heralds-of-galactus/7-doom")
def corps_looks_for_the_name(table: VsTable, has_doctor: bool = True, is_considered: bool = True) -> None:
    """Doom-Bot Corps takes the name where its controller is only considered to control Dr. Doom, but not beside a Dr. Doom."""
    alice, bob = table.players
    corps = alice.controls(cards.DOOM_BOT_CORPS)
    if is_considered:
        alice.controls(PRETENCE)
    others = bob.controls(cards.DOOM_BOT_CORPS)
    if has_doctor:
        bob.controls(DR_DOOM)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "names", "Dr. Doom", point=3)
    alice.passes()
    bob.does(table.use(others))
    table.resolve()
    table.has(others, "names", "Dr. Doom", False)


@check_with_three("heralds-of-galactus/7-doom")
def super_genius_looks_for_control(table: VsTableOfThree) -> None:
    """Super Genius costs no card if its player is considered to control Dr. Doom, or has a character of that name, or both."""
    alice, bob, carol = table.seats
    alice.controls(PRETENCE)
    bob.controls(DR_DOOM)
    carol.controls(PRETENCE)
    carol.controls(DR_DOOM)
    twists = [player.holds(cards.SUPER_GENIUS) for player in table.seats]
    for player in table.seats:
        player.holds(HENCHMAN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twists[0]))
    table.resolve()
    table.nobody_is_asked(point=4)
    alice.holds_in_all(1, point=4)
    alice.passes()
    bob.does(table.play(twists[1]))
    table.resolve()
    table.nobody_is_asked(point=4)
    bob.holds_in_all(1, point=4)
    alice.passes()
    bob.passes()
    carol.does(table.play(twists[2]))
    table.resolve()
    table.nobody_is_asked(point=4)
    carol.holds_in_all(1, point=4)


@check("heralds-of-galactus/7-doom")
def super_genius_beside_a_doom_bot(table: VsTable) -> None:
    """Super Genius costs a card if its player has only a Doom-Bot whose identity is Dr. Doom."""
    alice, bob = table.players
    twist, spare, foreign = bob.holds(cards.SUPER_GENIUS), bob.holds(HENCHMAN), alice.holds(HENCHMAN)
    bob.controls(cards.DOOM_BOT)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    table.resolve()
    bob.is_asked("discard", offers=(spare,), not_offers=(foreign,), point=5)
    bob.chooses(spare, point=5)
    table.finds(spare, KO_PILE, point=5)


@check("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief", allowed={"endurance": range(1, 51)})
def doom_bot_falls_for_nothing(table: VsTable, endurance: int = 4) -> None:
    """Doom-Bot with its counter stuns itself as the recovery phase starts, and its controller loses no endurance."""
    alice, _ = table.players
    alice.has_endurance(endurance)
    robot = alice.controls(cards.DOOM_BOT, counters=("cosmic",))
    table.begin(COMBAT, ATTACK_STEP, table.players[1])
    table.shows(robot, atk=13, defense=13)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(robot, "stunned")
    table.counts(robot, "cosmic", 0)
    alice.loses_in_all(0, point=1)


@check("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief")
def doom_bot_without_its_counter(table: VsTable) -> None:
    """Without a counter Doom-Bot's stun costs its controller the full 6 endurance."""
    alice, _ = table.players
    robot = alice.controls(cards.DOOM_BOT)
    table.begin(COMBAT, ATTACK_STEP, table.players[1])
    table.shows(robot, atk=9, defense=9)
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.loses_in_all(6)


@check("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief")
def doom_bot_bears_no_second_name(table: VsTable) -> None:
    """Expendable Ally finds no target in an effect that targets Doom-Bot, and Super Genius costs its controller a card."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, genius, ray = alice.holds(cards.EXPENDABLE_ALLY), alice.holds(cards.SUPER_GENIUS), bob.holds(STUN_ONE)
    robot = alice.controls(cards.DOOM_BOT, counters=("cosmic",))
    table.begin(COMBAT, ATTACK_STEP, bob)
    table.has(robot, "names", "Dr. Doom", False, point=2)
    bob.does(table.play(ray), robot)
    bob.passes()
    alice.cannot(table.play(ally), only_because="target", point=2)
    alice.does(table.play(genius))
    table.all_pass()
    alice.is_asked("discard", point=3)
    alice.chooses(ally, point=3)


@check("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief", allowed={"thieves": range(61), "bots": range(61)})
def doom_bots_in_a_deck(table: VsTable, thieves: int = 5, bots: int = 12) -> None:
    """In a Constructed deck a fifth Cosmic Thief is too many, whereas twelve Doom-Bots, Army beside four of him are allowed."""
    alice, _ = table.players
    table.begin()
    alice.cannot(table.enter_tournament((cards.DOOM_BOT, thieves)), only_because="vs/tournament.copies", point=4)
    alice.can(table.enter_tournament((cards.DOOM_BOT, 4), (cards.DOOM_BOT_ARMY, bots)), point=(4, 5))


@check("heralds-of-galactus/doom-bot-corps-army")
def corps_named_dr_doom_is_unique(table: VsTable) -> None:
    """While Doom-Bot Corps is named Dr. Doom, recruiting a Dr. Doom sends it to the KO'd pile; another Corps stays."""
    alice, bob = table.players
    alice.has_resources(8)
    doctor = alice.holds(DR_DOOM)
    corps, other = alice.controls(cards.DOOM_BOT_CORPS), alice.controls(cards.DOOM_BOT_CORPS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    alice.loses_in_all(3)
    bob.loses_in_all(0)
    table.has(corps, "names", "Doom-Bot Corps", False)
    alice.cannot(table.use(corps), only_because="vs/act.once")
    alice.does(table.recruit(doctor))
    table.resolve()
    alice.chooses("front row")
    table.finds(corps, KO_PILE, point=2)
    table.finds(other, PLAY, point=2)


@check("heralds-of-galactus/doom-bot-corps-army")
def corps_is_army_again_next_turn(table: VsTable) -> None:
    """The name lasts for the turn: in the next one Doom-Bot Corps has its own name and is Army again."""
    alice, bob = table.players
    corps = alice.controls(cards.DOOM_BOT_CORPS)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "versions", "Army", False, point=2)
    table.goes_on_to(BUILD, FORMATION_STEP, bob)
    table.has(corps, "names", "Dr. Doom", False)
    table.has(corps, "names", "Doom-Bot Corps")
    table.has(corps, "versions", "Army")
    bob.passes()
    alice.can(table.use(corps))


@check("heralds-of-galactus/doom-bot-corps-army")
def corps_ignores_a_pretended_doom(table: VsTable) -> None:
    """Doom-Bot Corps takes the name although its controller is considered to control Dr. Doom."""
    alice, _ = table.players
    corps = alice.controls(cards.DOOM_BOT_CORPS)
    alice.controls(PRETENCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "names", "Dr. Doom", point=3)


@check("heralds-of-galactus/expendable-ally")
def doom_and_a_henchman_are_targeted(table: VsTable) -> None:
    """Expendable Ally negates an effect that targets Dr. Doom and a henchman; Dr. Doom gets +5 ATK."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, ray = alice.holds(cards.EXPENDABLE_ALLY), bob.holds(STUN_TWO)
    doctor, henchman = alice.controls(DR_DOOM), alice.controls(HENCHMAN)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(ray), (doctor, henchman))
    bob.passes()
    alice.can(table.play(ally), point=1)
    alice.does(table.play(ally), "Stun Two", point=1)
    table.resolve()
    alice.chooses(doctor)
    table.resolve()
    table.is_(henchman, "stunned", False, point=1)
    table.shows(doctor, atk=24)
    bob.loses_in_all(0)


@check("heralds-of-galactus/expendable-ally")
def two_dooms_are_targeted(table: VsTable) -> None:
    """Of two characters named Dr. Doom, only the one that Alice chooses as Expendable Ally resolves gets +5 ATK."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, ray = alice.holds(cards.EXPENDABLE_ALLY), bob.holds(STUN_TWO)
    first, second = alice.controls(DR_DOOM), alice.controls(SECOND_DOOM)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(ray), (first, second))
    bob.passes()
    alice.does(table.play(ally), "Stun Two")
    table.nobody_is_asked(point=3)
    table.resolve()
    alice.is_asked("+5 ATK", offers=(first, second), point=(2, 3))
    alice.chooses(second, point=(2, 3))
    table.shows(first, atk=19, point=2)
    table.shows(second, atk=12, point=2)
    table.is_(first, "stunned", False)
