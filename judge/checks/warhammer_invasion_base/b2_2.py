"""What a card costs to play, with loyalty"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DISCOUNT
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion-base/b2.2", allowed={"icons": range(2, 8)})
def loyalty_on_top_of_the_cost(table: WiTable, icons: int = 3) -> None:
    """A unit costs 3 and has 3 loyalty icons. With two symbols, the capital's and a unit's, its player pays 4 of his 6 resources."""
    alice, _ = table.players
    alice.has_resources(icons + 3)
    alice.has_capital("Orc")
    alice.controls(unit("Orc Unit", race="Orc", loyalty=2))
    alice.controls(unit("Hidden Orc", race="Orc", loyalty=1), development=True)
    alice.has_in_hand(unit("Orc in Hand", race="Orc", loyalty=1))
    loyal = alice.has_in_hand(unit("Loyal Orc", 3, race="Orc", loyalty=icons))
    table.begin()
    alice.does(table.put_down(loyal))
    alice.resources_are(2, point=(1, 2, 3, 6))


@check("warhammer-invasion-base/b2.2")
def surplus_symbols_save_nothing(table: WiTable) -> None:
    """A unit costs 3 and has 1 loyalty icon. With three symbols its player pays 3 for it."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.has_capital("Orc")
    for name in ("First Orc", "Second Orc"):
        alice.controls(unit(name, race="Orc", loyalty=1))
    loyal = alice.has_in_hand(unit("Loyal Orc", 3, race="Orc", loyalty=1))
    table.begin()
    alice.does(table.put_down(loyal))
    alice.resources_are(0, point=4)


@check("warhammer-invasion-base/b2.2")
def effects_look_at_the_printed_cost(table: WiTable) -> None:
    """A support costs 2 and has 2 loyalty icons, and another card of Alice's makes it cheaper: for effects its cost is 2."""
    alice, _ = table.players
    alice.controls(DISCOUNT)
    loyal = alice.has_in_hand(support("Loyal Support", 2, race="Orc", loyalty=2))
    table.begin()
    table.shows(loyal, cost=2, point=5)


@check("warhammer-invasion-base/b2.2")
def each_card_provides_one_symbol(table: WiTable) -> None:
    """Of two units of Alice's one has 2 loyalty icons and one has none: each gives one symbol. A unit for 2 with 3 icons costs her 3."""
    alice, _ = table.players
    alice.has_resources(6)
    alice.controls(unit("Loyal Orc", race="Orc", loyalty=2))
    alice.controls(unit("Orc without Icons", race="Orc"))
    loyal = alice.has_in_hand(unit("Very Loyal Orc", 2, race="Orc", loyalty=3))
    table.begin()
    alice.does(table.put_down(loyal))
    alice.resources_are(3, point=6)
