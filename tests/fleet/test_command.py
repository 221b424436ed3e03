"""``judge batch --engine ray``: what it refuses in a line, with or without Ray; with it, the file that a batch on one machine writes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.benchmarks.fleet import workers_of
from tests.helpers import work
from tests.helpers.batches import Place, is_one_line, names_in
from tests.helpers.command_line import PATIENCE

posix_only = pytest.mark.skipif(os.name == "nt", reason="signals and ps are POSIX's here")
pytestmark = pytest.mark.timeout(1200)
RAY = ("--engine", "ray")


@pytest.fixture
def place(tmp_path: Path, invented_index: Path, invented_corpus: Path) -> Place:
    return Place(tmp_path, invented_index, invented_corpus)


@pytest.fixture
def ray_place(place: Place) -> Place:
    pytest.importorskip("ray", reason="the extra ray is not installed")
    return place


# -- with or without Ray ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", ["ray", "pyarrow"])
def test_a_missing_package_is_told_with_the_extra_that_brings_it(
    place: Place, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] in ("ray", "pyarrow")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("ray", "pyarrow") if missing == "pyarrow" else ("ray.data", "pyarrow.fs"):
        monkeypatch.setitem(sys.modules, name, None)
    place.write("q.jsonl", 3)
    done = place.batch("q.jsonl", "-o", "out.jsonl", *RAY)
    assert done.returncode == 2
    assert is_one_line(done.stderr)
    assert done.stderr.endswith("; pip install 'rules-judge[ray]'\n")
    assert names_in(place.folder) == {"q.jsonl"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("q.jsonl", "--address", "auto"), "--address goes with --engine ray; add it"),
        (("q.parquet",), "Parquet is read by --engine ray alone; add it, or give .csv or .jsonl"),
        (("q.jsonl", "--format", "parquet"), "Parquet is read by --engine ray alone; add it, or give .csv or .jsonl"),
        (
            ("-", "-o", "o.csv", *RAY),
            "stdin can't be cut into shards; give a file or folder, or leave out --engine ray",
        ),
        (("q.jsonl", *RAY), "shards need a place to lie in; give -o FILE or -o FOLDER"),
        (("q.jsonl", "-o", "-", *RAY), "shards need a place to lie in; give -o FILE or -o FOLDER"),
    ],
)
def test_what_does_not_fit_is_refused_before_anything_is_read(
    place: Place, arguments: tuple[str, ...], told: str
) -> None:
    done = place.batch(*arguments)
    assert (done.returncode, done.stderr) == (2, f"judge: {told}\n")


# -- with Ray -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
def test_ray_writes_the_file_that_a_batch_writes(ray_place: Place, out: str) -> None:
    ray_place.write("q.jsonl", 230)
    done = ray_place.batch("q.jsonl", "-o", out, *RAY, "--jobs", "2", "--game", "vs-system")
    assert (done.returncode, done.stdout) == (0, "")
    written = (ray_place.folder / out).read_bytes()
    assert names_in(ray_place.folder) == {"q.jsonl", out}
    assert written == ray_place.whole("q.jsonl", out, "--game", "vs-system")
    assert done.stderr.startswith(f"230 questions in {out}: ")
    assert done.stderr == ray_place.batch("q.jsonl", "-o", out, "--force", "--game", "vs-system").stderr


def test_parquet_and_folders_are_read_and_written(ray_place: Place) -> None:
    import pyarrow
    from pyarrow import parquet

    asked = [f"may Grimble attack {n} times?" for n in range(205)]
    (ray_place.folder / "asked").mkdir()
    table = pyarrow.table({"Question": [*asked[:100], None], "game": ["vs-system"] * 101})
    parquet.write_table(table, ray_place.folder / "asked" / "a.parquet")
    lines = [json.dumps({"q": question, "game": "vs-system"}) for question in asked[100:]]
    (ray_place.folder / "asked" / "b.jsonl").write_text("\n".join(lines))
    (ray_place.folder / "asked" / "_note.txt").write_text("not asked")
    done = ray_place.batch("asked", "-o", "answers.parquet/", *RAY, "--fields", "row,question,status,error")
    assert done.returncode == 0, done.stderr
    assert names_in(ray_place.folder / "answers.parquet") == {"_judge", "part-000000.parquet", "part-000001.parquet"}
    rows = [
        row
        for part in sorted((ray_place.folder / "answers.parquet").glob("part-*"))
        for row in parquet.read_table(part).to_pylist()
    ]
    assert [row["row"] for row in rows] == list(range(1, 207))
    assert [row["question"] for row in rows if row["status"] != "error"] == asked
    assert rows[100] == {
        "row": 101,
        "question": "",
        "status": "error",
        "error": "row 101 has no text in 'question'; add it",
    }


def test_a_row_that_no_process_survives_is_an_error_row_and_the_others_are_answered(ray_place: Place) -> None:
    """A module that is found before the right one kills at one question, in every process but this."""
    ray_place.write("q.jsonl", 6)
    with (ray_place.folder / "q.jsonl").open("a") as file:
        file.write(json.dumps({"q": work.DEADLY_QUESTION}) + "\n" + json.dumps({"q": "the baron?"}) + "\n")
    script = (
        "import judge.fleet.actors as actors\nfrom tests.helpers import work\nfrom judge.__main__ import main\n"
        "class Deadly(actors.ShardAnswering):\n"
        "    def __call__(self, batch):\n"
        "        import judge.fleet.actors as there\n"
        "        there.answer_row = work.answer_or_die\n"
        "        return super().__call__(batch)\n"
        "import judge.fleet.running as running\nrunning.ShardAnswering = Deadly\nmain()\n"
    )
    command = [sys.executable, "-c", script, "batch", "q.jsonl", "-o", "out.jsonl", *RAY, "-j", "1", *ray_place.named]
    done = subprocess.run(
        command, cwd=ray_place.folder, env=environment(), capture_output=True, text=True, timeout=3 * PATIENCE
    )
    assert done.returncode == 0, done.stderr
    rows = [json.loads(line) for line in (ray_place.folder / "out.jsonl").read_text().splitlines()]
    assert [row["row"] for row in rows] == list(range(1, 9))
    assert rows[6]["error"].startswith("a worker process was killed (SIGKILL) at this row")
    assert rows[7]["status"] != "error"


@posix_only
def test_workers_and_actors_killed_five_times_lose_and_double_nothing(ray_place: Place) -> None:
    ray_place.write("q.jsonl", 1000)
    with started(ray_place) as command:
        killed: set[int] = set()
        while command.poll() is None and len(killed) < 5:
            there = [pid for pid in workers_of(command.pid) if pid not in killed]
            if there and marks(ray_place) >= len(killed) // 2:
                victim = there[len(killed) % len(there)]
                os.kill(victim, signal.SIGKILL)
                killed.add(victim)
            time.sleep(0.05)
        _, message = command.communicate(timeout=3 * PATIENCE)
    assert command.returncode == 0, message
    assert len(killed) == 5
    assert (ray_place.folder / "out.jsonl").read_bytes() == ray_place.whole("q.jsonl", "out.jsonl")


@posix_only
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_ended_leaves_no_process_and_is_gone_on_with(ray_place: Place, how: signal.Signals) -> None:
    ray_place.write("q.jsonl", 1000)
    with started(ray_place) as command:
        while marks(ray_place) < 1:
            assert command.poll() is None
            time.sleep(0.05)
        below = descendants(command.pid)
        command.send_signal(how)
        _, message = command.communicate(timeout=3 * PATIENCE)
    assert command.returncode == (130 if how == signal.SIGINT else -how)
    if how == signal.SIGINT:
        assert message.decode().strip() == "judge: stopped; go on with --resume"
    patience = time.monotonic() + PATIENCE
    while left := [pid for pid in below if work.is_running(pid)]:
        assert time.monotonic() < patience, left
        time.sleep(0.1)
    assert len(below) > 4
    refused = ray_place.batch("q.jsonl", "-o", "out.jsonl", *RAY)
    assert refused.stderr.startswith("judge: out.jsonl.shards exists already; continue it with --resume")
    other = ray_place.batch("q.jsonl", "-o", "out.jsonl", *RAY, "--resume", "-k", "2")
    assert other.stderr.startswith("judge: out.jsonl.shards was begun with -k 5; go on with it so")
    done = ray_place.batch("q.jsonl", "-o", "out.jsonl", *RAY, "--resume", "-j", "2")
    assert done.returncode == 0, done.stderr
    assert "1000 questions in out.jsonl, " in done.stderr
    assert " from before: " in done.stderr
    assert (ray_place.folder / "out.jsonl").read_bytes() == ray_place.whole("q.jsonl", "out.jsonl")


def started(place: Place) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "judge", "batch", "q.jsonl", "-o", "out.jsonl", *RAY, "--jobs", "2", *place.named]
    return subprocess.Popen(
        command, cwd=place.folder, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}


def marks(place: Place) -> int:
    return len(list((place.folder / "out.jsonl.shards" / "_judge").glob("[0-9]*.json")))


def descendants(process: int) -> set[int]:
    found: set[int] = set()
    new = {process}
    while new := {child for parent in new for child in work.children(parent)} - found:
        found |= new
    return found
