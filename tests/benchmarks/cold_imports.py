"""How well judge answers from documents of other makers, imported and built as a user would (extra ``eval``).

python -m tests.benchmarks.cold_imports [--encoder FOLDER]

The three documents of ``tests/data/cold-imports`` (what they are: its README) go through ``judge import`` and ``judge build`` into a data
folder that is thrown away; then their questions are asked of everything together. Nothing of them was ever trained or tuned on.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec

from judge.api import Judge
from judge.evaluation.labelled import Labelled, QuestionOutcome, ask_all, read_labelled
from tests.benchmarks.cold import table
from training.minilm import ROOT

FOLDER = ROOT / "tests" / "data" / "cold-imports"


class ColdImport(msgspec.Struct, frozen=True):
    """A document to import: its file, the id that it gets, and the options of ``judge import`` that it needs."""

    file: str
    document: str
    options: tuple[str, ...]

    @property
    def command(self) -> tuple[str, ...]:
        """What is given to ``judge``."""
        return ("import", str(FOLDER / self.file), "--doc", self.document, *self.options)

    def questions(self) -> list[Labelled]:
        """The labelled questions on it."""
        return read_labelled(FOLDER / f"{self.document}.questions.jsonl")


IMPORTS = (
    ColdImport("marvel-universe-faq.txt", "marvel-universe", ("--game", "vs-system")),
    ColdImport("lotr-lcg-faq.txt", "lotr-lcg-faq", ("--game", "warhammer-invasion", "--published", "2017-10-16")),
    ColdImport("fab-keywords.html", "fab-keywords", ("--game", "vs-remix", "--published", "2023-10-06")),
)


def ask_imported(data: Path, encoder: Path | None = None) -> dict[str, list[QuestionOutcome]]:
    """Import all documents into the data folder, build, and ask each document's questions.

    :param encoder: the folder of a carried encoder to build with, where not the shipped one.
    :return: the outcomes by document.
    :raises SystemExit: if ``judge`` can't import or build, or a gold entry is not what the import makes.
    """
    if encoder:
        shutil.copytree(encoder, data / "index" / "encoder")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    environment["JUDGE_DATA"] = str(data)
    for one in IMPORTS:
        _run(environment, *one.command)
    _run(environment, "build")
    os.environ.clear()
    os.environ.update(environment)
    judge = Judge.open()
    known = {entry.id for entry in judge.entries()}
    found = {}
    for one in IMPORTS:
        rows = one.questions()
        if lost := {gold for row in rows for gold in row.gold} - known:
            raise SystemExit(f"cold_imports: the import of {one.file} makes no {', '.join(sorted(lost))}; label anew")
        found[one.document] = list(ask_all(judge, rows))
    return found


def _run(environment: Mapping[str, str], *arguments: str) -> None:
    """Run ``judge``; what it prints is only of use where it fails."""
    done = subprocess.run(
        [sys.executable, "-m", "judge", *arguments], env=environment, cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"cold_imports: judge {arguments[0]} failed: {done.stderr or done.stdout}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--encoder", type=Path, metavar="FOLDER", help="build with the carried encoder there")
    encoder = parser.parse_args().encoder
    with tempfile.TemporaryDirectory() as data:
        print("\n".join(table(ask_imported(Path(data), encoder))))


if __name__ == "__main__":
    main()
