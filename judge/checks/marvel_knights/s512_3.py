"""512.3 Moving an object"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import HIDE_OWN, MOVE_OWN
from judge.games.vs_system.cards.marvel_knights.owl_leland_owlsley import OWL
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    FRONT,
    HIDDEN,
    RECRUIT_STEP,
    SUPPORT,
    VISIBLE,
    Mover,
    Played,
    PlotTwist,
    Spot,
    SpotOf,
    move_to_row,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/512.3"

ALL_STEP_BACK = PlotTwist(
    name="Retreating Witness", powers=(Played(effect=move_to_row(CHARACTERS, SUPPORT, who=Mover.ITS_CONTROLLER)),)
)


@check(ENTRY)
def a_visible_character_moves_in_its_area(table: VsTable) -> None:
    """An effect moves Alice's visible character: to any empty position of her visible area, back to its own, and nowhere else."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    alice.controls(plain("Her Neighbor"))
    twist = alice.has_in_hand(MOVE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 2), Spot(SUPPORT, 0)), point=control(1, "there are empty positions"))
    alice.is_asked("where", not_offers=(Spot(FRONT, 1),), point=1)
    alice.is_asked("where", offers=(Spot(FRONT, 0),), point=2)
    alice.is_asked("where", not_offers=(Spot(FRONT, 0, HIDDEN),), point=4)
    alice.is_asked("where", not_offers=(SpotOf(bob.name, Spot(FRONT, 0)),), point=5)
    alice.chooses(Spot(FRONT, 0))
    table.stands(hers, FRONT, VISIBLE)


@check(ENTRY)
def a_hidden_character_moves_in_its_area(table: VsTable) -> None:
    """An effect moves Alice's hidden character: only within her hidden area."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"), hidden=True)
    twist = alice.has_in_hand(MOVE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, HIDDEN),), point=control(4, "it may move within its area"))
    alice.is_asked("where", not_offers=(Spot(SUPPORT, 0),), point=4)
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(hers, SUPPORT, HIDDEN)


@check(ENTRY)
def everybody_moves_his_own(table: VsTable) -> None:
    """All characters are moved by their controllers to their support rows, Alice's first: each player puts his own into his own row."""
    alice, bob = table.players
    his, hers = bob.controls(plain("His Character")), alice.controls(plain("Her Character"))
    twist = alice.has_in_hand(ALL_STEP_BACK)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    table.resolve()
    alice.is_asked("where Her Character goes", not_offers=(SpotOf(bob.name, Spot(SUPPORT, 0)),), point=5)
    alice.chooses(Spot(SUPPORT, 0))
    bob.is_asked("where His Character goes", not_offers=(SpotOf(alice.name, Spot(SUPPORT, 0)),), point=5)
    bob.chooses(Spot(SUPPORT, 0))
    table.stands(hers, SUPPORT, of=alice)
    table.stands(his, SUPPORT, of=bob)


@check(ENTRY)
def an_effect_says_whom_it_moves_and_where(table: VsTable) -> None:
    """Owl's boost moves an opposing character of cost 1 or less to Alice's front row: no dearer one, not hers, not to her support row."""
    alice, bob = table.players
    alice.has_resources(4)
    owl, hers = alice.has_in_hand(OWL), alice.controls(plain("Her Character"))
    small, big = bob.controls(plain("Small Character")), bob.controls(plain("Big Character", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(owl, boosted=True))
    table.resolve()
    alice.chooses(Spot(FRONT, 1))
    alice.is_asked("target", not_offers=(big,), point=3)
    alice.is_asked("target", not_offers=(hers,), point=3)
    alice.chooses(small)
    table.resolve()
    alice.is_asked("where", not_offers=(Spot(SUPPORT, 0),), point=3)
    alice.chooses(Spot(FRONT, 2))
    table.stands(small, FRONT, of=alice)


@check(ENTRY, allowed={"hidden": (True, False)})
def to_your_hidden_area_means_wherever_it_stands(table: VsTable, hidden: bool = True) -> None:
    """An effect moves Alice's character to her hidden area: she may put one that is hidden already elsewhere in it."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"), hidden=hidden)
    twist = alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, HIDDEN),), point=6)
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(hers, SUPPORT, HIDDEN)


@check(ENTRY)
def a_visible_character_goes_into_hiding(table: VsTable) -> None:
    """An effect moves Alice's visible character to her hidden area: she puts it there."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"))
    twist = alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 0, HIDDEN),), not_offers=(Spot(FRONT, 1),), point=6)
    alice.chooses(Spot(FRONT, 0, HIDDEN))
    table.stands(hers, FRONT, HIDDEN)
