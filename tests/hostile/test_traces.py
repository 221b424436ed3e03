"""What a command leaves behind and whom it calls: no socket is opened, and nothing changes outside of the folders that are judge's own.

Python tells of every such call before it makes it (PEP 578), in the command's process and in those that it starts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge.cli.commands import NAMES
from tests.helpers.command_line import COMMAND, PATIENCE

DATA = Path(__file__).parents[1] / "data"
OUTLINE = Path(__file__).parents[1] / "importing" / "data" / "outline.txt"

# Tells of what changes a file, and of every socket, a line each. Beside the arguments that are paths nothing is looked at.
HOOK = """
import json, os, sys

_FIRST = {"os.mkdir", "os.remove", "os.rmdir", "os.truncate", "os.chmod", "os.chown", "os.utime", "os.mkfifo", "sqlite3.connect"}
_BOTH = {"os.rename", "os.link", "os.symlink"}
_CHANGES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_told = os.open(os.environ["TOLD"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)

def _tell(event, given):
    if event.startswith("socket."):
        paths = [None]
    elif event == "open":
        paths = given[:1] if isinstance(given[2], int) and given[2] & _CHANGES else ()
    else:
        paths = given[:1] if event in _FIRST else given[:2] if event in _BOTH else ()
    for path in paths:
        if not isinstance(path, int):
            path = None if path is None else os.path.abspath(os.fsdecode(path))
            os.write(_told, (json.dumps([event, path]) + "\\n").encode())

sys.addaudithook(_tell)
"""

# What is asked, looked up or counted writes nothing but the stamp of what was held against its hash, in the user's cache folder.
READING: dict[str, list[list[str]]] = {
    "ask": [["can a hidden character be attacked?"], ["is it lunch", "--json"], ["does helaer gets up, gain life? and klaw?"]],
    "card": [["galen kor"], ["nobody at all"]],
    "show": [["klaw"], ["klaw", "--history"], ["no-such/entry"]],
    "rule": [["601.3e"]],
    "list": [[], ["--csv"]],
    "help": [[], ["ask"]],
    "version": [[]],
    "check": [["heralds-of-galactus/cosmic-order", "--misread"]],
    "status": [[], ["--json"]],
    "diff": [["{corpus}", "{corpus}"]],
    "verify": [["heralds-of-galactus/cosmic-order", "--prove"]],
    "eval": [[str(DATA / "smoke.jsonl")]],
    "log": [[]],
    "config": [[]],
    "quiz": [["--doc", "remix-glossary", "--count", "1", "--seed", "1", "--json"]],
}  # fmt: skip
WRITING: dict[str, list[list[str]]] = {
    "config": [["game", "vs-system"]],
    "batch": [["{work}/questions.csv", "-o", "{work}/answers.csv", "--jobs", "2"]],
    "import": [["{work}/outline.txt", "--dry-run"], ["{work}/outline.txt"]],
    "build": [["--corpus", "{work}/corpus", "--index", "{work}/index"]],
    "site": [["{work}/corpus"]],  # refused, for it holds other files: a whole one takes half a minute
}


class Place:
    """A user's folders, each empty, and what a command that has them told of."""

    def __init__(self, folder: Path, invented_corpus: Path) -> None:
        self.folder, self.corpus = folder, invented_corpus
        for name in ("home", "data", "config", "cache", "temp", "work", "hook"):
            (folder / name).mkdir()
        (folder / "hook" / "sitecustomize.py").write_text(HOOK, encoding="utf-8")

    def traces(self, *arguments: str, stdin: str = "", answers: int = 0, **more: str) -> tuple[set[str], set[str]]:
        """The sockets, and the folders of :class:`Place` (or other paths) that a command changed something in.

        :param answers: how many lines it prints before stdin ends.
        :param more: further variables of its environment.
        """
        told = self.folder / "hook" / "told"
        told.write_bytes(b"")
        own = {name: str(self.folder / name) for name in ("home", "data", "config", "cache", "temp", "work")}
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH") if name in os.environ}
        env = {
            **kept,
            "HOME": own["home"],
            "JUDGE_DATA": own["data"],
            "JUDGE_CONFIG": str(self.folder / "config" / "config.toml"),
            "JUDGE_CACHE": own["cache"],
            **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), own["temp"]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": os.pathsep.join([str(self.folder / "hook"), str(Path(__file__).parents[2])]),
            "TOLD": str(told),
            **more,
        }
        line = [each.format(**own, corpus=self.corpus) for each in arguments]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            [*COMMAND, *line], env=env, cwd=own["work"], stdin=pipe, stdout=pipe, stderr=pipe, text=True
        ) as process:
            if answers:
                assert process.stdin
                assert process.stdout
                process.stdin.write(stdin)
                process.stdin.flush()
                assert all(process.stdout.readline() for _ in range(answers))
            _, errors = process.communicate(None if answers else stdin, timeout=PATIENCE)
        assert "Traceback" not in errors, errors
        events = [json.loads(each) for each in told.read_text(encoding="utf-8").splitlines()]
        # An index is opened by an address that says "read only".
        changes = {path for event, path in events if path and not (event == "sqlite3.connect" and "mode=ro" in path)}
        places = {next((n for n, at in own.items() if Path(path).is_relative_to(at)), path) for path in changes}
        return {event for event, path in events if path is None}, places - {os.devnull, "/dev/tty"}


