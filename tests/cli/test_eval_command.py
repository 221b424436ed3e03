"""``eval``: figures, plots, and what changed since an earlier run."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from judge.rulings.model import Corpus
from tests.helpers.command_line import PATIENCE, run

RIGHT: dict[str, Any] = {
    "q": "does alaris target the guy he swaps with",
    "gold": ["heralds-of-galactus/alaris-the-outgoing-one"],
}
SECOND_GOLD: dict[str, Any] = {
    "q": "what does the reservist keyword do",
    "gold": ["x-men/5-breakthrough", "remix-glossary/reservist"],
}
WRONG: dict[str, Any] = {"q": "what does the shift keyword do", "gold": ["x-men/5-breakthrough"]}
LABELLED = [
    {**RIGHT, "style": "named"},
    {**SECOND_GOLD, "style": "unnamed", "game": "vs-remix"},
    {**WRONG, "style": "unnamed"},
    {"q": "how do I bake bread", "gold": [], "style": "none", "about": "vs-system"},
]


@pytest.fixture
def labelled(tmp_path: Path) -> Path:
    pytest.importorskip("ir_measures")
    file = tmp_path / "labelled.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in LABELLED), encoding="utf-8")
    return file


def test_the_figures_of_labelled_questions_are_right(labelled: Path) -> None:
    done = run("eval", labelled, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    value = json.loads(done.stdout)
    assert value["overall"]["questions"] == 3
    assert value["overall"]["recall@1"] == pytest.approx(2 / 3, abs=1e-4)  # any gold ruling counts
    assert {style: row["recall@1"] for style, row in value["by_style"].items()} == {"named": 1, "unnamed": 0.5}
    assert value["overall"]["recall@1"] <= value["overall"]["recall@3"] <= value["overall"]["recall@5"] <= 1
    assert (value["abstention"]["answerable"], value["abstention"]["unanswerable"]) == (3, 1)
    assert value["abstention"]["unanswerable_refused"] == 1
    assert value["point_right"] is None  # no row labels points
    assert value["seconds_per_question"] > 0
    assert [outcome["row"]["q"] for outcome in value["wrong"]] == [WRONG["q"]]


@pytest.mark.parametrize(("points", "right"), [(list(range(1, 50)), 1), ([50], 0)])
def test_the_answering_point_counts_where_it_is_labelled(labelled: Path, points: list[int], right: int) -> None:
    labelled.write_text(json.dumps({**RIGHT, "points": points}))
    assert json.loads(run("eval", labelled, "--json").stdout)["point_right"] == right


def test_the_table_of_figures_has_a_row_for_each_style_and_for_all(labelled: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(run("eval", labelled, "--csv").stdout)))
    assert [(row["style"], row["document"], row["questions"]) for row in rows] == [
        ("named", "", "1"),
        ("unnamed", "", "2"),
        ("all", "", "3"),
        ("", "heralds-of-galactus", "1"),
        ("", "x-men", "2"),
    ]
    done = run("eval", labelled)
    assert done.stderr == ""
    lines = [line.split() for line in done.stdout.splitlines()]
    names = [row["style"] or row["document"] for row in rows]
    table = [line for line in lines if line[:1] and line[0] in names]
    columns = ("questions", "recall@1", "recall@3", "recall@5", "mrr", "ndcg@10")
    assert table == [[name, *(row[column] for column in columns)] for name, row in zip(names, rows, strict=True)]


def test_the_report_tells_each_group_of_figures_with_how_many_it_is_over(labelled: Path) -> None:
    text = run("eval", labelled).stdout
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "unanswerable refused 1.0000 of 1" in lines
    assert "answering point right, where labelled - of 0" in lines
    assert "parts of several questions right - of 0" in lines
    for words in ("AURC", "shipped threshold", "Brier score", "calibration error", "first, which opens", "p50", "p99"):
        assert sum(words in line for line in lines) == 1, words
    heads = [line for line in text.splitlines() if line and line[0].isupper()]
    assert heads == [
        "Answering or refusing",
        "Confidence, and how often the first ruling is right",
        "Answering points and parts",
        "Milliseconds a question",
    ]
    values = [line for line in text.splitlines() if line.startswith("  ") and line[2:3].isalpha()]
    assert len({len(line[:54].rstrip()) for line in values}) == 1, "the figures end in one column"


def test_the_json_has_every_question_and_the_figures_made_of_them(labelled: Path) -> None:
    value = json.loads(run("eval", labelled, "--json").stdout)
    assert [row["q"] for row in value["outcomes"]] == [row["q"] for row in LABELLED]
    assert [row["right"] for row in value["outcomes"]] == [True, True, False, False]
    assert value["outcomes"][1]["game"] == "vs-remix"
    assert value["risk_coverage"]["points"][-1]["coverage"] == 1
    assert value["risk_coverage"]["points"][-1]["risk"] == 0.5
    assert 0 < value["risk_coverage"]["shipped"]["threshold"] < 1
    assert sum(row["questions"] for row in value["calibration"]["bins"]) == value["calibration"]["questions"] == 4
    assert value["latency"]["questions"] == 3
    assert value["against"] is None


def test_the_parts_of_several_questions_are_told(labelled: Path) -> None:
    gold = RIGHT["gold"]
    parts = [{"asks": "alaris", "gold": gold, "points": [1]}, {"asks": "bread", "gold": ["x-men/5-breakthrough"]}]
    labelled.write_text(json.dumps({**RIGHT, "style": "several", "kind": "two", "parts": parts}))
    value = json.loads(run("eval", labelled, "--json").stdout)
    assert (value["parts_right"], value["parts_labelled"]) == (0.5, 2)


def test_a_label_of_a_part_that_is_no_entry_is_told_once(labelled: Path) -> None:
    parts = [{"asks": "alaris", "gold": ["moon/rocket"]}, {"asks": "it", "gold": ["moon/rocket"]}]
    labelled.write_text(json.dumps({**RIGHT, "style": "several", "parts": parts}))
    done = run("eval", labelled, "--json")
    assert done.stderr == f"judge: gold 'moon/rocket' of '{RIGHT['q']}' is no entry\n"


def test_a_base_rule_counts_by_its_number_and_one_that_is_none_is_told(labelled: Path, corpus: Corpus) -> None:
    question = next(asked.text for asked in corpus.asked if asked.id == "vs-system-base/a1.3")
    rows = [
        {"q": question, "gold": [], "base": ["vs-system:A1.3"]},
        {"q": question, "gold": [], "base": ["vs-system:A99.9"]},
        {**RIGHT, "base": []},
    ]
    labelled.write_text("\n".join(json.dumps(row) for row in rows))
    done = run("eval", labelled, "--json")
    assert done.stderr == f"judge: base rule 'vs-system:A99.9' of '{question[:60]}' is no entry\n"
    value = json.loads(done.stdout)
    assert [row["right"] for row in value["outcomes"]] == [True, False, True]
    assert value["outcomes"][0]["base"] == ["vs-system-base/a1.3"]
    assert {kind: (row["questions"], row["recall@1"]) for kind, row in value["by_kind"].items()} == {
        "base rule": (2, 0.5),
        "ruling": (1, 1.0),
    }
    text = [line.split() for line in run("eval", labelled).stdout.splitlines()]
    assert ["base", "rule", "2", "0.5"] in [line[:4] for line in text]


def test_wrong_first_rulings_are_listed_when_asked_for(labelled: Path) -> None:
    output = run("eval", labelled, "--wrong").stdout
    assert f"\n{WRONG['q']}\n  gold x-men/5-breakthrough\n  found remix-glossary/shift" in output
    assert RIGHT["q"] not in output


def test_a_label_that_is_no_entry_is_told_on_stderr(labelled: Path) -> None:
    labelled.write_text(json.dumps({"q": "what is a rocket", "gold": ["moon/rocket"], "style": "x"}))
    done = run("eval", labelled, "--json")
    assert done.returncode == 0
    assert done.stderr == "judge: gold 'moon/rocket' of 'what is a rocket' is no entry\n"
    assert json.loads(done.stdout)["overall"]["recall@5"] == 0


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{"q": "a", "gold": []}\n{"q": "b"}\n', "labelled.jsonl:2: "),
        (b"not JSON\n", "labelled.jsonl:1: "),
        (b"\n\n", "labelled.jsonl holds no questions"),
        (b'{"q": "caf\xe9", "gold": []}', "labelled.jsonl (not UTF-8)"),
        (None, "labelled.jsonl (No such file or directory)"),
    ],
    ids=["row without gold", "no JSON", "no rows", "other encoding", "missing"],
)
def test_a_file_that_is_not_labelled_is_one_line(tmp_path: Path, content: bytes | None, message: str) -> None:
    if content is not None:
        (tmp_path / "labelled.jsonl").write_bytes(content)
    done = run("eval", tmp_path / "labelled.jsonl")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("judge: ")
    assert message in done.stderr


# -- plots ------------------------------------------------------------------------------------------------------------


def test_plots_are_written_where_asked_and_told_on_stderr(labelled: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "new" / "plots"
    done = run("eval", labelled, "--json", "--plot", folder)
    assert done.returncode == 0
    assert json.loads(done.stdout)["overall"]["questions"] == 3
    names = ["risk-coverage.png", "risk-coverage.svg", "reliability.png", "reliability.svg"]
    assert done.stderr.splitlines() == [f"judge: wrote {folder / name}" for name in names]
    assert sorted(path.name for path in folder.iterdir()) == sorted(names)
    assert "labelled.jsonl, 4 questions" in (folder / "reliability.svg").read_text(encoding="utf-8")


def test_without_matplotlib_plots_are_one_line_and_figures_still_come(labelled: Path, tmp_path: Path) -> None:
    def run_without(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
        code = "import sys; sys.modules['matplotlib'] = None; from judge.__main__ import main; main()"
        command = [sys.executable, "-c", code, *map(str, arguments)]
        return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE)

    done = run_without("eval", labelled, "--plot", tmp_path / "plots")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "judge: plots need matplotlib; pip install 'rules-judge[eval]'\n"
    assert run_without("eval", labelled).returncode == 0


# -- against an earlier run -------------------------------------------------------------------------------------------


@pytest.fixture
def earlier(labelled: Path, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """What ``eval --json`` wrote of the labelled questions, and the file in which it lies."""
    file = tmp_path / "earlier.json"
    file.write_text(run("eval", labelled, "--json").stdout, encoding="utf-8")
    return file, json.loads(file.read_text(encoding="utf-8"))


def test_a_run_held_against_itself_changed_nothing(labelled: Path, earlier: tuple[Path, dict[str, Any]]) -> None:
    found = json.loads(run("eval", labelled, "--json", "--against", earlier[0]).stdout)["against"]
    assert found["previous"] == str(earlier[0])
    assert {row["difference"] for row in found["figures"] if "milliseconds" not in row["figure"]} <= {0, None}
    lists = [value for key, value in found.items() if key not in ("previous", "figures")]
    assert lists == [[]] * 6


def test_what_changed_is_printed_figure_by_figure_and_question_by_question(
    labelled: Path, earlier: tuple[Path, dict[str, Any]]
) -> None:
    file, value = earlier
    right, second, wrong, bread = value["outcomes"]
    assert [row["status"] for row in (right, second, bread)] == ["answered", "answered", "abstained"]
    sure, unsure = second["confidence"], bread["confidence"]
    right |= {"ids": ["x-men/5-breakthrough"], "right": False}  # as if it had been wrong
    second |= {"status": "abstained", "confidence": 0.1}
    bread |= {"status": "answered", "confidence": 0.99}
    wrong["q"] = "what is no longer asked?"
    value["overall"]["recall@1"] = 0.1667
    file.write_text(json.dumps(value), encoding="utf-8")
    done = run("eval", labelled, "--against", file)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout[done.stdout.index(f"Against {file}") :].splitlines()
    assert [" ".join(line.split()) for line in lines[1:3]] == ["before now change", "recall@1 0.1667 0.6667 +0.5000"]
    sides = lines[lines.index("First ruling wrong → right: 1") :]
    assert sides == [
        "First ruling wrong → right: 1",
        f"  {RIGHT['q']}",
        f"    x-men/5-breakthrough → {RIGHT['gold'][0]}",
        "",
        "First ruling right → wrong: none",
        "",
        "Refused → answered: 1",
        f"  {SECOND_GOLD['q']}",
        f"    good: its first ruling is right; confidence 0.10 → {sure:.2f}",
        "",
        "Answered → refused: 1",
        "  how do I bake bread",
        f"    good: nothing answers it; confidence 0.99 → {unsure:.2f}",
        "",
        f"Only in {file}: 1",
        "  what is no longer asked?",
        "",
        "Only in this run: 1",
        f"  {WRONG['q']}",
    ]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "can't read {} (No such file or directory); give what 'judge eval FILE --json' wrote"),
        ("", "{} is no JSON (Input data was truncated); give what 'judge eval FILE --json' wrote"),
        ("{}", "{} is no output of judge eval; give what 'judge eval FILE --json' wrote"),
        (
            '{"overall": {}, "by_style": {}, "abstention": {}, "wrong": []}',
            "{} was written by an older judge eval, which kept no outcomes; write it anew: judge eval FILE --json",
        ),
    ],
    ids=["missing", "no JSON", "another output", "older"],
)
def test_what_is_no_earlier_run_is_one_line_before_anything_is_asked(
    tmp_path: Path, content: str | None, message: str
) -> None:
    (tmp_path / "labelled.jsonl").write_text(json.dumps(RIGHT))
    file = tmp_path / "earlier.json"
    if content is not None:
        file.write_text(content)
    done = run("eval", tmp_path / "labelled.jsonl", "--against", file)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"judge: {message.format(file)}\n")
