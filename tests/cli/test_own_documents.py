"""Shipped and own corpus together. A small corpus plays the shipped one, so that building is quick."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from judge.rulings.digest import corpus_hash
from judge.store import locations as locate
from judge.store import proof_record as proofs
from judge.store.locations import shipped
from judge.store.manifest import read_manifest
from tests.helpers import command_line
from tests.helpers.documents import RULES, contents, front

MOON = (
    front("moon", published="2001-01-01") + RULES + "### Rockets\n\n"
    "1. A rocket launched from the visible area flies over every defender.\n"
)
SUN = (
    front("sun", published="2001-01-01") + RULES + "### Beams\n\n"
    "1. A beam blinds each exhausted owl.\n\n- see also: moon/rockets\n"
)
PROVEN = {"moon/rockets#1": "proven"}


class Place:
    """A shipped corpus with its index and record of proofs, and the data folder of a user."""

    def __init__(self, folder: Path, *, is_checkout: bool) -> None:
        self.home, self.data, self.is_checkout = folder / "home", folder / "data", is_checkout

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """``judge`` with this shipped corpus and index, in a checkout or installed."""
        with mock.patch.multiple(locate, shipped=lambda name: self.home / name, is_checkout=lambda: self.is_checkout):
            return command_line.run(*arguments)

    def json(self, *arguments: str) -> Any:
        done = self.run(*arguments, "--json")
        assert done.stderr == ""
        return json.loads(done.stdout)

    def write(self, text: str = SUN, name: str = "sun") -> Path:
        """A document of the user's own."""
        path = self.data / "corpus" / "vs-system" / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def built(self) -> None:
        done = self.run("build")
        assert (done.returncode, done.stdout) == (0, ""), done.stderr

    def list(self) -> list[str]:
        done = self.run("list")
        assert (done.returncode, done.stderr) == (0, "")
        return [line.partition("\t")[0] for line in done.stdout.splitlines()]

    def refused(self, *arguments: str) -> str:
        """The one line of a command that fails."""
        done = self.run(*arguments)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
        return done.stderr


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("shipped")
    (folder / "home" / "corpus" / "vs-system").mkdir(parents=True)
    (folder / "home" / "corpus" / "vs-system" / "moon.md").write_text(MOON, encoding="utf-8")
    shutil.copytree(shipped("index") / "encoder", folder / "home" / "index" / "encoder")
    Place(folder, is_checkout=True).built()
    stamp = corpus_hash([folder / "home" / "corpus"])
    record = proofs.ProofRecord(proofs.FORMAT, stamp, proofs.code_hash(), PROVEN)  # type: ignore[arg-type]
    proofs.write(folder / "home" / "index", record)
    return folder / "home"


