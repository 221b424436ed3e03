"""The Uni-Power"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.the_uni_power import THE_UNI_POWER
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    SELF,
    SUPPORT,
    YOURS,
    Character,
    ready,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

COACH = Character(name="Coach Witness", powers=(ACTIVATE >> ready(target(CHARACTERS & YOURS & ~SELF)),))


@check("heralds-of-galactus/the-uni-power")
def the_uni_power_comes_too_late(table: VsTable) -> None:
    """Played on a character that attacks already, The Uni-Power powers it up neither then nor at its second attack."""
    alice, bob = table.players
    bearer, coach = alice.controls(plain("Bearer", 3, atk=5, defense=5)), alice.controls(COACH, row=SUPPORT)
    alice.has_resources(2)
    power = alice.has_in_hand(THE_UNI_POWER)
    foe = bob.controls(plain("Foe", 3, atk=1, defense=20))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(bearer, on=foe))
    alice.does(table.play(power), bearer)
    table.resolve()
    table.shows(bearer, atk=5, defense=5, point=1)
    table.has(bearer, "keywords", "flight")
    table.all_pass()
    alice.does(table.use(coach), bearer)
    table.resolve()
    alice.does(table.attack(bearer, on=foe))
    table.resolve()
    table.shows(bearer, atk=5, defense=5, point=1)


@check("heralds-of-galactus/the-uni-power")
def the_uni_power_comes_in_time(table: VsTable) -> None:
    """Played before its target attacks, The Uni-Power powers it up as it attacks for the first time, and not as it attacks again.

    Out of the support row it attacks a protected character in hiding: it has range, flight, and can attack the hidden.
    """
    alice, bob = table.players
    bearer = alice.controls(plain("Bearer", 3, atk=5, defense=5), row=SUPPORT)
    coach = alice.controls(COACH, row=SUPPORT, column=1)
    alice.has_resources(2)
    power = alice.has_in_hand(THE_UNI_POWER)
    bob.controls(plain("Guard"), hidden=True)
    foe = bob.controls(plain("Foe", 3, atk=1, defense=20), row=SUPPORT, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(
        table.attack(bearer, on=foe), only_because=("vs/attack.range", "vs/attack.protected", "vs/attack.hidden")
    )
    alice.does(table.play(power), bearer)
    table.resolve()
    alice.does(table.attack(bearer, on=foe))
    table.resolve()
    table.shows(bearer, atk=6, defense=6)
    table.all_pass()
    alice.does(table.use(coach), bearer)
    table.resolve()
    alice.does(table.attack(bearer, on=foe))
    table.resolve()
    table.shows(bearer, atk=5, defense=5)
