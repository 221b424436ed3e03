"""Shipped and own corpus together. A small corpus plays the shipped one, so that building is quick."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from judge.answers import Answer
from judge.cli.printing.answers import tell_answer
from judge.rulings.digest import corpus_hash
from judge.search.encoder import Encoded, OnnxEncoder
from judge.store import proof_record as proofs
from judge.store.manifest import read_manifest
from tests.helpers import command_line
from tests.helpers.documents import RULES, contents, front, write
from tests.helpers.indexes import version
from tests.helpers.place import MOON, SUN, Place, make_home, outdate


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_home(tmp_path_factory.mktemp("shipped"))


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
    assert "base_sha256" not in (version(place.home / "index") / "manifest.json").read_text()


def test_own_documents_answer_once_they_are_built_and_the_shipped_index_stays_as_it_was(place: Place) -> None:
    before = contents(place.home)
    place.write()
    assert place.run("list").stderr == f"{place.unsearched}\n"
    place.built()
    assert place.list() == ["moon/rockets", "sun/beams"]
    first = place.json("ask", "whom does a beam blind?")["answers"][0]
    assert (first["id"], first["points"][0]["check"]) == ("sun/beams", "none")
    assert contents(place.home) == before
    assert (place.data / "index" / "current").is_file()


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


# -- an official text that is newer -----------------------------------------------------------------------------------

NEWER = front("sun", published="2003-07") + RULES + "### Rockets\n\n1. A rocket flies over one defender.\n"
FLIES = "does a rocket fly over every defender?"


@pytest.fixture
def renewed(place: Place) -> Answer:
    """The answer to a question on which a document of the user's own is newer than the shipped one."""
    place.write(NEWER)
    place.built()
    return msgspec.json.decode(place.run("ask", FLIES, "--json").stdout, type=Answer)


def test_the_newer_text_stands_first_and_the_older_right_below(place: Place, renewed: Answer) -> None:
    assert [view.id for view in renewed.answers] == ["sun/rockets", "moon/rockets"]
    before = json.loads(place.run("ask", FLIES, "--as-of", "2002", "--json").stdout)
    assert [view["id"] for view in before["answers"]] == ["moon/rockets"]


def test_both_show_their_dates(renewed: Answer, capsys: pytest.CaptureFixture[str]) -> None:
    tell_answer(msgspec.structs.replace(renewed, status="answered"), verbose=False)
    shown = capsys.readouterr().out
    assert "sun/rockets#1\n  Vs. System · The sun, Rockets · in force from 2003-07 · no check yet\n" in shown
    assert "Other rulings found: moon/rockets#1 (general rule; in force from 2001-01-01)\n" in shown


def test_both_show_their_dates_where_they_are_only_listed(renewed: Answer, capsys: pytest.CaptureFixture[str]) -> None:
    tell_answer(msgspec.structs.replace(renewed, status="abstained", band="bears", confidence=0.4), verbose=False)
    shown = capsys.readouterr().out
    newer, older = (
        "sun/rockets#1  (general rule; in force from 2003-07)\n",
        "moon/rockets#1  (general rule; in force from 2001-01-01)\n",
    )
    assert 0 < shown.index(newer) < shown.index(older)


# -- between an import and a build ------------------------------------------------------------------------------------


def test_until_they_are_built_the_shipped_index_answers_and_says_what_it_lacks(place: Place) -> None:
    question = ["ask", "does a rocket fly over every defender"]
    before = place.run(*question)
    place.write()
    done = place.run(*question)
    assert (done.returncode, done.stdout, done.stderr) == (before.returncode, before.stdout, f"{place.unsearched}\n")
    found = json.loads(place.told(*question, "--json", code=before.returncode))
    assert (found["notice"], found["answers"][0]["id"]) == (place.unsearched, "moon/rockets")


@pytest.mark.parametrize(
    "command",
    [["list"], ["show", "moon/rockets"], ["card", "rocketeer"], ["show", "moon/rockets", "--history"]],
    ids=["list", "show", "card", "history"],
)
def test_every_command_that_reads_the_index_tells_it_once_unless_it_fails(place: Place, command: list[str]) -> None:
    before = place.run(*command)
    place.write()
    done = place.run(*command)
    told = "" if before.returncode == 2 else f"{place.unsearched}\n"
    assert (done.returncode, done.stdout, done.stderr) == (before.returncode, before.stdout, before.stderr + told)


