"""The report of an import, for the eye: in a pipe, and on terminals as narrow as people have them."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from judge.cli.printing.imports import tell_report
from judge.importing.model import SourceLine
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines
from judge.importing.report import report_of
from tests.helpers.command_line import printed
from tests.helpers.terminal import terminal

DATA = Path(__file__).parents[1] / "importing" / "data"


def text_of(lines: Sequence[SourceLine], name: str, capsys: pytest.CaptureFixture[str]) -> str:
    tell_report(report_of(recognise(lines), name, len(lines)))
    return capsys.readouterr().out


def test_the_text_names_entries_kinds_and_lines(capsys: pytest.CaptureFixture[str]) -> None:
    source = read_source(DATA / "mixed.txt")
    text = text_of(source.lines, source.name, capsys)
    assert text.splitlines()[0] == "mixed.txt → saltmarsh: Saltmarsh FAQ (game not recognised)"
    assert "7 entries: 2 card, 2 errata, 3 rule" in text
    assert "15-15,17-18" not in text  # a single line is written as one
    assert "15,17-18  saltmarsh/reed-bed-errata  (errata)" in text
    assert "Set aside: 4 lines" in text
    assert "           9  part heading: 2. Boats" in text
    assert "Not assigned" not in text
    assert "Warnings" not in text


def test_the_text_lists_every_line_not_assigned_and_every_warning(capsys: pytest.CaptureFixture[str]) -> None:
    lines = split_lines("what is this\n\nand this.\n\n1. Gulls\n\nGulls fly.\n\n2. Crabs\n")
    text = text_of(lines, "x.txt", capsys)
    assert "           1  title page: what is this" in text
    assert "Not assigned: 2 lines" in text
    assert "           3  and this." in text
    assert "           9  2. Crabs" in text
    assert "Warnings: 1\n             9  nothing stands under '2. Crabs'" in text
    assert "no title found" in text
    assert "1 entry: 1 rule" in text


NAMES = ("errata", "glossary", "mixed", "outline", "rulebook")


@pytest.mark.skipif(os.name == "nt", reason="there is no pseudo-terminal")
@pytest.mark.parametrize("columns", [80, 60, 40])
@pytest.mark.parametrize("name", NAMES)
def test_a_dry_run_fits_the_terminal_in_two_columns_and_loses_nothing(
    name: str, columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "a-rather-long-folder-name" / "below_which_judge_keeps_documents"
    arguments = ["import", str(DATA / f"{name}.txt"), "--dry-run", "--published", "2009", "--game", "vs-system"]
    with terminal(tmp_path, *arguments, columns=columns, env={"JUDGE_DATA": str(own)}) as command:
        code, shown = command.ends()
    assert code == 0
    lines = shown.splitlines()
    assert max(map(len, lines)) <= columns
    monkeypatch.setenv("JUDGE_DATA", str(own))
    assert "".join(shown.split()) == "".join(printed(*arguments).split())
    # Numbers of lines end in one column, and what is said of these lines begins in one.
    beside = [line for line in lines if re.match(r" {5,}", line)]
    assert beside
    assert all(line[14:16] == "  " and line[16] != " " for line in beside)
    assert all(line[2:14].strip() == "" or line[13].isdigit() or line[13] == "," for line in beside)
