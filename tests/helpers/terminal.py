"""A command at a pseudo-terminal: typed into, and watched, as a person meets it. For POSIX only."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import struct
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.helpers.command_line import COMMAND, PATIENCE

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x1b\([A-Z0-9]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|[\x01\x02\x07]")


class Terminal:
    """A command at a terminal: type into it, and wait for what it shows."""

    def __init__(self, command: Sequence[str], environment: dict[str, str], columns: int) -> None:
        import fcntl
        import pty
        import termios

        self.raw = ""
        self._read_to = 0
        self._screen, keyboard = pty.openpty()
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))

        def take_over_the_terminal() -> None:
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where the tests run in the background

        self._process = subprocess.Popen(
            command,
            stdin=keyboard,
            stdout=keyboard,
            stderr=keyboard,
            env=environment,
            start_new_session=True,
            preexec_fn=take_over_the_terminal,
        )
        os.close(keyboard)

    def type(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C. Python's readline loses one that comes in the instant in which it begins to wait for a key."""
        time.sleep(0.3)
        self.type("\x03")

    def shows(self, pattern: str) -> str:
        """Wait until what came since the last wait matches; give it without escape codes."""
        patience = time.monotonic() + PATIENCE
        while not re.search(pattern, self._fresh()):
            assert time.monotonic() < patience, self._fresh()
            assert self._read(), f"it ended with {self._fresh()!r}"
        shown = self._fresh()
        self._read_to = len(self.raw)
        return shown

    def ends(self) -> tuple[int, str]:
        """Wait for the end; give the exit code and what came since the last wait."""
        while self._read():
            pass
        return self._process.wait(PATIENCE), self._fresh()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._screen)

    def _fresh(self) -> str:
        return ESCAPES.sub("", self.raw[self._read_to :]).replace("\r\n", "\n")

    def _read(self) -> bool:
        """Take in what the command shows next; false when it has ended."""
        ready, _, _ = select.select([self._screen], [], [], PATIENCE)
        assert ready, f"nothing came after {self._fresh()!r}"
        try:
            data = os.read(self._screen, 65536)
        except OSError:  # how Linux tells that the other side is closed
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)


@contextlib.contextmanager
def terminal(
    home: Path,
    *arguments: str,
    columns: int = 80,
    env: Mapping[str, str] | None = None,
    command: Sequence[str] = COMMAND,
) -> Iterator[Terminal]:
    """A command, ``judge`` if none is given, at a terminal of so many columns, with the user's own data below ``home``."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "TERM": "xterm", **(env or {})}
    inherited = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")}
    opened = Terminal([*command, *arguments], {**inherited, **own}, columns)
    try:
        yield opened
    finally:
        opened.kill()
