"""Mindtap Mechanism"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    HIDDEN,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    SELF,
    VISIBLE,
    AreaPick,
    Equipment,
    MoveToArea,
    Played,
    PlotTwist,
    names,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "x-men/mindtap-mechanism#1": "which card was the first is nothing that a scenario can show",
    "x-men/mindtap-mechanism#4": "no text that transfers an equipment can be said yet",
}

CONCEALED_GEAR = Equipment(name="Concealed Gear Witness", cost=1, keywords=names("concealed—optional"))

GEAR = Equipment(name="Gear Witness", cost=1)

GO_OVER = PlotTwist(
    name="Moving Witness", powers=(Played(effect=MoveToArea(target(CHARACTERS), CHARACTERS & SELF, AreaPick())),)
)


@check("x-men/mindtap-mechanism")
def it_is_recruited_onto_a_hidden_character(table: VsTable) -> None:
    """Alice recruits an equipment with concealed—optional: it may go on her hidden character, and as well on her visible one."""
    alice, _ = table.players
    alice.has_resources(3)
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    gear = alice.has_in_hand(CONCEALED_GEAR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", offers=(shown,), point=control(2, "a visible character may be equipped as usual"))
    alice.is_asked("equips", offers=(hidden,), point=2)
    alice.chooses(hidden)
    table.finds(gear, PLAY)


@check("x-men/mindtap-mechanism")
def it_goes_along_into_hiding_and_back(table: VsTable) -> None:
    """An equipment with concealed—optional stays on a character that hides and comes back; the ordinary one of another is lost."""
    alice, _ = table.players
    hers, another = alice.controls(plain("Her Character")), alice.controls(plain("Another Character"))
    gear, ordinary = alice.controls(CONCEALED_GEAR, on=hers), alice.controls(GEAR, on=another)
    twists = [alice.has_in_hand(GO_OVER) for _ in range(3)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    for twist, who, to in zip(twists, (hers, hers, another), (HIDDEN, VISIBLE, HIDDEN), strict=True):
        alice.does(table.play(twist), who)
        table.resolve()
        alice.chooses(to)
        alice.chooses("front row")
        table.finds(gear, PLAY, point=3)
    table.finds(ordinary, KO_PILE, point=control(3, "an ordinary equipment is lost"))
