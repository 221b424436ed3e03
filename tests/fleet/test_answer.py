"""``judge.fleet.answer``: a dataset in, the same with the answers out."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Any

import pytest

from judge import Judge
from judge.batch.rows import flat
from judge.errors import JudgeError, NotFoundError
from judge.fleet import answer

ASKED = ["can a hidden character be attacked?", "what is for lunch", "", "does press lower a boost cost?"]


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    found = pytest.importorskip("ray", reason="the extra ray is not installed")
    pytest.importorskip("ray.data")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    with redirect_stdout(io.StringIO()):
        found.init(
            num_cpus=3, include_dashboard=False, log_to_driver=False, logging_level="ERROR", object_store_memory=2**27
        )
        yield found
        found.shutdown()


def test_each_row_keeps_its_columns_and_gets_those_of_its_answer(ray: Any, judge: Judge) -> None:
    given = [{"n": n, "q": question, "game": "vs-system"} for n, question in enumerate(ASKED)]
    found = answer(ray.data.from_items(given), question="q", k=2, workers=2).take_all()
    assert [
        {name: row[name] for name in ("n", "q", "game")} for row in sorted(found, key=lambda row: row["n"])
    ] == given
    for row in found:
        if not row["q"]:
            assert row["judge_status"] == "error"
            assert row["judge_error"].startswith("the question is empty")
            continue
        wanted = flat(judge.ask(row["q"], game="vs-system", k=2), 1)
        got = {name: row[f"judge_{name}"] for name in wanted if name not in ("question", "row")}
        point = got["point"]
        got["point"] = None if point is None or point != point else int(point)  # a column with gaps holds floats
        assert got == {name: wanted[name] for name in got}


def test_what_does_not_fit_is_refused_before_anything_is_read(ray: Any) -> None:
    dataset = ray.data.from_items([{"question": "x"}])
    with pytest.raises(
        JudgeError, match="3 workers don't fit into 3 CPUs, of which Ray needs one; give 1 to 2 workers"
    ):
        answer(dataset, workers=3)
    with pytest.raises(NotFoundError, match="chess"):
        answer(dataset, game="chess")
    with pytest.raises(JudgeError, match="k is 0"):
        answer(dataset, k=0)
