"""Choices that aren't targets"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    YOURS,
    May,
    Played,
    PlotTwist,
    RuledBy,
    When,
    choice,
    gain,
    ready,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ruled = RuledBy("vs-system-base/a6.13")

OWN = CHARACTERS & YOURS

REST = PlotTwist(
    name="Resting Witness",
    powers=(
        Played(
            effect=ready(
                ruled(
                    1,
                    choice(OWN),
                    misread=choice(OWN, When.START),
                    belief="what a card has you choose is chosen as it is played",
                )
            )
        ),
    ),
)

OFFER = PlotTwist(
    name="Offering Witness",
    powers=(
        Played(
            effect=ruled(
                2,
                May(gain(2)),
                misread=May(gain(2), when=When.START),
                belief="whether to do what you may do is decided as the card is played",
            )
        ),
    ),
)


@check("vs-system-base/a6.13")
def choices_are_made_on_resolution(table: VsTable) -> None:
    """Alice plays a plot twist that readies a character of her choice, and one by which she may gain 2: she is asked as they resolve."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"), exhausted=True)
    bob.controls(plain("His Character"))
    rest, offer = alice.has_in_hand(REST), alice.has_in_hand(OFFER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(rest))
    table.nobody_is_asked(point=1)
    table.all_pass()
    alice.chooses(hers)
    alice.does(table.play(offer))
    table.nobody_is_asked(point=2)
    table.all_pass()
    alice.agrees()
    alice.loses_in_all(-2)
