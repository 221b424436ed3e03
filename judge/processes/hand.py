"""A worker process, seen from its parent: started, sent work, listened to, ended. Who has how many of them is decided in ``crew``."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from typing import IO, Any, TypeVar

from judge.errors import WorkerError

R = TypeVar("R")

Reply = tuple[list[R], Exception | None]
"""The results for a list of items, up to the one that failed, if any did."""

_START = "import sys; sys.path[:] = sys.argv[1:]; from judge.processes.worker import serve; serve()"
# A process for each core: threads of their own inside them would only be in each other's way.
_ONE_THREAD = {
    **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"),
    **{"RAYON_NUM_THREADS": "1", "TOKENIZERS_PARALLELISM": "false"},
}


class Hand:
    """A worker process, seen from its parent."""

    def __init__(self) -> None:
        """Start it, without waiting for it.

        :raises WorkerError: if it can't be started.
        """
        # Out of reach of the terminal's Ctrl-C, which is meant for the parent, also while it has not begun to ignore it.
        apart: dict[str, Any] = {"process_group": 0}
        if sys.platform == "win32":
            apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        try:
            # Modules are found where this process finds them; "" is the folder that it is in.
            command = [sys.executable, "-c", _START, *(folder or os.getcwd() for folder in sys.path)]
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **_ONE_THREAD}, **apart
            )
        except OSError as error:
            raise WorkerError(f"can't start a process ({error.strerror or error})", "give fewer --jobs") from None

    @property
    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self._process.stdin
        assert self._process.stdout
        return self._process.stdin, self._process.stdout

    def send(self, message: Any) -> None:
        """Send the work, or a list of items for it.

        :raises WorkerError: if the process has ended.
        """
        data = pickle.dumps(message)
        requests, _ = self._pipes
        try:
            requests.write(data)
            requests.flush()
        except OSError:
            raise self._death() from None

    def reply(self) -> Reply[Any]:
        """What came of the last list.

        :raises WorkerError: if the process has ended.
        """
        _, replies = self._pipes
        try:
            reply: Reply[Any] = pickle.load(replies)
        except (EOFError, OSError, pickle.UnpicklingError):
            raise self._death() from None
        return reply

    def kill(self) -> None:
        """End the process, whatever it is at."""
        self._process.kill()

    def close(self) -> None:
        """Let go of the process; only once nobody waits for its reply any more."""
        requests, replies = self._pipes
        with suppress(OSError):  # of what it was not sent any more
            requests.close()
        replies.close()
        self._process.wait()

    def _death(self) -> WorkerError:
        code = self._process.wait()
        known = {number.value: number.name for number in signal.Signals}
        how = f"was killed ({known.get(-code, -code)})" if code < 0 else f"ended (exit code {code})"
        return WorkerError(f"a worker process {how}", "free memory or give fewer --jobs, then go on with --resume")
