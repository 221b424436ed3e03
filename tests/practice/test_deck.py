"""The deck for Anki: a note for each question, under an id that stays, with every text escaped."""

from __future__ import annotations

import sqlite3
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from judge import Judge
from judge.errors import JudgeError
from judge.practice.deck import write_deck
from judge.practice.drawing import pool_of
from judge.practice.questions import Question

pytest.importorskip("genanki", reason="the extra quiz is not installed")


@pytest.fixture(scope="module")
def questions(judge: Judge) -> tuple[Question, ...]:
    return pool_of(judge).of("x-men/5-breakthrough")


def notes(deck: Path, folder: Path) -> dict[str, str]:
    """The fields of each note by its id in Anki, as Anki would read them."""
    with zipfile.ZipFile(deck) as packed:
        assert packed.testzip() is None
        packed.extract("collection.anki2", folder)
    with sqlite3.connect(folder / "collection.anki2") as collection:
        found = dict(collection.execute("SELECT guid, flds FROM notes").fetchall())
    collection.close()
    return found


def test_a_deck_holds_a_note_for_each_question(questions: tuple[Question, ...], tmp_path: Path) -> None:
    deck = tmp_path / "deck.apkg"
    assert write_deck(deck, questions) == len(questions) > 5
    found = notes(deck, tmp_path)
    assert len(found) == len(questions)
    assert sorted(fields.split("\x1f")[0] for fields in found.values()) == sorted(q.id for q in questions)
    assert [path.name for path in tmp_path.iterdir() if "unfinished" in path.name] == []


def test_a_second_export_has_the_same_ids(questions: tuple[Question, ...], tmp_path: Path) -> None:
    deck = tmp_path / "deck.apkg"
    write_deck(deck, questions)
    first = notes(deck, tmp_path)
    changed = msgspec.structs.replace(questions[0], question="Put otherwise?")
    write_deck(deck, [changed, *questions[1:]])
    second = notes(deck, tmp_path)
    assert set(first) == set(second)
    assert sum(first[guid] != second[guid] for guid in first) == 1


def test_texts_are_escaped(questions: tuple[Question, ...], tmp_path: Path) -> None:
    hostile = "<script>alert(1)</script> & {{Right}}"
    question = msgspec.structs.replace(
        questions[0], question=hostile, stem=(hostile,), choices=("No", hostile), right=hostile, title=hostile
    )
    write_deck(tmp_path / "deck.apkg", [question])
    (fields,) = notes(tmp_path / "deck.apkg", tmp_path).values()
    assert "<script" not in fields
    assert fields.count("&lt;script&gt;") == 5


@pytest.mark.parametrize(
    ("name", "told"), [("deck.zip", "no name of an Anki deck"), ("no/folder/deck.apkg", "can't write")]
)
def test_what_can_t_be_written_is_told(questions: tuple[Question, ...], tmp_path: Path, name: str, told: str) -> None:
    with pytest.raises(JudgeError, match=told):
        write_deck(tmp_path / name, questions)
    with pytest.raises(JudgeError, match="no such question"):
        write_deck(tmp_path / "deck.apkg", [])
    assert list(tmp_path.iterdir()) == []


def test_without_the_package_a_line_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "genanki", None)
    with pytest.raises(JudgeError, match=r"needs the package 'genanki'; pip install 'rules-judge\[quiz\]'"):
        write_deck(tmp_path / "deck.apkg", [])
