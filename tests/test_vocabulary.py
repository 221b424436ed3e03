"""The pages of words and verbs are what the faces and the tables of the games hand on."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import FunctionType

import pytest

from judge.proving.tables import vs_system, warhammer_invasion
from tests.helpers.scripts import script

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize(("name", "maker"), [("vocabulary.md", "page"), ("scenarios.md", "scenarios")])
def test_each_page_is_what_the_script_makes_of_the_code(name: str, maker: str) -> None:
    made = getattr(script(DOCS / "make_vocabulary.py"), maker)()
    shown = (DOCS / name).read_text(encoding="utf-8")
    assert shown == made, "run 'python docs/make_vocabulary.py' and commit the page"


def rows_of(name: str) -> list[str]:
    return [line for line in (DOCS / name).read_text(encoding="utf-8").splitlines() if line.startswith("| `")]


@pytest.mark.parametrize(("name", "least"), [("vocabulary.md", 300), ("scenarios.md", 80)])
def test_each_word_says_what_it_means(name: str, least: int) -> None:
    rows = rows_of(name)
    assert len(rows) > least
    assert [row for row in rows if row.endswith("|  |")] == []


def test_every_verb_of_a_table_and_its_seats_stands_on_the_page_of_scenarios() -> None:
    """A verb belongs into a group that the page knows; what only helps to write verbs stands in a group of the common table."""
    rows = "\n".join(rows_of("scenarios.md"))
    for module, seat in ((vs_system, vs_system.VsSeat), (warhammer_invasion, warhammer_invasion.WiSeat)):
        tables = [value for name, value in vars(module).items() if name in module.__all__ and inspect.isclass(value)]
        assert seat in tables
        for kind in tables:
            who = "alice" if kind is seat else "table"
            own = [
                name
                for name, value in vars(kind).items()
                if isinstance(value, (FunctionType, property))
                and not name.startswith("_")
                and not hasattr(kind.__base__, name)
            ]
            assert own
            for name in own:
                assert f"| `{who}.{name}(" in rows or f"| `{who}.{name}`" in rows, (kind, name)
    for verb in (
        "table.is_(piece, flag",
        "alice.cannot(action, only_because=",
        "table.nobody_is_asked(",
        "table.carol`",
    ):
        assert f"| `{verb}" in rows
    for helper in ("table.expect(", "table.run(", "table.describe(", "table.put("):
        assert helper not in rows
