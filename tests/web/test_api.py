"""What the page tells programs: valid by the published schemas, described as OpenAPI, errors in a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from starlette.testclient import TestClient

from judge import Judge
from judge.answers import Answer
from judge.boards import Replay
from judge.web import api
from tests.helpers.pages import KLAW, SETTLED, misread_of

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
ASKED: dict[str, dict[str, str]] = {
    "ask": {"q": SETTLED, "game": "vs-system", "as_of": "2010-01-01", "k": "2"},
    "show": {"id": "x-men/5-breakthrough"},
    "card": {"name": "galen kor"},
    "rule": {"section": "601.3e"},
    "list": {"doc": "x-men"},
    "history": {"id": "marvel-knights/witching-hour"},
    "check": {"id": "remix-glossary/boost", "misread": "1", "set.points": "4"},
    "compare": {"id": "remix-glossary/cosmic"},
    "replay": {"id": KLAW, "n": "2"},
    "status": {},
}


@pytest.fixture(scope="module")
def described(page: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = page.get("/api/openapi.json").json()
    return found


@pytest.mark.parametrize("name", [name for name in ASKED if name != "replay"])
def test_an_answer_fits_the_schema_of_the_command_line(page: TestClient, name: str) -> None:
    answer = page.get(f"/api/{name}", params=ASKED[name])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    Draft202012Validator(json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))).validate(answer.json())


def test_an_answer_is_that_of_the_python_api(page: TestClient, judge: Judge) -> None:
    given = ASKED["ask"]
    asked = judge.ask(given["q"], game=given["game"], as_of=given["as_of"], k=2)
    assert msgspec.json.decode(page.get("/api/ask", params=given).content, type=Answer) == asked


def test_a_replay_has_a_table_for_each_step_and_goes_both_ways(page: TestClient, judge: Judge) -> None:
    rule = misread_of(judge)
    ruled, misread = (
        msgspec.json.decode(page.get("/api/replay", params={"id": KLAW, **more}).content, type=Replay)
        for more in ({}, {"misread": rule})
    )
    for replay in (ruled, misread):
        assert len(replay.shown) == len(replay.run.steps)
        assert set(replay.shown) == set(range(len(replay.boards)))
    assert (ruled.misread, misread.misread) == (None, rule)
    assert ruled.boards[-1] != misread.boards[-1]


def test_every_path_that_is_described_answers_by_its_description(page: TestClient, described: dict[str, Any]) -> None:
    assert set(described["paths"]) == {f"/api/{name}" for name in ASKED}
    for path, operations in described["paths"].items():
        operation = operations["get"]
        given = ASKED[operation["operationId"]]
        names = {each["name"] for each in operation["parameters"]}
        assert {name if not name.startswith("set.") else "set.NAME" for name in given} <= names
        for parameter in operation["parameters"]:
            Draft202012Validator.check_schema(parameter["schema"])
        answer = page.get(path, params=given)
        schema = operation["responses"]["200"]["content"]["application/json"]["schema"]
        Draft202012Validator({**schema, "components": described["components"]}).validate(answer.json())


def test_the_schemas_of_the_description_resolve_and_all_are_used(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    named = {ref.removeprefix("#/components/schemas/") for ref in references(described)}
    assert named == set(schemas)
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)


def references(value: Any) -> Iterator[str]:
    """Every ``$ref`` in a JSON value."""
    if isinstance(value, dict):
        yield from (each for name, each in value.items() if name == "$ref")
        yield from (ref for name, each in value.items() if name != "discriminator" for ref in references(each))
        yield from (
            value.get("discriminator", {}).get("mapping", {}).values()
            if isinstance(value.get("discriminator"), dict)
            else ()
        )
    elif isinstance(value, list):
        yield from (ref for each in value for ref in references(each))


@pytest.mark.parametrize(
    "name", [end.name for end in api.ENDPOINTS if any(each.is_required for each in end.parameters)]
)
def test_what_must_be_given_is_asked_for(page: TestClient, described: dict[str, Any], name: str) -> None:
    answer = page.get(f"/api/{name}")
    assert answer.status_code == 400
    check_failure(answer.json(), described)


@pytest.mark.parametrize(
    ("address", "status", "said"),
    [
        ("ask?q=hidden%3F&k=51", 400, "k is 51"),
        ("ask?q=hidden%3F&k=-1", 400, "'k' is '-1'"),
        ("ask?q=hidden%3F&k=%C2%B2", 400, "'k' is '²'"),
        ("ask?q=hidden%3F&as_of=2006-13-01", 400, "2006-13-01"),
        ("ask?q=hidden%3F&game=magic", 404, "magic"),
        ("ask?q=hidden%3F&doc=../../etc/passwd", 404, "../../etc/passwd"),
        ("ask?q=%00", 400, ""),
        ("show?id=x-men/5-breakthrogh", 404, "x-men/5-breakthrogh"),
        ("show?id=" + "a" * 201, 400, "201"),
        ("card?name=doctor", 404, "doctor"),
        ("rule?section=999.9", 404, "999.9"),
        ("list?doc=nope", 404, "nope"),
        ("check?id=remix-glossary/boost&set.points=99", 400, "points"),
        ("check?id=remix-glossary/boost&set.nothing=1", 400, "nothing"),
        (f"replay?id={KLAW}&n=99", 400, "99"),
        (f"replay?id={KLAW}&misread=nothing", 400, "nothing"),
        ("nope", 404, "endpoint"),
    ],
)
def test_an_error_is_a_cause_in_a_line(
    page: TestClient, described: dict[str, Any], address: str, status: int, said: str
) -> None:
    answer = page.get(f"/api/{address}")
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")
    check_failure(answer.json(), described)
    assert said in answer.json()["error"]


def check_failure(found: dict[str, Any], described: dict[str, Any]) -> None:
    Draft202012Validator(
        described["components"]["schemas"]["Failure"] | {"components": described["components"]}
    ).validate(found)
    assert found["error"]
    assert "\n" not in found["error"] + found["fix"]
    assert "'judge " not in found["fix"], "a command is no use to a program"


def test_what_is_near_a_name_is_named(page: TestClient) -> None:
    assert "x-men/5-breakthrough" in page.get("/api/show?id=x-men/5-breakthrogh").json()["nearest"]
