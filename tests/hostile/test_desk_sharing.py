"""Settings and log under several judges at once, and cut short at each call that changes what lies on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from judge import Judge
from judge.desk import journal
from judge.desk.settings import settings
from tests.helpers import faults
from tests.helpers.command_line import COMMAND, PATIENCE, run

SET = {"game": "vs-remix", "as-of": "2006-09-10", "log": "on", "color": "never", "pager": "off"}

WRITER = """
import sys
from judge import Judge
from judge.desk import journal
answer = Judge.open().ask("how do I bake bread")
for n in range(int(sys.argv[1])):
    journal.record(answer, None, None)
"""

CLEARER = """
import sys
from judge.desk import journal
removed = 0
for line in sys.stdin:
    removed += journal.clear()
print(removed)
"""


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mapping[str, str]:
    """The environment of a user, in this process, too."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("JUDGE_CONFIG", str(tmp_path / "config" / "config.toml"))
    return dict(os.environ)


def test_no_entry_is_lost_or_torn_while_several_write_and_one_clears(env: Mapping[str, str], attacks: int) -> None:
    each = 10 * attacks
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, str(each)], env=env) for _ in range(3)]
    clearer = subprocess.Popen(
        [sys.executable, "-c", CLEARER], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert clearer.stdin
    while any(writer.poll() is None for writer in writers):
        clearer.stdin.write("clear\n")
        clearer.stdin.flush()
    output, _ = clearer.communicate(timeout=PATIENCE)
    held = journal.read_log()
    assert [writer.returncode for writer in writers] == [0, 0, 0]
    assert held.unreadable == 0
    # What is cleared in the moment in which it is written is written again, and may so be counted twice.
    assert int(output) + len(held.entries) >= 3 * each


def test_each_of_several_settings_is_set_that_are_set_at_once(
    env: Mapping[str, str], attacks: int, tmp_path: Path
) -> None:
    for n in range(max(1, attacks // 10)):
        running = [subprocess.Popen([*COMMAND, "config", *one], env=env, stdout=subprocess.PIPE) for one in SET.items()]
        for process in running:
            process.communicate(timeout=PATIENCE)
        assert {name: found.value for name, found in settings().items()} == SET, n
        (tmp_path / "config" / "config.toml").unlink()


def test_a_setting_is_as_before_or_as_after(env: Mapping[str, str], attacks: int, tmp_path: Path) -> None:
    faults.needs_strace()
    path = tmp_path / "config" / "config.toml"
    path.parent.mkdir()
    before, after = "# mine\ngame = 'vs-system'\n", '# mine\ngame = "vs-remix"\n'
    command = ("config", "game", "vs-remix")
    for fault in ("killed", "no space"):
        path.write_text(before, encoding="utf-8")
        calls = faults.count(*command, env=env, fault=fault)
        assert path.read_text(encoding="utf-8") == after
        for call in faults.spread(calls, attacks):
            path.write_text(before, encoding="utf-8")
            done = faults.run_with(fault, call, *command, env=env)
            assert path.read_text(encoding="utf-8") in ((before, after) if done.returncode else (after,)), call
            assert run("config", "game", "vs-remix").returncode == 0, call
            assert path.read_text(encoding="utf-8") == after
            left = [name.name for name in path.parent.iterdir() if name.name.endswith(".unfinished")]
            assert not left, call


def test_the_log_is_read_and_goes_on_wherever_a_writer_was_stopped(
    env: Mapping[str, str], attacks: int, judge: Judge
) -> None:
    faults.needs_strace()
    command = ("ask", "how do I bake bread")
    logging = dict(env) | {"JUDGE_LOG": "on"}
    answer = judge.ask(command[1])
    for fault in ("killed", "no space"):
        for call in faults.spread(faults.count(*command, env=logging, fault=fault), attacks):
            before = len(journal.read_log().entries)
            faults.run_with(fault, call, *command, env=logging)
            journal.record(answer, None, None)
            held = journal.read_log()
            assert held.unreadable == 0, call
            assert len(held.entries) - before in (1, 2), call
