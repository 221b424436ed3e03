"""What is printed boldly in a PDF and heads nothing, letters that count headings, and titles below the name of a publisher."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from tests.helpers.drawn import Shown, drawn

TOLD = "The keeper writes each turn of the lamp into the book of the pier, and no player may read it before dawn."


def pages(stressed: str, *, top: tuple[str, ...] = ()) -> bytes:
    found: list[list[Shown]] = []
    for number in range(6):
        page = [Shown(48, 770 - 30 * n, line, 20, bold=True) for n, line in enumerate(top)] if not number else []
        page.append(Shown(48, 650, f"Lamp Number {'ABCDEF'[number]}", 14, bold=True))
        page += [Shown(48, 630, TOLD), Shown(48, 600, stressed.format(number), bold=True), Shown(48, 570, TOLD)]
        page += [Shown(48, 540, f"Oil {'ABCDEF'[number]}", bold=True), Shown(48, 520, TOLD)]
        found.append(page)
    return drawn(found)


def titles(folder: Path, data: bytes) -> list[str]:
    (folder / "x.pdf").write_bytes(data)
    return [entry.title for entry in recognise(read_source(folder / "x.pdf").lines, doc="d").entries]


def test_a_bold_sentence_among_bold_names_is_stressed(tmp_path: Path) -> None:
    found = titles(tmp_path, pages("No lamp may burn for more than {} turns without oil."))
    assert found == [f"{name} {letter}" for letter in "ABCDEF" for name in ("Lamp Number", "Oil")]


def test_a_bold_question_is_none(tmp_path: Path) -> None:
    found = titles(tmp_path, pages("May a lamp burn for more than {} turns without oil?"))
    assert sum(title.startswith("May a lamp") for title in found) == 6


@pytest.mark.parametrize("sign", [".", ")"])
def test_a_heading_counted_by_a_is_no_answer(tmp_path: Path, sign: str) -> None:
    text = "# Pier Policy\n\n" + "".join(
        f"## {number}. Chapter {number}\n\n{TOLD}\n\n"
        + "".join(f"### {letter}{sign} Lamp {number}{letter}\n\n{TOLD}\n\n" for letter in "ABC")
        for number in ("I", "II", "III")
    )
    (tmp_path / "x.md").write_text(text)
    found = [entry.title for entry in recognise(read_source(tmp_path / "x.md").lines, doc="d").entries]
    assert len(found) == 12
    assert sum("Lamp" in title for title in found) == 9


def test_the_title_stands_below_who_published_it(tmp_path: Path) -> None:
    data = pages("Oil {}", top=("Grey Gull Games Ltd.", "Lamp Keepers Tournament Policy"))
    (tmp_path / "x.pdf").write_bytes(data)
    assert recognise(read_source(tmp_path / "x.pdf").lines, name="x").facts.title == "Lamp Keepers Tournament Policy"
