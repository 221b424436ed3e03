"""Cannot attack this turn"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    YOURS,
    Bans,
    Played,
    PlotTwist,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/cannot-attack-this-turn"

TRUCE = PlotTwist(name="Truce Witness", powers=(Played(effect=this_turn(CHARACTERS & YOURS, Bans("attack"))),))


@check(ENTRY)
def the_attack_in_progress_goes_on(table: VsTable) -> None:
    """In mid-attack an effect says that Alice's characters can't attack this turn: her attacker stays, and the attack concludes."""
    alice, bob = table.players
    hers, other = alice.controls(plain("Her Character", atk=3, defense=3)), alice.controls(plain("Other Character"))
    his, second = bob.controls(plain("His Character")), bob.controls(plain("His Second"))
    truce = alice.has_in_hand(TRUCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(truce))
    table.resolve()
    table.attackers_are(hers, point=1)
    table.all_pass()
    table.is_(his, "stunned", point=2)
    bob.loses_in_all(3, point=2)
    alice.cannot(
        table.attack(other, on=second),
        only_because="Truce Witness",
        point=control(1, "no further attack can be proposed"),
    )
