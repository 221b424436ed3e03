"""How scenarios of Vs. System begin that several entries need: what is laid out, and what happens before the rulings come in."""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GEAR, TAKE_ATTACKER
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, Equipment, VsCard
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsSeat, VsTable, plain


def bearer(
    seat: VsSeat, gear: Equipment = GEAR, *, owner: VsSeat | None = None, hidden: bool = False
) -> tuple[Piece, Piece]:
    """A character of this player's with ``gear`` on it, which ``owner`` may own: both from the beginning."""
    character = seat.controls(plain("Bearer"), hidden=hidden)
    return character, seat.controls(gear, on=character, owner=owner)


def attack_is_taken_over(table: VsTable, attacker: VsCard, *, of: VsSeat, by: VsSeat) -> Piece:
    """The player ``of`` attacks with ``attacker`` in the first attack of the turn; ``by`` takes control of it, and the attack goes on.

    This is the beginning of a scenario, whose set-up it ends. The player ``of`` has priority then.
    """
    strong, defender = of.controls(attacker), by.controls(plain("Defender"))
    take = by.has_in_hand(TAKE_ATTACKER)
    table.begin(COMBAT, ATTACK_STEP, of)
    of.does(table.attack(strong, on=defender))
    of.passes()
    by.does(table.play(take), strong)
    table.all_pass()
    by.chooses("front row")
    table.attackers_are(strong)
    return strong
