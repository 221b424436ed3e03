"""Nothing that a question, a name or a corpus holds steers the terminal that it is printed on."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.helpers.command_line import run
from tests.helpers.terminal import terminal

HOSTILE = "can \x1b[31mKlaw\x1b[0m be KO'd\x1b]0;title\x07 for\x1b]52;c;cm0=\x1b\\ his\u202e own\x85 power \x9b2J?"
STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"JUDGE_{name}", str(tmp_path / name))
    return tmp_path


@pytest.mark.parametrize("form", ["", "-v", "--json", "--nl", "--csv", "--table"])
def test_a_question_is_understood_without_its_colours_and_printed_without_orders(form: str) -> None:
    done = run("ask", *filter(None, [form]), HOSTILE)
    assert (done.returncode, done.stderr) == (0, "")
    assert not STEERING.search(done.stdout)
    assert "31m" not in done.stdout


def test_json_carries_every_sign_of_the_question() -> None:
    question = "can Klaw be KO'd\x85 for his\u202e own power\x7f?"
    assert json.loads(run("ask", "--json", question).stdout)["question"] == question
    assert json.loads(run("ask", "--json", "a \ud800 b").stdout)["question"] == "a \ufffd b"


@pytest.mark.parametrize(
    "command",
    [["card"], ["show"], ["rule"], ["check"], ["show", "--json"], ["card", "--json"], ["ask", "-g"], ["ask", "-d"]],
)
def test_a_name_that_is_refused_is_told_without_orders(command: list[str]) -> None:
    done = run(*command, HOSTILE, *(["x"] if command[0] == "ask" else []))
    assert done.returncode in (1, 2)
    assert done.stderr.startswith("judge: ")
    assert not STEERING.search(done.stdout + done.stderr)


def test_the_log_and_its_report_hold_no_orders(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_LOG", "on")
    run("ask", HOSTILE)
    (log,) = place.rglob("log.jsonl")
    assert not STEERING.search(log.read_bytes().decode())
    # What an older judge wrote down as it was.
    entry = json.loads(log.read_text(encoding="utf-8")) | {"question": HOSTILE, "text": HOSTILE}
    log.write_text(json.dumps(entry, ensure_ascii=False) + "\n", encoding="utf-8")
    for form in ([], ["--json"], ["--nl"], ["--csv"], ["--table"]):
        assert not STEERING.search(run("log", *form).stdout)
    for suffix in ("md", "csv", "jsonl"):
        assert run("log", "--export", place / f"log.{suffix}").returncode == 0
        assert not STEERING.search((place / f"log.{suffix}").read_bytes().decode())


@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\u202e", "\x00"])
def test_a_corpus_with_such_a_sign_is_one_defect_with_its_line(place: Path, invented_corpus: Path, sign: str) -> None:
    corpus = place / "corpus"
    shutil.copytree(invented_corpus, corpus)
    moon = corpus / "vs-system" / "moon.md"
    text = moon.read_text(encoding="utf-8")
    lines = text.split("\n")
    at = lines.index("1. Grimble's payment power has no target: the Automata is chosen as the effect resolves.")
    lines[at] += f"{sign}[31m"
    moon.write_text("\n".join(lines), encoding="utf-8")
    done = run("build", "--corpus", corpus, "--index", place / "index")
    assert done.returncode == 2
    first, *rest = done.stderr.splitlines()
    assert first.startswith(f"{moon}:{at + 1}: holds U+")
    assert len(rest) == 1
    assert not STEERING.search(done.stderr.replace("\n", ""))


def test_a_sign_that_yaml_spells_is_told_too(place: Path, invented_corpus: Path) -> None:
    corpus = place / "corpus"
    shutil.copytree(invented_corpus, corpus)
    moon = corpus / "vs-system" / "moon.md"
    moon.write_text(
        re.sub("^title: .*$", r'title: "The Moon\\e[31m FAQ"', moon.read_text(encoding="utf-8"), count=1, flags=re.M),
        encoding="utf-8",
    )
    done = run("build", "--corpus", corpus, "--index", place / "index")
    assert (done.returncode, done.stderr.count("holds U+001B")) == (2, 1)


def test_a_prompt_shows_what_was_asked_without_orders(tmp_path: Path) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(r"(^|\n)\? $")
        prompt.type("can Klaw be KO'd \u0085 for his\u202e own power\n")
        prompt.shows(r"(^|\n)\? $")
        prompt.type("history\n")
        assert "for his own power" in prompt.shows(r"(^|\n)\? $")
        prompt.type("\x04")
        prompt.ends()
