"""Lines on stderr: beside what a command prints, and where it fails."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from judge.errors import CorpusError, JudgeError

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from pathlib import Path

    from judge.api import Judge

_LONGEST = 1000  # characters of the line that tells a failure


def tell_aside(text: str) -> None:
    """One line on stderr, below what was printed so far."""
    with contextlib.suppress(BrokenPipeError):  # for who reads no further it is news as well
        sys.stdout.flush()
    sys.stderr.write(one_line(text) + "\n")


def tell_waiting(told: str) -> None:
    """Who holds what this process waits for, in a sentence."""
    tell_aside(f"judge: {told}")


def tell_failure(error: JudgeError) -> None:
    """Cause and fix in one line; of a corpus that breaks its dialect also each place, a line each."""
    if isinstance(error, CorpusError):
        for defect in error.defects:
            sys.stderr.write(f"{defect}\n")
    line = f"judge: {textwrap.shorten(one_line(str(error)), _LONGEST, placeholder=' ...')}"
    if sys.stderr.isatty():  # which would break it within words
        width = max(40, shutil.get_terminal_size().columns)
        line = "\n".join(textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False))
    sys.stderr.write(f"{line}\n")


def tell_corpus(corpus: Path | None) -> None:
    """Say which corpus was read, where it is not the shipped one."""
    if corpus:
        tell_aside(f"judge: corpus at {corpus}")


def tell_sources(judge: Judge) -> None:
    """Say which corpus was read, where it is not the shipped one, and what its index lacks."""
    tell_corpus(judge.other_corpus)
    if judge.notice:
        tell_aside(judge.notice)


def one_line(text: str) -> str:
    """A line that can't steer the terminal, whatever a name in it holds."""
    return "".join(c if c.isprintable() else " " for c in text)
