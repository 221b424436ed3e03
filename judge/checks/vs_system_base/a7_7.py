"""When one card says that something can't happen and another that it can"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import KO_ONE, READY_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    Adds,
    Bans,
    Exists,
    GainInitiative,
    Played,
    PlayerBans,
    PlotTwist,
    RuledBy,
    Static,
    Whose,
    named,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ruled = RuledBy("vs-system-base/a7.7")

PIN = PlotTwist(
    name="Pinning Witness",
    powers=(
        Played(
            effect=this_turn(
                target(CHARACTERS),
                ruled(
                    1,
                    Bans("ready"),
                    misread=Adds("atk", 0),
                    belief="an effect that readies a card beats one by which it can't ready",
                ),
            )
        ),
    ),
)

GUARD = replace(
    plain("Guarding Witness"),
    powers=(Static(change=PlayerBans("gain initiative", Whose.OPPONENTS), while_=Exists(CHARACTERS & named("Ward"))),),
)

SEIZE = PlotTwist(name="Seizing Witness", powers=(Played(effect=GainInitiative()),))


@check("vs-system-base/a7.7")
def cant_prevails(table: VsTable) -> None:
    """Bob's exhausted character can't ready this turn. Then a plot twist would ready it: it stays exhausted."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"), exhausted=True)
    pin, ready = alice.has_in_hand(PIN), alice.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(pin), his)
    table.resolve()
    alice.does(table.play(ready), his)
    table.resolve()
    table.is_(his, "exhausted", point=1)


@check("vs-system-base/a7.7")
def cant_prevails_only_while_it_holds(table: VsTable) -> None:
    """While a Ward is in play, Alice's opponents can't gain the initiative. Bob tries to, and again once the Ward is gone."""
    alice, bob = table.players
    alice.controls(GUARD)
    ward, ko = alice.controls(plain("Ward")), bob.has_in_hand(KO_ONE)
    first, second = bob.has_in_hand(SEIZE), bob.has_in_hand(SEIZE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(first))
    table.all_pass()
    table.initiative_is(alice, point=control(1, "an effect doesn't give what a player can't gain"))
    alice.passes()
    bob.does(table.play(ko), ward)
    table.all_pass()
    alice.passes()
    bob.does(table.play(second))
    table.all_pass()
    table.initiative_is(bob, point=control(1, "the ban holds only while its condition does"))
