"""2.2 Cosmic characters"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COSMIC_HERO
from judge.games.vs_system.dsl import COSMIC_CHARACTERS, Adds, Played, PlotTwist, target, this_turn
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

STRENGTHEN_COSMIC = PlotTwist(
    name="Saluting Witness", powers=(Played(effect=this_turn(target(COSMIC_CHARACTERS), Adds("atk", 1))),)
)


@check("heralds-of-galactus/2.2-cosmic-characters")
def who_is_a_cosmic_character(table: VsTable) -> None:
    """A target must be a cosmic character: with or without a counter, cosmic or cosmic—surge, never stunned, nor just called so."""
    alice, _ = table.players
    charged = alice.controls(COSMIC_HERO, counters=("cosmic",))
    empty = alice.controls(plain("Empty Hero", keywords=("cosmic",)))
    surge = alice.controls(plain("Surge Hero", keywords=("cosmic—surge",)), counters=("cosmic",))
    empty_surge = alice.controls(plain("Empty Surge Hero", keywords=("cosmic—surge",)))
    other = alice.controls(plain("Other Character", version="Cosmic Tourist"))
    stunned = alice.controls(plain("Stunned Hero", keywords=("cosmic",)), stunned=True)
    stunned_surge = alice.controls(plain("Stunned Surge Hero", keywords=("cosmic—surge",)), stunned=True)
    salute = alice.has_in_hand(STRENGTHEN_COSMIC)
    table.begin()
    alice.does(table.play(salute))
    alice.is_asked("target", offers=(surge,), not_offers=(other,), point=1)
    alice.is_asked(
        "target", offers=(charged,), point=control(1, "one with keyword and counter is a cosmic character in any case")
    )
    alice.is_asked("target", offers=(empty, empty_surge), point=2)
    alice.is_asked("target", not_offers=(stunned, stunned_surge), point=(1, 2, 3))
    alice.chooses(charged)
