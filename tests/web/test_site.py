"""The page as files: every link leads to one of them, nothing in them runs but what is theirs, words are found, and it is written whole."""

from __future__ import annotations

import gzip
import io
import json
import posixpath
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
from zipfile import ZipFile

import pytest

from judge import Judge
from judge.errors import InputFileError
from judge.web import site
from judge.web.site import ALL, site_zip, words_script, write_site
from judge.web.words import Entry, fold, postings, search
from tests.helpers.command_line import run
from tests.helpers.evil import would_run
from tests.helpers.pages import KLAW
from tests.helpers.sites import FEW, Shorter, files_of


class References(HTMLParser):
    """What a page refers to, and its ids."""

    def __init__(self) -> None:
        super().__init__()
        self.to: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, _: str, attrs: list[tuple[str, str | None]]) -> None:
        self.to += [value for name, value in attrs if name in ("href", "src", "action") and value]
        self.ids |= {value for name, value in attrs if name == "id" and value}


@pytest.fixture(scope="module")
def files(judge: Judge) -> dict[str, bytes]:
    return files_of(judge)


@pytest.fixture(scope="module")
def pages(files: dict[str, bytes]) -> dict[str, References]:
    read = {}
    for name, content in files.items():
        if name.endswith(".html"):
            read[name] = References()
            read[name].feed(content.decode())
    return read


def test_every_link_leads_to_a_file_and_to_a_place_in_it(
    judge: Judge, files: dict[str, bytes], pages: dict[str, References]
) -> None:
    left_out = {row.id for row in judge.entries()}
    left_out |= {f"browse/{row.doc}" for row in judge.entries()}
    checked = 0
    for name, page in pages.items():
        for reference in page.to:
            parts = urlsplit(reference)
            assert not parts.scheme, (name, reference)
            assert not reference.startswith("/"), (name, reference)
            target = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path))) if parts.path else name
            )
            if target not in files and len(files) < 500:
                entry = (
                    target.removesuffix(".html").removeprefix("ruling/").removeprefix("history/").removeprefix("check/")
                )
                assert entry in left_out, (name, reference)
                continue
            assert target in files, (name, reference)
            if parts.fragment:
                assert unquote(parts.fragment) in pages[target].ids, (name, reference)
                checked += 1
    assert checked > 40


def test_nothing_runs_in_a_page_but_its_own_scripts(files: dict[str, bytes]) -> None:
    for name, content in files.items():
        if name.endswith(".html"):
            assert would_run(content.decode()) == [], name
            assert b"default-src 'none'" in content
            assert b"unsafe" not in content.split(b"</head>")[0]


def test_the_check_of_a_point_is_led_to_where_it_is_told(judge: Judge, pages: dict[str, References]) -> None:
    points = {n for run_ in judge.check(KLAW) for n in run_.points}
    assert {f"of{n}" for n in points} <= pages[f"check/{KLAW}.html"].ids
    assert any(to.endswith(f"check/{KLAW}.html#of{max(points)}") for to in pages[f"ruling/{KLAW}.html"].to)


def test_all_pages_in_one_file_are_the_pages(files: dict[str, bytes]) -> None:
    whole = json.loads(gzip.decompress(files[ALL]))
    assert {name: text.encode() for name, text in whole.items()} == {
        name: content for name, content in files.items() if name.endswith(".html")
    }


def test_the_manifest_and_what_is_kept_name_files_that_are_there(files: dict[str, bytes]) -> None:
    manifest = json.loads(files["manifest.webmanifest"])
    assert manifest["start_url"] in files
    for icon in manifest["icons"]:
        assert files[icon["src"]].startswith(b"\x89PNG")
        width = int.from_bytes(files[icon["src"]][16:20], "big")
        assert icon["sizes"] == f"{width}x{width}"
    kept = json.loads(re.findall(rb"const FILES = (.*);", files["sw.js"])[0])
    assert set(kept) | {"sw.js", ALL} == {name for name in files if not name.endswith(".html")}


