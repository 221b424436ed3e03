"""Lines on stderr: beside what a command prints, and where it fails."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from judge.errors import CorpusError, JudgeError
from judge.harmless import on_a_line

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from pathlib import Path

    from judge.api import Judge

_LONGEST = 1000  # characters of the line that tells a failure


def tell_aside(text: str) -> None:
    """One line on stderr, below what was printed so far."""
    with contextlib.suppress(BrokenPipeError):  # for who reads no further it is news as well
        sys.stdout.flush()
    _write(on_a_line(text))


def _write(line: str) -> None:
    # What can't be told, as where stderr goes to a full disk, changes no outcome.
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()


def tell_waiting(told: str) -> None:
    """Who holds what this process waits for, in a sentence."""
    tell_aside(f"judge: {told}")


def tell_failure(error: JudgeError) -> None:
    """Cause and fix in one line; of a corpus that breaks its dialect also each place, a line each."""
    if isinstance(error, CorpusError):
        for defect in error.defects:
            _write(on_a_line(str(defect)))
    # Cut before it is looked at word by word: a name may be as long as a file.
    told = on_a_line(str(error)[: 2 * _LONGEST])
    line = f"judge: {textwrap.shorten(told, _LONGEST, placeholder=' ...')}"
    if sys.stderr.isatty():  # which would break it within words
        width = max(40, shutil.get_terminal_size().columns)
        line = "\n".join(textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False))
    _write(line)


def tell_corpus(corpus: Path | None) -> None:
    """Say which corpus was read, where it is not the shipped one."""
    if corpus:
        tell_aside(f"judge: corpus at {corpus}")


def tell_sources(judge: Judge) -> None:
    """Say which corpus was read, where it is not the shipped one, and what its index lacks."""
    tell_corpus(judge.other_corpus)
    if judge.notice:
        tell_aside(judge.notice)
