"""Files as numbered lines: encodings, Markdown, HTML, PDF, and every bad input as one line."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

import pytest

from judge.errors import InputFileError
from judge.importing.parting.recognise import recognise
from judge.importing.reading import source
from judge.importing.reading.source import read_source, split_lines
from tests.helpers.pdfs import pdf

DATA = Path(__file__).parent / "data"
TEXT = "Shore FAQ\n\n1. Gulls\n\nGulls “fly” – they don’t walk.\n"


def file(folder: Path, data: bytes, name: str = "dump.txt") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "windows-1252"])
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_text_reads_the_same_in_every_encoding_and_with_every_line_end(
    tmp_path: Path, encoding: str, ends: str
) -> None:
    read = read_source(file(tmp_path, TEXT.replace("\n", ends).encode(encoding)))
    assert [line.text for line in read.lines] == TEXT.split("\n")[:-1]
    assert [line.number for line in read.lines] == [1, 2, 3, 4, 5]
    assert read.encoding.startswith(encoding[:6])


def test_lines_are_numbered_as_an_editor_numbers_them() -> None:
    lines = split_lines("a\u2028b\x0bc\n\n\fd\x85e")
    assert [(line.number, line.text, line.hint) for line in lines] == [
        (1, "a\u2028b\x0bc", ""),
        (2, "", ""),
        (3, "d\x85e", "page"),
    ]


def test_markdown_loses_its_signs_and_keeps_its_numbers(tmp_path: Path) -> None:
    text = (
        "# Shore FAQ\n\n## 1. **Gulls** ##\n\n> Gulls *fly*; see [the rules](http://x.y/z).\n\n---\n\n- a \\* b * c\n"
    )
    read = read_source(file(tmp_path, text.encode(), "dump.md"))
    assert read.form == "markdown"
    assert [line.text for line in read.lines] == [
        *("Shore FAQ", "", "1. Gulls", "", "Gulls fly; see the rules.", "", "", "", "- a * b * c"),
    ]
    assert [line.heading for line in read.lines if line.heading] == [1, 2]
    assert [entry.slug for entry in recognise(read.lines).entries] == ["1-gulls"]


def test_a_page_becomes_the_lines_that_a_reader_sees() -> None:
    read = read_source(DATA / "page.html")
    texts = [line.text for line in read.lines]
    assert read.form == "html"
    assert [line.number for line in read.lines] == list(range(1, len(texts) + 1))
    assert "Reeds hide what stands behind them & nothing else. They are not lamps." in texts
    assert "• A reed is green;" in texts
    assert not any('nothing")' in text or "color" in text for text in texts)
    assert [line.heading for line in read.lines if line.text == "Saltmarsh FAQ"] == [3]


def test_a_blog_page_is_recognised_like_its_text() -> None:
    result = recognise(read_source(DATA / "page.html").lines)
    assert [(entry.slug, entry.kind, entry.facts) for entry in result.entries] == [
        ("1-reeds", "rule", None),
        ("heron-still-hunter", "card", "Character · cost 3 · Marsh · 4 ATK / 4 DEF"),
        ("never-row-alone", "card", "Plot Twist · cost 1"),
    ]
    assert [paragraph.text for paragraph in result.entries[2].paragraphs] == ["The second row is optional."]
    assert result.unassigned == ()
    assert (result.facts.published, result.facts.posted) == ("", "2009-04-09")


def test_a_page_that_nests_deeply_is_read(tmp_path: Path) -> None:
    data = b"<html><body>" + b"<div>" * 900 + b"1. Gulls" + b"</div>" * 900 + b"</body></html>"
    assert [line.text for line in read_source(file(tmp_path, data, "x.html")).lines if line.text] == ["1. Gulls"]


def test_numbered_lists_keep_their_numbers(tmp_path: Path) -> None:
    data = b"<html><body><ol><li>One<ol start=4><li>Four<li>Five</ol><li>Two</ol><ul><li>Dot</ul></body></html>"
    texts = [line.text for line in read_source(file(tmp_path, data, "x.html")).lines if line.text]
    assert texts == ["1. One", "4. Four", "5. Five", "2. Two", "\u2022 Dot"]


def test_a_pdf_becomes_lines_page_after_page(tmp_path: Path) -> None:
    pages = [f"Shore Rules Summary {n}\n{n}. Title {n}\nText of rule {n} that is a sentence." for n in (1, 2, 3)]
    read = read_source(file(tmp_path, pdf(*pages), "x.pdf"))
    assert [line.text for line in read.lines if line.hint == "running"] == [
        f"Shore Rules Summary {n}" for n in (1, 2, 3)
    ]
    result = recognise(read.lines)
    assert [entry.slug for entry in result.entries] == ["1-title-1", "2-title-2", "3-title-3"]
    assert [item.reason for item in result.furniture] == ["running head"] * 3


BAD: dict[str, tuple[str, bytes, str]] = {
    "empty": ("x.txt", b"", "is empty"),
    "blank": ("x.txt", b"\r\n \t\n", "holds only blank lines"),
    "zip": ("x.txt", b"PK\x03\x04rest", "office document"),
    "picture": ("x.txt", b"\x89PNG\r\n\x1a\n", "picture"),
    "xz": ("x.txt", b"\xfd7zXZ\0rest", "an xz archive"),
    "bzip2": ("x.txt", b"BZh91AY&SY", "a bzip2 archive"),
    "7-Zip": ("x.txt", b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    "RAR": ("x.txt", b"Rar!\x1a\x07\0", "a RAR archive"),
    "TIFF": ("x.txt", b"II*\0\x08\0\0\0", "a picture"),
    "binary": ("x.txt", bytes(range(256)) * 20, "is binary"),
    "zeros": ("x.txt", b"text\0" * 99 + b"x", "is binary"),
    "controls": ("x.txt", b"\x01\x02\x03\x04 abc" * 50, "is binary"),
    "no encoding": (
        "x.txt",
        b"Gulls \x81\x8d fly over everything that stands.\n" * 9,
        "UTF-8, UTF-16, Windows-1252, Windows-1250 and ISO-8859-2",
    ),
    "half UTF-16": ("x.txt", "Gulls fly".encode("utf-16") + b"x", "breaks off"),
    "error page": ("x.html", b"<html><title>404 Not Found</title><body><h1>Not Found</h1></body></html>", "error page"),
    "refusal": (
        "x.txt",
        b"<!DOCTYPE html><html><title>Just a moment...</title><body>Checking</body></html>",
        "error page",
    ),
    "empty page": ("x.html", b"<html><title>FAQ</title><body><script>x()</script></body></html>", "without text"),
    "no pdf": ("x.pdf", b"Gulls fly.", "no PDF in spite of its name"),
    "damaged pdf": ("x.pdf", b"%PDF-1.4\n1 0 obj\n<<", "damaged PDF"),
    "pdf of pictures": ("x.pdf", pdf(""), "PDF without text"),
}


@pytest.mark.parametrize(("name", "data", "cause"), BAD.values(), ids=BAD)
def test_bad_input_is_one_line_with_cause_and_fix(tmp_path: Path, name: str, data: bytes, cause: str) -> None:
    with pytest.raises(InputFileError) as raised:
        read_source(file(tmp_path, data, name))
    assert cause in raised.value.cause
    assert raised.value.fix
    assert "\n" not in str(raised.value)


def test_what_is_no_file_is_one_line_too(tmp_path: Path) -> None:
    for path, cause in ((tmp_path, "is a directory"), (tmp_path / "none", "no file"), (Path("a\0b"), "no file")):
        with pytest.raises(InputFileError, match=cause):
            read_source(path)


def test_an_address_is_told_to_be_none_of_a_file() -> None:
    with pytest.raises(InputFileError) as raised:
        read_source(Path("https://example.org/faq.html"))
    assert str(raised.value) == (
        "https://example.org/faq.html is an address, no file; save the page from a browser and give its file"
    )


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file_is_one_line(tmp_path: Path) -> None:
    path = file(tmp_path, b"Gulls fly.")
    path.chmod(0)
    with pytest.raises(InputFileError, match="check its permissions"):
        read_source(path)


def test_a_failing_disk_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    path = file(tmp_path, b"Gulls fly.")
    monkeypatch.setattr(os, "open", fail)
    with pytest.raises(InputFileError, match="can't be read \\(Permission denied\\); check its permissions"):
        read_source(path)


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as stream:
        stream.truncate(source.LIMIT + 2**40)  # sparse: it takes no room on the disk, and would never fit into memory
    with pytest.raises(InputFileError, match="the limit is 200 MB"):
        read_source(path)


def test_a_file_that_grows_while_it_is_read_is_read_up_to_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file(tmp_path, b"Gulls fly. " * 100)
    monkeypatch.setattr(source, "LIMIT", 1000)
    real = os.fstat

    def before_it_grew(number: int) -> os.stat_result:
        told = list(real(number))
        told[6] = 10
        return os.stat_result(told)

    monkeypatch.setattr(os, "fstat", before_it_grew)
    with pytest.raises(InputFileError, match="the limit is 0 MB"):
        read_source(path)


@pytest.mark.parametrize(
    ("text", "cause"), [("a\n" * 2_000_001, "2,000,001 lines"), ("Gulls fly. " * 6_200_000, "68,200,000 characters")]
)
def test_what_is_no_document_by_its_size_is_told(tmp_path: Path, text: str, cause: str) -> None:
    with pytest.raises(InputFileError, match=f"has {cause}, the limit is"):
        read_source(file(tmp_path, text.encode()))


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such files")
def test_pipes_devices_and_links_in_a_ring_are_told_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    for path, cause in (
        (tmp_path / "pipe", "is no ordinary file"),
        (Path("/dev/zero"), "is no ordinary file"),
        (tmp_path / "one", "can't be read"),
        (tmp_path / ("x" * 300), "can't be read"),
    ):
        with pytest.raises(InputFileError, match=cause):
            read_source(path)


def test_a_missing_pypdfium2_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    for error, cause in (
        ("ModuleNotFoundError('pypdfium2')", "is not installed"),
        ("ImportError('gone')", r"loaded \(gone\)"),
    ):
        file(tmp_path, f"raise {error}".encode(), "pypdfium2.py")
        with pytest.raises(InputFileError, match=rf"{cause}; pip install 'rules-judge\[pdf\]'"):
            read_source(file(tmp_path, pdf("Gulls fly."), "x.pdf"))


@pytest.mark.parametrize("name", ["x.txt", "x.md", "x.html"])
def test_what_steers_a_terminal_never_gets_in(tmp_path: Path, name: str) -> None:
    text = "1. \x1b[31mGulls\x1b[0m fly\x1b]0;title\x07\n\nThey don\x92t \x85 walk\u202e.\x9b\ufffe\n"
    if name.endswith("html"):
        text = "<html><body><p>" + text.replace("\n\n", "<p>")
    lines = [line.text for line in read_source(file(tmp_path, text.encode(), name)).lines if line.text]
    assert lines == ["1. Gulls fly", "They don’t … walk.›"]


def test_a_page_that_nests_without_end_is_told(tmp_path: Path) -> None:
    deep = file(tmp_path, b"<html><body>" + b"<div>" * 100_000 + b"1. Gulls", "x.html")
    wide = file(tmp_path, b"<html><body><p " + b" ".join(b"a%d=1" % n for n in range(9000)) + b">1. Gulls", "y.html")
    for path, cause in ((deep, "elements that nest"), (wide, "an element of 1,000 attributes")):
        with pytest.raises(InputFileError, match=cause):
            read_source(path)


def test_long_values_of_attributes_are_no_attributes(tmp_path: Path) -> None:
    data = b'<html><body><svg><path d="' + b"M 1 2 " * 3000 + b'"/></svg><p>1. Gulls'
    assert [line.text for line in read_source(file(tmp_path, data, "x.html")).lines if line.text] == ["1. Gulls"]


def test_a_file_is_known_by_what_was_read_and_by_a_name_that_can_be_printed(tmp_path: Path) -> None:
    read = read_source(file(tmp_path, TEXT.encode(), "a\n\x1bb.txt"))
    assert (read.name, read.sha256) == ("a b.txt", hashlib.sha256(TEXT.encode()).hexdigest())


def test_a_document_that_speaks_of_errors_is_no_error_page(tmp_path: Path) -> None:
    body = b"<p>A player who makes an error 404 times says so.</p>" * 80
    data = b"<html><title>Forbidden cards: 404 rulings</title><body>" + body + b"</body></html>"
    assert len(read_source(file(tmp_path, data, "x.html")).lines) > 80