def test_the_same_judge_gives_the_same_files_and_another_gives_another_version(judge: Judge) -> None:
    made = [files_of(judge, FEW[:2]), files_of(judge, FEW[:2]), files_of(judge, FEW[:3])]
    versions = [re.findall(rb'VERSION = "(\w+)"', each["sw.js"])[0] for each in made]
    assert made[0] == made[1]
    assert versions[0] == versions[1] != versions[2]


# -- writing ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def short(judge: Judge) -> Judge:
    return Shorter(judge, FEW[:2])  # type: ignore[return-value]


def test_a_site_is_written_over_an_older_one_and_what_that_had_alone_goes(
    judge: Judge, short: Judge, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    older = write_site(Shorter(judge, FEW[:3]), folder)  # type: ignore[arg-type]
    assert (folder / f"ruling/{FEW[2]}.html").is_file()
    (folder / "CNAME").write_text("judge.example\n", encoding="utf-8")
    count = write_site(short, folder)
    assert count < older
    assert not (folder / f"ruling/{FEW[2]}.html").exists()
    assert (folder / "CNAME").read_text(encoding="utf-8") == "judge.example\n", (
        "what somebody put there for the host stays"
    )


def test_a_site_that_was_written_in_part_is_written_anew(
    short: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes
    left = [5]

    def fails(path: Path, content: bytes) -> int:
        left[0] -= 1
        if not left[0]:
            raise OSError(28, "No space left on device", str(path))
        return write(path, content)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", fails)
        with pytest.raises(InputFileError, match="No space left") as error:
            write_site(short, tmp_path / "site")
        assert "\n" not in f"{error.value}"
    assert write_site(short, tmp_path / "site") > 10
    assert (tmp_path / "site" / "sw.js").is_file()


def test_a_folder_of_other_files_is_left_alone(short: Judge, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InputFileError, match="other files"):
        write_site(short, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(InputFileError):
        write_site(short, tmp_path / "letter.txt")


def test_the_zip_holds_the_same_files(short: Judge) -> None:
    with ZipFile(io.BytesIO(site_zip(short))) as archive:
        found = {name.removeprefix("judge-site/"): archive.read(name) for name in archive.namelist()}
    assert found == dict(site.site_files(short))


def test_the_command_says_what_to_do_with_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "site_files", lambda _: iter([("index.html", b"x"), ("sw.js", b"y")]))
    done = run("site", tmp_path / "new")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("2 files in ")
    assert "https" in done.stdout
    assert run("site", Path(__file__).parent).returncode == 2


# -- words ------------------------------------------------------------------------------------------------------------


def test_words_are_folded() -> None:
    assert fold("Klaw's stunned characters attacked; K.O.'d, boosting!") == [
        "klaw",
        "stunn",
        "character",
        "attack",
        "k",
        "o",
        "d",
        "boost",
    ]
    assert fold("İstanbul ﬁ ²") == fold("i̇stanbul ﬁ ²")


def test_a_search_lists_the_entries_with_the_weightiest_words() -> None:
    made = postings([
        Entry("a/1", "Owls", "vs-system", "", "an owl flies over an owl"),
        Entry("b/1", "Rockets", "vs-remix", "", "a rocket flies over owls"),
        Entry("b/2", "Beams", "vs-remix", "", "a beam"),
    ])  # fmt: skip
    assert search(made, "owls flying") == ["a/1", "b/1"]
    assert search(made, "owls flying", game="vs-remix") == ["b/1"]
    assert search(made, "rocket") == ["b/1"]
    assert search(made, "constructor toString __proto__") == []
    assert search(made, "") == []
    assert search(postings([]), "owls") == []


def test_the_words_are_a_script_that_nothing_ends_early(judge: Judge) -> None:
    script = words_script(Shorter(judge, FEW)).decode()  # type: ignore[arg-type]
    assert script.startswith("const WORDS = {")
    assert script.endswith("};\n")
    found = json.loads(script.removeprefix("const WORDS = ").removesuffix(";\n"))
    assert [entry[0] for entry in found["entries"]] == [row.id for row in judge.entries() if row.id in FEW]
