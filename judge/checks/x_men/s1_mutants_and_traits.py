"""Mutants and Traits"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.district_x import DISTRICT_X
from judge.games.vs_system.cards.x_men.lady_lark_skylark import LADY_LARK
from judge.games.vs_system.cards.x_men.leech_inhibitor import LEECH
from judge.games.vs_system.dsl import (
    BUILD,
    COMBAT,
    DRAW,
    FORMATION_STEP,
    MUTANTS,
    YOURS,
    Exists,
    Played,
    PlotTwist,
    gain,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/1-mutants-and-traits"

OPEN = {
    f"{ENTRY}#3": "it says what the earlier expansions contain",
}

MUTANTS_ONLY = PlotTwist(name="Gathering Witness", powers=(Played(only=(Exists(MUTANTS & YOURS),), effect=gain(1)),))

LONGSHOT = plain("Longshot", version="Hero of Mojoworld")
JEAN_GREY = plain("Jean Grey", version="Red", affiliations=("X-Men",), traits=("Mental",))


@check(ENTRY)
def district_x_makes_mutants(table: VsTable) -> None:
    """Alice chooses Energy with District X. Longshot, no Mutant so far, is an Energy Mutant this turn; so are her cards elsewhere."""
    alice, bob = table.players
    alice.has_resource(DISTRICT_X, face_up=True)
    longshot, jean = alice.controls(LONGSHOT), alice.controls(JEAN_GREY)
    cards = alice.has_in_hand(LONGSHOT), alice.has_in_deck(LONGSHOT), alice.has_in_ko_pile(LONGSHOT)
    foreign, removed = bob.controls(LONGSHOT), alice.has_removed(LONGSHOT)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.has(longshot, "traits", "Mutant", expected=False)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.is_asked("Mutant trait", offers=("Energy", "Physical"), point=2)
    alice.is_asked(
        "Mutant trait", offers=("Mental",), not_offers=("Mutant",), point=control(2, "the three, and no fourth")
    )
    alice.chooses("Energy")
    for piece in (longshot, *cards):
        table.has(piece, "traits", "Mutant", point=5)
        table.has(piece, "traits", "Energy", point=5)
    table.has(jean, "traits", "Energy", point=6)
    table.has(jean, "traits", "Mental", point=6)
    for piece in (foreign, removed):
        table.has(piece, "traits", "Energy", expected=False)
    table.goes_on_to(DRAW)
    table.has(longshot, "traits", "Mutant", expected=False, point=5)


@check(ENTRY)
def the_tab_makes_a_mutant(table: VsTable) -> None:
    """A card asks for a Mutant. Alice's X-Men character without a tab is none; Bob controls Jean Grey, who is one."""
    alice, bob = table.players
    alice.controls(plain("Older Character", affiliations=("X-Men",)))
    bob.controls(plain("Bob's Older Character", affiliations=("X-Men",)))
    bob.controls(JEAN_GREY)
    hers, his = (seat.has_in_hand(MUTANTS_ONLY) for seat in table.players)
    table.begin(COMBAT)
    alice.cannot(table.play(hers), only_because="text", point=1)
    alice.passes()
    bob.can(table.play(his), point=control(1, "Jean Grey is a Mutant"))


@check(ENTRY)
def not_every_character_is_one(table: VsTable) -> None:
    """A card asks for a Mutant. Of two characters of the X-Men expansion, Alice's Lady Lark is none, Bob's Leech is one."""
    alice, bob = table.players
    alice.controls(LADY_LARK)
    bob.controls(LEECH)
    hers, his = (seat.has_in_hand(MUTANTS_ONLY) for seat in table.players)
    table.begin(COMBAT)
    alice.cannot(table.play(hers), only_because="text", point=4)
    alice.passes()
    bob.can(table.play(his), point=control(4, "Leech is one"))
