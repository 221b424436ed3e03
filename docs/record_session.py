"""Write ``docs/session.md``: ten minutes of a judge at an event, at a terminal of 80 columns. A test records it again and compares.

python -m docs.record_session

What is typed is below; everything else on the page is what a real shell and judge at a real pseudo-terminal showed.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path

from tests.helpers.terminal import Terminal, terminal

PAGE = Path(__file__).parent / "session.md"
COLUMNS = 80
_SHELL, _JUDGE = r"(?:^|\n)\$ $", r"(?:^|\n)(?:[a-z-]+ )?\? $"
# What is typed, and what stands there once it is done.
TYPED = (
    ("judge config game vs-system", _SHELL),
    ("judge config log on", _SHELL),
    ("judge", _JUDGE),
    ("can a hidden character be attacked?", _JUDGE),
    ("can klaw be KOd to pay for his own power", _JUDGE),
    ("what about readying him with it in the recovery phase?", _JUDGE),
    ("does galen kor count press guys that already left play?", _JUDGE),
    ("2", _JUDGE),
    ("may I wear headphones during the match?", _JUDGE),
    ("check klaw#4", _JUDGE),
    ("check klaw#4 --misread", _JUDGE),
    ("card witching hour", _JUDGE),
    ("exit", _SHELL),
    ("judge log --export event.md", _SHELL),
    ("cat event.md", _SHELL),
)

_HEAD = """# Ten minutes at an event

A judge sets his game, asks, opens a ruling by its number, runs a check and sees it misread, looks a card up, and writes the event's
report. Recorded at a terminal of 80 columns; `python -m docs.record_session` records it again.

```text
"""


def record() -> str:
    """The page, as it is recorded now."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "bin").mkdir()
        command = home / "bin" / "judge"
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m judge "$@"\n')
        command.chmod(0o755)
        env = {
            "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(filter(None, (str(PAGE.parents[1]), os.environ.get("PYTHONPATH")))),
            "JUDGE_DATA": str(home / "data"),
            "PS1": "$ ",
            "NO_COLOR": "1",
        }
        shell = ("sh", "-c", f'cd "{home}" && exec bash --norc --noprofile -i')
        with terminal(home, command=shell, columns=COLUMNS, env=env) as screen:
            shown = screen.shows(_SHELL) + "".join(_typed(screen, *step) for step in TYPED)
    return f"{_HEAD}{_told(shown, home)}\n```\n"


def _typed(screen: Terminal, line: str, done: str) -> str:
    screen.type(f"{line}\n")
    return screen.shows(done)


def _told(shown: str, home: Path) -> str:
    """What was shown, without the folder that it was recorded in and the last prompt."""
    lines = [line.rstrip() for line in shown.replace(f"{home}/", "~/").splitlines()]
    return "\n".join(lines[:-1]).strip()


def without_times(page: str) -> str:
    """A page without what every recording has otherwise: dates and times of the day of the recording."""
    return re.sub(r"\b\d\d:\d\d\b", "hh:mm", re.sub(r"(?m)^## \d{4}-\d\d-\d\d$", "## day", page))


if __name__ == "__main__":
    PAGE.write_text(record(), encoding="utf-8")
