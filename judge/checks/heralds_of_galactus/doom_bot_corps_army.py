"""Doom-Bot Corps, Army"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import DR_DOOM, PRETENCE
from judge.games.vs_system.cards.heralds_of_galactus.doom_bot_corps_army import DOOM_BOT_CORPS
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, FORMATION_STEP, KO_PILE, PLAY, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

OPEN = {
    "heralds-of-galactus/doom-bot-corps-army#1": (
        "The ruling puts a new text in the place of the printed one, and the printed one "
        "isn't known: there is nothing that the new text could be told apart from."
    ),
}


@check("heralds-of-galactus/doom-bot-corps-army")
def corps_named_dr_doom_is_unique(table: VsTable) -> None:
    """While Doom-Bot Corps is named Dr. Doom, recruiting a Dr. Doom sends it to the KO'd pile; another Corps stays."""
    alice, bob = table.players
    alice.has_resources(8)
    doctor = alice.has_in_hand(DR_DOOM)
    corps, other = alice.controls(DOOM_BOT_CORPS), alice.controls(DOOM_BOT_CORPS)
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
    table.finds(other, PLAY, point=control(2, "a Corps of the old name stays"))


@check("heralds-of-galactus/doom-bot-corps-army")
def corps_is_army_again_next_turn(table: VsTable) -> None:
    """The name lasts for the turn: in the next one Doom-Bot Corps has its own name and is Army again."""
    alice, bob = table.players
    corps = alice.controls(DOOM_BOT_CORPS)
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
    corps = alice.controls(DOOM_BOT_CORPS)
    alice.controls(PRETENCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "names", "Dr. Doom", point=3)
