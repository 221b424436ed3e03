"""A card that has been named: what is called so now counts, not what is printed."""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    Adds,
    Becomes,
    CalledSo,
    NameCard,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.tables.vs_system import VsTable, plain

NAMED = NameCard(CHARACTERS)
PRAISE = PlotTwist(name="Praise", powers=(Played(effect=NAMED.then(this_turn(CalledSo(NAMED), Adds("atk", 2)))),))
BAPTISM = PlotTwist(name="Baptism", powers=(Played(effect=this_turn(target(CHARACTERS), Becomes("names", ("Hero",)))),))


def test_who_has_got_another_name_is_called_by_it() -> None:
    table = VsTable()
    alice, _ = table.players
    hero, rogue = alice.controls(plain("Hero", atk=1)), alice.controls(plain("Rogue", atk=1))
    first, second, baptism = alice.has_in_hand(PRAISE), alice.has_in_hand(PRAISE), alice.has_in_hand(BAPTISM)
    table.begin(COMBAT)
    alice.does(table.play(baptism), rogue)
    table.resolve()
    for twist, name, atk in ((first, "Rogue", 1), (second, "Hero", 3)):
        alice.does(table.play(twist))
        table.resolve()
        alice.chooses(name)
        for piece in (hero, rogue):
            table.shows(piece, atk=atk)
    assert [found.sentence for found in table.result.findings if not found.is_met] == []
