"""Lines on stderr beside what a command prints. Errors are the business of ``main``."""

from __future__ import annotations

import contextlib
import sys


def tell_aside(text: str) -> None:
    """One line on stderr, below what was printed so far."""
    with contextlib.suppress(BrokenPipeError):  # for who reads no further it is news as well
        sys.stdout.flush()
    sys.stderr.write(one_line(text) + "\n")


def one_line(text: str) -> str:
    """A line that can't steer the terminal, whatever a name in it holds."""
    return "".join(c if c.isprintable() else " " for c in text)
