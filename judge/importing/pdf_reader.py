"""Reads a PDF in a process of its own: a file of a few kilobytes can ask for all memory and all time. Run by ``pdf``, as a script.

The file comes on standard input; on standard output goes one JSON object: ``pages``, the texts of the pages, or ``refused``, a word
that says why not, with the ``cause`` in pypdf's words. A process that is over its limits says nothing and is gone.
"""

from __future__ import annotations

import contextlib
import io
import json
import logging
import sys
from typing import Any


def main(memory: int, seconds: int, pages: int, characters: int) -> None:
    """Read standard input, within so many bytes of memory, seconds of a CPU, pages and characters of text."""
    _limit(memory, seconds)
    try:
        told = _read(sys.stdin.buffer.read(), pages, characters)
    except MemoryError:
        told = {"refused": "memory"}
    sys.stdout.buffer.write(json.dumps(told).encode())


def _limit(memory: int, seconds: int) -> None:
    """Where the system can: elsewhere the parent's clock is the only limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    # A CPU's time ends with a signal that says so, and a second later with one that nothing can catch.
    limits = ((resource.RLIMIT_AS, memory, memory), (resource.RLIMIT_CPU, seconds, seconds + 1), (resource.RLIMIT_CORE, 0, 0))
    for what, soft, hard in limits:
        with contextlib.suppress(OSError, ValueError):  # macOS takes no limit of memory; a lower one may hold already
            resource.setrlimit(what, (soft, hard))


def _read(data: bytes, most_pages: int, most_characters: int) -> dict[str, Any]:
    try:
        from pypdf import PdfReader
        from pypdf.errors import DependencyError
    except ImportError:
        return {"refused": "pypdf"}
    # What pypdf thinks of a file it logs on stderr, line by line: what matters of it is told.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    pages: list[str] = []
    length = 0
    is_encrypted = False
    try:
        reader = PdfReader(io.BytesIO(data))
        is_encrypted = reader.is_encrypted
        if is_encrypted and not reader.decrypt(""):
            return {"refused": "locked"}
        for page in reader.pages:
            if len(pages) == most_pages:
                return {"refused": "pages"}
            pages.append(page.extract_text())
            length += len(pages[-1])
            if length > most_characters:
                return {"refused": "characters"}
    except MemoryError:
        return {"refused": "memory"}
    except (DependencyError, NotImplementedError) as error:
        # Of libraries, pypdf wants one for AES and others for kinds of pictures.
        return {"refused": "encrypted" if is_encrypted else "unknown", "cause": str(error)[:200]}
    except Exception as error:
        # A damaged file breaks pypdf in many places, with whatever exception lies nearest.
        return {"refused": "damaged", "cause": str(error)[:200] or type(error).__name__}
    return {"pages": pages}


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
