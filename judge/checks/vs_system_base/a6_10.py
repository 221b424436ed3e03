"""The word "unless" in a text"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, YOU, May, Played, PlotTwist, RuledBy, Unless, discard, lose
from judge.proving.tables.vs_system import VsTable, check, plain

ruled = RuledBy("vs-system-base/a6.10")

BLACKMAIL = PlotTwist(
    name="Blackmailing Witness",
    powers=(
        Played(
            effect=ruled(
                1,
                Unless(lose(4), YOU, May(discard())),
                misread=discard().then(lose(4)),
                belief="'unless' adds a second demand",
            )
        ),
    ),
)


@check("vs-system-base/a6.10")
def one_chooses_whether_to_do_the_other(table: VsTable) -> None:
    """You lose 4 endurance unless you discard a card: Alice discards, and loses nothing."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    blackmail, card = alice.has_in_hand(BLACKMAIL), alice.has_in_hand(plain("Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(blackmail))
    table.all_pass()
    alice.is_asked("whether", optional=True, point=1)
    alice.agrees()
    alice.chooses(card)
    alice.loses_in_all(0)
