"""PDFs as lines. They are read by pypdf (extra ``pdf``) in a process of its own, within limits of pages, text, time and memory."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from judge.errors import InputFileError
from judge.importing import pdf_reader
from judge.importing.model import SourceLine
from judge.rulings.controls import printable, without_controls

_ELSEWHERE = "save it again, or copy its text to a file"
_LONGEST_CAUSE = 80  # characters of what pypdf says


class PdfLimits(msgspec.Struct, frozen=True):
    """What reading one PDF may take. ``seconds`` are those of a CPU; of the clock it may take twice as many, where others work too."""

    pages: int = 2_000
    characters: int = 16 * 2**20
    seconds: int = 60
    memory: int = 2**30


LIMITS = PdfLimits()  # a rulebook of 300 pages takes some 10 seconds and 150 MB


def pdf_lines(path: Path, data: bytes, limits: PdfLimits = LIMITS) -> list[SourceLine]:
    """The text of a PDF, page after page; the first line of each page says so.

    :raises InputFileError: if pypdf is not installed, or the file is damaged, locked, beyond the limits, or holds no text.
    """
    told = _told(path, data, limits)
    if refused := told.get("refused"):
        raise _refusal(path, refused, told.get("cause", ""), limits)
    pages = [without_controls(page) for page in told["pages"]]
    if not any(page.strip() for page in pages):
        raise InputFileError(f"{path} is a PDF without text (pictures of pages)", "run text recognition on it first")
    lines: list[SourceLine] = []
    for page in pages:
        for n, text in enumerate(re.split(r"\r\n|\n|\r", page)):
            lines.append(SourceLine(len(lines) + 1, text, hint="page" if n == 0 else ""))
        lines.append(SourceLine(len(lines) + 1, ""))
    return lines


def _told(path: Path, data: bytes, limits: PdfLimits) -> dict[str, Any]:
    """What the process says that reads the file, or what its end says."""
    numbers = (limits.memory, limits.seconds, limits.pages, limits.characters)
    # -P: the names of the modules beside the script are no names of libraries.
    command = [sys.executable, "-P", str(Path(pdf_reader.__file__)), *map(str, numbers)]
    try:
        done = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=2 * limits.seconds, check=False)
    except subprocess.TimeoutExpired:
        return {"refused": "time"}
    except OSError as error:
        raise InputFileError(
            f"{path} can't be read: no process for it can be started ({error.strerror or error})",
            "free memory, or copy its text to a file",
        ) from None
    try:
        told: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        # The signal is one that Windows lacks, where the clock is the limit.
        return {"refused": "time" if done.returncode == -getattr(signal, "SIGXCPU", 0) != 0 else "ended"}
    return told


def _refusal(path: Path, refused: str, cause: str, limits: PdfLimits) -> InputFileError:
    said = printable(" ".join(cause.split()))[:_LONGEST_CAUSE]
    what, fix = {
        "pypdf": ("is a PDF, and pypdf is not installed", "pip install 'rules-judge[pdf]'"),
        "locked": ("is locked with a password", "save an unlocked copy"),
        "encrypted": (f"is encrypted in a way that is not read ({said})", "pip install cryptography, or save an unlocked copy"),
        "unknown": (f"is a PDF that uses what pypdf can't read ({said})", _ELSEWHERE),
        "damaged": (f"is a damaged PDF ({said})", _ELSEWHERE),
        "pages": (f"is a PDF of more than {limits.pages:,} pages", "give the pages with rulings alone"),
        "characters": (f"is a PDF with more than {limits.characters:,} characters", "give the pages with rulings alone"),
        "time": (f"is a PDF that takes more than {limits.seconds} seconds to read", _ELSEWHERE),
        "memory": (f"is a PDF that takes more than {limits.memory // 2**20:,} MB of memory to read", _ELSEWHERE),
        "ended": ("is a PDF that ends the process which reads it", _ELSEWHERE),
    }[refused]
    return InputFileError(f"{path} {what}", fix)
