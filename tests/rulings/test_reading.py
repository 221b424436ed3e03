"""A document whose bytes did not change is not read again, and what was kept of it is what would be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from judge.errors import CorpusError
from judge.rulings.corpus import read_corpus
from judge.rulings.reading import Reading, Task
from tests.helpers.documents import RULES, front, write

OWL = front("owl") + RULES + "### Owls\n\n1. An owl hoots.\n"
CAT = front("cat") + RULES + "### Cats\n\n1. A cat purrs.\n"
ASKED = "### Owls\n\n1.\n   - what does an owl do?\n"


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    files = {"vs-system/owl.md": OWL, "vs-system/owl.asked.md": ASKED, "vs-system/cat.md": CAT}
    return write(tmp_path / "corpus", files)


class Watched:
    """Reads in this process, and remembers what."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, work: Callable[[Task], Reading], tasks: Sequence[Task]) -> Iterable[Reading]:
        self.read += [task.path.name for task in tasks]
        return map(work, tasks)


def test_what_did_not_change_is_not_read_again(corpus: Path, tmp_path: Path) -> None:
    watched = Watched()
    first = read_corpus([corpus], watched, tmp_path / "kept")
    again = read_corpus([corpus], watched, tmp_path / "kept")
    assert watched.read == ["cat.md", "owl.md"]
    assert first == again == read_corpus([corpus])


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("owl.md", OWL.replace("hoots", "barks")),
        ("owl.asked.md", ASKED + "   - do owls hoot?\n"),
        ("owl.asked.md", None),
    ],
)
def test_what_changed_is_read_again_and_nothing_else(corpus: Path, tmp_path: Path, name: str, text: str | None) -> None:
    read_corpus([corpus], kept=tmp_path / "kept")
    path = corpus / "vs-system" / name
    path.unlink() if text is None else path.write_text(text, encoding="utf-8")
    watched = Watched()
    found = read_corpus([corpus], watched, tmp_path / "kept")
    assert watched.read == ["owl.md"]
    assert found == read_corpus([corpus])
    assert len(list((tmp_path / "kept").iterdir())) == 2


def test_what_was_kept_is_not_believed_where_it_was_changed(corpus: Path, tmp_path: Path) -> None:
    read_corpus([corpus], kept=tmp_path / "kept")
    for path in (tmp_path / "kept").iterdir():
        path.write_bytes(path.read_bytes().replace(b"hoots", b"barks").replace(b"purrs", b"barks"))
    watched = Watched()
    assert read_corpus([corpus], watched, tmp_path / "kept") == read_corpus([corpus])
    assert watched.read == ["cat.md", "owl.md"]


def test_a_document_with_defects_tells_them_every_time(corpus: Path, tmp_path: Path) -> None:
    (corpus / "vs-system/cat.md").write_text(CAT.replace("1. A cat purrs.\n", ""), encoding="utf-8")
    for _ in range(2):
        with pytest.raises(CorpusError) as error:
            read_corpus([corpus], kept=tmp_path / "kept")
        assert [defect.cause for defect in error.value.defects] == ["'Cats' has no points"]


def test_a_document_that_was_moved_to_another_folder_is_told_as_before(corpus: Path, tmp_path: Path) -> None:
    read_corpus([corpus], kept=tmp_path / "kept")
    (corpus / "vs-remix").mkdir()
    (corpus / "vs-system/cat.md").rename(corpus / "vs-remix/cat.md")
    with pytest.raises(CorpusError, match="1 defect"):
        read_corpus([corpus], kept=tmp_path / "kept")


def test_where_nothing_can_be_kept_everything_is_read(corpus: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert read_corpus([corpus], kept=tmp_path / "file") == read_corpus([corpus])
