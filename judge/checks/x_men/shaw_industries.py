"""Shaw Industries"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.shaw_industries import SHAW_INDUSTRIES
from judge.games.vs_system.dsl import COMBAT
from judge.proving.tables.vs_system import VsSeat, VsTable, check, plain

ENTRY = "x-men/shaw-industries"


def _hide(seat: VsSeat, number: int, affiliation: str = "Hellfire Club") -> None:
    for n in range(number):
        seat.controls(plain(f"{affiliation} {n + 1}", affiliations=(affiliation,)), hidden=True)


@check(ENTRY, allowed={"hidden": range(2, 6)})
def the_only_visible_character_is_shielded(table: VsTable, hidden: int = 2) -> None:
    """Two hidden Hellfire Club characters: Alice's only visible character, with 3 ATK / 4 DEF, has 5 ATK / 6 DEF, Bob's nothing more."""
    alice, bob = table.players
    alice.has_resource(SHAW_INDUSTRIES, face_up=True)
    front, foreign = alice.controls(plain("Front", atk=3, defense=4)), bob.controls(plain("Foreign", atk=3, defense=4))
    _hide(alice, hidden)
    _hide(bob, 2)
    table.begin(COMBAT)
    table.shows(front, atk=5, defense=6, point=1)
    table.shows(foreign, atk=3, defense=4)


@check(ENTRY)
def two_are_visible(table: VsTable) -> None:
    """Two of Alice's characters are visible: neither has a bonus, however many Hellfire Club characters hide."""
    alice, _ = table.players
    alice.has_resource(SHAW_INDUSTRIES, face_up=True)
    pair = [alice.controls(plain(f"Visible {n}", atk=3, defense=4)) for n in (1, 2)]
    _hide(alice, 2)
    table.begin(COMBAT)
    for piece in pair:
        table.shows(piece, atk=3, defense=4, point=1)


@check(ENTRY)
def one_hides(table: VsTable) -> None:
    """One hidden Hellfire Club character beside others that hide: the visible one has just +1 ATK / +1 DEF, the hidden ones nothing."""
    alice, bob = table.players
    alice.has_resource(SHAW_INDUSTRIES, face_up=True)
    front = alice.controls(plain("Front", atk=3, defense=4))
    _hide(alice, 1)
    _hide(alice, 1, "Morlocks")
    _hide(bob, 2)
    other = alice.controls(plain("Hidden", atk=3, defense=4), hidden=True)
    table.begin(COMBAT)
    table.shows(front, atk=4, defense=5, point=2)
    table.shows(other, atk=3, defense=4)


@check(ENTRY)
def nobody_hides(table: VsTable) -> None:
    """No Hellfire Club character hides: the visible one has +1 ATK / +1 DEF all the same."""
    alice, _ = table.players
    alice.has_resource(SHAW_INDUSTRIES, face_up=True)
    front = alice.controls(plain("Front", atk=3, defense=4, affiliations=("Hellfire Club",)))
    table.begin(COMBAT)
    table.shows(front, atk=4, defense=5, point=2)
