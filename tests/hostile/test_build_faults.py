"""A build is killed or meets a full disk at any call that changes the disk: the index is the old one or the new, and nothing is wedged."""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from judge import Judge
from judge.errors import IndexStoreError
from judge.store.manifest import current_version
from judge.store.version import open_version
from tests.helpers import faults
from tests.helpers.command_line import run
from tests.helpers.documents import RULES, front, write
from tests.helpers.faults import Call, Fault
from tests.helpers.indexes import version

QUESTION = "how many times does an owl hoot?"


def corpus(folder: Path, times: str) -> Path:
    text = f"{front('moon')}{RULES}### Owls\n\n1. An owl hoots {times} at night.\n"
    return write(folder, {"vs-system/moon.md": text})


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A corpus of which an index was built, the corpus as it is now, and the index."""
    faults.needs_strace()
    folder = tmp_path_factory.mktemp("scene")
    before, after = corpus(folder / "before", "once"), corpus(folder / "after", "twice")
    for made_of, place in ((before, folder / "old"), (after, folder / "new")):
        done = subprocess.run([*faults.JUDGE, *build(made_of, place)], env=environment(folder), check=True)
        assert done.returncode == 0
    return folder


def environment(folder: Path) -> Mapping[str, str]:
    return {**os.environ, "JUDGE_DATA": str(folder / "data"), "JUDGE_CACHE": str(folder / "cache")}


def build(corpus: Path, place: Path) -> tuple[str, ...]:
    return ("build", "--corpus", str(corpus), "--index", str(place))


def what_is_left(place: Path) -> str | None:
    """The version that is read at a place, every byte of which was held; None where there is no index."""
    try:
        with contextlib.closing(open_version(place, afresh=True)) as left:
            return left.name
    except IndexStoreError:
        return None


def attack(fault: Fault, call: Call, scene: Path, start: Path | None) -> subprocess.CompletedProcess[str]:
    """Let a build meet a fault, and look at what it leaves.

    :param start: the index that stands there when the build begins; None for a first build.
    """
    place = scene / "place"
    shutil.rmtree(place, ignore_errors=True)
    if start:
        shutil.copytree(start, place)
    done = faults.run_with(fault, call, *build(scene / "after", place), env=environment(scene))
    assert "Traceback" not in done.stderr, (call, done.stderr)
    left = what_is_left(place)
    assert left in (
        {current_version(scene / name) for name in ("old", "new")} if start else {None, current_version(scene / "new")}
    ), call
    if left:
        times = "twice" if left == current_version(scene / "new") else "once"
        answer = Judge.open(place, scene / ("after" if times == "twice" else "before")).ask(QUESTION)
        assert answer.answers[0].points[0].text == f"An owl hoots {times} at night."
    gc.collect()  # until the judge above is gone its version stays
    again = run(*build(scene / "after", place))
    assert again.returncode == 0, (call, again.stderr)
    assert {path.name for path in place.iterdir()} == {".lock", "current", version(place).name}
    assert current_version(place) == current_version(scene / "new")
    return done


@pytest.mark.parametrize("start", [None, "old", "new"])
def test_a_build_killed_at_a_call_leaves_the_old_index_or_the_new(scene: Path, start: str | None, attacks: int) -> None:
    place = scene / "counted"
    shutil.rmtree(place, ignore_errors=True)
    if start:
        shutil.copytree(scene / start, place)
    calls = faults.count(*build(scene / "after", place), env=environment(scene))
    killed = 0
    for call in faults.spread(calls, 2 * attacks):
        killed += attack("killed", call, scene, scene / start if start else None).returncode in (-9, 137)
    assert killed


@pytest.mark.parametrize("start", [None, "old"])
def test_a_full_disk_is_told_in_one_line_and_nothing_changes(scene: Path, start: str | None, attacks: int) -> None:
    place = scene / "counted"
    shutil.rmtree(place, ignore_errors=True)
    if start:
        shutil.copytree(scene / start, place)
    calls = faults.count(*build(scene / "after", place), env=environment(scene), fault="no space")
    refused = 0
    for call in faults.spread(calls, 2 * attacks):
        done = attack("no space", call, scene, scene / start if start else None)
        if done.returncode:
            assert done.returncode == 2, (call, done.stderr)
            if (
                done.stderr or call[0] != "write"
            ):  # by which the message itself is written: then the exit code alone tells
                assert done.stderr.startswith("judge: "), (call, done.stderr)
                assert done.stderr.count("\n") == 1, (call, done.stderr)
            refused += 1
    assert refused
