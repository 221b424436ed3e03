"""Conditions that no ruling tells of, since nobody doubts them: each scene goes on as it should where such a condition isn't met."""

from __future__ import annotations

from typing import Any

from judge.checks.remix_glossary.shift import BLINK, RECALL, TRAVELLER
from judge.games.vs_remix import dsl as remix
from judge.games.warhammer_invasion import dsl as wi
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_45_twin_tailed_comet import TWIN_TAILED_COMET
from judge.proving.tables.vs_remix import RemixTable, plain
from judge.proving.tables.warhammer_invasion import WiTable, unit

HEAL_THREE = wi.Tactic(name="Heal", powers=(wi.Played(effect=wi.Heal(wi.target(wi.UNITS), 3)),))
CORRUPT_FOR_PAY = wi.Tactic(
    name="Corrupt", powers=(wi.Played(effect=wi.corrupt(wi.target(wi.UNITS)).if_done(wi.gain(1))),)
)
MINER = wi.Unit(name="Miner", powers=(wi.pay(1) >> wi.gain(5),))
GIFT = wi.Tactic(name="Gift", powers=(wi.Played(effect=wi.gain(5)),))


def unmet(table: Any) -> list[str]:
    """What came out otherwise than expected, as sentences."""
    return [found.sentence for found in table.result.findings if not found.is_met]


def test_a_namesake_goes_only_where_a_shifted_card_comes_into_play() -> None:
    """A shifted card is taken back to hand: the character of its name that its owner has in play stays."""
    table = RemixTable()
    alice, _ = table.players
    alice.has_resources(4)
    card, blink, recall = alice.controls(TRAVELLER), alice.has_in_hand(BLINK), alice.has_in_hand(RECALL)
    namesake = alice.controls(plain("Traveller", 1, version="Other"))
    table.begin(remix.BUILD, remix.RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.play(recall))
    table.resolve()
    alice.chooses(card)
    table.finds(card, remix.HAND)
    table.finds(namesake, remix.PLAY)
    assert unmet(table) == []


def comet_answers(uses: bool) -> WiTable:
    """Alice uses her unit's ability, or plays her tactic; as it waits, Bob's comet, which copies a tactic, resolves."""
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(3)
    bob.has_resources(3)
    miner, gift = alice.controls(MINER), alice.has_in_hand(GIFT)
    comet = bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    alice.does(table.use(miner) if uses else table.play(gift))
    bob.does(table.play(comet))
    table.resolve()
    return table


def test_a_waiting_ability_is_no_tactic_to_copy() -> None:
    table = comet_answers(uses=True)
    table.nobody_is_asked()
    assert unmet(table) == []


def test_a_waiting_tactic_is_copied() -> None:
    table = comet_answers(uses=False)
    table.bob.is_asked("", offers=("Gift",))
    assert unmet(table) == []


def test_healing_more_than_there_is_heals_all_of_it() -> None:
    """A unit with 2 damage is healed of 3: none is left."""
    table = WiTable()
    alice, _ = table.players
    hurt, heal = alice.controls(unit("Hurt", hp=9), damage=2), alice.has_in_hand(HEAL_THREE)
    table.begin()
    alice.does(table.play(heal), hurt)
    table.resolve()
    table.counts(hurt, "damage", 0)
    assert unmet(table) == []


def test_who_is_corrupt_already_is_not_corrupted() -> None:
    """What follows if a unit is corrupted doesn't follow where it was corrupt, and does where it wasn't."""
    for corrupt, gained in ((True, 0), (False, 1)):
        table = WiTable()
        alice, _ = table.players
        victim, tactic = alice.controls(unit("Victim", hp=9), corrupt=corrupt), alice.has_in_hand(CORRUPT_FOR_PAY)
        table.begin()
        alice.does(table.play(tactic), victim)
        table.resolve()
        alice.resources_are(gained)
        assert unmet(table) == []
