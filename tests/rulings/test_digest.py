"""The hash that stamps an index: the same for the same corpus, another for any other."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.files import looking
from judge.rulings import digest
from judge.rulings.digest import corpus_hash
from judge.store.locations import shipped
from tests.helpers.effort import examples


def write(folder: Path, **files: str) -> Path:
    """A corpus folder with these files; ``__`` in a name stands for the slash, and ``.md`` is added."""
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return folder


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    return write(tmp_path / "corpus", moon__owl="Owls.\nFly.\n", moon__tower="Towers.\n", sun__ray="Rays.\n")


def test_a_hash_is_a_sha_256_in_hexadecimal(corpus: Path) -> None:
    assert re.fullmatch(r"[0-9a-f]{64}", corpus_hash([corpus]))


def test_a_copy_elsewhere_written_in_another_order_has_the_same_hash(corpus: Path, tmp_path: Path) -> None:
    copy = write(tmp_path / "copy", sun__ray="Rays.\n", moon__tower="Towers.\n", moon__owl="Owls.\nFly.\n")
    assert corpus_hash([copy]) == corpus_hash([corpus])


def test_line_ends_do_not_count(corpus: Path, tmp_path: Path) -> None:
    copy = write(tmp_path / "copy", moon__owl="Owls.\r\nFly.\r\n", moon__tower="Towers.\r\n", sun__ray="Rays.\n")
    assert corpus_hash([copy]) == corpus_hash([corpus])


def change_a_word(corpus: Path) -> None:
    write(corpus, moon__owl="Owls.\nFlew.\n")


def drop_a_line_end(corpus: Path) -> None:
    write(corpus, moon__owl="Owls.Fly.\n")


def rename_a_file(corpus: Path) -> None:
    (corpus / "moon/owl.md").rename(corpus / "moon/owls.md")


def move_a_file_to_another_game(corpus: Path) -> None:
    (corpus / "moon/owl.md").rename(corpus / "sun/owl.md")


def rename_a_game(corpus: Path) -> None:
    (corpus / "moon").rename(corpus / "night")


def remove_a_file(corpus: Path) -> None:
    (corpus / "moon/owl.md").unlink()


def add_an_empty_file(corpus: Path) -> None:
    write(corpus, moon__zero="")


def add_questions(corpus: Path) -> None:
    (corpus / "moon/owl.asked.md").write_text("### Owls\n", encoding="utf-8")


def add_players_words(corpus: Path) -> None:
    (corpus / "moon/words.yaml").write_text("", encoding="utf-8")


def swap_the_contents_of_two_files(corpus: Path) -> None:
    write(corpus, moon__owl="Towers.\n", moon__tower="Owls.\nFly.\n")


def move_a_line_from_one_file_to_the_next(corpus: Path) -> None:
    write(corpus, moon__owl="Owls.\n", moon__tower="Fly.\nTowers.\n")


@pytest.mark.parametrize(
    "change",
    [
        change_a_word,
        drop_a_line_end,
        rename_a_file,
        move_a_file_to_another_game,
        rename_a_game,
        remove_a_file,
        add_an_empty_file,
        add_questions,
        add_players_words,
        swap_the_contents_of_two_files,
        move_a_line_from_one_file_to_the_next,
    ],
    ids=lambda change: change.__name__,
)
def test_any_change_of_the_corpus_changes_the_hash(corpus: Path, change: Callable[[Path], None]) -> None:
    before = corpus_hash([corpus])
    change(corpus)
    assert corpus_hash([corpus]) != before


def test_what_is_no_corpus_file_does_not_count(corpus: Path) -> None:
    before = corpus_hash([corpus])
    (corpus / "README.md").write_text("Read me.", encoding="utf-8")
    (corpus / "moon/notes.txt").write_text("Notes.", encoding="utf-8")
    write(corpus, moon__drafts__owl="Deep.")
    assert corpus_hash([corpus]) == before


def test_several_folders_count_each(corpus: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "own", moon__bat="Bats.\n")
    hashes = {corpus_hash([corpus]), corpus_hash([own]), corpus_hash([corpus, own]), corpus_hash([])}
    assert len(hashes) == 4


@examples(50)
@given(st.text("ab\n\r"), st.text("ab\n\r"))
def test_two_texts_have_one_hash_just_where_only_their_line_ends_differ(
    tmp_path_factory: pytest.TempPathFactory, one: str, other: str
) -> None:
    folder = tmp_path_factory.mktemp("texts")
    hashes = [corpus_hash([write(folder, moon__owl=text)]) for text in (one, other)]
    same = one.replace("\r\n", "\n") == other.replace("\r\n", "\n")
    assert (hashes[0] == hashes[1]) == same


def test_the_shipped_corpus_hashes_alike_with_crlf_line_ends(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(shipped("corpus"), copy)
    for path in copy.glob("*/*.md"):
        path.write_bytes(path.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"))
    assert corpus_hash([copy]) == corpus_hash([shipped("corpus")])


# -- a large corpus is told by what the system says of its files ------------------------------------------------------


@pytest.fixture
def large(corpus: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A corpus that counts as large, and has not been changed for an hour."""
    monkeypatch.setattr(digest, "_LARGE", 0)
    for path in corpus.rglob("*.md"):
        os.utime(path, (time.time() - 3600,) * 2)
    monkeypatch.setattr(digest, "_TOO_FRESH", -1)  # its inodes have changed just now
    return corpus


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Every file that is read from now on to be hashed."""
    paths: list[Path] = []
    read_file = looking.read_file

    def watched(path: Path) -> bytes:
        paths.append(path)
        return read_file(path)

    monkeypatch.setattr(digest, "read_file", watched)
    return paths


def test_a_large_corpus_that_nobody_touched_is_read_once(large: Path, tmp_path: Path, read: list[Path]) -> None:
    first = corpus_hash([large], tmp_path / "notes")
    read.clear()
    assert corpus_hash([large], tmp_path / "notes") == first
    assert [path for path in read if path.is_relative_to(large)] == []
    assert corpus_hash([large]) == first


@pytest.mark.parametrize("change", [change_a_word, rename_a_file, remove_a_file, add_an_empty_file, add_players_words])
def test_any_change_of_a_large_corpus_changes_the_hash_at_once(
    large: Path, tmp_path: Path, change: Callable[[Path], None]
) -> None:
    before = corpus_hash([large], tmp_path / "notes")
    change(large)
    assert corpus_hash([large], tmp_path / "notes") == corpus_hash([large]) != before


def test_what_was_changed_just_now_is_not_noted(large: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digest, "_TOO_FRESH", 3600 * 10**9)
    corpus_hash([large], tmp_path / "notes")
    assert not (tmp_path / "notes").exists()


def test_a_small_corpus_leaves_no_note(corpus: Path, tmp_path: Path) -> None:
    assert corpus_hash([corpus], tmp_path / "notes") == corpus_hash([corpus])
    assert not (tmp_path / "notes").exists()


@pytest.mark.parametrize("text", ["", "nonsense", "\0\xff", f"{'0' * 64} {'1' * 64}"])
def test_a_damaged_note_is_not_believed(large: Path, tmp_path: Path, text: str) -> None:
    corpus_hash([large], tmp_path / "notes")
    (note,) = (tmp_path / "notes").iterdir()
    note.write_text(text, encoding="utf-8")
    assert corpus_hash([large], tmp_path / "notes") == corpus_hash([large])


def test_where_no_note_can_be_kept_the_hash_is_the_same(large: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert corpus_hash([large], tmp_path / "file") == corpus_hash([large])
