"""A ruling to the clipboard, as one quotes it to somebody: what it says, where it stands, since when."""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Sequence

from judge.answers import Answer, RulingView
from judge.cli.messages import tell_aside
from judge.errors import JudgeError

_PATIENCE = 3.0  # seconds that a clipboard's program is waited for


def copy_answer(answer: Answer) -> None:
    """Copy the ruling that answers, or those that answer the parts of a post; tell where none does.

    :raises JudgeError: if there is no clipboard.
    """
    settled = [one.answers[0] for one in answer.parts or (answer,) if one.status == "answered"]
    copy_rulings([(view, view.deciding_points) for view in settled])


def copy_entries(views: Sequence[RulingView]) -> None:
    """Copy entries, whole or the point that was asked for.

    :raises JudgeError: if there is no clipboard.
    """
    copy_rulings([(view, [view.point] if view.point else [point.n for point in view.points]) for view in views])


def copy_rulings(chosen: Sequence[tuple[RulingView, Sequence[int]]]) -> None:
    """Copy some points of each of some entries; tell where there are none.

    :raises JudgeError: if there is no clipboard.
    """
    if not chosen:
        tell_aside("Nothing copied: no ruling answers.")
        return
    is_sure = _copy("\n\n".join(_quotation(view, points) for view, points in chosen))
    tell_aside(
        f"{'Copied' if is_sure else 'Sent to the terminal to copy'}: {', '.join(view.id for view, _ in chosen)}."
    )


def _quotation(view: RulingView, points: Sequence[int]) -> str:
    several = len(points) > 1
    lines = [f"{f'#{n} ' if several else ''}{view.points[n - 1].text}" for n in points]
    where = view.id if several else f"{view.id}#{points[0]}"
    what = f"base rule, {view.certainty}" if view.certainty else f"in force from {view.in_force}"
    return "\n".join([*lines, f"({view.source}, {what}; {where})"])


def _copy(text: str) -> bool:
    """Copy a text; give whether it surely arrived."""
    if _is_in_clipboard(text):
        return True
    # Most terminals take it themselves (OSC 52), also at the other end of ssh.
    if not sys.stderr.isatty():
        raise JudgeError("there is no clipboard here", "install wl-clipboard or xclip, or leave --copy out")
    sys.stdout.flush()
    sys.stderr.write(f"\x1b]52;c;{base64.b64encode(text.encode()).decode()}\a")
    return False


def _is_in_clipboard(text: str) -> bool:
    """Copy a text by the programs that the system has for it, and look whether it is there then.

    In a process of its own: what such a program prints is no answer, and one that hangs is waited for no longer than a moment.
    """
    import subprocess
    import tempfile

    clipboard = [sys.executable, "-P", "-m", "pyperclip"]
    env = {**os.environ, "PYTHONUTF8": "1"}
    try:
        done = subprocess.run([*clipboard, "--copy"], input=text.encode(), stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, env=env, timeout=_PATIENCE, check=False)  # fmt: skip
        if done.returncode:
            return False
        with tempfile.TemporaryFile() as found:  # no pipe: what such a program leaves running would hold it open
            subprocess.run([*clipboard, "--paste"], stdin=subprocess.DEVNULL, stdout=found, stderr=subprocess.DEVNULL,
                           env=env, timeout=_PATIENCE, check=False)  # fmt: skip
            found.seek(0)
            return found.read().decode("utf-8", "replace").split() == text.split()
    except (OSError, subprocess.TimeoutExpired):
        return False
