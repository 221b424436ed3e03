"""Tags of a page in Markdown and in plain text: no words of an entry. Names in angle brackets are words."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.reading.source import read_source


def words(text: str, tmp_path: Path, name: str) -> list[str]:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return [line.text.strip() for line in read_source(path).lines]


@pytest.mark.parametrize("name", ["rules.md", "rules.txt"])
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ('<img src="https://bay.example/lamp_1.png" width=300>', ""),
        ("<img src='lamp.svg' alt='a lamp'/>", ""),
        ("A lamp <img src=lamp.png> burns.", "A lamp  burns."),
        ('<IMG CLASS="pic" SRC="lamp.png">', ""),
        ("Pay <kbd>two</kbd> ropes.", "Pay two ropes."),
        ('A <a class="x" href="#lamp">lamp</a> burns.', "A lamp burns."),
        ('<iframe src="https://bay.example/film" title="A film"></iframe>', ""),
        ("A lamp<!-- not the old one --> burns.", "A lamp burns."),
        ("<Beacon> A lamp with <Beacon> may burn.", "<Beacon> A lamp with <Beacon> may burn."),
        ("Pay <2 ropes> or less <than> 3.", "Pay <2 ropes> or less <than> 3."),
        ("If 2 < 3 and 5 > 4, burn it.", "If 2 < 3 and 5 > 4, burn it."),
    ],
)
def test_tags_are_no_words(name: str, text: str, kept: str, tmp_path: Path) -> None:
    assert words(f"Above.\n\n{text}\n\nBelow.\n", tmp_path, name) == ["Above.", "", kept, "", "Below."]


@pytest.mark.parametrize("name", ["rules.md", "rules.txt"])
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ('<img src="lamp.png"\n     width="300"\n     alt="A lamp" />', ["", "", ""]),
        ('A lamp <span\nclass="old">burns</span>.', ["A lamp", "burns."]),
        ("A lamp burns.<!-- this was\nsaid before -->", ["A lamp burns.", ""]),
        ("Pay <the rope\nof a lamp> at once.", ["Pay <the rope", "of a lamp> at once."]),
        ("It burns <!-- and\nnobody ends this", ["It burns <!-- and", "nobody ends this"]),
    ],
)
def test_tags_may_run_over_lines(name: str, text: str, kept: list[str], tmp_path: Path) -> None:
    assert words(f"Above.\n\n{text}\n\nBelow.\n", tmp_path, name) == ["Above.", "", *kept, "", "Below."]


def test_lists_and_tables_of_a_page_inside_markdown_are_items(tmp_path: Path) -> None:
    rows = "".join(f"<tr>\n  <th>Gull {n}</th>\n  <td>It flies {n} piers.</td>\n</tr>\n" for n in range(3))
    text = f"# Gulls\n\nThey fly.\n\n<table>\n{rows}</table>\n\n<ul>\n<li>A gull eats fish.</li>\n</ul>\n"
    (tmp_path / "x.md").write_text(text)
    lines = [line for line in read_source(tmp_path / "x.md").lines if line.text.strip()]
    assert not any("<" in line.text for line in lines)
    assert {
        line.mark for line in lines if line.text.strip() in ("Gull 1", "It flies 1 piers.", "A gull eats fish.")
    } == {"item"}
