"""What was once lost or accepted in silence is a defect now."""

from pathlib import Path

import pytest

from judge.errors import CorpusError, Defect
from judge.rulings.corpus import read_corpus
from judge.rulings.reader import read_document
from tests.helpers.documents import CARDS, front

HEAD = f"""{front("doc", "A title", published="2006-01-01")}{CARDS}### Owl

Character

"""


def defects_of(tmp_path: Path, text: str) -> list[Defect]:
    path = tmp_path / "doc.md"
    path.write_text(text, encoding="utf-8")
    defects: list[Defect] = []
    read_document(path, defects)
    return defects


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        ("> Old: a\n> New: b\n\n1. Point.\n", "old and new text stand in one quote"),
        ("> Old:\n\n1. Point.\n", "'Old:' has no text"),
        ("> Old: a\n\n> Old: b\n\n1. Point.\n", "two quotes with one label"),
        ("1. Point.\n\n   Example:\n", "empty example or note"),
        ("1. Point.\n\n- see also: ;\n", "can't be read"),
        ("1. Point.\n\n- mentions: ;\n", "can't be read"),
        ("1. Point.\n\n- section: 2\n  - see also: x/y\n", "not one plain line"),
        ("1. Point.\n\n[x]: y\n", "a paragraph out of place"),
    ],
)
def test_the_defect_is_reported(tmp_path: Path, body: str, cause: str) -> None:
    assert defects_of(tmp_path, HEAD + "1. Point.\n") == []
    assert any(cause in defect.cause for defect in defects_of(tmp_path, HEAD + body))


@pytest.mark.parametrize(
    ("head", "cause"),
    [
        ("---\n{}\n---\n", "holds no keys"),
        (HEAD.replace("title: A title", "title: A: title"), "is not YAML"),
        (HEAD.replace("title: A title", "title: A title\ntitle: B"), "stands twice"),
        (HEAD.replace("title: A title", "title: [a, b]"), "no plain text"),
        (HEAD.replace("2006-01-01", "about 2006-01-01"), "is not a date"),
        (HEAD.replace("- kind: card", "- kind: card\n- kind: rule"), "stands twice in the part"),
        ("---\nid: " + "[" * 3000 + "\n---\n", "is not YAML"),
    ],
)
def test_front_matter_and_part_keys_hide_nothing(tmp_path: Path, head: str, cause: str) -> None:
    assert any(cause in defect.cause for defect in defects_of(tmp_path, head + "1. Point.\n"))


def test_questions_without_a_document_are_a_defect(tmp_path: Path) -> None:
    (tmp_path / "vs-system").mkdir()
    (tmp_path / "vs-system" / "doc.md").write_text(HEAD + "1. Point.\n", encoding="utf-8")
    (tmp_path / "vs-system" / "dok.asked.md").write_text("### Owl\n", encoding="utf-8")
    with pytest.raises(CorpusError) as caught:
        read_corpus([tmp_path])
    assert [defect.file.name for defect in caught.value.defects] == ["dok.asked.md"]


@pytest.mark.parametrize(
    ("asked", "cause"),
    [
        ("1.\n   - who\n\n### Owl\n\n1.\n   - why\n", "outside every entry"),
        ("### Owl\n\n1.\n   - who\n\n### Owl\n\n1.\n   - why\n", "point 1 of 'Owl' stands already"),
    ],
)
def test_questions_are_neither_dropped_nor_given_twice(tmp_path: Path, asked: str, cause: str) -> None:
    (tmp_path / "vs-system").mkdir()
    (tmp_path / "vs-system" / "doc.md").write_text(HEAD + "1. Point.\n", encoding="utf-8")
    (tmp_path / "vs-system" / "doc.asked.md").write_text(asked, encoding="utf-8")
    with pytest.raises(CorpusError) as caught:
        read_corpus([tmp_path])
    assert any(cause in defect.cause for defect in caught.value.defects)
