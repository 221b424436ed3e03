"""``config``, ``log``, ``--copy``, names instead of ids, ``help`` and ``version``: as somebody at an event types them."""

from __future__ import annotations

import base64
import json
import os
import sys
from pathlib import Path

import pytest

from judge import Judge
from tests.helpers.command_line import printed, refusal, run
from tests.helpers.terminal import terminal

COSMIC = "does cosmic come back after a stun?"
BREAD = "how do I bake bread"
HIDDEN = "can a hidden character be attacked?"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of each test's own."""
    monkeypatch.setenv("JUDGE_CONFIG", str(tmp_path / "config.toml"))
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return tmp_path


# -- settings ---------------------------------------------------------------------------------------------------------


def test_the_game_that_is_set_holds_until_something_else_is_said(judge: Judge) -> None:
    assert printed("config", "game", "vs-remix").startswith("game: vs-remix (")
    answer = json.loads(printed(COSMIC, "--json"))
    assert answer["assumed"] == {"game": "vs-remix", "as_of": None}
    assert answer["answers"] == json.loads(printed(COSMIC, "--json", "--game", "vs-remix"))["answers"]
    assert printed(COSMIC).startswith("Your settings: VS Remix.\n\n")
    assert json.loads(printed(COSMIC, "--json", "--game", "any"))["assumed"] is None
    named = json.loads(run(f"in vs system, {COSMIC}", "--json").stdout)
    assert (named["assumed"], named["games"]) == (None, ["vs-system"])
    assert judge.ask(COSMIC).assumed is None


