"""Tests as a user whom the rights of files hold: those that run as root drop what lets root pass over them."""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_VERSION = 0x20080522  # of the interface: three 32-bit words, twice
_PASS_OVER_RIGHTS = 1 << 1 | 1 << 2  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH


@contextmanager
def forbidden(path: Path) -> Iterator[None]:
    """While the block runs, nobody may read, write or enter a file or folder, not even root in this thread. Skips where that can't be."""
    mode = path.stat().st_mode
    with _held_by_rights():
        path.chmod(0)
        try:
            yield
        finally:
            path.chmod(mode)


@contextmanager
def _held_by_rights() -> Iterator[None]:
    if os.name != "posix":
        pytest.skip("other rights there")
    if os.geteuid():
        yield
        return
    if sys.platform != "linux":
        pytest.skip("root passes over rights")
    system = ctypes.CDLL(None, use_errno=True)
    header = ctypes.create_string_buffer(struct.pack("Ii", _VERSION, 0))
    before = ctypes.create_string_buffer(24)
    assert system.capget(header, before) == 0
    words = list(struct.unpack("6I", before.raw[:24]))
    words[0] &= ~_PASS_OVER_RIGHTS  # of what is in effect; what is permitted stays, so that it comes back
    assert system.capset(header, ctypes.create_string_buffer(struct.pack("6I", *words))) == 0
    try:
        yield
    finally:
        assert system.capset(header, before) == 0
