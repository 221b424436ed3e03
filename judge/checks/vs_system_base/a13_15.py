"""How concealed—optional works"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SUMMONS
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTER_CARDS,
    CHARACTERS,
    COMBAT,
    CONCEALED_OPTIONAL,
    FORMATION_STEP,
    FRONT,
    HIDDEN,
    RECRUIT_STEP,
    VISIBLE,
    WITH_CONCEALED,
    Played,
    PlotTwist,
    discard,
    exhaust,
    gain,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.15"

VIPER = plain("Viper", keywords=(CONCEALED_OPTIONAL,))

LULL = PlotTwist(name="Lulling Witness", powers=(Played(effect=exhaust(target(CHARACTERS & WITH_CONCEALED))),))

FORFEIT = PlotTwist(
    name="Forfeiting Witness", powers=(Played(cost=discard(CHARACTER_CARDS & WITH_CONCEALED), effect=gain(1)),)
)


@check(ENTRY, allowed={"area": (VISIBLE, HIDDEN)})
def recruited_it_goes_where_its_player_likes(table: VsTable, area: str = HIDDEN) -> None:
    """Alice recruits a character with concealed—optional: she picks its area, and there it comes into play."""
    alice, _ = table.players
    alice.has_resources(1)
    viper = alice.has_in_hand(VIPER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(viper))
    table.resolve()
    alice.is_asked("the area of Viper", offers=(VISIBLE, HIDDEN), point=1)
    alice.chooses(area)
    alice.chooses("front row")
    table.stands(viper, FRONT, area, point=control(1, "there it comes into play"))


@check(ENTRY)
def put_into_play_it_goes_where_its_player_likes(table: VsTable) -> None:
    """An effect puts a character with concealed—optional into play for Alice: she picks its area."""
    alice, _ = table.players
    viper, summons = alice.has_in_hand(VIPER), alice.has_in_hand(SUMMONS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(summons))
    table.resolve()
    alice.chooses(viper)
    alice.is_asked("the area of Viper", offers=(VISIBLE, HIDDEN), point=1)
    alice.chooses(VISIBLE)
    alice.chooses("front row")
    table.stands(viper, FRONT, VISIBLE)


@check(ENTRY)
def it_is_one_with_concealed(table: VsTable) -> None:
    """A plot twist targets a character with concealed: Bob's with concealed—optional may be chosen, a plain one may not."""
    alice, bob = table.players
    viper, other = bob.controls(VIPER), bob.controls(plain("Plain One"))
    twist = alice.has_in_hand(LULL)
    table.begin(COMBAT)
    alice.does(table.play(twist), point=2)
    alice.is_asked("target", offers=(viper,), not_offers=(other,))
    alice.chooses(viper)


@check(ENTRY)
def its_card_is_one_with_concealed(table: VsTable) -> None:
    """A cost asks for a character card with concealed: the one with concealed—optional that Alice holds pays it."""
    alice, _ = table.players
    twist, viper = alice.has_in_hand(FORFEIT), alice.has_in_hand(VIPER)
    alice.has_in_hand(plain("Plain One"))
    table.begin(COMBAT)
    alice.can(table.play(twist), point=2)
    alice.does(table.play(twist), viper)
    table.resolve()
    alice.finds_in_ko_pile(viper)


@check(ENTRY)
def in_play_it_stays_in_its_area(table: VsTable) -> None:
    """In her formation step Alice can bring neither her visible character with concealed—optional into hiding nor her hidden one out."""
    alice, _ = table.players
    shown, hidden = alice.controls(VIPER), alice.controls(plain("Cobra", keywords=(CONCEALED_OPTIONAL,)), hidden=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((shown, FRONT, 1), area=HIDDEN), only_because="vs/formation.area", point=3)
    alice.cannot(table.rearrange((hidden, FRONT, 1), area=VISIBLE), only_because="vs/formation.area", point=3)
