"""Where a recruited character goes"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, FRONT, HIDDEN, RECRUIT_STEP, SUPPORT, Spot
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a4.4")
def a_recruited_character_takes_any_empty_position(table: VsTable) -> None:
    """A character of Alice's stands in her first column: the one that she recruits may go behind it or elsewhere, and arrives ready."""
    alice, _ = table.players
    alice.controls(plain("Guard"), column=0)
    hero = alice.has_in_hand(plain("Hero", 1))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.resolve()
    alice.is_asked("where Hero goes", offers=(Spot(SUPPORT, 1),), point=1)
    alice.chooses(Spot(SUPPORT, 0))
    table.stands(hero, SUPPORT)
    table.is_(hero, "exhausted", expected=False, point=2)


@check("vs-system-base/a4.4")
def a_recruited_concealed_character_hides(table: VsTable) -> None:
    """Alice recruits a concealed character: it goes to her hidden area."""
    alice, _ = table.players
    spy = alice.has_in_hand(plain("Spy", 1, keywords=("concealed",)))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(spy))
    table.resolve()
    alice.chooses("front row")
    table.stands(spy, FRONT, HIDDEN, point=1)
