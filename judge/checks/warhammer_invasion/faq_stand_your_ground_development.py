"""Stand Your Ground on a destroyed development"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import RAZE_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.stand_your_ground import STAND_YOUR_GROUND
from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    IN_HAND,
    KINGDOM,
    OWNED,
    QUEST,
    UNIT_CARDS,
    Move,
    Played,
    Tactic,
    choice,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DISCARD_ONE = Tactic(
    name="Discarding Witness", powers=(Played(effect=Move(choice(UNIT_CARDS & IN_HAND & OWNED), DISCARD)),)
)


@check("warhammer-invasion/faq-stand-your-ground-development")
def a_destroyed_development_returns_as_a_unit(table: WiTable) -> None:
    """Alice puts a Dwarf unit down as a development, and Bob destroys it. With Stand Your Ground it comes into play in her kingdom."""
    alice, bob = table.players
    alice.has_resources(1)
    dwarf, stand, raze = (
        alice.has_in_hand(unit("Dwarf", race="Dwarf")),
        alice.has_in_hand(STAND_YOUR_GROUND),
        bob.has_in_hand(RAZE_ONE),
    )
    alice.has_capital("Dwarf")
    table.begin()
    alice.does(table.develop(dwarf, QUEST))
    bob.does(table.play(raze), dwarf)
    table.resolve()
    table.finds(dwarf, DISCARD)
    alice.can(table.play(stand), point=1)
    alice.does(table.play(stand), dwarf)
    table.resolve()
    alice.chooses(KINGDOM)
    table.finds(dwarf, KINGDOM, point=control(1, "it is in play again"))
    table.is_(dwarf, "development", False, point=1)


@check("warhammer-invasion/faq-stand-your-ground-development")
def only_what_was_discarded_this_turn(table: WiTable) -> None:
    """A Dwarf unit is discarded from Alice's hand: she can return it, and not one that was in her discard pile before this turn."""
    alice, bob = table.players
    alice.has_resources(2)
    dwarf, elf = alice.has_in_hand(unit("Dwarf", race="Dwarf")), alice.has_in_hand(unit("Elf", race="High Elf"))
    old, foreign = (
        alice.has_in_discard(unit("Old Dwarf", race="Dwarf")),
        bob.has_in_hand(unit("Foreign Dwarf", race="Dwarf")),
    )
    stand = alice.has_in_hand(STAND_YOUR_GROUND)
    drops = [alice.has_in_hand(DISCARD_ONE), alice.has_in_hand(DISCARD_ONE), bob.has_in_hand(DISCARD_ONE)]
    table.begin()
    for drop, card in zip(drops[:2], (dwarf, elf), strict=True):
        alice.does(table.play(drop))
        table.resolve()
        alice.chooses(card)
    alice.passes()
    bob.does(table.play(drops[2]))
    table.resolve()
    bob.chooses(foreign)
    alice.can(table.play(stand), point=3)
    alice.does(table.play(stand))
    alice.is_asked("target", offers=(dwarf,))
    alice.is_asked("target", not_offers=(old,), point=2)
    alice.is_asked("target", not_offers=(elf, foreign))
    alice.chooses(dwarf)
    table.resolve()
    alice.chooses(QUEST)
    table.finds(dwarf, QUEST, point=control(3, "it is in play"))
