"""Zealot Hunter"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cc_37_zealot_hunter import ZEALOT_HUNTER
from judge.games.warhammer_invasion.cards.warhammer_invasion.king_kazador import KING_KAZADOR
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, DISCARD
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cc-37-zealot-hunter")
def zealot_hunter_kills_a_foreigner(table: WiTable) -> None:
    """Alice's capital is of the Empire, Bob's of the Orcs. As Zealot Hunter enters play, one unit foreign to its capital is destroyed."""
    alice, bob = table.players
    alice.has_capital("Empire")
    bob.has_capital("Orc")
    alice.has_resources(3)
    hunter = alice.has_in_hand(ZEALOT_HUNTER)
    knight, dwarf = alice.controls(unit("Knight", race="Empire")), alice.controls(unit("Dwarf Ally", race="Dwarf"))
    boss, beast = bob.controls(unit("Orc Boss", race="Orc")), bob.controls(unit("Chaos Ally", race="Chaos"))
    table.begin()
    alice.does(table.put_down(hunter))
    table.resolve()
    alice.is_asked("target", offers=(hunter,))  # it has no race, so it is as foreign as anybody
    alice.is_asked("target", optional=False, most=1, point=(1, 2))
    alice.is_asked("target", not_offers=(boss,), point=(1, 2))
    alice.is_asked("target", not_offers=(knight,), point=(1, 2))
    alice.is_asked("target", offers=(beast, dwarf), point=1)
    alice.chooses(beast)
    table.finds(beast, DISCARD, point=1)
    table.finds(dwarf, BATTLEFIELD)


@check("warhammer-invasion/cc-37-zealot-hunter")
def zealot_hunter_targets(table: WiTable) -> None:
    """King Kazador is foreign to Bob's capital. Alice can't pay 3 resources more for targeting him, so Zealot Hunter spares him."""
    alice, bob = table.players
    bob.has_capital("Empire")
    alice.has_resources(3)
    king, ally, hunter = (
        bob.controls(KING_KAZADOR),
        bob.controls(unit("Elf", race="High Elf")),
        alice.has_in_hand(ZEALOT_HUNTER),
    )
    table.begin()
    alice.does(table.put_down(hunter))
    table.resolve()
    alice.is_asked("unit", not_offers=(king,), point=(1, 2))
    alice.chooses(ally)
    table.finds(ally, DISCARD)


@check("warhammer-invasion/cc-37-zealot-hunter")
def zealot_hunter_pays_for_his_target(table: WiTable) -> None:
    """King Kazador is foreign to Bob's capital, and Alice has 3 resources left: she pays them for targeting him, and he is destroyed."""
    alice, bob = table.players
    bob.has_capital("Empire")
    alice.has_resources(6)
    king, hunter = bob.controls(KING_KAZADOR), alice.has_in_hand(ZEALOT_HUNTER)
    table.begin()
    alice.does(table.put_down(hunter))
    table.resolve()
    alice.chooses(king)
    table.finds(king, DISCARD, point=1)
    alice.resources_are(0)
