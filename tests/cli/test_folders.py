"""Folders and files that can't be read, are none, or have odd names: one line that names them, and nothing is answered without them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.command_line import PATIENCE
from tests.helpers.documents import contents
from tests.helpers.place import MOON, SUN, Place, make_home
from tests.helpers.rights import forbidden

READING = (
    ["ask", "whom does a beam blind?"],
    ["show", "sun/beams"],
    ["list"],
    ["status"],
    ["build"],
    ["status", "--json"],
)
ODD = os.fsdecode(b"tide\xffwatch")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_home(tmp_path_factory.mktemp("shipped"))


@pytest.fixture
def place(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A release of which nothing is changed, and the user's own documents, built."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    (tmp_path / "home").symlink_to(home)
    place = Place(tmp_path, is_checkout=False)
    place.write()
    place.built()
    monkeypatch.chdir(tmp_path)
    return place


@pytest.mark.parametrize("below", ["", "corpus", "corpus/vs-system", "corpus/vs-system/sun.md"])
def test_own_documents_that_can_not_be_read_are_not_missing(place: Place, below: str) -> None:
    for command in READING:
        with forbidden(place.data / below):
            assert place.refused(*command).startswith(f"judge: can't read {place.data / 'corpus'}"), command


def test_official_texts_that_can_not_be_read_are_not_missing(place: Place) -> None:
    official = place.data / "corpus" / "official"
    official.mkdir()
    for command in (["show", "moon/rockets"], ["status"]):
        with forbidden(official):
            assert place.refused(*command).startswith(f"judge: can't read {official}"), command


def test_a_file_in_the_place_of_official_texts_is_told(place: Place) -> None:
    (place.data / "corpus" / "official").touch()
    for command in READING:
        assert place.refused(*command) == f"judge: {place.data}/corpus/official is no folder; move it away\n", command


@pytest.mark.parametrize("aim", ["nowhere", "corpus", "file"])
def test_own_documents_behind_a_link_that_leads_to_no_folder_are_not_missing(place: Place, aim: str) -> None:
    (place.data / "corpus").rename(place.data / "away")
    (place.data / "file").touch()
    (place.data / "corpus").symlink_to(aim)
    for command in READING:
        assert str(place.data / "corpus") in place.refused(*command), command


@pytest.mark.parametrize("below", ["", "vs-system", "imports.json"])
def test_what_can_not_be_looked_at_is_neither_removed_nor_forgotten(place: Place, tmp_path: Path, below: str) -> None:
    (tmp_path / "faq.txt").write_text("Moon FAQ\n\nOwl\n\nQ: Does an owl hoot?\nA: It does, twice.\n")
    assert place.run("import", "faq.txt", "--game", "vs-system", "--published", "2008", "--doc", "faq").returncode == 0
    before = contents(place.data)
    with forbidden(place.data / "corpus" / below):
        for options in ([], ["--dry-run"]):
            assert "(Permission denied)" in place.refused("import", "--remove", "faq", *options)
    assert contents(place.data) == before
    assert place.run("import", "--remove", "faq").returncode == 0


def test_a_comparison_is_not_made_without_what_can_not_be_read(place: Place, tmp_path: Path) -> None:
    for name in ("old", "new"):
        for game in ("vs-system", "vs-remix"):
            (tmp_path / name / game).mkdir(parents=True)
        (tmp_path / name / "vs-system" / "moon.md").write_text(MOON)
        (tmp_path / name / "vs-remix" / "sun.md").write_text(SUN.replace("vs-system", "vs-remix"))
    with forbidden(tmp_path / "new" / "vs-remix"):
        assert place.refused("diff", "old", "new") == (
            "judge: can't read new/vs-remix (Permission denied); make it readable\n"
        )
    assert place.run("diff", "old", "new").returncode == 0


def test_a_corpus_of_the_environment_that_is_not_there_is_refused(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_CORPUS", "/nonexistent")
    for command in READING:
        told = "judge: no corpus folder at /nonexistent; set JUDGE_CORPUS to an existing one, or unset it\n"
        assert place.refused(*command) == told, command


def test_a_document_whose_name_is_not_utf_8_is_named(place: Place) -> None:
    place.write(name=ODD)
    for command in READING:
        told = "judge: the name of vs-system/tide\\xffwatch.md is not UTF-8; give it another name\n"
        assert place.refused(*command) == told, command


@pytest.mark.parametrize(
    "arguments",
    [
        ["batch", "%.txt"],
        ["batch", "q.txt", "-o", "%.jsonl"],
        ["import", "%.txt"],
        ["import", "q.txt", "--corpus", "%"],
        ["diff", "%.md", "q.txt"],
        ["build", "--index", "%/index"],
        ["ask", "who?", "--corpus=%"],
        ["eval", "%.jsonl"],
        ["log", "--export", "%.md"],
    ],
)
def test_an_argument_that_names_a_file_is_named_where_it_is_not_utf_8(
    place: Place, tmp_path: Path, arguments: list[str]
) -> None:
    (tmp_path / f"{ODD}.txt").write_text("whom does a beam blind?\n")
    (tmp_path / "q.txt").write_text("whom does a beam blind?\n")
    before = contents(tmp_path)
    told = place.refused(*(argument.replace("%", ODD) for argument in arguments))
    assert told.startswith("judge: the name of tide\\xffwatch")
    assert told.endswith(" is not UTF-8; give it another name\n")
    assert contents(tmp_path) == before


def test_a_question_that_is_not_utf_8_is_answered(place: Place) -> None:
    done = place.run("ask", f"whom does a beam blind? {ODD}", "--json")
    assert done.returncode in (0, 1)
    assert "\ufffd" in done.stdout


def test_a_data_folder_whose_name_is_not_utf_8_is_named(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.data.rename(tmp_path / ODD)
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / ODD))
    for command in READING:
        told = place.refused(*command)
        assert "tide\\xffwatch" in told
        assert "is not UTF-8" in told


@pytest.mark.parametrize("name", ["corpus/vs-system/odd.md", "corpus/vs-system/words.yaml", "corpus/not-ruled.md"])
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "link", "loop"])
def test_what_is_no_file_is_not_read(place: Place, name: str, kind: str) -> None:
    path = place.data / name
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to({"device": "/dev/zero", "link": "nowhere", "loop": path.name}[kind])
    for command in READING:
        assert place.refused(*command).startswith(f"judge: can't read {path} ("), command


@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_settings_and_log_that_are_no_file_are_not_read(
    place: Place, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (tmp_path / "odd.toml", place.data / "log.jsonl"):
        if kind == "pipe":
            os.mkfifo(path)
        else:
            path.symlink_to("/dev/zero")
    for command in (["log"], ["log", "--clear", "--yes"]):
        assert place.refused(*command) == (
            f"judge: can't read the log {place.data}/log.jsonl (it is no ordinary file); move it away\n"
        )
    monkeypatch.setenv("JUDGE_LOG", "on")
    assert "can't write the log" in place.run("ask", "whom does a beam blind?").stderr
    monkeypatch.setenv("JUDGE_CONFIG", str(tmp_path / "odd.toml"))
    assert place.refused("list") == (f"judge: can't read {tmp_path}/odd.toml (it is no ordinary file); move it away\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["build", "--corpus", "closed/corpus", "--index", "fresh"],
        ["build", "--index", "closed/index"],
        ["status", "--corpus", "closed/corpus"],
        ["ask", "who?", "--corpus", "closed/corpus"],
        ["ask", "who?", "--index", "closed/index"],
        ["import", "q.txt", "--corpus", "closed/corpus", "--game", "vs-system", "--published", "2008", "--doc", "faq"],
        ["diff", "closed/corpus", "closed/corpus"],
    ],
)
def test_what_lies_below_a_closed_folder_is_named(place: Place, tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "closed").mkdir()
    (tmp_path / "q.txt").write_text("Moon FAQ\n\nOwl\n\nQ: Does an owl hoot?\nA: It does, twice.\n")
    with forbidden(tmp_path / "closed"):
        told = place.refused(*arguments)
    assert "closed/" in told
    assert "Permission denied" in told
    assert "output" not in told


@pytest.mark.parametrize("command", ["import x.txt", "build --index i"])
def test_a_working_folder_that_is_gone_is_told(tmp_path: Path, command: str) -> None:
    (tmp_path / "gone").mkdir()
    root = Path(__file__).parents[2]
    line = f"cd '{tmp_path}/gone' && rmdir ../gone && '{sys.executable}' -P -m judge {command}"
    done = subprocess.run(
        ["sh", "-c", line], env=os.environ | {"PYTHONPATH": str(root)}, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (2, "judge: the working folder is gone; change to one that is there\n")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere an interpreter opens other files")
@pytest.mark.parametrize("files", range(5, 10))
def test_too_few_open_files_are_no_damage(files: int) -> None:
    line = f"ulimit -n {files}; exec '{sys.executable}' -m judge ask 'can a hidden character be attacked?'"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE)
    assert "Traceback" not in done.stderr
    if done.returncode:
        assert done.returncode == 2
        assert "Too many open files" in done.stderr
        assert "allow more open files (ulimit -n)" in done.stderr


def test_what_looks_like_an_own_document_and_is_none_is_told(place: Place) -> None:
    own = place.data / "corpus"
    for name in ("x.md", "vs-system/y.MD", "vs-system/z.markdown"):
        (own / name).write_text(SUN)
    (own / "vs-system" / "notes.txt").write_text("mine")
    (own / "official").mkdir()
    passed_over = sorted(str(own / name) for name in ("x.md", "vs-system/y.MD", "vs-system/z.markdown"))
    assert sorted(place.json("status")["passed_over"]) == passed_over
    told = "Not read, as own documents lie at <game>/<document>.md: "
    assert told in place.run("status").stdout.replace("\n  ", " ")
    assert f"judge: {told}" in place.run("build").stderr


def test_only_what_looks_like_an_own_document_is_told_too(place: Place) -> None:
    (place.data / "corpus" / "vs-system" / "sun.md").rename(place.data / "corpus" / "sun.md")
    assert place.json("status")["passed_over"] == [str(place.data / "corpus" / "sun.md")]
    assert "sun.md" in place.run("build").stderr
