"""Mindtap Mechanism"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GEAR, HAND_OVER, MEDALLION
from judge.games.vs_system.cards.x_men.mindtap_mechanism import MINDTAP_MECHANISM
from judge.games.vs_system.dsl import (
    ANY,
    BUILD,
    CHARACTERS,
    COMBAT,
    FRONT,
    HIDDEN,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
    VISIBLE,
    MoveToArea,
    Played,
    PlotTwist,
    Spot,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/mindtap-mechanism"

OPEN = {f"{ENTRY}#1": "it says that there was no such equipment before"}

MOVES = {
    area: PlotTwist(
        name=f"{area.capitalize()} Witness", powers=(Played(effect=MoveToArea(target(CHARACTERS), ~ANY, area)),)
    )
    for area in (HIDDEN, VISIBLE)
}


@check(ENTRY)
def it_equips_whoever(table: VsTable) -> None:
    """Alice recruits Mindtap Mechanism: it may go on her hidden or on her visible character; other gear goes on the visible one only."""
    alice, bob = table.players
    mechanism, gear = alice.has_in_hand(MINDTAP_MECHANISM), alice.has_in_hand(GEAR)
    hidden, visible = (
        alice.controls(plain("Hidden Character", atk=2), hidden=True),
        alice.controls(plain("Visible Character", atk=2)),
    )
    foreign = bob.controls(plain("Foreign Character"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(mechanism))
    table.resolve()
    alice.is_asked("equips", offers=(hidden, visible), point=2)
    alice.is_asked("equips", not_offers=(foreign,))
    alice.chooses(hidden)
    table.shows(hidden, atk=5)
    table.shows(visible, atk=2)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", offers=(visible,), not_offers=(hidden,))
    alice.chooses(visible)


@check(ENTRY)
def it_stays_on_who_moves(table: VsTable) -> None:
    """Its character moves into hiding and out again: Mindtap Mechanism stays on it, other gear is lost."""
    alice, _ = table.players
    bearer, other = alice.controls(plain("Bearer", atk=2)), alice.controls(plain("Other Bearer"))
    mechanism, gear = alice.controls(MINDTAP_MECHANISM, on=bearer), alice.controls(GEAR, on=other)
    hide, show = (alice.has_in_hand(MOVES[area]) for area in (HIDDEN, VISIBLE))
    hide_other = alice.has_in_hand(MOVES[HIDDEN])
    table.begin(COMBAT)
    alice.does(table.play(hide), bearer)
    table.resolve()
    alice.chooses(Spot(FRONT, 0, HIDDEN))
    table.stands(bearer, FRONT, HIDDEN)
    table.finds(mechanism, PLAY, point=3)
    table.shows(bearer, atk=5, point=3)
    alice.does(table.play(hide_other), other)
    table.resolve()
    alice.chooses(Spot(FRONT, 1, HIDDEN))
    table.finds(gear, KO_PILE)
    alice.does(table.play(show), bearer)
    table.resolve()
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(bearer, FRONT, VISIBLE)
    table.finds(mechanism, PLAY, point=3)


@check(ENTRY)
def who_was_hidden_comes_out(table: VsTable) -> None:
    """Its hidden character becomes visible: Mindtap Mechanism stays on it, and as the recovery phase starts it gives a counter."""
    alice, _ = table.players
    bearer, other = (
        alice.controls(plain("Bearer", atk=2, defense=2), hidden=True),
        alice.controls(plain("Other Character")),
    )
    mechanism, show = alice.controls(MINDTAP_MECHANISM, on=bearer), alice.has_in_hand(MOVES[VISIBLE])
    table.begin(COMBAT)
    alice.does(table.play(show), bearer)
    table.resolve()
    alice.chooses(Spot(FRONT, 1, VISIBLE))
    table.stands(bearer, FRONT, VISIBLE)
    table.finds(mechanism, PLAY, point=3)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.shows(bearer, atk=6, defense=3)
    table.shows(other, atk=1, defense=1)


@check(ENTRY)
def it_is_handed_into_hiding(table: VsTable) -> None:
    """Mindtap Mechanism is transferred from a visible character to a hidden one. Other gear stays where it is."""
    alice, _ = table.players
    shown, other = alice.controls(plain("Shown Character", atk=2)), alice.controls(plain("Other Shown Character"))
    hidden, second = (alice.controls(plain(name, atk=2), hidden=True) for name in ("Hidden Character", "Second One"))
    mechanism, gear = alice.controls(MINDTAP_MECHANISM, on=shown), alice.controls(MEDALLION, on=other)
    twists = [alice.has_in_hand(HAND_OVER) for _ in (1, 2)]
    table.begin(COMBAT)
    alice.does(table.play(twists[0]), mechanism, hidden)
    table.resolve()
    table.finds(mechanism, PLAY)
    table.shows(hidden, atk=5, point=4)
    table.shows(shown, atk=2, point=4)
    alice.does(table.play(twists[1]), gear, second)
    table.resolve()
    table.shows(second, atk=2)
    table.shows(other, atk=4)


@check(ENTRY)
def it_is_handed_out_of_hiding(table: VsTable) -> None:
    """Mindtap Mechanism is transferred from a hidden character to a visible one."""
    alice, _ = table.players
    shown = alice.controls(plain("Shown Character", atk=2))
    hidden = alice.controls(plain("Hidden Character", atk=2), hidden=True)
    mechanism, twist = alice.controls(MINDTAP_MECHANISM, on=hidden), alice.has_in_hand(HAND_OVER)
    table.begin(COMBAT)
    alice.does(table.play(twist), mechanism, shown)
    table.resolve()
    table.finds(mechanism, PLAY)
    table.shows(shown, atk=5, point=4)
    table.shows(hidden, atk=2, point=4)
