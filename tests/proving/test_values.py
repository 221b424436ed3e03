"""The facts that ``--set`` changes: read by the parameter's type, kept within what it may be, refused with what would do."""

from __future__ import annotations

import pytest

from judge.errors import JudgeError
from judge.proving.check import Fact, Parameter
from judge.proving.tables.vs_system import VsTable, check
from judge.proving.values import value_of, values_for

COST = Parameter("cost", int, 3, range(0, 21))
OWN = Parameter("own", bool, True)
TEAM = Parameter("team", str, "Kree", ("Kree", "Skrull"))
NAME = Parameter("name", str, "Thing")


@check("a-doc/an-entry")
def with_a_cost(table: VsTable, cost: int = 3) -> None:
    """A cost."""


@check("a-doc/an-entry")
def with_cost_and_owner(table: VsTable, cost: int = 5, own: bool = True) -> None:
    """A cost and an owner."""


@check("a-doc/an-entry")
def without_facts(table: VsTable) -> None:
    """Nothing to change."""


@pytest.mark.parametrize(
    ("parameter", "text", "value"),
    [
        (COST, "0", 0),
        (COST, "20", 20),
        (OWN, "No", False),
        (OWN, "1", True),
        (TEAM, "Skrull", "Skrull"),
        (NAME, "", ""),
    ],
)
def test_a_value_is_read_by_the_parameters_type(parameter: Parameter, text: str, value: Fact) -> None:
    found = value_of(parameter, text)
    assert found == value
    assert type(found) is parameter.type


@pytest.mark.parametrize(
    ("parameter", "text", "says"),
    [
        (COST, "four", "give a whole number"),
        (COST, "", "give a whole number"),
        (COST, "1_0", "give a whole number"),
        (COST, "\uff13", "give a whole number"),
        (COST, "3" * 5000, "it may be 0 to 20"),
        (COST, "21", "it may be 0 to 20"),
        (COST, "-1", "it may be 0 to 20"),
        (OWN, "perhaps", "give yes or no"),
        (TEAM, "kree", "it may be Kree, Skrull"),
    ],
)
def test_a_value_that_will_not_do_is_refused_with_what_would(parameter: Parameter, text: str, says: str) -> None:
    with pytest.raises(JudgeError, match=says):
        value_of(parameter, text)


def test_each_check_gets_the_values_that_it_takes() -> None:
    checks = (with_a_cost, with_cost_and_owner, without_facts)
    assert values_for(checks, {"own": "no", "cost": "4"}) == {
        with_a_cost.id: {"cost": 4},
        with_cost_and_owner.id: {"cost": 4, "own": False},
        without_facts.id: {},
    }
    assert values_for(checks, {}) == {check.id: {} for check in checks}


@pytest.mark.parametrize(
    ("name", "says"), [("costs", "there is: cost, own; nearest: cost"), ("xyzzy", "there is: cost, own$")]
)
def test_a_name_that_no_check_knows_is_refused_with_those_that_there_are(name: str, says: str) -> None:
    with pytest.raises(JudgeError, match=says):
        values_for((with_a_cost, with_cost_and_owner), {name: "1"})


def test_where_nothing_can_be_changed_that_is_said() -> None:
    with pytest.raises(JudgeError, match="'a-doc/an-entry' has no parameters to set"):
        values_for((without_facts,), {"cost": "4"})
