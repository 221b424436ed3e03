"""What becomes of an index that the user built when judge is upgraded, or when he stands in a checkout of it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from judge.rulings.digest import corpus_hash
from judge.store.learnt import read_learnt, write_learnt
from judge.store.manifest import read_manifest
from tests.helpers.documents import RULES, contents, front, write
from tests.helpers.indexes import change_manifest, manifest, version
from tests.helpers.place import MOON, Place, make_home, outdate

ROCKETS = ["show", "moon/rockets"]
COMMANDS = [
    ["ask", "does a rocket fly over every defender?"],
    ["card", "rockets"],
    ROCKETS,
    ["rule", "rockets"],
    ["list"],
    ["verify"],
    ["status"],
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_home(tmp_path_factory.mktemp("shipped"))


@pytest.fixture
def built(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """An installed judge whose user has built an index, without documents of his own."""
    for variable in ("JUDGE_INDEX", "JUDGE_CORPUS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    shutil.copytree(home, tmp_path / "home")
    place = Place(tmp_path, is_checkout=False)
    place.built()
    assert place.json("status")["index"] == str(place.data / "index")
    return place


def gives_way(cause: str, command: str = "judge build") -> str:
    """What is told where the shipped index stands in for the user's own."""
    return f"{cause[0].upper()}{cause[1:]}; the shipped one answers; run '{command}'."


@pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
def test_after_an_upgrade_every_command_answers_from_the_shipped_index_and_says_so(
    built: Place, command: list[str]
) -> None:
    before = built.run(*command)
    built.renew()
    done = built.run(*command)
    assert done.returncode == before.returncode
    line = gives_way(built.elsewhere_built)
    if command == ["status"]:
        assert (line in done.stdout, done.stderr) == (True, "")
    else:
        told = (before.stderr + f"{line}\n") if done.returncode < 2 else before.stderr
        assert done.stderr == told
    built.built()
    assert built.run(*command).stderr == before.stderr


def test_after_an_upgrade_the_answers_are_those_of_the_new_release(built: Place) -> None:
    built.renew()
    assert "Any rocket" in built.run(*ROCKETS).stdout
    answer = json.loads(built.run("ask", "does a rocket fly over every defender?", "--json").stdout)
    assert answer["notice"] == gives_way(built.elsewhere_built)


def test_an_index_of_an_older_format_gives_way_too(built: Place) -> None:
    outdate(built.data / "index")
    told = built.run("list").stderr
    assert told.startswith(f"The index at {built.data / 'index'} has format 0, this program reads ")
    assert told.endswith("; the shipped one answers; run 'judge build'.\n")
    built.built()
    assert built.list() == ["moon/rockets"]


def relearn(home: Path) -> None:
    """Let the next release have learnt other numbers for its encoder."""
    encoder = home / "index" / "encoder"
    write_learnt(encoder, read_learnt(encoder) | {"threshold": 0.123})


def test_an_index_with_numbers_that_another_release_learnt_gives_way_until_a_build_takes_the_new_ones(
    built: Place,
) -> None:
    relearn(built.home)
    named = ["--corpus", str(built.home / "corpus"), "--index", str(built.home / "index")]
    assert built.run("build", *named).returncode == 0
    aged = f"the index at {built.data / 'index'} is of another release of judge"
    assert built.run("list").stderr == f"{gives_way(aged)}\n"
    built.built()
    assert built.list() == ["moon/rockets"]
    assert read_manifest(built.data / "index").learnt["threshold"] == 0.123


def test_with_own_documents_such_an_index_goes_on_answering_and_says_so(built: Place) -> None:
    built.write()
    built.built()
    relearn(built.home)
    done = built.run("list")
    assert done.stdout == "moon/rockets\tRockets\nsun/beams\tBeams\n"
    assert done.stderr == f"The index at {built.data / 'index'} is of another release of judge; run 'judge build'.\n"
    built.built()
    assert built.list() == ["moon/rockets", "sun/beams"]


def test_numbers_of_an_older_program_in_the_users_folder_do_not_hinder_a_build(built: Place) -> None:
    learnt = version(built.data / "index") / "encoder" / "learnt.json"
    learnt.write_text('{"threshold": 0.5}', encoding="utf-8")
    built.renew()
    built.built()
    assert built.list() == ["moon/rockets"]


def choose_encoder(index: Path, name: str) -> None:
    """Make an index one of an encoder that its user chose."""
    held = read_manifest(index)
    chosen = {"kind": "sentence-transformers", "name": name, "dimension": held.encoder.dimension, "sha256": None}
    files = {name: stamp for name, stamp in manifest(index)["files"].items() if "/" not in name}
    change_manifest(index, encoder=chosen, files=files)


def test_an_encoder_of_the_users_own_choice_is_kept_and_its_loss_is_told(built: Place) -> None:
    choose_encoder(built.data / "index", "my model")
    relearn(built.home)
    assert built.list() == ["moon/rockets"]
    assert built.json("status")["encoder"] == "my model"
    built.renew()
    again = "judge build --encoder 'my model'"
    assert built.run("list").stderr == f"{gives_way(built.elsewhere_built, again)}\n"
    done = built.run("build")
    assert done.returncode == 0
    assert done.stderr.endswith(
        f"judge: the index had an encoder of your choice, and has the shipped one now; '{again}' builds it with yours.\n"
    )
    assert built.run("build").stderr.count("\n") == 1


def test_in_a_checkout_a_build_with_own_documents_leaves_the_committed_index_not_behind(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    shutil.copytree(home, tmp_path / "home")
    place = Place(tmp_path, is_checkout=True)
    place.write()
    moon = place.home / "corpus" / "vs-system" / "moon.md"
    moon.write_text(MOON.replace("1. A ", "1. Any "), encoding="utf-8")
    place.built()
    assert place.list() == ["moon/rockets", "sun/beams"]
    assert read_manifest(place.home / "index").corpus_sha256 == corpus_hash([place.home / "corpus"])


def test_another_corpus_does_not_take_the_place_of_a_checkouts_index(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    shutil.copytree(home, tmp_path / "home")
    place = Place(tmp_path, is_checkout=True)
    before = contents(place.home)
    other = write(tmp_path / "other", {"vs-system/owls.md": f"{front('owls')}{RULES}### Owls\n\n1. An owl hoots.\n"})
    place.built("--corpus", str(other))
    assert contents(place.home) == before
    done = place.run("list", "--corpus", str(other))
    assert (done.stdout, done.stderr) == ("owls/owls\tOwls\n", f"judge: corpus at {other}\n")