def test_a_notice_of_the_answer_itself_stands_before_it(place: Place) -> None:
    place.write()
    question = ["ask", "did a rocket fly over every defender in 2005"]
    code = place.run(*question).returncode
    found = json.loads(place.told(*question, "--json", code=code))
    taken = found["notice"].removesuffix(f" {place.unsearched}")
    assert taken.startswith("Taken as asked of 2005-12-31")
    assert taken != found["notice"]
    assert place.told(*question, code=code).splitlines()[0] == taken


@pytest.mark.skipif(os.name == "nt", reason="closed pipes are POSIX's here")
def test_who_reads_no_further_is_told_too(tmp_path: Path) -> None:
    own = write(tmp_path / "corpus", {"vs-system/owls.md": f"{front('owls')}{RULES}### Owls\n\n1. An owl hoots.\n"})
    reader, pipe = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*command_line.COMMAND, "list"],
        stdout=pipe,
        stderr=subprocess.PIPE,
        env={**os.environ, "JUDGE_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"},
        encoding="utf-8",
        timeout=command_line.PATIENCE,
    )
    os.close(pipe)
    assert done.returncode == 0
    assert done.stderr == f"Your own documents at {own} are not searched yet; run 'judge build'.\n"


def test_every_row_of_a_batch_says_it_and_the_end_of_the_run_does(place: Place, tmp_path: Path) -> None:
    place.write()
    (tmp_path / "q.txt").write_text("does a rocket fly over every defender\nwhom does a beam blind?\n")
    done = place.run("batch", str(tmp_path / "q.txt"))
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["notice"] for row in rows] == [place.unsearched] * 2
    counted, told = done.stderr.splitlines()
    assert counted.startswith("2 questions: ")
    assert told == place.unsearched


@pytest.mark.parametrize(
    "command",
    [["ask", "whom does a beam blind?", "--doc", "sun"], ["list", "--doc", "sun"], ["show", "sun/beams"]],
    ids=["ask", "list", "show"],
)
def test_an_own_document_that_is_asked_for_before_it_is_built_is_told_as_what_it_is(
    place: Place, command: list[str]
) -> None:
    place.write()
    assert place.refused(*command) == "judge: your own document 'sun' is not in the index yet; run 'judge build'\n"
    assert place.refused("list", "--doc", "son").startswith("judge: no document 'son'; nearest: ")
    place.built()
    assert place.run(*command).returncode < 2


def test_own_documents_that_have_changed_answer_as_they_were(place: Place) -> None:
    path = place.write()
    place.built()
    path.write_text(SUN.replace("blinds", "dazzles"), encoding="utf-8")
    place.write(SUN.replace("sun", "star").replace("Beams", "Twinkling"), "star")
    done = place.run("show", "sun/beams")
    assert (done.returncode, done.stderr) == (0, f"{place.outdated}\n")
    assert "A beam blinds each exhausted owl." in done.stdout
    assert "'star' is not in the index yet" in place.refused("show", "star/twinkling")
    place.built()
    assert "A beam dazzles each exhausted owl." in place.run("show", "sun/beams").stdout
    assert place.list() == ["moon/rockets", "star/twinkling", "sun/beams"]


def damage(index: Path) -> None:
    (version(index) / "rulings.sqlite").write_bytes(b"damaged")


@pytest.mark.parametrize(
    ("spoil", "cause"),
    [
        (damage, "{version}/rulings.sqlite has 7 bytes where the manifest says "),
        (outdate, "the index at {index} has format 0, this program reads "),
    ],
    ids=["damaged", "of an older program"],
)
def test_where_the_own_index_can_not_be_read_the_shipped_one_answers(
    place: Place, spoil: Callable[[Path], None], cause: str
) -> None:
    place.write()
    place.built()
    index = place.data / "index"
    spoil(index)
    done = place.run("list")
    assert (done.returncode, done.stdout) == (0, "moon/rockets\tRockets\n")
    begun, _, end = place.unread(cause.format(index=index.as_posix(), version=version(index).as_posix())).partition(
        "); "
    )
    assert done.stderr.replace(os.sep, "/").startswith(begun.replace(os.sep, "/"))
    assert done.stderr.endswith(f"); {end}\n")
    assert done.stderr.count("\n") == 1
    place.built()
    assert place.list() == ["moon/rockets", "sun/beams"]


