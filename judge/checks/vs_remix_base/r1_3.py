"""Visible area and hidden area"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import STRENGTHEN_VISIBLE
from judge.games.vs_remix.dsl import BUILD, FRONT, HIDDEN, RECRUIT_STEP, VISIBLE
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r1.3")
def a_stunned_character_is_in_an_area_too(table: RemixTable) -> None:
    """A plot twist targets a character in the visible area: a stunned one there is in it as well, a hidden one isn't."""
    alice, _ = table.players
    ready, low = alice.controls(plain("Standing")), alice.controls(plain("Fallen"), stunned=True)
    hidden, twist = alice.controls(plain("Hidden"), hidden=True), alice.has_in_hand(STRENGTHEN_VISIBLE)
    table.begin()
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(ready,), not_offers=(hidden,))
    alice.is_asked("target", offers=(low,), point=1)
    alice.chooses(low)


@check("vs-remix-base/r1.3")
def concealed_characters_come_into_play(table: RemixTable) -> None:
    """A character with concealed comes into Alice's hidden area; for one with concealed—optional she picks the area; others are visible."""
    alice, _ = table.players
    alice.has_resources(3)
    open_, shy = alice.has_in_hand(plain("Open")), alice.has_in_hand(plain("Shy", keywords=("concealed",)))
    coy = alice.has_in_hand(plain("Coy", keywords=("concealed—optional",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(open_))
    table.resolve()
    alice.chooses("front row")
    table.stands(open_, FRONT, VISIBLE, point=control(2, "one without concealed comes into the visible area"))
    alice.does(table.recruit(shy))
    table.resolve()
    alice.chooses("front row")
    table.stands(shy, FRONT, HIDDEN, point=2)
    alice.does(table.recruit(coy))
    table.resolve()
    alice.is_asked("area", offers=("visible area", "hidden area"), point=3)
    alice.chooses("visible area")
    alice.chooses("front row")
    table.stands(coy, FRONT, VISIBLE, point=control(3, "that is what she has picked"))
