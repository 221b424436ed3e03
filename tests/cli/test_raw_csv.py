"""CSV of every command: no cell is a formula, unless ``--raw-csv`` asks for cells as they are."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from tests.helpers.command_line import run
from tests.helpers.documents import write
from tests.helpers.invented import FILES

FORMULA = "=HYPERLINK(1)"
COMMANDS = {
    "show": ["show", "moon/nettle-sting"],
    "card": ["card", "nettle sting"],
    "ask": ["ask", "can nettle sting be aimed at a sleeping character"],
    "batch": ["batch", "q.txt"],
}


@pytest.fixture
def named(tmp_path: Path, encoder_folder: Path) -> list[str]:
    """A corpus in which a ruling begins like a formula, and its index."""
    from judge.indexing.build import build_index

    moon = FILES["vs-system/moon.md"].replace("1. Nettle Sting can", f"1. {FORMULA} Nettle Sting can")
    corpus = write(tmp_path / "corpus", {**FILES, "vs-system/moon.md": moon})
    build_index([corpus], tmp_path / "index", encoder_folder)
    (tmp_path / "q.txt").write_text("can nettle sting be aimed at a sleeping character\n=1+1 nettle sting\n")
    return ["--index", str(tmp_path / "index"), "--corpus", str(corpus)]


def texts(command: list[str], *options: str, folder: Path) -> list[str]:
    done = run(*command, *options, folder=folder)
    assert done.returncode in (0, 1), done.stderr
    return [row["text"] for row in csv.DictReader(io.StringIO(done.stdout))]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_cell_that_begins_like_a_formula_is_guarded_unless_it_is_wanted_raw(
    tmp_path: Path, named: list[str], name: str
) -> None:
    command = COMMANDS[name]
    guarded = texts(command, *named, "--csv", folder=tmp_path)
    assert any(text.startswith(f"'{FORMULA}") for text in guarded)
    assert not any(text.startswith("=") for text in guarded)
    raw = texts(command, *named, "--raw-csv", folder=tmp_path)
    assert any(text.startswith(FORMULA) for text in raw)
    assert texts(command, *named, "--csv", folder=tmp_path) == guarded
    assert [text.removeprefix("'") for text in guarded] == raw


def test_questions_of_a_batch_are_guarded_too(tmp_path: Path, named: list[str]) -> None:
    for options, expected in (((), "'=1+1 nettle sting"), (("--raw-csv",), "=1+1 nettle sting")):
        assert run("batch", "q.txt", "-o", "out.csv", "--force", *options, *named, folder=tmp_path).returncode == 0
        with (tmp_path / "out.csv").open(newline="") as file:
            rows = list(csv.DictReader(file))
        assert rows[1]["question"] == expected
        assert float(rows[1]["confidence"]) >= 0
    done = run("batch", "q.txt", "-o", "out.jsonl", "--raw-csv", *named, folder=tmp_path)
    assert (done.returncode, "--csv does not fit 'out.jsonl'" in done.stderr) == (2, True)


def test_a_log_is_exported_so_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    monkeypatch.setenv("JUDGE_LOG", "on")
    run("ask", "=1+1 can a hidden character be attacked?")
    for name, options, sign in (("guarded.csv", (), "'"), ("raw.csv", ("--raw-csv",), "")):
        assert run("log", "--export", str(tmp_path / name), *options).returncode == 0
        assert f",{sign}=1+1 can a hidden" in (tmp_path / name).read_text()