def test_an_index_is_never_read_beside_another_shipped_corpus(place: Place) -> None:
    place.write()
    place.built()
    moon = place.home / "corpus" / "vs-system" / "moon.md"
    moon.write_text(MOON.replace("1. A ", "1. Any "), encoding="utf-8")
    assert "was built from another corpus than the one found; run 'judge build'" in place.refused("list")
    place.built()
    assert place.list() == ["moon/rockets", "sun/beams"]


def test_where_a_new_version_ships_another_corpus_its_index_answers_until_a_build(place: Place) -> None:
    place.write()
    place.built()
    place.renew()
    done = place.run("show", "moon/rockets")
    assert (done.returncode, done.stderr) == (0, f"{place.unread(place.elsewhere_built)}\n")
    assert "Any rocket" in done.stdout
    place.built()
    assert place.list() == ["moon/rockets", "sun/beams"]


def test_an_index_that_is_named_serves_by_the_same_rule(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.write()
    assert place.run("list", "--index", str(place.home / "index")).stderr == f"{place.unsearched}\n"
    monkeypatch.setenv("JUDGE_INDEX", str(place.data / "named"))
    place.built()
    place.write(SUN.replace("blinds", "dazzles"))
    assert place.run("list").stderr == f"{place.outdated}\n"
    (version(place.data / "named") / "vectors.faiss").unlink()
    assert "vectors.faiss is missing; run 'judge build'" in place.refused("list")


def test_an_own_document_that_is_taken_away_is_gone_at_once(place: Place) -> None:
    path = place.write()
    place.built()
    path.unlink()
    assert place.list() == ["moon/rockets"]
    assert place.json("status")["index"] == str(place.home / "index")


def test_a_build_encodes_only_what_is_new_unless_it_is_told_otherwise(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded: list[str] = []
    read = OnnxEncoder.read

    def watched(self: OnnxEncoder, texts: Sequence[str]) -> list[Encoded]:
        encoded.extend(texts)
        return read(self, texts)

    monkeypatch.setattr(OnnxEncoder, "read", watched)
    own = ["Beams", "A beam blinds each exhausted owl.", "Beams: A beam blinds each exhausted owl."]
    place.write()
    place.built()
    assert encoded == own  # the rest stands in the shipped index
    encoded.clear()
    place.write(SUN + "\n### Rays\n\n1. A ray blinds nobody.\n")
    place.built()
    assert encoded == [
        "Rays",
        "A ray blinds nobody.",
        "Rays: A ray blinds nobody.",
    ]  # the rest stands in the index before
    before = contents(place.data / "index")
    encoded.clear()
    place.built("--afresh")
    assert encoded[3:6] == own
    assert len(encoded) == 9
    assert contents(place.data / "index") == before


def test_the_status_tells_own_documents_before_and_after_they_are_built(place: Place) -> None:
    place.write()
    own = place.data / "corpus"
    found = place.json("status")
    assert (found["own_corpus"], found["unbuilt"], found["index_matches_corpus"]) == (str(own), ["sun"], False)
    assert found["notice"] == place.unsearched
    done = place.run("status")
    assert done.stderr == ""
    assert "Your own documents not in the index (run 'judge build'): sun\n" in done.stdout
    shipped_corpus = place.home / "corpus"
    assert done.stdout.endswith(
        f"it matches the corpus at {shipped_corpus}, but not yet your own documents at {own} (run 'judge build')\n"
    )
    place.built()
    found = place.json("status")
    assert (found["unbuilt"], found["index_matches_corpus"], found["notice"]) == ([], True, None)
    assert [(row["id"], row["own"]) for row in found["documents"]] == [("moon", False), ("sun", True)]
    *_, row, last = place.run("status").stdout.splitlines()
    assert row.startswith("  sun ")
    assert "your own  in force from 2001-01-01" in row
    assert last.endswith(f"it matches the corpus at {place.home / 'corpus'} and your own documents at {own}")
    place.write(SUN.replace("blinds", "dazzles"))
    assert f"{place.outdated}\n" in place.run("status").stdout
    found = place.json("status")
    assert (found["unbuilt"], found["index_matches_corpus"], found["notice"]) == ([], False, place.outdated)


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
    assert not (place.data / "index").exists()


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
