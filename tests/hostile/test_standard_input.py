"""Bytes piped in that are not the text they should be: the question in them is answered, or one line says why not."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path

import pytest

from tests.helpers.command_line import COMMAND, PATIENCE, run_bytes, start_bytes
from tests.helpers.terminal import terminal

ASKED = "can a hidden character be attacked?"
ANSWER = "marvel-knights/701.17"

READABLE = {
    "Latin-1": "can Klaw’s a hidden character be attacked? caf\xe9".replace("’", "").encode("latin-1"),
    "Windows-1252": b"can a hidden character be attacked\x85 that\x92s it?",
    "UTF-8 with a mark": b"\xef\xbb\xbf" + ASKED.encode(),
    "UTF-16": ASKED.encode("utf-16"),
    "UTF-16, the other way round": b"\xfe\xff" + ASKED.encode("utf-16-be"),
    "UTF-16, cut": ASKED.encode("utf-16") + b"\x41",
    "NULs": ASKED.replace(" ", "\0 ").encode(),
    "cut UTF-8": ASKED.encode() + "é".encode()[:1],
    "half a surrogate": ASKED.encode() + b" \xed\xa0\x80",
    "too long a form": ASKED.encode() + b" \xc0\xaf",
    "a colour": b"\x1b[31mcan a hidden\x1b[0m character be attacked?",
    "CR": ASKED.replace(" ", "\r").encode(),
}
REFUSED = {
    "UTF-16 without a mark": ASKED.encode("utf-16-le"),
    "UTF-32 without a mark": ASKED.encode("utf-32-be"),
    "Cyrillic in another encoding": "может ли скрытый персонаж быть атакован".encode("cp1251"),
    "a compressed file": b"\x1f\x8b\x08\x00" + random.Random(1).randbytes(400),
    "NULs only": b"\0" * 50,
    "nothing": b"",
}


@pytest.mark.parametrize("what", READABLE)
def test_a_question_with_broken_signs_is_answered(what: str) -> None:
    done = run_bytes("ask", "--json", stdin=READABLE[what])
    assert (done.returncode, done.stderr) == (0, b"")
    assert f'"id": "{ANSWER}"'.encode() in done.stdout


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_text_is_refused_in_a_line(what: str) -> None:
    done = run_bytes("ask", stdin=REFUSED[what])
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert done.stderr.startswith(b"judge: ")


@pytest.mark.skipif(os.name == "nt", reason="bounds of memory are POSIX's")
@pytest.mark.parametrize("arguments", [["ask"], ["batch", "-", "--format", "csv"]])
@pytest.mark.parametrize(("start", "again"), [('question\n"', "y"), ('question\n"', '","'), ('"', "\x1b[31m")])
def test_what_is_piped_in_without_end_is_a_line(arguments: list[str], start: str, again: str) -> None:
    pipe = subprocess.Popen(["yes", again], stdout=subprocess.PIPE)
    assert pipe.stdout
    script = 'ulimit -v 3000000; (printf %s "$1"; cat) | "${@:2}"'
    command = ["bash", "-c", script, "bash", start, *COMMAND, *arguments]
    try:
        done = subprocess.run(command, stdin=pipe.stdout, capture_output=True, timeout=PATIENCE, check=False)
    finally:
        pipe.kill()
        pipe.communicate()
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1), done.stderr[-300:]
    assert b" is longer than " in done.stderr


def test_a_question_below_a_long_paste_is_piped_in_as_ever() -> None:
    pasted = "and then he said no\n" * 100_000
    done = run_bytes("ask", "--json", stdin=f"{pasted}\n{ASKED}".encode())
    assert done.stderr == b""  # whether so much talk lets it be settled is for the search to say
    assert f'"id": "{ANSWER}"'.encode() in done.stdout


def garbage(chance: random.Random) -> bytes:
    """Bytes that somebody's program may pipe in."""
    text = ASKED.encode(chance.choice(("utf-8", "latin-1", "utf-16", "utf-16-le", "utf-32", "cp1252")))
    match chance.randrange(4):
        case 0:
            return chance.randbytes(chance.randint(1, 300))
        case 1:
            at = chance.randrange(len(text))
            return text[:at] + chance.randbytes(chance.randint(1, 9)) + text[at:]
        case 2:
            return text[: chance.randrange(len(text))]
        case _:
            return b"\n".join((text, chance.randbytes(20), text))


def test_any_bytes_end_in_an_answer_or_a_line(attacks: int) -> None:
    for seed in range(max(10, attacks // 2)):
        given = garbage(random.Random(seed))
        for arguments in (
            ["ask"],
            ["ask", "--json"],
            ["batch", "-"],
            ["batch", "-", "--csv"],
            ["batch", "-", "--format", "jsonl"],
        ):
            done = run_bytes(*arguments, stdin=given)
            told = (seed, arguments, given, done.stderr)
            assert done.returncode in (0, 1, 2), told
            done.stdout.decode()  # the output is UTF-8
            assert b"Traceback" not in done.stderr, told
            assert done.stderr.count(b"\n") <= (1 if arguments[0] == "ask" else 3), told
            if done.returncode == 2:
                assert (done.stdout, done.stderr[:7]) == (b"", b"judge: "), told


@pytest.mark.parametrize("what", ["Latin-1", "UTF-16 without a mark"])
def test_a_process_of_its_own_does_the_same(what: str) -> None:
    given = READABLE.get(what) or REFUSED[what]
    own, here = start_bytes("ask", stdin=given), run_bytes("ask", stdin=given)
    assert (own.returncode, own.stdout, own.stderr) == (here.returncode, here.stdout, here.stderr)


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")
def test_the_prompt_outlives_bytes_that_are_no_text(tmp_path: Path) -> None:
    prompt_stands = r"(^|\n)\? $"
    with terminal(tmp_path) as prompt:
        prompt.shows(prompt_stands)
        for given in (
            b"can a hidden character be attacked caf\xe9\n",
            b"show \xff\xfe\n",
            b"copy \xe9\n",
            b"card \xe9\xe9\n",
        ):
            prompt.type_bytes(given)
            assert "Traceback" not in prompt.shows(prompt_stands)
        prompt.type(f"{ASKED}\n")
        assert ANSWER in prompt.shows(prompt_stands)
        prompt.type("\x04")
        assert prompt.ends()[0] == 0
