"""How concealed works"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SUMMONS
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    CONCEALED,
    FORMATION_STEP,
    FRONT,
    HIDDEN,
    RECRUIT_STEP,
    SEES_HIDDEN,
    SUPPORT,
    VISIBLE,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.14"

LURKER = plain("Lurker", keywords=(CONCEALED,))


@check(ENTRY)
def recruited_it_is_hidden(table: VsTable) -> None:
    """Alice recruits a character with concealed: it comes into play in her hidden area."""
    alice, _ = table.players
    alice.has_resources(1)
    lurker = alice.has_in_hand(LURKER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(lurker))
    table.resolve()
    alice.chooses("front row")
    table.stands(lurker, FRONT, HIDDEN, point=1)


@check(ENTRY)
def put_into_play_it_is_hidden(table: VsTable) -> None:
    """An effect puts a character with concealed into play: it comes into Alice's hidden area, too."""
    alice, _ = table.players
    lurker, summons = alice.has_in_hand(LURKER), alice.has_in_hand(SUMMONS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(summons))
    table.resolve()
    alice.chooses(lurker)
    alice.chooses("front row")
    table.stands(lurker, FRONT, HIDDEN, point=1)


@check(ENTRY)
def it_attacks_and_is_not_attacked(table: VsTable) -> None:
    """Bob's hidden character can't be attacked but by who can attack hidden characters; Alice's hidden one may attack Bob's visible one."""
    alice, bob = table.players
    lurker, shown = alice.controls(LURKER, hidden=True), alice.controls(plain("Shown Character"))
    hunter = alice.controls(plain("Hunter", keywords=(SEES_HIDDEN,)))
    hidden, his = bob.controls(LURKER, hidden=True), bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(shown, on=hidden), only_because="vs/attack.hidden", point=2)
    alice.can(table.attack(hunter, on=hidden), point=2)
    alice.can(table.attack(lurker, on=his), point=2)
    alice.can(table.attack(shown, on=his))


@check(ENTRY)
def it_stays_hidden_in_the_formation_step(table: VsTable) -> None:
    """In her formation step Alice can't put her concealed character into the visible area; its row in the hidden area she may change."""
    alice, _ = table.players
    lurker = alice.controls(LURKER, hidden=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((lurker, FRONT, 1), area=VISIBLE), only_because="vs/formation.area", point=3)
    alice.can(table.rearrange((lurker, SUPPORT, 0), area=HIDDEN), point=control(3, "it may change its row"))
