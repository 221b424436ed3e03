"""An import, a second one, a removal: killed, or out of disk space, at each call that changes what lies on disk.

Whatever the instant, the user's corpus is as before or as after, the next commands work, and the next import leaves nothing over.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers import faults
from tests.helpers.faults import Fault
from tests.helpers.imports import BEAMS, DUSK, ROCKETS, Desk, make_desk, read_by_judge, tree

MINE = "---\nid: mine\ntitle: Mine\ngame: vs-system\npublished: 2001-05-01\nin_force: 2001-05-01\ncompiled_by: Me\nsource: none\n---\n\n## Rules\n\n- kind: rule\n\n### Owls\n\n1. An owl sleeps at noon.\n"


class Change(NamedTuple):
    """What is attacked: the command, from the state that ``before`` makes."""

    before: Callable[[Desk], None]
    command: Callable[[Desk], list[str | Path]]


def _hand_made(desk: Desk) -> None:
    (desk.own / "vs-system").mkdir(parents=True)
    (desk.own / "vs-system" / "mine.md").write_text(MINE, encoding="utf-8")


def _imported(desk: Desk) -> None:
    """Three files, one of them edited since."""
    assert desk.run(*_first(desk)).returncode == 0
    own = desk.own / "vs-system" / "moon-own.md"
    own.write_text(own.read_text(encoding="utf-8").replace("exhausted owl", "stunned owl"), encoding="utf-8")


def _first(desk: Desk) -> list[str | Path]:
    named = [desk.document("moon", ROCKETS, BEAMS), desk.document("sun", DUSK)]
    return ["import", *named, "--game", "vs-system", "--published", "2001"]


def _second(desk: Desk) -> list[str | Path]:
    return ["import", desk.document("moon", ROCKETS.replace("every", "each"), DUSK)]


def _moved(desk: Desk) -> list[str | Path]:
    return ["import", desk.document("sun", DUSK, BEAMS), "--game", "vs-remix", "--published", "2002"]


CHANGES = {
    "first": Change(lambda _: None, _first),
    "beside a document by hand": Change(_hand_made, _first),
    "again": Change(_imported, _second),
    "into another folder": Change(_imported, _moved),
    "remove": Change(_imported, lambda _: ["import", "--remove", "moon"]),
}


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    faults.needs_strace()
    return make_desk(tmp_path_factory.mktemp("faults"))


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("fault", ["killed", "no space"])
def test_an_import_is_whole_or_nothing(desk: Desk, name: str, fault: Fault, attacks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    change, env = CHANGES[name], desk.env
    monkeypatch.chdir(desk.home)
    shutil.rmtree(desk.own, ignore_errors=True)
    change.before(desk)
    command = change.command(desk)
    before = tree(desk.own)
    calls = faults.count(*command, env=env, fault=fault)
    after = tree(desk.own)
    assert before != after
    assert calls
    for call in faults.spread(calls, attacks):
        shutil.rmtree(desk.own, ignore_errors=True)
        change.before(desk)
        assert tree(desk.own) == before
        change.command(desk)  # its documents may be called like those before
        done = faults.run_with(fault, call, *command, env=env)
        where = f"{call} {done.stderr}"
        if fault == "no space" and done.returncode:
            assert done.returncode == 2, where
            assert "Traceback" not in done.stderr, where
            if call[0] != "write":  # where none succeeds any more, none to stderr does
                assert [line.startswith("judge: ") for line in done.stderr.splitlines()] == [True], where
        status = desk.run("status")
        assert (status.returncode, status.stderr) == (0, ""), where + status.stderr
        found = read_by_judge(tree(desk.own))
        assert found in (read_by_judge(before), read_by_judge(after)), where
        assert done.returncode or found == read_by_judge(after), where
        assert desk.run("ask", "does a rocket fly over a defender?").returncode in (0, 1), where
        again = desk.run(*command)
        assert again.returncode == 0 or "no import of 'moon'" in again.stderr, where + again.stderr
        assert tree(desk.own) == after, where
        for doc in ("moon", "sun"):
            desk.run("import", "--remove", doc)
        by_hand = {path for path in tree(desk.own) if path in ("vs-system", "vs-system/mine.md") or ".edited" in path}
        assert set(tree(desk.own)) <= by_hand, where
