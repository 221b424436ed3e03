"""Each command once as a process of its own: it gives to the letter what it gives in this process, where the other tests run it."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from judge.__main__ import main
from judge.cli.commands import application
from tests.helpers.command_line import run_bytes, start_bytes
from tests.helpers.sources import ROOT

ALARIS = "does alaris target the guy he swaps with"
GEM = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem"
X_MEN, KNIGHTS = (ROOT / "corpus" / "vs-system" / f"{name}.md" for name in ("x-men", "marvel-knights"))

COMMANDS: dict[str, list[str | Path]] = {
    "ask": ["ask", ALARIS],
    "card": ["card", "witching", "hour"],
    "show": ["show", "x-men/5-breakthrough", "--json"],
    "rule": ["rule", "2.1"],
    "list": ["list", "--csv"],
    "check": ["check", GEM, "--misread"],
    "verify": ["verify", GEM, "--prove"],
    "diff": ["diff", X_MEN, KNIGHTS],
    "import": ["import", ROOT / "tests" / "importing" / "data" / "outline.txt"],
    "status": ["status", "--table"],
    "build": ["build", "--index", "index"],
    "batch": ["batch", "-", "-k", "1"],
    "eval": ["eval", ROOT / "tests" / "data" / "smoke.jsonl", "--csv"],
    "config": ["config", "game", "vs-system"],
    "log": ["log"],
    "help": ["help", "ask"],
    "version": ["version"],
    "mcp": ["mcp"],
    "quiz": ["quiz", "--doc", "remix-glossary", "--count", "2", "--seed", "1", "--json"],
    "serve": ["serve", "--token", "short"],
    "site": ["site", "."],
}
MORE: dict[str, list[str | Path]] = {
    "a question from stdin that nothing answers": ["ask", "--game", "vs-remix", "--doc", "x-men"],
    "no command": [],
    "the help of a command": ["ask", "--help"],
    "an error": ["batch", "-", "-o", "missing/out.csv"],
}
SECONDS = re.compile(rb"\d+\.\d+ s$", re.MULTILINE)


def test_every_command_is_here() -> None:
    functions = {
        command.name or getattr(command.callback, "__name__", "") for command in application().registered_commands
    }
    assert functions == set(COMMANDS)


@pytest.mark.parametrize("arguments", [*COMMANDS.values(), *MORE.values()], ids=[*COMMANDS, *MORE])
def test_a_process_gives_what_is_given_in_this_one(
    tmp_path: Path, invented_corpus: Path, invented_index: Path, arguments: list[str | Path]
) -> None:
    env = {**os.environ, "JUDGE_DATA": "data", "JUDGE_CONFIG": "config.toml"}
    if arguments[:1] in (["build"], ["site"]):  # of a small corpus: of the shipped one a site takes half a minute
        env["JUDGE_CORPUS"] = str(invented_corpus)
    if arguments[:1] == ["site"]:
        env["JUDGE_INDEX"] = str(invented_index)
    given = []
    for run in (run_bytes, start_bytes):
        folder = tmp_path / run.__name__
        folder.mkdir()
        done = run(*arguments, stdin=f"{ALARIS}\n".encode(), folder=folder, env=env)
        given.append((done.returncode, SECONDS.sub(b"", done.stdout), done.stderr))
    assert given[0] == given[1]


@pytest.mark.parametrize(("told", "used"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "4"}, "4")])
def test_the_program_multiplies_on_one_thread_where_nobody_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, told: dict[str, str], used: str
) -> None:
    ran = []
    monkeypatch.setattr(os, "environ", dict(told))
    monkeypatch.setattr("judge.cli.main.main", lambda: ran.append(os.environ["OPENBLAS_NUM_THREADS"]))
    main()
    assert ran == [used]
