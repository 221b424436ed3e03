"""Ray itself: joined or started on this machine, quiet, and ended with all its processes."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import secrets
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from typing import Any

from judge.errors import JudgeError
from judge.fleet.sources import one_line
from judge.processes.cores import usable_cores

NEEDS = "pip install 'rules-judge[ray]'"
_STDERR = 2
_TOKEN = "RAY_AUTH_TOKEN"
_STORE = 256 * 2**20  # bytes of memory that questions on their way may take, on this machine
_QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nobody is told that it runs
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DATA_DISABLE_PROGRESS_BARS": "1",
    "RAY_DISABLE_IMPORT_WARNING": "1",
}


def load() -> None:
    """Load Ray and what it reads files with.

    :raises JudgeError: if they aren't installed.
    """
    os.environ.update({name: value for name, value in _QUIET.items() if name not in os.environ})
    try:
        import pyarrow.fs  # noqa: F401
        import ray.data  # noqa: F401
    except ModuleNotFoundError as error:
        raise JudgeError(f"--engine ray needs the package '{error.name}'", NEEDS) from None


@contextlib.contextmanager
def ray_at(address: str | None, workers: int | None) -> Iterator[tuple[int, str | None]]:
    """Ray at an address, or on this machine for as long as this lasts; how many actors answer there, and why fewer than wanted.

    One CPU is left to what Ray does besides: with none, two actors on two CPUs wait for ever (ray#44687). On this machine Ray is told of
    one CPU more than there are actors, since what it does besides is little.

    :raises JudgeError: if Ray is not installed, can't be reached or started, or has a single CPU.
    """
    load()
    import ray
    import ray.data

    count = workers or usable_cores()
    with _hushed(), contextlib.ExitStack() as stack:
        stack.callback(ray.shutdown)
        if address:
            _join(address)
        else:
            _start(count + 1, stack)
        logging.getLogger("ray.data").setLevel(logging.ERROR)
        context = ray.data.DataContext.get_current()
        context.enable_progress_bars = False
        context.print_on_execution_start = False
        most = most_workers()
        wanted = count if workers or not address else most
        cut = f"{wanted} workers are cut down to {most}: Ray has {most + 1} CPUs and needs one"
        yield min(wanted, most), cut if wanted > most else None


def _join(address: str) -> None:
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        fix = "start it there, and set RAY_AUTH_MODE=token here where it wants a token"
        raise JudgeError(f"can't reach Ray at {address} ({one_line(error)})", fix) from None


def _start(cpus: int, stack: contextlib.ExitStack) -> None:
    """Start Ray on this machine; what it leaves in folders is taken away once it has ended."""
    import ray

    # Sockets lie in it, whose paths may not be long.
    folder = tempfile.mkdtemp(prefix="judge-ray-", dir=None if len(tempfile.gettempdir()) < 20 else "/tmp")
    ending = stack.pop_all()
    stack.callback(shutil.rmtree, folder, ignore_errors=True)
    stack.push(ending)
    os.environ.setdefault(_TOKEN, _own_token())
    try:
        ray.init(
            address="local",
            num_cpus=cpus,
            num_gpus=0,
            include_dashboard=False,
            object_store_memory=_STORE,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _temp_dir=folder,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise JudgeError(f"can't start Ray ({one_line(error)})", "free memory, or leave out --engine ray") from None


@cache
def _own_token() -> str:
    """What lets this process into the Ray that it starts; without one, Ray puts one into the user's home. It reads it once a process."""
    return secrets.token_hex(32)


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Let nothing through that Ray says of itself and of each death, on stdout and, past Python, on stderr; ours goes on."""
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.redirect_stdout(io.StringIO()))
        try:
            own = os.dup(_STDERR)
        except OSError:  # closed: nobody listens
            yield
            return
        stack.callback(os.close, own)
        with contextlib.suppress(OSError, AttributeError):
            if sys.stderr.fileno() == _STDERR:
                kept = stack.enter_context(open(own, "w", buffering=1, encoding="utf-8", closefd=False))
                stack.enter_context(contextlib.redirect_stderr(kept))
        with open(os.devnull, "w") as nothing:
            os.dup2(nothing.fileno(), _STDERR)
        stack.callback(os.dup2, own, _STDERR)
        yield


def most_workers() -> int:
    """How many actors may answer at once where Ray is connected to: one fewer than it has CPUs.

    :raises JudgeError: if it has a single one.
    """
    import ray

    cpus = int(ray.cluster_resources().get("CPU", 0))
    if cpus < 2:
        raise JudgeError(f"Ray has {cpus} CPUs", "give it two or more: one is for what it does besides answering")
    return cpus - 1


def actors_of(count: int) -> Any:
    """A pool of so many actors, each with the next piece of work at hand."""
    from ray.data import ActorPoolStrategy

    return ActorPoolStrategy(size=count, max_tasks_in_flight_per_actor=2)
