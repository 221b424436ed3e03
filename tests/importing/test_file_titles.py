"""A PDF whose cover is a picture goes by the title that its file bears, if that names a document, else by the file's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.parting.naming import title_of_file
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from judge.importing.reading.titles import telling_title
from tests.helpers.command_line import run
from tests.helpers.drawn import Shown, drawn

NAMES = ["Anchors", "Buoys", "Cargo", "Docks", "Ebb"]


def book(folder: Path, title: str, first: str = "") -> Path:
    texts = [Shown(48, 750, first, 16)] if first else []
    for n, name in enumerate(NAMES):
        texts += [Shown(48, 700 - 60 * n, name, 14)]
        texts += [Shown(48, 680 - 60 * n, f"Of {name.lower()} there are as many as the tide has left.", 9)]
    path = folder / "tides-v2.pdf"
    path.write_bytes(drawn([texts], title=title))
    return path


def title_of(path: Path) -> str:
    source = read_source(path)
    return recognise(source.lines, name=path.stem, given=source.title).facts.title


@pytest.mark.parametrize(
    "title",
    [
        "Microsoft Word - Tide Rules",
        "Microsoft Word - tides_final.doc",
        "untitled",
        "Untitled Document 3",
        "tides_rules_final",
        "Tide Rules v2.indd",
        "C:\\boats\\Tide Rules",
        "https://boats.example/Tide Rules",
        "Rulebook",
        "Layout 1",
        "12",
        "",
        "The rules " * 40,
    ],
)
def test_a_title_that_names_no_document_says_nothing(tmp_path: Path, title: str) -> None:
    assert telling_title(title) == ""
    assert title_of(book(tmp_path, title)) == "tides v2"


@pytest.mark.parametrize("title", ["Tide & Harbour", "Tides: Rules Reference 1.10", "Règles des marées"])
def test_a_title_of_the_file_is_that_of_a_document_that_prints_none(tmp_path: Path, title: str) -> None:
    path = book(tmp_path, title)
    assert title_of(path) == title
    assert (
        title
        in run("import", path, "--dry-run", "--game", "tides", "--game-name", "Tides", "--published", "2009").stdout
    )


@pytest.mark.parametrize(
    ("own", "given", "title"),
    [
        ("Halt!", "Tides: Rules Reference", "Tides: Rules Reference"),
        ("Tides", "Tides: Rules Reference", "Tides"),
        ("Tides: Questions and Answers", "Boats: Rules Reference", "Tides: Questions and Answers"),
        ("Low Water", "Picture of a boat", "Low Water"),
        ("Low Water", "", "Low Water"),
    ],
)
def test_what_a_document_prints_comes_first_where_it_names_one(own: str, given: str, title: str) -> None:
    assert title_of_file(own, given) == title


def test_words_above_a_box_are_no_title_where_the_file_bears_one(tmp_path: Path) -> None:
    assert title_of(book(tmp_path, "Tides: Rules Reference", "Halt!")) == "Tides: Rules Reference"
