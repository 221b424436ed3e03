"""Doom-Bot <> Dr. Doom, Cosmic Thief"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE_AND_GAIN
from judge.games.vs_system.cards.heralds_of_galactus.doom_bot_army import DOOM_BOT_ARMY
from judge.games.vs_system.cards.heralds_of_galactus.doom_bot_dr_doom_cosmic_thief import DOOM_BOT
from judge.games.vs_system.cards.heralds_of_galactus.expendable_ally import EXPENDABLE_ALLY
from judge.games.vs_system.cards.heralds_of_galactus.super_genius import SUPER_GENIUS
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, RECOVERY
from judge.proving.tables.vs_system import VsTable, check


@check("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief", allowed={"endurance": range(1, 51)})
def doom_bot_falls_for_nothing(table: VsTable, endurance: int = 4) -> None:
    """Doom-Bot with its counter stuns itself as the recovery phase starts, and its controller loses no endurance."""
    alice, _ = table.players
    alice.has_endurance(endurance)
    robot = alice.controls(DOOM_BOT, counters=("cosmic",))
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
    robot = alice.controls(DOOM_BOT)
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
    ally, genius, ray = (
        alice.has_in_hand(EXPENDABLE_ALLY),
        alice.has_in_hand(SUPER_GENIUS),
        bob.has_in_hand(STUN_ONE_AND_GAIN),
    )
    robot = alice.controls(DOOM_BOT, counters=("cosmic",))
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
    alice.cannot(table.enter_tournament((DOOM_BOT, thieves)), only_because="vs/tournament.copies", point=4)
    alice.can(table.enter_tournament((DOOM_BOT, 4), (DOOM_BOT_ARMY, bots)), point=(4, 5))
