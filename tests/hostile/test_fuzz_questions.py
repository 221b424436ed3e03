"""Random text asked: every question ends in an answer that JSON carries, or in one line that says what is wrong with it."""

from __future__ import annotations

import datetime as dt
import json
import random
import re
import time
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from judge import Judge
from judge.answers import Answer, Band
from judge.errors import QuestionError
from tests.helpers.command_line import run
from tests.helpers.hostile_text import random_text

QUESTIONS, FEW = 230, 60  # through the API; so few while one works
COMMANDS = 20  # through the command line
PATIENCE = 2  # seconds of CPU for a text of some hundred characters
STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
OPTIONS: tuple[list[str], ...] = (
    [],
    ["-v"],
    ["--json"],
    ["--nl"],
    ["--csv"],
    ["--table"],
    ["--rulings-only"],
    ["--game", "vs-remix"],
    ["-k", "1"],
)


def check(answer: Answer, asked: str) -> None:
    encoded = msgspec.json.encode(answer)
    assert msgspec.json.decode(encoded, type=Answer) == answer
    assert answer.status in ("answered", "abstained")
    assert answer.band in get_args(Band)
    assert (answer.status == "answered") == (answer.band == "settles"), asked
    assert 0 <= answer.confidence <= 1
    if answer.status == "answered":
        assert 1 <= answer.answers[0].point <= len(answer.answers[0].points)
    else:
        assert answer.reason
    for part in answer.parts:
        check(part, asked)


def ask(judge: Judge, text: str, earlier: Answer | None, as_of: dt.date | None) -> Answer | None:
    """The answer; None where the text asks nothing, which must be told in a line."""
    begun = time.process_time()
    try:
        answer = judge.ask(text, earlier=earlier, as_of=as_of)
    except QuestionError:
        # Something like a word is left of what asks anything.
        assert not re.search(r"[a-z]{4}", text.lower()) or STEERING.search(text) or "[" in text, text
        return None
    assert time.process_time() - begun < PATIENCE, text
    check(answer, text)
    return answer


def test_any_text_is_answered_or_refused(judge: Judge, attacks: int) -> None:
    earlier = None
    for seed in range(QUESTIONS * attacks if attacks > 1 else FEW):
        chance = random.Random(seed)
        text = random_text(chance)
        as_of = dt.date(2006, 9, 10) if chance.random() < 0.1 else None
        found = ask(judge, text, earlier if chance.random() < 0.3 else None, as_of)
        earlier = found or earlier


def test_any_text_at_the_command_line(attacks: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"JUDGE_{name}", str(tmp_path / name))
    monkeypatch.setenv("JUDGE_LOG", "on")
    for seed in range(COMMANDS * attacks if attacks > 1 else COMMANDS // 2):
        chance = random.Random(seed)
        text, options = random_text(chance), chance.choice(OPTIONS)
        given = text.encode("utf-8", "surrogatepass")
        done = run("ask", *options, stdin=given.decode("utf-8", "replace"))
        told = (seed, options, text, done.stderr)
        assert done.returncode in (0, 1, 2), told
        assert not STEERING.search(done.stdout), told
        assert not STEERING.search(done.stderr), told
        if done.returncode == 2:
            assert done.stdout == "", told
            assert re.fullmatch(r"judge: .+\n", done.stderr), told
        else:
            assert done.stderr == "", told
        if "--json" in options and done.returncode < 2:
            status = json.loads(done.stdout)["status"]
            assert status == ("answered", "abstained")[done.returncode], told
    for form in ([], ["--json"], ["--csv"], ["--table"]):
        done = run("log", "-n", "100000", *form)
        assert (done.returncode, done.stderr) == (0, "")
        assert not STEERING.search(done.stdout)
    for suffix in ("md", "csv", "jsonl"):
        assert run("log", "--export", tmp_path / f"log.{suffix}").returncode == 0
        written = (tmp_path / f"log.{suffix}").read_bytes().decode()
        assert not STEERING.search(written)
