"""Batches over the invented corpus, as tests run, stop and compare them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.helpers.command_line import COMMAND, run

SUBJECTS = ("Grimble", "Nettle Sting", "the baron", "a sleeping guy", "=cmd|' /C calc'!A0", "\x1b[31mred\x9b0m", "")


class Place:
    """A folder with questions, an index of the invented corpus, and what an uninterrupted run writes."""

    def __init__(self, folder: Path, index: Path, corpus: Path) -> None:
        self.folder = folder
        self.named = ("--index", str(index), "--corpus", str(corpus))

    def batch(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """A run in this process."""
        return run("batch", *arguments, *self.named, folder=self.folder, stdin=stdin)

    def started(self, *arguments: str) -> subprocess.Popen[bytes]:
        """A run as a process of its own."""
        command = [*COMMAND, "batch", *arguments, *self.named]
        return subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def write(self, name: str, count: int) -> None:
        """A file of questions."""
        lines = [json.dumps({"question": f"{SUBJECTS[n % len(SUBJECTS)]} may attack {n} times?"}) for n in range(count)]
        lines[2::5] = ["{not JSON"] * len(lines[2::5])
        (self.folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")

    def whole(self, name: str, out: str, *options: str) -> bytes:
        """What an uninterrupted run writes."""
        target = f"whole-{out}"
        (self.folder / target).unlink(missing_ok=True)
        done = self.batch(name, "-o", target, *options)
        assert done.returncode == 0, done.stderr
        return (self.folder / target).read_bytes()


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def is_one_line(message: str) -> bool:
    return message.startswith("judge: ") and message.endswith("\n") and message.count("\n") == 1
