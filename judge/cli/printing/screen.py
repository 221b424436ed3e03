"""The screen: how wide it is, whether it shows colours, and a pager for what is longer than it."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
from collections.abc import Iterator
from typing import Literal

Color = Literal["auto", "always", "never"]

_WIDEST = 100  # longer lines are hard to read, however wide the terminal
# Colours, no pager for less than a screen, a word how to leave; and no commands by which a stray key writes a file.
_LESS = {"LESS": "FRXPsspace for more, q to leave$", "LESSSECURE": "1"}
_color: Color = "auto"


def set_color(wanted: Color | None, usual: Color = "auto") -> None:
    """Decide on colours: what an option wants, else what ``NO_COLOR`` and ``FORCE_COLOR`` say, else what is usual."""
    global _color
    told: Color | None = "never" if os.environ.get("NO_COLOR") else "always" if os.environ.get("FORCE_COLOR") else None
    _color = wanted or told or usual


def is_coloured() -> bool:
    """Whether stdout gets colours."""
    if _color == "auto":
        return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return _color == "always"


def line_width() -> int | None:
    """The columns that a line may take; None where stdout is no terminal."""
    return min(_WIDEST, max(40, shutil.get_terminal_size().columns)) if sys.stdout.isatty() else None


class _Page(io.StringIO):
    """What would have been shown on a terminal, which it is to whoever asks."""

    def isatty(self) -> bool:
        return True


@contextlib.contextmanager
def paged(is_wanted: bool) -> Iterator[None]:
    """Show what is printed meanwhile in the pager (``$PAGER``, else ``less``) if it is longer than the screen.

    A pipe gets it at once. Where there is no pager it is printed.
    """
    screen = sys.stdout
    command = _pager() if is_wanted and screen.isatty() and sys.stdin else []
    if not command or os.environ.get("TERM") == "dumb" or shutil.which(command[0]) is None:
        yield
        return
    page = _Page()
    sys.stdout = page
    try:
        yield
    finally:
        sys.stdout = screen
        text = page.getvalue()
        if text.count("\n") < shutil.get_terminal_size().lines or not _in_pager(command, text):
            screen.write(text)


def _pager() -> list[str]:
    import shlex

    try:
        return shlex.split(os.environ.get("PAGER", "less"))
    except ValueError:  # an open quote
        return []


def _in_pager(command: list[str], text: str) -> bool:
    """Whether the pager showed a text. ``less`` is told to keep colours and to leave the text on the screen."""
    import subprocess

    try:
        done = subprocess.run(command, input=text.encode(), env={**_LESS, **os.environ}, check=False)
    except OSError:
        return False
    return done.returncode == 0  # else nobody knows how much of it was seen
