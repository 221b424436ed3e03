"""Lines on stderr beside what a command prints. Errors are the business of ``main``."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from pathlib import Path

    from judge.api import Judge


def tell_aside(text: str) -> None:
    """One line on stderr, below what was printed so far."""
    with contextlib.suppress(BrokenPipeError):  # for who reads no further it is news as well
        sys.stdout.flush()
    sys.stderr.write(one_line(text) + "\n")


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
