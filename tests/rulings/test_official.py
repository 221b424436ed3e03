"""Files of official texts: what is written is read again, and what is no such file is one line with its place."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import InputFileError
from judge.rulings.official import KEYS, Official, read_head, read_official, write_official
from tests.helpers.effort import examples

HEAD = "---\ndoc: moon\ntitle: Moon FAQ: Second Edition\nsource: moon.txt\nsha256: 00ff\n---\n"


def written(folder: Path, text: str) -> Path:
    path = folder / "moon.md"
    path.write_bytes(text.encode())
    return path


def wrote(folder: Path, *paragraphs: str) -> Path:
    path = folder / "official" / "moon.md"
    write_official(path, "moon", "Moon FAQ", "moon.txt", "00ff", [Official("moon/owl", "moon.txt", paragraphs)])
    return path


def test_paragraphs_are_parted_by_blank_lines_and_power_text_stands_by_lines(tmp_path: Path) -> None:
    text = "\n### moon/owl\n\n> Owls fly.\n>Flight.\nAn owl\nflies by night.\n\nIt hoots.\n\n### moon/bat\nBats too.\n"
    found = read_official(written(tmp_path, HEAD + text))
    assert list(found) == ["moon/owl", "moon/bat"]
    assert found["moon/owl"] == Official(
        "moon/owl", "moon.txt", ("> Owls fly.", "> Flight.", "An owl flies by night.", "It hoots.")
    )
    assert found["moon/bat"].paragraphs == ("Bats too.",)
    assert read_head(tmp_path / "moon.md") == dict(
        zip(KEYS, ("moon", "Moon FAQ: Second Edition", "moon.txt", "00ff"), strict=True)
    )


@pytest.mark.parametrize("ends", ["\r\n", "\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_an_editor_on_windows_changes_nothing(tmp_path: Path, ends: str, mark: str) -> None:
    text = mark + (HEAD + "\n### moon/owl\n\nOwls fly.\n\nThey hoot.").replace("\n", ends)
    assert read_official(written(tmp_path, text))["moon/owl"].paragraphs == ("Owls fly.", "They hoot.")


def test_a_file_is_written_whole_and_the_same_values_give_the_same_bytes(tmp_path: Path) -> None:
    path = wrote(tmp_path, "> Flight.", "> Range.", "An owl  flies\nby night.", "It hoots.")
    assert path.read_text(encoding="utf-8") == (
        "---\ndoc: moon\ntitle: Moon FAQ\nsource: moon.txt\nsha256: 00ff\n---\n\n"
        "### moon/owl\n\n> Flight.\n> Range.\n\nAn owl flies by night.\n\nIt hoots.\n"
    )
    before = path.read_bytes()
    wrote(tmp_path, "> Flight.", "> Range.", "An owl flies by night.", "It hoots.")
    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir()] == ["moon.md"]


PARAGRAPH = st.text(st.sampled_from("ab #>\\-\u2028\x0b\x85é"), min_size=1, max_size=12) | st.sampled_from(
    ["### moon/bat", "---", ">>> Draw.", "> Flight.", "\\> x", "\\\\", "###", "--- a"]
)


@examples(200)
@given(st.lists(PARAGRAPH, max_size=6))
def test_whatever_is_written_is_read_again(tmp_path_factory: pytest.TempPathFactory, paragraphs: list[str]) -> None:
    folded = tuple(text for text in (" ".join(paragraph.split()) for paragraph in paragraphs) if text)
    path = wrote(tmp_path_factory.mktemp("official"), *paragraphs)
    assert read_official(path) == {"moon/owl": Official("moon/owl", "moon.txt", folded)}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ":1: no front matter"),
        ("### moon/owl\nOwls.\n", ":1: no front matter"),
        (HEAD.replace("sha256: 00ff\n", ""), ":1: the front matter lacks sha256"),
        (HEAD.replace("title: Moon FAQ: Second Edition", "name: Moon"), ":3: the front matter has the keys doc, title"),
        (HEAD.replace("moon.txt", ""), ":4: the front matter has the keys"),
        (HEAD + "Owls.\n", ":7: text above the first '### <entry id>'"),
        (HEAD + "### sun/owl\nOwls.\n", ":7: 'sun/owl' is no entry of moon"),
        (HEAD + "### moon/\nOwls.\n", ":7: 'moon/' is no entry of moon"),
        (HEAD + "### moon/owl\nOwls.\n\n### moon/owl\n", ":10: entry 'moon/owl' stands twice"),
    ],
)
def test_what_is_no_such_file_is_one_line_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(InputFileError) as error:
        read_official(path)
    assert str(error.value).startswith(f"{path}{message}")
    assert "\n" not in str(error.value)


def test_what_can_not_be_read_or_written_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(InputFileError, match="can't read"):
        read_official(tmp_path / "absent.md")
    (tmp_path / "latin.md").write_bytes(HEAD.encode() + b"### moon/owl\n\xe9\n")
    with pytest.raises(InputFileError, match="not UTF-8"):
        read_official(tmp_path / "latin.md")
    (tmp_path / "official").write_text("a file where the folder belongs")
    with pytest.raises(InputFileError, match="can't write"):
        wrote(tmp_path, "Owls.")


def test_a_file_of_a_thousand_entries_is_read_in_a_blink(tmp_path: Path) -> None:
    entries = "".join(f"\n### moon/owl-{n}\n\n> Flight.\n\n{'An owl flies by night. ' * 20}\n" for n in range(1000))
    path = written(tmp_path, HEAD + entries)
    start = time.process_time()
    assert len(read_official(path)) == 1000
    assert time.process_time() - start < 0.25
