"""``status`` and ``build``. What is built goes to folders of the tests."""

from __future__ import annotations

import csv
import io
import json
import shutil
from pathlib import Path

import msgspec
import pytest

from judge import Judge
from judge.answering.status import Status
from judge.store.locations import shipped
from tests.helpers.command_line import refusal, run
from tests.helpers.documents import RULES, contents, front, write

MOON = f"""{front("moon", "Moon FAQ", published="2001-01-01")}{RULES}### Rockets

1. A rocket launched from the visible area flies over every defender.
2. A rocket never lands in the hidden area.

### Craters

1. A crater holds one character.

- see also: moon/rockets
"""
MOON_ASKED = """### Rockets

1.
   - can my rocket fly over the guys who defend
2.
   - may a rocket come down among the hidden ones

### Craters

1.
   - how many guys fit in a crater
"""


def write_moon(folder: Path) -> Path:
    """A small corpus of two entries."""
    return write(folder, {"vs-system/moon.md": MOON, "vs-system/moon.asked.md": MOON_ASKED})


@pytest.fixture(scope="module")
def moon(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The options that choose the small corpus and an index built from it by the command."""
    folder = tmp_path_factory.mktemp("moon")
    options = ["--corpus", str(write_moon(folder / "corpus")), "--index", str(folder / "new" / "index")]
    done = run("build", *options)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.startswith("2 entries, 3 points, ")
    assert done.stderr.endswith(f" passages in {folder / 'new' / 'index'}\njudge: corpus at {folder / 'corpus'}\n")
    return options


# -- build ------------------------------------------------------------------------------------------------------------


def test_a_corpus_of_ones_own_is_answered_from_after_it_was_built(moon: list[str]) -> None:
    done = run("ask", "can my rocket fly over the guys who defend", *moon, "--json")
    first = json.loads(done.stdout)["answers"][0]
    assert (first["id"], first["point"]) == ("moon/rockets", 1)
    shown = run("show", "moon/craters", *moon)
    assert (shown.returncode, shown.stderr) == (0, f"judge: corpus at {moon[1]}\n")
    assert "A crater holds one character." in shown.stdout
    assert run("list", *moon).stdout == "moon/rockets\tRockets\nmoon/craters\tCraters\n"


def test_an_index_of_ones_own_is_found_by_environment_variables_too(
    moon: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_CORPUS", moon[1])
    monkeypatch.setenv("JUDGE_INDEX", moon[3])
    assert run("list").stdout == run("list", *moon).stdout


def test_building_twice_gives_the_same_files(moon: list[str], tmp_path: Path) -> None:
    assert run("build", *moon[:2], "--index", tmp_path).returncode == 0
    assert contents(tmp_path) == contents(Path(moon[3]))


def test_building_in_place_again_changes_nothing_and_leaves_nothing_behind(moon: list[str]) -> None:
    before = contents(Path(moon[3]))
    assert run("build", *moon).returncode == 0
    assert contents(Path(moon[3])) == before


def test_a_changed_corpus_is_refused_until_it_is_built(tmp_path: Path) -> None:
    options = ["--corpus", str(write_moon(tmp_path / "corpus")), "--index", str(tmp_path / "index")]
    assert run("build", *options).returncode == 0
    file = tmp_path / "corpus" / "vs-system" / "moon.md"
    file.write_text(file.read_text(encoding="utf-8").replace("### Craters", "### Holes"), encoding="utf-8")
    asked = tmp_path / "corpus" / "vs-system" / "moon.asked.md"
    asked.write_text(asked.read_text(encoding="utf-8").replace("### Craters", "### Holes"), encoding="utf-8")
    refused = run("list", *options)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "another corpus" in refused.stderr
    assert run("build", *options).returncode == 0
    assert run("list", *options).stdout == "moon/rockets\tRockets\nmoon/holes\tHoles\n"


def test_a_copy_of_the_shipped_corpus_needs_no_build(tmp_path: Path) -> None:
    shutil.copytree(shipped("corpus"), tmp_path / "corpus")
    for file in (tmp_path / "corpus").rglob("*.md"):  # as a checkout on Windows has them
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    done = run("list", "--corpus", tmp_path / "corpus", "--game", "vs-remix")
    assert (done.returncode, done.stderr) == (0, f"judge: corpus at {tmp_path / 'corpus'}\n")


def test_every_defect_of_a_corpus_is_told_with_its_place_and_the_index_stays_as_it_was(tmp_path: Path) -> None:
    options = ["--corpus", str(write_moon(tmp_path / "corpus")), "--index", str(tmp_path / "index")]
    assert run("build", *options).returncode == 0
    before = contents(tmp_path / "index")
    file = tmp_path / "corpus" / "vs-system" / "moon.md"
    broken = MOON.replace("moon/rockets", "moon/rocket").replace("2. A rocket", "3. A rocket")
    file.write_text(broken, encoding="utf-8")
    done = run("build", *options)
    *defects, last = done.stderr.splitlines()
    assert (done.returncode, done.stdout) == (2, "")
    assert len(defects) >= 2
    assert all(defect.startswith(f"{tmp_path / 'corpus'}") for defect in defects)
    line = broken.splitlines().index("### Craters") + 1
    assert any(f"moon.md:{line}: " in defect and "'moon/rocket'" in defect for defect in defects)
    assert last.startswith(f"judge: {len(defects)} defects in the corpus; ")
    assert contents(tmp_path / "index") == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--corpus", "nowhere"], "no corpus folder at nowhere; give an existing one"),
        (["--corpus", "empty"], "no documents under empty; put them at <game>/<document>.md"),
        (["--index", "file"], "can't write the index to file ("),
        (["--encoder"], "option '--encoder' requires an argument"),
    ],
    ids=["missing corpus", "empty corpus", "index that is a file", "encoder without a name"],
)
def test_what_can_not_be_built_is_one_line_and_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("mine")
    write_moon(tmp_path / "corpus")
    monkeypatch.setenv("JUDGE_CORPUS", "corpus")
    monkeypatch.setenv("JUDGE_INDEX", "index")
    monkeypatch.chdir(tmp_path)
    before = contents(tmp_path)
    assert refusal("build", *arguments).startswith(f"judge: {message}")
    assert contents(tmp_path) == before


# -- status -----------------------------------------------------------------------------------------------------------


def test_the_status_tells_documents_dates_index_and_corpus(judge: Judge) -> None:
    done = run("status")
    status = judge.status()
    assert (done.returncode, done.stderr) == (0, "")
    head, *lines = done.stdout.splitlines()
    assert f"{status.entries} rulings, {status.points} points" in head
    assert f"and {status.base_rules} base rules" in done.stdout
    for row in status.documents:
        (line,) = [line for line in lines if line.split()[0] == row.id]
        assert f"{row.entries} entries" in line
        assert f"{row.points} points" in line
        assert line.endswith(f"in force from {row.in_force}")
    assert str(shipped("index")) in lines[-1]
    assert f"it matches the corpus at {shipped('corpus')}" in lines[-1]


def test_the_json_of_the_status_is_that_of_the_python_api(judge: Judge) -> None:
    value = json.loads(run("status", "--json").stdout)
    assert msgspec.convert(value, Status) == judge.status()
    assert run("status", "--nl").stdout == json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"


def test_the_table_of_the_status_has_a_row_for_each_document(judge: Judge) -> None:
    rows = list(csv.DictReader(io.StringIO(run("status", "--csv").stdout)))
    assert [row["id"] for row in rows] == [row.id for row in judge.status().documents]
    table = run("status", "--table").stdout
    assert all(row["id"] in table and row["title"] in table and row["in_force"] in table for row in rows)


def test_the_status_of_an_index_of_ones_own_is_that_of_its_corpus(moon: list[str]) -> None:
    value = json.loads(run("status", *moon, "--json").stdout)
    assert (value["corpus"], value["index"], value["index_matches_corpus"]) == (moon[1], moon[3], True)
    assert (value["entries"], value["points"]) == (2, 3)
    assert [(row["id"], row["title"], row["in_force"]) for row in value["documents"]] == [
        ("moon", "Moon FAQ", "2001-01-01")
    ]