def test_settings_hold_for_look_ups_and_whole_files(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_GAME", "vs-remix")
    assert set(json.loads(printed("show", "press", "--json"))["id"].split("/")[:1]) == {"remix-glossary"}
    assert {row["game"] for row in json.loads(printed("list", "--json"))} == {"vs-remix"}
    assert {row["doc"] for row in json.loads(printed("list", "--json", "--doc", "x-men"))} == {"x-men"}
    (home / "q.txt").write_text(f"{COSMIC}\n")
    done = run("batch", home / "q.txt")
    assert json.loads(done.stdout)["assumed"] == {"game": "vs-remix", "as_of": None}


def test_the_day_that_is_set_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_AS_OF", "2006-09-10")
    assert json.loads(printed("show", "witching hour", "--json"))["id"] == "marvel-knights/witching-hour"
    assert "errata" in json.loads(printed("show", "witching hour", "--as-of", "today", "--json"))["id"]
    assert json.loads(printed(HIDDEN, "--json"))["assumed"] == {"game": None, "as_of": "2006-09-10"}


def test_what_is_set_is_told() -> None:
    printed("config", "game", "vs-system")
    assert json.loads(printed("config", "--json"))["game"]["value"] == "vs-system"
    assert json.loads(printed("config", "--json"))["log"] is None
    assert printed("config", "game").startswith("game   vs-system ")
    assert printed("config", "game", "--unset").startswith("game: not set (")
    assert json.loads(printed("config", "game", "--json")) == {"game": None}


def test_a_setting_that_can_not_be_used_stops_what_needs_it_in_one_line(home: Path) -> None:
    (home / "config.toml").write_text('game = "chess"\n')
    assert f"'game' in {home / 'config.toml'} can't be 'chess'; choose " in refusal(HIDDEN)
    printed("config", "game", "vs-system")  # and can be mended with the command itself
    assert printed(HIDDEN)


# -- the log ----------------------------------------------------------------------------------------------------------


def test_nothing_is_kept_unless_that_is_wanted(home: Path) -> None:
    printed(HIDDEN)
    assert not (home / "data").exists()
    done = run("log")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "The log is off; turn it on with: judge config log on\n"


def test_what_is_asked_is_kept_found_and_exported(home: Path) -> None:
    printed("config", "log", "on")
    printed(HIDDEN, "--game", "vs-system")
    printed(BREAD, code=1)
    ruled, refused = json.loads(printed("log", "--json"))
    assert (ruled["question"], ruled["game"], ruled["id"]) == (HIDDEN, "vs-system", "marvel-knights/701.17")
    assert (refused["question"], refused["status"]) == (BREAD, "abstained")
    assert [entry["question"] for entry in json.loads(printed("log", "hidden", "ATTACKED", "--json"))] == [HIDDEN]
    assert BREAD not in printed("log", "-n", "1", "hidden")
    assert run("log", "--since", "2999").returncode == 1
    done = run("log", "--export", home / "event.md")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", f"2 entries in {home / 'event.md'}\n")
    assert HIDDEN in (home / "event.md").read_text(encoding="utf-8")
    assert "exists already" in refusal("log", "--export", home / "event.md")
    assert printed("log", "--clear").startswith("removed 2 entries of ")
    assert run("log").stderr == "The log is on; nothing was asked yet.\n"


@pytest.mark.skipif(os.name == "nt", reason="links take rights that few have there")
def test_a_log_that_lies_elsewhere_is_cleared_there(home: Path) -> None:
    printed("config", "log", "on")
    printed(HIDDEN)
    elsewhere = home / "elsewhere"
    (home / "data" / "log.jsonl").rename(elsewhere)
    (home / "data" / "log.jsonl").symlink_to(elsewhere)
    assert printed("log", "--clear").startswith("removed 1 ")
    assert not elsewhere.exists()
    printed(HIDDEN)
    assert elsewhere.read_text(encoding="utf-8").count("\n") == 1


def test_a_log_that_can_not_be_written_costs_no_answer(home: Path) -> None:
    printed("config", "log", "on")
    (home / "data").write_text("no folder")
    done = run(HIDDEN)
    assert done.returncode == 2
    assert "can't be attacked" in done.stdout
    assert done.stderr.startswith("judge: can't write the log ")


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")
def test_the_prompt_keeps_the_log_too(home: Path) -> None:
    printed("config", "log", "on")
    with terminal(home, env={"JUDGE_CONFIG": str(home / "config.toml"), "JUDGE_DATA": str(home / "data")}) as prompt:
        prompt.shows(r"\? $")
        prompt.type(f"{HIDDEN}\n")
        prompt.shows(r"\n\? $")
    assert [entry["question"] for entry in json.loads(printed("log", "--json"))] == [HIDDEN]


# -- the clipboard ----------------------------------------------------------------------------------------------------


KEEPS = """
import pathlib, sys
kept = pathlib.Path({copied!r})
if "-o" in sys.argv:
    sys.stdout.buffer.write(kept.read_bytes())
else:
    kept.write_bytes(sys.stdin.buffer.read())
"""


@pytest.fixture
def clipboard(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that a clipboard program of the test keeps what is copied in."""
    copied, program = home / "copied", home / "bin" / "xclip"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\n{KEEPS.format(copied=str(copied))}")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return copied


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a clipboard of their own")
def test_a_ruling_is_copied_with_where_it_stands(clipboard: Path, judge: Judge) -> None:
    done = run(HIDDEN, "--copy")
    first = judge.ask(HIDDEN).answers[0]
    assert (done.returncode, done.stderr) == (0, f"Copied: {first.id}.\n")
    text = clipboard.read_text(encoding="utf-8")
    assert text.startswith(first.points[first.point - 1].text)
    assert text.endswith(f"({first.source}, in force from {first.in_force}; {first.id}#{first.point})")
    assert run("show", "klaw", "--copy").returncode == 0
    assert [line[:2] for line in clipboard.read_text(encoding="utf-8").splitlines()][:4] == ["#1", "#2", "#3", "#4"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a clipboard of their own")
def test_nothing_is_copied_where_no_ruling_answers(clipboard: Path) -> None:
    done = run(BREAD, "--copy")
    assert (done.returncode, done.stderr) == (1, "Nothing copied: no ruling answers.\n")
    assert not clipboard.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a clipboard of their own")
@pytest.mark.parametrize("does", ["exit 1", "cat > /dev/null", "echo copied; exec sleep 60"])
@pytest.mark.usefixtures("clipboard")
def test_a_clipboard_that_takes_nothing_is_none(home: Path, does: str) -> None:
    (home / "bin" / "xclip").write_text(f"#!/bin/sh\n{does}\n")
    done = run("show", "klaw#4", "--copy", "--json")
    assert (done.returncode, done.stderr.partition(";")[0]) == (2, "judge: there is no clipboard here")
    assert "copied" not in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")
def test_a_terminal_without_a_clipboard_program_is_asked_itself(home: Path) -> None:
    bare = {"PATH": str(home), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with terminal(home, "show", "klaw#4", "--copy", env=bare) as command:
        assert command.ends()[0] == 0
        sent = command.raw.partition("\x1b]52;c;")[2].partition("\x07")[0]
    assert base64.b64decode(sent).decode().startswith("To pay for Klaw's payment power")


# -- names, help, version ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("klaw", "heralds-of-galactus/klaw-sonic-construct"),
        ("Klaw, Sonic Construct", "heralds-of-galactus/klaw-sonic-construct"),
        ("kalw", "heralds-of-galactus/klaw-sonic-construct"),
        ("5-breakthrough", "x-men/5-breakthrough"),
        ("601.3e", "marvel-knights/601.3e"),
        ("witching hour", "heralds-of-galactus/3.2-errata-to-witching-hour"),
    ],
)
def test_an_entry_is_shown_and_run_by_its_name(name: str, entry: str) -> None:
    assert printed("show", name) == printed("show", entry)
    assert printed("show", *name.split()) == printed("show", entry)
    by_name, by_id = (run("check", reference) for reference in (name, entry))
    assert (by_name.returncode, by_name.stdout, by_name.stderr) == (by_id.returncode, by_id.stdout, by_id.stderr)


def test_a_point_is_named_as_well() -> None:
    assert printed("show", "klaw#4") == printed("show", "heralds-of-galactus/klaw-sonic-construct#4")
    assert "has no point 9; nearest: heralds-of-galactus/klaw-sonic-construct#4" in refusal("show", "klaw#9")


def test_a_name_that_several_bear_is_asked_back() -> None:
    told = refusal("show", "press")
    assert "remix-glossary/press" in told
    assert "heralds-of-galactus/3-press" in told
    assert "has no entry of its own; what names it: judge card" in refusal("show", "emma frost")


def test_help_and_version_do_what_they_say() -> None:
    assert printed("version") == printed("--version")
    assert printed("help") == printed("--help")
    assert printed("help", "show") == printed("show", "--help")
    panels = ("For players", "For judges", "For maintainers")
    places = [printed("help").index(panel) for panel in panels]
    assert places == sorted(places)
