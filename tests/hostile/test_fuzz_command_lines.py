"""Random command lines: each ends with an exit code that means something and a line that says what is wrong, and writes nowhere else."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from judge.cli.commands import NAMES
from judge.store.locations import shipped
from tests.helpers.command_line import run_bytes
from tests.helpers.hostile_text import random_text

LINES = 80
COMMANDS = tuple(name for name in NAMES if name != "serve")  # that one ends when somebody ends it
STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")

# Not here: what touches the clipboard or another program's files, and what starts processes by the number.
_OPTIONS_TEXT = """
--json --nl --csv --table --color --no-pager --index --corpus --game -g --doc -d --as-of -k --rulings-only --verbose -v
--output -o --resume --fields --format --afresh --history --since -n --export --clear --yes --misread --prove --axes
--published --map --remove --dry-run --help -h --version --unset --force --all --no-such-option -x -- -
"""
OPTIONS = _OPTIONS_TEXT.split()
_VALUES_TEXT = """
vs-system vs-remix any today x-men marvel-knights 2006-09-10 2006-13-99 0 -1 1 5 99999999999999999999 nan never always
auto txt csv jsonl row,id,point . .. / /dev/null /nowhere/at/all file.txt out.jsonl out.csv folder klaw klaw#4 klaw#99
601.3e x-men/klaw heralds-of-galactus/klaw-sonic-construct#4 moon sun game as-of log color pager on off a=b = # '' " ? %
* ~ $HOME
"""
VALUES = _VALUES_TEXT.split()
WORDS = (
    "can a hidden character be attacked?",
    "what about klaw",
    "witching hour",
    "emma frost",
    "",
    " ",
    "\n",
    "-4 endurance?",
    "é",
    "\u202e",
)
QUESTIONS = b"can a hidden character be attacked?\nhow do I bake bread\n\xff\n"


def command_line(chance: random.Random) -> list[str]:
    """A command, or none, with options and values that mostly make no sense together."""
    line: list[str] = []
    if chance.random() < 0.9:
        line.append(chance.choice(COMMANDS))
    for _ in range(chance.randint(0, 5)):
        kinds: Sequence[Sequence[str]] = (OPTIONS, OPTIONS, VALUES, VALUES, WORDS, COMMANDS)
        line.append(chance.choice(chance.choice(kinds)))
        if chance.random() < 0.1:
            line[-1] = f"{chance.choice(OPTIONS)}={line[-1]}"
        if chance.random() < 0.1:
            line[-1] = random_text(chance, 60).replace("\0", " ")
    return line


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


class Place:
    """A folder to work in, with an invented corpus and its index, and beside it one that nobody may touch."""

    def __init__(self, folder: Path, corpus: Path, index: Path) -> None:
        self.own, self.others = folder / "own", folder / "others"
        for at in (self.own, self.others):
            at.mkdir()
        shutil.copytree(corpus, self.own / "corpus")
        shutil.copytree(index, self.own / "index")
        (self.own / "folder").mkdir()
        (self.own / "file.txt").write_bytes(QUESTIONS)
        (self.others / "kept.txt").write_text("kept", encoding="utf-8")


@pytest.fixture
def place(tmp_path: Path, invented_corpus: Path, invented_index: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    found = Place(tmp_path, invented_corpus, invented_index)
    for name, at in {"DATA": "data", "CONFIG": "config", "CORPUS": "corpus", "INDEX": "index"}.items():
        monkeypatch.setenv(f"JUDGE_{name}", str(found.own / at))
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(found.own / "home"))
    return found


def given(line: Sequence[str]) -> list[str]:
    """A line that changes nothing but what is in its folder: no checks by the hundred, no completion for a shell that is there."""
    return [word for word in line if not re.match(r"--?install-completion|(?:/nowhere|/dev|/$|\.\.)", word)]


def test_any_command_line_ends_as_it_should(place: Place, attacks: int) -> None:
    codes = set()
    before = [contents(shipped(name)) for name in ("corpus", "index")]
    for seed in range(LINES * attacks):
        chance = random.Random(seed)
        line = given(command_line(chance))
        stdin = chance.choice((b"", QUESTIONS, random_text(chance).encode("utf-8", "replace"), chance.randbytes(40)))
        done = run_bytes(*line, stdin=stdin, folder=place.own)
        told = (seed, line, stdin, done.stdout[-300:], done.stderr[-600:])
        output, messages = done.stdout.decode(), done.stderr.decode()
        codes.add(done.returncode)
        assert done.returncode in (0, 1, 2, 130), told
        assert "Traceback" not in messages, told
        assert not STEERING.search(messages.replace("\r", "")), told
        assert not STEERING.search(re.sub(r"\x1b\[[0-9;]*m", "", output) if "always" in line else output), told
        assert len(re.findall(r"^judge: (?!corpus at|the index had|wrote)", messages, re.MULTILINE)) <= 1, told
        if done.returncode == 2:
            assert re.search(r"^judge: .+$", messages, re.MULTILINE), told
    assert [contents(shipped(name)) for name in ("corpus", "index")] == before
    assert {path.name for path in place.own.parent.iterdir()} == {"own", "others"}
    assert contents(place.others) == {"kept.txt": b"kept"}
    assert codes >= {0, 1, 2}
