"""What a worker process runs: it is sent a function, then lists of items, and replies to each list with the results.

A reply also holds the exception that cut its list short, if one did. The parent is ``judge.processes.crew``; the two speak pickles over
the worker's stdin and stdout. Once the parent is gone, however it ended, a worker reads the end of its input and ends as well.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import traceback
from typing import Any, BinaryIO


def serve() -> None:
    """Work until the parent closes the pipe, or the work fails, which the last reply tells. Never returns."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a library prints must not come between the replies.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    with contextlib.suppress(EOFError, BrokenPipeError):
        _serve(sys.stdin.buffer, replies)
    os._exit(0)  # unloading the libraries takes longer than a question


def _serve(requests: BinaryIO, replies: BinaryIO) -> None:
    results: list[Any] = []
    try:
        work = pickle.load(requests)
        while True:
            for item in pickle.load(requests):
                results.append(work(item))
            _send(results, None, replies)
            results = []
    except (EOFError, BrokenPipeError):
        raise
    except Exception as error:
        error.add_note(traceback.format_exc())  # a pickled exception has lost its traceback
        _send(results, error, replies)


def _send(results: list[Any], failure: Exception | None, replies: BinaryIO) -> None:
    replies.write(pickle.dumps((results, failure)))
    replies.flush()
