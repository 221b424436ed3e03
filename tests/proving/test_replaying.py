"""A scenario of another entry, replayed at the table of a variant of its game: its points are those of the entry that replays it."""

from __future__ import annotations

import pickle

from judge.checks.heralds_of_galactus import s3_press
from judge.checks.remix_glossary import press
from judge.proving import library
from judge.proving.proof import run
from judge.proving.result import Result
from judge.proving.tables.vs_remix import check
from judge.proving.tables.vs_system import VsTable
from judge.proving.tables.vs_system import check as vs_check


@vs_check("a-doc/an-entry")
def shows_its_cost(table: VsTable) -> None:
    """A check of nothing that anybody has ruled."""
    table.begin()
    table.initiative_is(table.alice, point=(1, 2))
    table.initiative_is(table.alice, point=2)


def points(result: Result) -> list[tuple[int, ...]]:
    return [finding.points for finding in result.findings]


def test_a_replayed_scenario_names_the_points_of_the_entry_that_replays_it() -> None:
    again = check.replays("another-doc/an-entry", points={1: (3, 4), 2: 4})(shows_its_cost)
    assert points(run(shows_its_cost)) == [(1, 2), (2,)]
    assert points(run(again)) == [(3, 4), (4,)]
    assert again.entry == "another-doc/an-entry"


def test_a_point_of_which_the_replaying_entry_says_nothing_is_a_crash() -> None:
    again = check.replays("another-doc/an-entry", points={1: 3})(shows_its_cost)
    assert isinstance(run(again).crash, KeyError)


def test_a_replayed_scenario_is_played_by_the_rules_of_the_variant() -> None:
    check, other = press.boost_after_press, s3_press.boost_after_press
    assert (run(check).game, run(other).game) == ("vs-remix", "vs-system")


def test_another_process_finds_a_replayed_scenario_where_it_is_replayed() -> None:
    for each in (*library.checks_of("remix-glossary/press"), *library.checks_of("heralds-of-galactus/3-press")):
        assert pickle.loads(pickle.dumps(each)) is each
