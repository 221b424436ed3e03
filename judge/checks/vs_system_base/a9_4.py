"""How to power-up a character"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, KO_PILE
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a9.4")
def a_namesake_is_discarded(table: VsTable) -> None:
    """Alice's attacker Beast is powered up with a Beast of another version from hand, which is discarded: Beast has +1 ATK / +1 DEF."""
    alice, bob = table.players
    beast = alice.controls(plain("Beast", version="Furry", atk=4, defense=4))
    his = bob.controls(plain("Defender"))
    other = alice.has_in_hand(plain("Beast", version="Feline"))
    stranger = alice.has_in_hand(plain("Cyclops", version="Furry"))
    fallen, laid = (
        alice.has_in_ko_pile(plain("Beast", version="Fallen")),
        alice.has_resource(plain("Beast", version="Laid")),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(beast, on=his))
    for card in (stranger, fallen, laid):
        alice.cannot(table.power_up(beast, card), only_because="vs/during-attack.power-up-card", point=1)
    alice.does(table.power_up(beast, other), point=2)
    table.finds(other, KO_PILE, point=1)
    table.resolve()
    table.shows(beast, atk=5, defense=5, point=3)


@check("vs-system-base/a9.4")
def a_power_up_lasts_for_the_attack(table: VsTable) -> None:
    """Bob's defender is powered up, and withstands the attack: after it, the defender has its own ATK and DEF again."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", atk=4, defense=9))
    beast = bob.controls(plain("Beast", atk=4, defense=4))
    card = bob.has_in_hand(plain("Beast", version="Feline"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=beast))
    alice.passes()
    bob.does(table.power_up(beast, card))
    table.resolve()
    table.all_pass()
    table.is_(beast, "stunned", expected=False, point=3)
    table.shows(beast, atk=4, defense=4, point=3)


@check("vs-system-base/a9.4")
def only_who_is_in_the_attack_is_powered_up(table: VsTable) -> None:
    """Alice's Beast isn't in the attack: she can't power it up, nor Bob's defender of that name."""
    alice, bob = table.players
    hers, beast = alice.controls(plain("Attacker")), alice.controls(plain("Beast"))
    card = alice.has_in_hand(plain("Beast", version="Feline"))
    his = bob.controls(plain("Beast", version="Furry"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.cannot(table.power_up(beast, card), only_because="vs/during-attack.power-up-whom", point=4)
    alice.cannot(table.power_up(his, card), only_because="vs/during-attack.power-up-whom", point=1)
