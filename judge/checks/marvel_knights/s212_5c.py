"""212.5c Visible and hidden areas"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import MOVE_OWN
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ADJACENT,
    ATTACK_STEP,
    BETWEEN,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    FRONT,
    HIDDEN,
    RECRUIT_STEP,
    SELF,
    Character,
    Count,
    Spot,
    gain,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "marvel-knights/212.5c#2": "it says which area lies on which side, and nothing depends on that",
    "marvel-knights/212.5c#5": "it only says how the gap should look on the table",
}

NEIGHBOR = Character(
    name="Neighborly Witness",
    cost=1,
    atk=1,
    defense=1,
    powers=(ACTIVATE >> gain(Count(CHARACTERS & ADJACENT & ~SELF)),),
)


@check("marvel-knights/212.5c")
def each_player_controls_both_areas(table: VsTable) -> None:
    """Bob's character stands at the left of his hidden area: Alice may put her own at the left of hers."""
    alice, bob = table.players
    alice.has_resources(1)
    bob.controls(plain("His Character"), hidden=True, column=0)
    hers = alice.has_in_hand(plain("Her Character", keywords=("concealed",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hers))
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 0, HIDDEN),), point=1)
    alice.chooses(Spot(FRONT, 0, HIDDEN))


@check("marvel-knights/212.5c")
def a_column_lies_between_the_areas(table: VsTable) -> None:
    """A witness first in her visible area gains 1 for each adjacent character: not for the last hidden one, for a column lies between."""
    alice, _ = table.players
    witness = alice.controls(NEIGHBOR, column=0)
    alice.controls(plain("Beside"), column=1)
    for column, name in enumerate(("Far Hidden Character", "Near Hidden Character")):
        alice.controls(plain(name), hidden=True, column=column)
    table.begin(COMBAT)
    alice.does(table.use(witness))
    table.resolve()
    alice.loses_in_all(-1, point=1)


@check("marvel-knights/212.5c")
def nothing_is_moved_into_the_column(table: VsTable) -> None:
    """Neither in her formation step nor by an effect can Alice put a character into the empty column."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"))
    twist = alice.has_in_hand(MOVE_OWN)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((hers, FRONT, 0), area=BETWEEN), only_because="vs/areas.empty-column", point=3)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", not_offers=(Spot(FRONT, 0, BETWEEN),), point=3)
    alice.chooses(Spot(FRONT, 0))


@check("marvel-knights/212.5c")
def where_it_stands_makes_it_hidden_or_visible(table: VsTable) -> None:
    """Bob's concealed character stands in his visible area and can be attacked; the other one, in the hidden area, can't."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    shown = bob.controls(plain("Shown Character", keywords=("concealed",)))
    hidden = bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=shown), point=4)
    alice.cannot(table.attack(hers, on=hidden), only_because="vs/attack.hidden", point=4)
