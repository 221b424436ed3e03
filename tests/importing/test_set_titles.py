"""Titles that their place or their type tells: in the middle of the first line, in bold type on several lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

THINGS = ("Lamp", "Anchor", "Bell", "Crate", "Rope", "Oar", "Sail", "Mast", "Buoy", "Net", "Hook", "Barrel")


def read(text: str, tmp_path: Path, name: str) -> Recognised:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines, name=path.stem)


def titles(found: Recognised) -> list[str]:
    return [entry.title for entry in found.entries]


def sections(head: str) -> str:
    return "".join(
        f"{head.format(n=n, thing=thing)}\n\nEach {thing.lower()} of the bay is kept by the player who lit it first that night.\n\n"
        for n, thing in enumerate(THINGS, 1)
    )


@pytest.mark.parametrize("title", ["Lantern Bay Penalties", "Keeping the Peace", "Lamp Mending Procedure"])
@pytest.mark.parametrize("below", ["", "{0:40}Effective 3 May 2021*\n", "{0:44}Version 2.1\n"])
@pytest.mark.parametrize("head", ["{thing}s", "1.{n}. {thing}s"])
def test_a_first_line_in_the_middle_is_the_title(title: str, below: str, head: str, tmp_path: Path) -> None:
    found = read(f"{title:>48}\n{below.format('')}\n\n{sections(head)}", tmp_path, "scan7.txt")
    assert found.facts.title == title
    assert titles(found) == [f"{thing}s" for thing in THINGS]


@pytest.mark.parametrize(
    "lines",
    [
        ("Lantern Bay", "Comprehensive", "Rules"),
        ("Lantern Bay", "Tournament Rules"),
        ("The Keepers", "of Lantern Bay", "Handbook"),
    ],
)
@pytest.mark.parametrize(
    ("form", "name"), [("**{}**\n\n", "scan7.md"), ("**{}**\n", "scan7.txt"), ("{:^90}\n", "scan7.txt")]
)
@pytest.mark.parametrize("above", ["", "1\n\n"])
def test_a_title_may_stand_on_several_lines(
    lines: tuple[str, ...], form: str, name: str, above: str, tmp_path: Path
) -> None:
    head = "{thing}s" if "^" in form else "**{thing}s**"
    found = read(f"{above}{''.join(map(form.format, lines))}\n\n{sections(head)}", tmp_path, name)
    assert found.facts.title == " ".join(lines)
    assert titles(found) == [f"{thing}s" for thing in THINGS]


@pytest.mark.parametrize("first", ["    An indented line says what the bay is", "Lamps"])
def test_a_first_line_at_the_margin_is_no_title_by_its_place(first: str, tmp_path: Path) -> None:
    found = read(f"{first}\n\nA lamp burns.\n\n{sections('{thing}s of the bay')}", tmp_path, "scan7.txt")
    assert found.facts.title == "scan7"