@pytest.fixture(params=[True, False], ids=["checkout", "installed"])
def place(home: Path, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Place:
    for variable in ("JUDGE_INDEX", "JUDGE_CORPUS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    shutil.copytree(home, tmp_path / "home")
    return Place(tmp_path, is_checkout=request.param)


def test_without_own_documents_nothing_is_built_or_written(place: Place) -> None:
    assert place.list() == ["moon/rockets"]
    assert not place.data.exists()
    assert "base_sha256" not in (place.home / "index" / "manifest.json").read_text()


def test_own_documents_answer_once_they_are_built_and_the_shipped_index_stays_as_it_was(place: Place) -> None:
    before = contents(place.home)
    place.write()
    assert f"judge: your own documents at {place.data / 'corpus'} are in no index yet; run 'judge build'\n" == (
        place.refused("ask", "whom does a beam blind?")
    )
    place.built()
    assert place.list() == ["moon/rockets", "sun/beams"]
    first = place.json("ask", "whom does a beam blind?")["answers"][0]
    assert (first["id"], first["points"][0]["check"]) == ("sun/beams", "none")
    assert contents(place.home) == before
    assert (place.data / "index" / "manifest.json").is_file()


def test_proofs_of_shipped_entries_hold_beside_own_documents_and_a_stale_record_proves_nothing(place: Place) -> None:
    place.write()
    place.built()
    manifest = read_manifest(place.data / "index")
    assert manifest.proven_corpus == corpus_hash([place.home / "corpus"]) != manifest.corpus_sha256
    rows = {row["id"]: row["proven"] for row in place.json("list")}
    assert rows == {"moon/rockets": 1, "sun/beams": 0}
    assert place.json("status")["proofs"] == "current"
    moon = place.home / "corpus" / "vs-system" / "moon.md"
    moon.write_text(MOON.replace("every", "each"), encoding="utf-8")
    place.built()
    assert {row["id"]: row["proven"] for row in place.json("list")} == {"moon/rockets": 0, "sun/beams": 0}
    assert place.json("status")["proofs"] == "stale"


def test_a_stale_record_beside_the_own_index_does_not_hide_the_shipped_one(place: Place) -> None:
    place.write()
    place.built()
    proofs.write(place.data / "index", proofs.ProofRecord(proofs.FORMAT, "00", "00", {"sun/beams#1": "proven"}))
    assert {row["id"]: row["proven"] for row in place.json("list")} == {"moon/rockets": 1, "sun/beams": 0}


@pytest.mark.parametrize("changed", ["own", "shipped"])
def test_every_question_checks_the_index_against_both(place: Place, changed: str) -> None:
    path = place.write()
    place.built()
    path = path if changed == "own" else place.home / "corpus" / "vs-system" / "moon.md"
    path.write_text(path.read_text(encoding="utf-8").replace("1. A ", "1. Any "), encoding="utf-8")
    assert "was built from another corpus than the one found; run 'judge build'" in place.refused("list")
    place.built()
    assert place.list() == ["moon/rockets", "sun/beams"]


def test_an_own_document_that_is_taken_away_is_gone_after_a_build(place: Place) -> None:
    path = place.write()
    place.built()
    path.unlink()
    if not place.is_checkout:  # a checkout goes back to its own index, which is right already
        assert "run 'judge build'" in place.refused("list")
        place.built()
    assert place.list() == ["moon/rockets"]


def test_the_status_tells_own_documents_before_and_after_they_are_built(place: Place) -> None:
    place.write()
    own = place.data / "corpus"
    found = place.json("status")
    assert (found["own_corpus"], found["unbuilt"], found["index_matches_corpus"]) == (str(own), ["sun"], False)
    assert "Your own documents not in the index (run 'judge build'): sun\n" in place.run("status").stdout
    place.built()
    found = place.json("status")
    assert (found["unbuilt"], found["index_matches_corpus"]) == ([], True)
    assert [(row["id"], row["own"]) for row in found["documents"]] == [("moon", False), ("sun", True)]
    *_, row, last = place.run("status").stdout.splitlines()
    assert row.startswith("  sun ")
    assert "your own  in force from 2001-01-01" in row
    assert last.endswith(f"it matches the corpus at {place.home / 'corpus'} and your own documents at {own}")


@pytest.mark.parametrize(
    ("text", "name", "line", "cause"),
    [
        (SUN.replace("moon/rockets", "moon/rocket"), "sun", "### Beams", "refers to 'moon/rocket'"),
        (SUN.replace("1. A beam", "2. A beam"), "sun", "2. A beam blinds each exhausted owl.", ""),
        (MOON, "moon", "### Rockets", "id 'moon/rockets' stands already at "),
        (MOON.replace("Rockets", "Craters"), "moon", "---", "document 'moon' stands already at "),
    ],
    ids=["dangling", "dialect", "a shipped entry", "a shipped document"],
)
def test_errors_in_an_own_document_are_told_at_build_with_file_and_line(
    place: Place, text: str, name: str, line: str, cause: str
) -> None:
    path = place.write(text, name)
    done = place.run("build")
    assert (done.returncode, done.stdout) == (2, "")
    number = text.splitlines().index(line) + 1
    assert any(told.startswith(f"{path}:{number}: ") and cause in told for told in done.stderr.splitlines())
    assert not (place.data / "index" / "manifest.json").exists()


def test_official_texts_beside_own_documents_are_no_documents(place: Place) -> None:
    from judge.rulings.official import Official, write_official

    place.write()
    place.built()
    path = place.data / "corpus" / "official" / "moon.md"
    text = [Official("moon/rockets", "", ("Rockets fly over defenders.",))]
    write_official(path, "moon", "Moon FAQ", "moon.txt", "00", text)
    assert place.list() == ["moon/rockets", "sun/beams"]
    shown = place.json("show", "moon/rockets")
    assert (shown["official"], shown["points"][0]["check"]) == (["Rockets fly over defenders."], "proven")
    before = contents(place.data / "index")
    place.built()
    assert contents(place.data / "index") == before


def test_a_corpus_that_is_named_is_read_alone(place: Place) -> None:
    place.write()
    named = ["--corpus", str(place.home / "corpus"), "--index", str(place.home / "index")]
    assert place.run("list", *named).stdout == "moon/rockets\tRockets\n"
    own = ["--corpus", str(place.data / "corpus")]
    assert "refers to 'moon/rockets'" in place.run("build", *own, "--index", str(place.data / "alone")).stderr
