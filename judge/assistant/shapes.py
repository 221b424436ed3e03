"""What the tools give, typed: their schemas are told to every assistant, and so are the docstrings. Fields are called as in ``--json``.

What is as it mostly is (an empty list, null, false) is left out of a result.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from judge.answers import Band, Became, Standing
from judge.rulings.model import Certainty


def _lean(schema: dict[str, Any]) -> None:
    """Leave out of a schema what says nothing: titles made from names, and null, which no result has."""
    for field in schema.get("properties", {}).values():
        field.pop("title", None)
        if field.get("default", ...) in (None, [], {}):
            del field["default"]
        choices = [choice for choice in field.get("anyOf", ()) if choice != {"type": "null"}]
        if len(choices) == 1:
            del field["anyOf"]
            field.update(choices[0])


class Shape(BaseModel):
    """What every shape is."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, json_schema_extra=_lean)


class Point(Shape):
    id: str = Field(description="Quote it with the text.")
    text: str
    check: Standing = Field(description="Whether a scenario run on the rules engine bears it, proven able to fail.")
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    superseded_by: str | None = None
    what_if: str | None = Field(default=None, description="A fact to change with run_check, and what is then found.")


class Twin(Shape):
    id: str
    game: str
    how: str


class Ruling(Shape):
    id: str
    title: str
    kind: str
    game: str
    source: str = Field(description="Document and section.")
    in_force: str = Field(description="From when on.")
    points: tuple[Point, ...]
    further_points: int = Field(default=0, description="How many of its points are left out here.")
    superseded_by: str | None = Field(default=None, description="What replaces it, and from when on.")
    not_yet_in_force: bool = False
    certainty: Certainty | None = Field(
        default=None, description="Of a base rule, which is no ruling; uncertain: say so."
    )
    doubt: str | None = Field(default=None, description="Why it is uncertain.")
    differs_from: tuple[Twin, ...] = ()
    facts: str | None = None
    power: tuple[str, ...] = ()
    old_power: tuple[str, ...] = ()
    supersedes: tuple[str, ...] = ()
    see_also: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    proven_by: tuple[str, ...] = ()
    official: tuple[str, ...] = Field(default=(), description="The official text, where the user imported it.")
    official_source: str | None = None


class Pointer(Shape):
    id: str
    title: str


class InGame(Shape):
    game: str
    id: str
    text: str


class Answer(Shape):
    status: Literal["answered", "abstained"]
    band: Band
    tell: str = Field(description="How to pass this on.")
    confidence: float
    question: str | None = Field(default=None, description="Where several things were asked: which.")
    reason: str | None = Field(default=None, description="Why judge abstains.")
    notice: str | None = Field(default=None, description="Pass it on.")
    rulings: tuple[Ruling, ...] = Field(
        default=(), description="The one that settles it first; abstained: the nearest."
    )
    also: tuple[Pointer, ...] = ()
    by_game: tuple[InGame, ...] = Field(default=(), description="Where the games answer differently.")
    look_in: tuple[str, ...] = Field(default=(), description="Documents for list_rulings.")
    parts: tuple[Answer, ...] = ()


class Rulings(Shape):
    rulings: tuple[Ruling, ...] = ()
    choose: tuple[Pointer, ...] = Field(default=(), description="Several bear this section: show one by its id.")


class Card(Shape):
    name: str
    entries: tuple[Ruling, ...] = Field(default=(), description="The rulings on the card itself.")
    named_in: tuple[Pointer, ...] = ()
    general_rules: tuple[Pointer, ...] = ()


class Quote(Shape):
    id: str
    text: str


class Found(Shape):
    points: tuple[int, ...] = Field(default=(), description="Of the entry, which say so.")
    sentence: str
    found: str
    expected: str | None = Field(default=None, description="The ruling's own example, where it is otherwise.")


class Otherwise(Shape):
    sentence: str
    as_ruled: str
    misread: str


class Misreading(Shape):
    believing: str
    cites: tuple[str, ...]
    otherwise: tuple[Otherwise, ...] = Field(default=(), description="What then comes out otherwise.")
    ended: str | None = None


class Scenario(Shape):
    number: int
    sentence: str
    points: tuple[int, ...] = ()
    may_be: dict[str, str] = Field(default={}, description="What each fact may be changed to.")
    passed: bool = True


class Run(Scenario):
    entry: str
    check: str
    values: dict[str, int | bool | str] = Field(default={}, description="The facts that it was run with.")
    changed: bool = Field(
        default=False, description="Facts differ from the ruling's example: nothing is proven of them."
    )
    found: tuple[Found, ...] = ()
    misreadings: tuple[Misreading, ...] = ()
    steps: tuple[str, ...] = ()
    error: str | None = None


class Checked(Shape):
    id: str
    title: str
    source: str
    in_force: str
    points: tuple[Quote, ...] = Field(default=(), description="Of the ruling, which the scenario shows.")
    tell: str = Field(description="How to pass this on.")
    run: Run
    others: tuple[Scenario, ...] = Field(default=(), description="Further scenarios, by number.")


class Change(Shape):
    part: str
    change: Became
    text: str = Field(description="Word by word: [-old-]{+new+}.")


class Replaced(Shape):
    start: str = Field(validation_alias="from", serialization_alias="from")
    has_begun: bool
    old: str | None = Field(default=None, description="Left out: the power text printed on the card.")
    old_points: tuple[int, ...] = ()
    new: str
    changes: tuple[Change, ...] = ()
    added: int = Field(default=0, description="Points added, left out here.")
    removed: int = 0


class History(Shape):
    id: str
    title: str
    in_force: str
    holds: str = Field(description="The entry in force in its stead, or its own id.")
    steps: tuple[Replaced, ...] = Field(default=(), description="None: nothing that judge knows replaces it.")


class Document(Shape):
    doc: str
    game: str
    rulings: int = 0
    base_rules: int = 0


class Entries(Shape):
    total: int
    documents: tuple[Document, ...] = Field(default=(), description="Call again with one as doc.")
    entries: tuple[Pointer, ...] = ()
    next_offset: int | None = None
