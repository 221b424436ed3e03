"""Response actions beyond what checks show: which occurrence is answered, who was there, how long the occasion lasts."""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    CAPITAL_PHASE,
    IT,
    NOTHING,
    OPPONENTS,
    QUEST,
    UNITS,
    Corrupted,
    On,
    Played,
    PutIntoPlay,
    Support,
    Tactic,
    corrupt,
    destroy,
    gain,
    in_response,
    pay,
)
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.words.selectors import IN_HAND, SUPPORT_CARDS
from judge.proving.tables.warhammer_invasion import WiTable, unit

TAINTED = On(Corrupted, subject=UNITS & OPPONENTS)
HUNTER = Support(name="Hunter", powers=(in_response(TAINTED, NOTHING >> destroy(IT)),))
GLOATER = Support(name="Gloater", powers=(in_response(TAINTED, NOTHING >> gain(1)),))
MISER = Unit(name="Miser", hp=2, powers=(in_response(TAINTED, pay(3) >> gain(1)),))
PLAGUE = Tactic(name="Plague", powers=(Played(effect=corrupt(UNITS & OPPONENTS)),))
BUILD = Tactic(name="Build", powers=(Played(effect=PutIntoPlay(SUPPORT_CARDS & IN_HAND, QUEST)),))


def held(table: WiTable) -> None:
    assert [found.sentence for found in table.result.findings if not found.is_met] == []


def test_the_player_says_which_occurrence_is_answered() -> None:
    table = WiTable()
    alice, bob = table.players
    hunter, plague = alice.controls(HUNTER), alice.has_in_hand(PLAGUE)
    first, second = bob.controls(unit("First")), bob.controls(unit("Second"))
    table.begin()
    alice.does(table.play(plague))
    table.resolve()
    alice.cannot(table.use(hunter, occasion=2), only_because="wi/act.once-a-trigger")
    alice.does(table.use(hunter, occasion=1))
    table.bob.passes()
    alice.passes()
    table.finds(second, "discard pile")
    table.finds(first, "battlefield")
    alice.does(table.use(hunter))
    bob.passes()
    alice.cannot(table.use(hunter), only_because="wi/act.once-a-trigger")
    alice.passes()
    table.finds(first, "discard pile")
    held(table)


def test_a_copy_that_comes_later_has_missed_the_trigger() -> None:
    table = WiTable()
    alice, bob = table.players
    there, plague, build = alice.controls(GLOATER), alice.has_in_hand(PLAGUE), alice.has_in_hand(BUILD)
    late = alice.has_in_hand(GLOATER)
    bob.controls(unit("Victim"))
    table.begin()
    for tactic in (plague, build):
        alice.does(table.play(tactic))
        table.resolve()
    alice.chooses(late)
    alice.can(table.use(there))
    alice.cannot(table.use(late), only_because="wi/act.trigger")
    held(table)


def test_the_occasion_of_another_player_is_none() -> None:
    table = WiTable()
    alice, bob = table.players
    gloater, plague = bob.controls(GLOATER), alice.has_in_hand(PLAGUE)
    bob.controls(unit("Victim"))
    table.begin(CAPITAL_PHASE)
    alice.does(table.play(plague))
    table.resolve()
    alice.passes()
    bob.cannot(table.use(gloater), only_because="wi/act.trigger")
    held(table)


def test_who_can_not_pay_can_not_respond() -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(2)
    miser, plague = alice.controls(MISER), alice.has_in_hand(PLAGUE)
    bob.controls(unit("Victim"))
    table.begin()
    alice.does(table.play(plague))
    table.resolve()
    alice.cannot(table.use(miser), only_because="wi/act.pay")
    held(table)
