"""Which characters can be attacked"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ATTACK_STEP, BE_ATTACKED, COMBAT, SELF, SUPPORT, Bans, Static, cost_at_most
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain

OPEN = {"vs-system-base/a8.3#7": "it only says what the formation is for; A8.4 and A9.2 say how"}

LOFTY = replace(plain("Lofty Witness"), powers=(Static(change=Bans(BE_ATTACKED, by=cost_at_most(3)), on=SELF),))


@check("vs-system-base/a8.3")
def only_opposing_characters_that_stand_are_attacked(table: VsTable) -> None:
    """Alice can attack Bob's visible character, but neither her own one nor his hidden or stunned ones."""
    alice, bob = table.players
    hers, friend = alice.controls(plain("Her Character")), alice.controls(plain("Her Friend"))
    standing, down = bob.controls(plain("Standing Character")), bob.controls(plain("Beaten Character"), stunned=True)
    hidden = bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=standing))
    alice.cannot(table.attack(hers, on=friend), only_because="vs/attack.opposing", point=1)
    alice.cannot(table.attack(hers, on=hidden), only_because="vs/attack.hidden", point=2)
    alice.cannot(table.attack(hers, on=down), only_because="vs/attack.defender-unstunned", point=4)


@check("vs-system-base/a8.3")
def only_flight_passes_a_protector(table: VsTable) -> None:
    """Bob's support row character is protected: a character with flight can attack it, one with range can't."""
    alice, bob = table.players
    flier = alice.controls(plain("Flier", keywords=("flight",)))
    archer = alice.controls(plain("Archer", keywords=("range",)))
    bob.controls(plain("Guard"), column=0)
    protected = bob.controls(plain("Protected Character"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(archer, on=protected), only_because="vs/attack.protected", point=3)
    alice.can(table.attack(flier, on=protected), point=3)


@check("vs-system-base/a8.3", allowed={"column": range(4)})
def any_column_can_be_attacked(table: VsTable, column: int = 3) -> None:
    """Alice's character in her first column attacks Bob's in his fourth, though another stands opposite it."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"), column=0)
    bob.controls(plain("Character Opposite"), column=4)
    far = bob.controls(plain("Character Far Off"), column=column)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=far), point=(5, 6))


@check_with_three("vs-system-base/a8.3")
def any_opponent_can_be_attacked(table: VsTableOfThree) -> None:
    """Of three players Bob attacks: Carol's character as well as Alice's, but not his own, and nobody's with Alice's."""
    alice, bob, carol = table.players
    hers, theirs = alice.controls(plain("Alice's Character")), carol.controls(plain("Carol's Character"))
    his, friend = bob.controls(plain("Bob's Character")), bob.controls(plain("Bob's Friend"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.can(table.attack(his, on=hers))
    bob.can(table.attack(his, on=theirs))
    bob.cannot(table.attack(his, on=friend), only_because="vs/attack.opposing", point=1)
    bob.cannot(table.attack(hers, on=theirs), only_because="vs/attack.own")


@check("vs-system-base/a8.3")
def a_ban_on_some_attackers_binds_those_alone(table: VsTable) -> None:
    """Bob's character can't be attacked by characters of cost 3 or less: a character of cost 4 attacks it, one of cost 3 can't."""
    alice, bob = table.players
    cheap, dear = alice.controls(plain("Cheap Character", 3)), alice.controls(plain("Dear Character", 4))
    his, other = bob.controls(LOFTY), bob.controls(plain("Other Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(
        table.attack(cheap, on=his), only_because="Lofty Witness", point=control(1, "a card spares it from some")
    )
    alice.can(table.attack(cheap, on=other))
    alice.can(table.attack(dear, on=his), point=control(1, "the ban is for cheap ones alone"))
