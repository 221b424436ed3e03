"""What a scenario needs to be a check, and what a check knows of its parameters and points."""

from __future__ import annotations

import pytest

from judge.proving.check import USUAL, Parameter
from judge.proving.tables.vs_system import VsTable, check, check_with_three
from judge.proving.tables.warhammer_invasion import check as wi_check


def some_scenario(table: VsTable, cost: int = 3, own: bool = True, team: str = "Kree") -> None:
    """A scenario in
    two lines."""


def silent(table: VsTable) -> None:
    pass


def untyped(table: VsTable, cost: float = 1.0) -> None:
    """Something."""


def without_default(table: VsTable, cost: int) -> None:
    """Something."""


def test_a_check_is_named_by_its_entry_and_its_function_and_says_its_sentence() -> None:
    made = check("a-doc/an-entry")(some_scenario)
    assert made.id == "a-doc/an-entry:some_scenario"
    assert made.sentence == "A scenario in two lines."


def test_parameters_take_the_usual_numbers_and_any_word_unless_the_check_says_otherwise() -> None:
    made = check("a-doc/an-entry", allowed={"team": ["Kree", "Skrull"]})(some_scenario)
    assert made.parameters == (
        Parameter("cost", int, 3, USUAL["cost"]),
        Parameter("own", bool, True, None),
        Parameter("team", str, "Kree", ("Kree", "Skrull")),
    )
    assert check("a-doc/an-entry", allowed={"cost": range(2, 5)})(some_scenario).parameters[0].allowed == range(2, 5)


def test_a_point_is_proven_by_its_own_rules_and_by_those_of_what_it_follows_from() -> None:
    made = check("a-doc/an-entry", follows={2: "a-doc/another#1"})(some_scenario)
    assert made.cites(1) == {"a-doc/an-entry#1"}
    assert made.cites(2) == {"a-doc/an-entry#2", "a-doc/another#1"}


def test_what_a_point_follows_from_is_a_citation() -> None:
    with pytest.raises(ValueError, match="no citation"):
        check("a-doc/an-entry", follows={2: "nonsense"})


def test_a_scenario_needs_a_sentence() -> None:
    with pytest.raises(ValueError, match="silent needs a docstring"):
        check("a-doc/an-entry")(silent)


@pytest.mark.parametrize("scenario", [untyped, without_default])
def test_a_parameter_needs_a_type_that_a_word_can_be_read_as_and_a_default(scenario: object) -> None:
    with pytest.raises(ValueError, match=r"needs a type .* and a default"):
        check("a-doc/an-entry")(scenario)  # type: ignore[arg-type]


def test_each_game_has_its_own_table() -> None:
    def play(table: object) -> None:
        """Nothing happens."""

    tables = [made("a-doc/an-entry")(play).table(None, None) for made in (check, check_with_three, wi_check)]
    assert [type(table).__name__ for table in tables] == ["VsTable", "VsTableOfThree", "WiTable"]
    assert [len(table.names) for table in tables] == [2, 3, 2]
