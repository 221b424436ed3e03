"""Ongoing plot twists"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COVER_TWIST, KO_RESOURCE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    YOURS,
    Adds,
    Played,
    PlotTwist,
    Static,
    gain,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a5.4"

BANNER = PlotTwist(
    name="Ongoing Witness",
    ongoing=True,
    powers=(Played(effect=gain(1)), Static(change=Adds("atk", 2), on=CHARACTERS & YOURS)),
)


@check(ENTRY)
def it_works_face_up_in_the_row(table: VsTable) -> None:
    """Ongoing: +2 ATK. As the plot twist lies face down Alice's character has 1 ATK; once it is played from the row, 3."""
    alice, _ = table.players
    hers, banner = alice.controls(plain("Her Character")), alice.has_resource(BANNER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(hers, atk=1, point=1)
    alice.does(table.play(banner))
    table.resolve()
    table.shows(hers, atk=3, point=control(1, "face up it works"))


@check(ENTRY)
def face_down_it_stops(table: VsTable) -> None:
    """Ongoing: +2 ATK. The plot twist is turned face down: Alice's character has 1 ATK again."""
    alice, _ = table.players
    hers, banner = alice.controls(plain("Her Character")), alice.has_resource(BANNER, face_up=True)
    cover = alice.has_in_hand(COVER_TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(hers, atk=3)
    alice.does(table.play(cover), banner)
    table.resolve()
    table.shows(hers, atk=1, point=2)


@check(ENTRY)
def gone_from_play_it_stops(table: VsTable) -> None:
    """Ongoing: +2 ATK. The plot twist is KO'd: Alice's character has 1 ATK again."""
    alice, _ = table.players
    hers, banner = alice.controls(plain("Her Character")), alice.has_resource(BANNER, face_up=True)
    blast = alice.has_in_hand(KO_RESOURCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(hers, atk=3)
    alice.does(table.play(blast), banner)
    table.resolve()
    alice.finds_in_ko_pile(banner)
    table.shows(hers, atk=1, point=2)


@check(ENTRY)
def from_hand_only_the_first_text_works(table: VsTable) -> None:
    """Gain 1; ongoing: +2 ATK. Played from hand, the plot twist gives Alice 1 endurance and no ATK, and is in her KO'd pile then."""
    alice, _ = table.players
    hers, banner = alice.controls(plain("Her Character")), alice.has_in_hand(BANNER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(banner))
    table.resolve()
    alice.loses_in_all(-1, point=control(3, "what stands before Ongoing is done"))
    table.shows(hers, atk=1, point=3)
    alice.finds_in_ko_pile(banner, point=3)