@pytest.fixture
def place(tmp_path: Path, invented_corpus: Path) -> Place:
    return Place(tmp_path, invented_corpus)


def test_every_command_is_run_here() -> None:
    assert set(READING) | set(WRITING) | {"mcp", "serve"} == set(NAMES)


def test_the_hook_sees_what_it_should(place: Place, tmp_path: Path) -> None:
    program = "import os, socket; socket.socket(); os.mkdir('a'); open('a/b', 'w'); os.rename('a/b', 'a/c')"
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "hook"), "TOLD": str(tmp_path / "told")}
    subprocess.run([sys.executable, "-c", program], env=env, cwd=tmp_path / "work", check=True)
    told = [json.loads(line) for line in (tmp_path / "told").read_text(encoding="utf-8").splitlines()]
    at = str(tmp_path / "work" / "a")
    assert [event for event, path in told if path is None] == ["socket.__new__"]
    changes = [["os.mkdir", at], ["open", f"{at}/b"], ["os.rename", f"{at}/b"], ["os.rename", f"{at}/c"]]
    assert [each for each in told if each[1] is not None] == changes
    assert place.corpus.is_dir()


@pytest.mark.parametrize("command", READING)
def test_who_reads_writes_nothing(place: Place, command: str) -> None:
    for arguments in READING[command]:
        sockets, places = place.traces(command, *arguments)
        assert (sockets, places - {"cache"}) == (set(), set())


def test_who_serves_an_assistant_calls_nobody_and_writes_nothing_not_even_the_log(place: Place) -> None:
    pytest.importorskip("mcp", reason="the extra mcp is not installed")
    told = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "a test", "version": "1"}}
    calls = {
        "ask_ruling": {"question": "can a hidden character be attacked?"},
        "run_check": {"id": "heralds-of-galactus/cosmic-order", "misread": True},
    }
    sent: list[tuple[str, object]] = [("initialize", told)]
    sent += [("tools/call", {"name": name, "arguments": arguments}) for name, arguments in calls.items()]
    messages = [{"jsonrpc": "2.0", "id": n, "method": name, "params": given} for n, (name, given) in enumerate(sent)]
    messages.insert(1, {"jsonrpc": "2.0", "method": "notifications/initialized"})
    stdin = "".join(f"{json.dumps(message)}\n" for message in messages)
    sockets, places = place.traces("mcp", stdin=stdin, answers=len(sent), JUDGE_LOG="on")
    assert sockets <= {"socket.__new__"}  # the pair by which an event loop wakes itself; none is connected or bound
    assert places <= {"cache"}


def test_a_question_is_written_to_the_log_where_that_is_switched_on(place: Place) -> None:
    sockets, places = place.traces("ask", "can a hidden character be attacked?", JUDGE_LOG="on")
    assert (sockets, places - {"cache"}) == (set(), {"data"})


def test_the_prompt_writes_nothing_where_no_log_is_kept(place: Place) -> None:
    sockets, places = place.traces(stdin="can a hidden character be attacked?\nshow klaw\n")
    assert (sockets, places - {"cache", "data"}) == (set(), set())


@pytest.mark.parametrize("command", WRITING)
def test_who_writes_writes_into_judges_own_folders_and_those_given(
    place: Place, invented_corpus: Path, command: str
) -> None:
    work = place.folder / "work"
    (work / "questions.csv").write_text("question\n" + "can a hidden character be attacked?\n" * 60, encoding="utf-8")
    (work / "outline.txt").write_bytes(OUTLINE.read_bytes())
    (work / "corpus").symlink_to(invented_corpus)
    for arguments in WRITING[command]:
        sockets, places = place.traces(command, *arguments)
        assert not sockets
        assert places <= {"data", "config", "cache", "temp", "work"}
