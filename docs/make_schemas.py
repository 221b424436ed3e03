"""Write the JSON Schema of every ``--json`` output, and of a batch row, to ``docs/schemas/``.

Run it when an output type changes; a test compares.

python docs/make_schemas.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from judge.answering.status import Status
from judge.answers import (
    Answer,
    CardView,
    CheckRun,
    Comparison,
    EntryRow,
    GamesCompared,
    History,
    RulingView,
    Verification,
)
from judge.batch import ResultRow
from judge.desk.journal import Logged
from judge.desk.settings import Value
from judge.evaluation.figures import Evaluation
from judge.importing.outcome import ImportOutcome
from judge.practice.questions import Question

FOLDER = Path(__file__).parent / "schemas"
OUTPUTS: dict[str, Any] = {
    "ask": Answer,
    "card": CardView,
    "show": RulingView,
    "history": History,
    "diff": Comparison,
    "rule": tuple[RulingView, ...],
    "list": tuple[EntryRow, ...],
    "status": Status,
    "check": tuple[CheckRun, ...],
    "compare": tuple[GamesCompared, ...],
    "verify": Verification,
    "eval": Evaluation,
    "import": ImportOutcome,
    "config": dict[str, Value | None],
    "log": tuple[Logged, ...],
    "batch": ResultRow,
    "quiz": tuple[Question, ...],
}


def schema(name: str) -> str:
    """The schema of a command's ``--json`` output, of ``batch`` a line of ``--nl``, as the text of its file."""
    option = "--nl" if name == "batch" else "--json"
    made = msgspec.json.schema(OUTPUTS[name])
    return (
        json.dumps(
            {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"judge {name} {option}", **made},
            indent=2,
        )
        + "\n"
    )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in OUTPUTS:
        (FOLDER / f"{name}.json").write_text(schema(name), encoding="utf-8")
