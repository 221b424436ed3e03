"""The published JSON Schemas are those of the code, and what the commands print fits them."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.helpers.command_line import run
from tests.helpers.scripts import script

ROOT = Path(__file__).parents[1]
COMMANDS = {
    "ask": ["ask", "can a hidden character be attacked?"],
    "card": ["card", "galen kor"],
    "show": ["show", "heralds-of-galactus/3-press"],
    "history": ["show", "marvel-knights/witching-hour", "--history"],
    "diff": ["diff", "corpus/vs-system/x-men.md", "corpus/vs-system/marvel-knights.md"],
    "rule": ["rule", "2.1"],
    "list": ["list"],
    "import": ["import", "tests/importing/data/outline.txt", "--dry-run"],
    "status": ["status"],
    "check": ["check", "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem", "--misread"],
    "compare": ["check", "remix-glossary/cosmic", "--compare"],
    "verify": ["verify", "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem", "--prove"],
    "eval": ["eval", "tests/data/smoke.jsonl"],
}


def printed(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json", folder=ROOT).stdout)


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return script(ROOT / "docs" / "make_schemas.py")


@pytest.mark.parametrize("name", [*COMMANDS, "batch"])
def test_the_published_schema_is_that_of_the_code(maker: ModuleType, name: str) -> None:
    assert (ROOT / "docs" / "schemas" / f"{name}.json").read_text(encoding="utf-8") == maker.schema(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_what_a_command_prints_fits_its_schema(name: str) -> None:
    schema = json.loads((ROOT / "docs" / "schemas" / f"{name}.json").read_text(encoding="utf-8"))
    Draft202012Validator(schema).validate(printed(*COMMANDS[name]))


def test_a_schema_refuses_what_is_not_the_output() -> None:
    schema = json.loads((ROOT / "docs" / "schemas" / "ask.json").read_text(encoding="utf-8"))
    answer = printed(*COMMANDS["ask"])
    assert not Draft202012Validator(schema).is_valid({**answer, "status": "perhaps"})
    assert not Draft202012Validator(schema).is_valid(
        {key: value for key, value in answer.items() if key != "confidence"}
    )


@pytest.mark.parametrize("name", ["batch", "ask"])
def test_batch_rows_of_every_status_fit_their_schema_and_that_of_ask(tmp_path: Path, name: str) -> None:
    schema = json.loads((ROOT / "docs" / "schemas" / f"{name}.json").read_text(encoding="utf-8"))
    asked = COMMANDS["ask"][1]
    (tmp_path / "in.jsonl").write_text(f'{{"q": "{asked}"}}\n{{"q": "hello there"}}\nnonsense\n', encoding="utf-8")
    out = tmp_path / "out.jsonl"
    assert run("batch", tmp_path / "in.jsonl", "-o", out).returncode == 0
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["status"] for row in rows] == ["answered", "abstained", "error"]
    for row in rows:
        Draft202012Validator(schema).validate(row)
