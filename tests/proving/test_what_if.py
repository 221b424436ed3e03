"""The shortest "what if" of a point: nearest value first, the point that it shows, and nothing where the change shows nothing."""

from __future__ import annotations

from judge.answers import WhatIf
from judge.games.vs_system.model.board import ATTACK_STEP, BUILD, COMBAT, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.proof import run
from judge.proving.tables.vs_system import VsTable, check, plain
from judge.proving.what_if import what_ifs
from tests.helpers.scenarios import ENTRY


@check(ENTRY, allowed={"atk": range(2, 9)})
def attack(table: VsTable, atk: int = 5) -> None:
    """An attacker stuns the defender, whose DEF is 5."""
    alice, bob = table.players
    attacker, defender = (
        alice.controls(plain("Attacker", atk=atk, defense=9)),
        bob.controls(plain("Defender", defense=5)),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    table.is_(defender, "stunned", point=1)
    table.is_(attacker, "stunned", False, point=control(2, "the attacker stands"))


def test_the_nearest_value_that_shows_the_point_is_named_with_what_comes_out() -> None:
    assert what_ifs([attack]) == {f"{ENTRY}#1": WhatIf("atk=4", "Defender is stunned: no")}


def test_a_check_without_facts_to_change_and_one_that_fails_have_none() -> None:
    @check(ENTRY)
    def still(table: VsTable) -> None:
        """Nothing can be changed here."""
        table.begin(COMBAT)
        table.alice.loses_in_all(0, point=1)

    @check(ENTRY)
    def wrong(table: VsTable, endurance: int = 3) -> None:
        """An expectation that isn't met."""
        table.begin(COMBAT)
        table.alice.loses_in_all(endurance, point=1)

    assert run(still).passed
    assert what_ifs([still, wrong]) == {}


def test_what_only_breaks_off_or_changes_nothing_is_no_what_if() -> None:
    @check(ENTRY)
    def recruit(table: VsTable, cost: int = 2, is_fast: bool = False) -> None:
        """A recruit is paid; whether it flies changes nothing."""
        alice, _ = table.players
        card = alice.has_in_hand(plain("Recruit", cost, keywords=("flight",) if is_fast else ()))
        alice.has_resources(2)
        table.begin(BUILD, RECRUIT_STEP, alice)
        alice.does(table.recruit(card))
        alice.loses_in_all(0, point=1)

    assert run(recruit).passed
    assert not run(recruit, {"cost": 3}).passed
    assert what_ifs([recruit]) == {}


def test_of_several_checks_the_shorter_story_is_told() -> None:
    @check(ENTRY)
    def longer(table: VsTable, bystanders: int = 1) -> None:
        """The same attack, beside others, who pass once more."""
        table.bob.controls(plain("Bystander"))
        attack.scenario(table, 5)
        table.all_pass()
        table.bob.loses_in_all(bystanders, point=1)

    assert set(what_ifs([longer])) == {f"{ENTRY}#1"}
    assert what_ifs([longer, attack]) == what_ifs([attack]) == what_ifs([attack, longer])
