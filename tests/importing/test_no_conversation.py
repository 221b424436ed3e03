"""What looks like the day of a post and is none: numbers of rules, stamps of printed pages. Such documents are read by their headings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines

THINGS = (
    "Lamp",
    "Anchor",
    "Bell",
    "Crate",
    "Rope",
    "Oar",
    "Sail",
    "Mast",
    "Buoy",
    "Net",
    "Hook",
    "Barrel",
    "Chart",
    "Winch",
)
KEEPERS = ("Ana Holm", "Ben Ruiz", "Cora Lind")


def read(text: str, tmp_path: Path, name: str) -> Recognised:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines, name=path.stem)


def titles(found: Recognised) -> list[str]:
    return [entry.title for entry in found.entries]


@pytest.mark.parametrize(
    ("name", "head"),
    [
        ("rules.md", "### {number} {thing}\n\n"),
        ("rules.md", "#### {number}. {thing}\n\n"),
        ("rules.md", "**{number} {thing}**\n\n"),
        ("rules.html", "<h3>{number} {thing}</h3>\n"),
        ("rules.html", "<p><b>{number}</b> {thing}</p>\n"),
        ("rules.txt", "{number} {thing}\n"),
        ("rules.txt", "{number}. {thing}\n\n"),
    ],
)
@pytest.mark.parametrize("chapter", ["4.2", "11.3", "2.10"])
def test_numbers_of_rules_that_count_on_are_no_days(name: str, head: str, chapter: str, tmp_path: Path) -> None:
    is_page = name.endswith("html")
    body = (
        "<p>A {0} lies in the hold until the tide turns for its keeper.</p>\n"
        if is_page
        else ("A {0} lies in the hold until the tide turns for its keeper.\n\n")
    )
    sections = [f"{chapter}.{n}" for n in range(1, len(THINGS) + 1)]
    text = "".join(
        head.format(number=section, thing=thing) + body.format(thing.lower())
        for section, thing in zip(sections, THINGS, strict=True)
    )
    found = read(f"<html><body>{text}</body></html>" if is_page else text, tmp_path, name)
    heads = [f"{entry.section or ''} {entry.title}".strip().replace(". ", " ") for entry in found.entries]
    assert heads == [f"{section} {thing}" for section, thing in zip(sections, THINGS, strict=True)]
    assert not found.unassigned


@pytest.mark.parametrize("day", ["{0}.10.10", "{0}.10.2010", "2010-10-{0}"])
def test_days_of_posts_stay_days(day: str) -> None:
    lines: list[str] = []
    for n in range(6):
        lines += [
            f"Posted by: {day.format(11 + n)} {KEEPERS[n % 3]}",
            "",
            f"May a {THINGS[n].lower()} be lit at night?",
            "",
        ]
    found = recognise(split_lines("\n".join(lines)))
    assert [entry.form for entry in found.entries] == ["conversation"] * 6


Frame = Callable[[int], list[str]]


@pytest.mark.parametrize(
    "frame",
    [
        lambda page: ["", str(page), "", "03/11/2024, 09:05", "", "Lantern Bay Rules 2.1", ""],
        lambda page: ["", f"Lantern Bay Rules 2.1   3 November 2024 09:05   Page {page} of 30", ""],
        lambda page: ["", f"2024-11-03 9:05 {page}/30", ""],
        lambda page: ["", "Lantern Bay Rules 2.1", f"{page}", f"November 3, 2024 9:0{5 + page // 7} am", ""],
        lambda page: ["", f"{page}", "", "Lantern Bay", "", "Printed on 3 Nov 2024 at 09:05", ""],
    ],
)
@pytest.mark.parametrize("head", ["**{0}**", "## {0}", "**Lantern Bay - {0}**"])
def test_stamps_of_printed_pages_are_no_posts(frame: Frame, head: str, tmp_path: Path) -> None:
    lines = ["# Lantern Bay Rules", ""] if head.startswith("#") else []
    for page, thing in enumerate(THINGS, 1):
        lines += [
            head.format(thing),
            "",
            f"A {thing.lower()} lies in the hold and does nothing until its keeper wakes.",
        ]
        lines += frame(page)
        lines += [f"Then the {thing.lower()} is lifted out, and every other player may look at it once.", ""]
    names = [head.strip("#* ").format(thing) for thing in THINGS]
    found = read("\n".join(lines), tmp_path, "rules.txt")
    assert titles(found) == names
    for entry, thing in zip(found.entries, THINGS, strict=True):
        text = " ".join(paragraph.text for paragraph in entry.paragraphs)
        assert text.startswith(f"A {thing.lower()} lies")
        assert text.endswith("at it once.")
        assert "2024" not in text


def test_posts_of_several_keepers_in_one_minute_stay_posts() -> None:
    text = "".join(
        f"{KEEPERS[n % 3]}\n03/11/2024, 09:{n // 2:02}\n\nMay a {thing.lower()} be lit when the tide is out?\n\n"
        for n, thing in enumerate(THINGS)
    )
    found = recognise(split_lines(text))
    assert [entry.form for entry in found.entries] == ["conversation"] * len(THINGS)


def test_a_document_below_the_days_of_its_changes_is_no_thread(tmp_path: Path) -> None:
    changes = "".join(
        f"**{keeper}**, {n} March 2021\n\nWords of the {THINGS[n].lower()} made plain.\n\n"
        for n, keeper in enumerate(KEEPERS, 1)
    )
    rules = "".join(
        f"**{thing} of bay {n}**\n\nA {thing.lower()} of bay {n} may be moved.\n\nIt may be lifted once.\n\n"
        for n in range(8)
        for thing in THINGS
    )
    found = read(changes + rules, tmp_path, "rules.md")
    assert {f"{thing} of bay {n}" for n in range(8) for thing in THINGS} <= set(titles(found))


@pytest.mark.parametrize("cited", ["", " [3.1.2]", "[3.1.2a]", " (see rule 3.1)", " [3.1][4.2]"])
def test_a_rule_printed_as_a_numbered_heading_may_cite_another_behind_its_stop(cited: str, tmp_path: Path) -> None:
    lines = ["# Lantern Bay", ""]
    for n, thing in enumerate(THINGS, 1):
        lines += [f"## 5.{n} {thing}", "", f"Every {thing.lower()} has a keeper.", ""]
        lines += [f"### 5.{n}.1 No {thing.lower()} may be lit twice in a night.{cited}", ""]
    found = read("\n".join(lines), tmp_path, "rules.md")
    assert [entry.section for entry in found.entries] == [f"5.{n}{part}" for n in range(1, 15) for part in ("", ".1")]
    assert not found.unassigned
