"""A command at a pseudo-terminal: typed into, and watched, as a person meets it. For POSIX only.

An emulator keeps the screen, and answers what a program asks its terminal (where the cursor is).
"""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import select
import signal
import struct
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pyte

from tests.helpers.command_line import COMMAND, PATIENCE

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x1b\([A-Z0-9]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|[\x01\x02\x07]")


ROWS = 40


class _Emulator(pyte.HistoryScreen):
    """A screen that answers its program through the keyboard."""

    def __init__(self, columns: int, answer: Callable[[str], None]) -> None:
        super().__init__(columns, ROWS, history=5_000)
        self._answer = answer

    def write_process_input(self, data: str) -> None:
        self._answer(data)


class Terminal:
    """A command at a terminal: type into it, and wait for what it shows."""

    def __init__(self, command: Sequence[str], environment: dict[str, str], columns: int) -> None:
        import fcntl
        import pty
        import termios

        self.raw = ""
        self._read_to = 0
        self._seen = (0, 0)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a character may come in two halves
        self._screen, keyboard = pty.openpty()
        self._emulator = _Emulator(columns, self.type)
        self._stream = pyte.Stream(self._emulator)
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))

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
        self.type_bytes(keys.encode())

    def type_bytes(self, keys: bytes) -> None:
        """Type what need be no text."""
        os.write(self._screen, keys)

    def interrupt(self) -> None:
        """Press Ctrl-C. Python's readline loses one that comes in the instant in which it begins to wait for a key."""
        time.sleep(0.3)
        self.type("\x03")

    def shows(self, pattern: str) -> str:
        """Wait until what the screen came to show since the last wait matches, up to the cursor; give it."""
        patience = time.monotonic() + PATIENCE
        while not re.search(pattern, shown := self._shown()):
            assert time.monotonic() < patience, shown
            assert self._read(), f"it ended with {shown!r}"
        self._read_to, self._seen = len(self.raw), self._cursor
        return shown

    def comes(self, pattern: str) -> str:
        """Wait until what was written since the last wait matches, wherever the cursor went meanwhile; give it without its commands."""
        patience = time.monotonic() + PATIENCE
        while not re.search(pattern, fresh := self._fresh()):
            assert time.monotonic() < patience, fresh
            assert self._read(), f"it ended with {fresh!r}"
        return fresh

    def rests(self, quiet: float = 0.4) -> None:
        """Wait until nothing has come for so many seconds: how often a shell draws its prompt, and in what order, is its own affair."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and select.select([self._screen], [], [], quiet)[0] and self._read():
            pass
        self._shown()
        self._read_to, self._seen = len(self.raw), self._cursor

    @property
    def screen(self) -> list[str]:
        """The lines that the screen shows, without blank ones at its end."""
        lines = [line.rstrip() for line in self._emulator.display]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def shows_on_screen(self, pattern: str) -> str:
        """Wait until the screen as it stands matches, also below the cursor; give it."""
        patience = time.monotonic() + PATIENCE
        while not re.search(pattern, shown := "\n".join(self.screen), re.MULTILINE):
            assert time.monotonic() < patience, shown
            assert self._read(), f"it ended with {shown!r}"
        self._read_to, self._seen = len(self.raw), self._cursor
        return shown

    @property
    def _cursor(self) -> tuple[int, int]:
        """Where the cursor stands: its line, from the first that was ever shown, and its column."""
        return len(self._emulator.history.top) + int(self._emulator.cursor.y), int(self._emulator.cursor.x)

    def _shown(self) -> str:
        """What stands between the cursor at the last wait and the cursor now, also what has left the screen."""
        columns = range(self._emulator.columns)
        left = ["".join(line[x].data for x in columns) for line in self._emulator.history.top]
        (first, begin), (last, end) = self._seen, self._cursor
        lines = [*left, *self._emulator.display][first : last + 1]
        lines[-1:] = [line[:end] for line in lines[-1:]]
        lines[:1] = [line[begin:] for line in lines[:1]]
        return "\n".join([*(line.rstrip() for line in lines[:-1]), *lines[-1:]])

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
        text = self._decoder.decode(data)
        self.raw += text
        self._stream.feed(text)
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
    folders = {"HOME": home, "XDG_DATA_HOME": home / "data", "JUDGE_CONFIG": home / "config.toml"}
    own = {**{name: str(folder) for name, folder in folders.items()}, "TERM": "xterm", "PAGER": "", **(env or {})}
    inherited = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")}
    opened = Terminal([*command, *arguments], {**inherited, **own}, columns)
    try:
        yield opened
    finally:
        opened.kill()
