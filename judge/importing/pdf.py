"""PDFs as lines. They are read by pypdf (extra ``pdf``), which is imported only here, and only in a process of its own (``apart``)."""

from __future__ import annotations

import io
import logging
import re
from pathlib import Path

from judge.errors import InputFileError
from judge.importing.model import SourceLine
from judge.rulings.controls import without_controls

_LONGEST_CAUSE = 80  # characters of what pypdf says
_ELSEWHERE = "save it again, or copy its text to a file"


def pdf_lines(path: Path, data: bytes, most_pages: int, most_characters: int) -> list[SourceLine]:
    """The text of a PDF, page after page; the first line of each page says so.

    :raises InputFileError: if pypdf is not installed, or the file is damaged, locked, beyond the limits, or holds no text.
    """
    pages = [without_controls(page) for page in _pages(path, data, most_pages, most_characters)]
    if not any(page.strip() for page in pages):
        raise InputFileError(f"{path} is a PDF without text (pictures of pages)", "run text recognition on it first")
    lines: list[SourceLine] = []
    for page in pages:
        for n, text in enumerate(re.split(r"\r\n|\n|\r", page)):
            lines.append(SourceLine(len(lines) + 1, text, hint="page" if n == 0 else ""))
        lines.append(SourceLine(len(lines) + 1, ""))
    return lines


def _pages(path: Path, data: bytes, most_pages: int, most_characters: int) -> list[str]:
    try:
        from pypdf import PdfReader
        from pypdf.errors import DependencyError
    except ImportError as error:
        # What is there may fail to load all the same: for want of memory, say.
        why = "is not installed" if isinstance(error, ModuleNotFoundError) else f"can't be loaded ({_said(error)})"
        raise InputFileError(f"{path} is a PDF, and pypdf {why}", "pip install 'rules-judge[pdf]'") from None
    # What pypdf thinks of a file it logs, line by line: what matters of it is told below.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    pages: list[str] = []
    length = 0
    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise InputFileError(f"{path} is locked with a password", "save an unlocked copy")
        for page in reader.pages:
            pages.append(page.extract_text())
            length += len(pages[-1])
            if len(pages) > most_pages or length > most_characters:
                what = f"{most_pages:,} pages" if len(pages) > most_pages else f"{most_characters:,} characters"
                raise InputFileError(f"{path} is a PDF of more than {what}", "give the pages with rulings alone")
    except (InputFileError, MemoryError):
        raise
    except (DependencyError, NotImplementedError) as error:
        # Of libraries, pypdf wants one for AES and others for kinds of pictures.
        if b"/Encrypt" in data:  # the reader may have failed before it could be asked
            fix = "pip install cryptography, or save an unlocked copy"
            raise InputFileError(f"{path} is encrypted in a way that is not read ({_said(error)})", fix) from None
        raise InputFileError(
            f"{path} is a PDF with something that pypdf can't read ({_said(error)})", _ELSEWHERE
        ) from None
    except Exception as error:
        # A damaged file breaks pypdf in many places, with whatever exception lies nearest.
        raise InputFileError(f"{path} is a damaged PDF ({_said(error)})", _ELSEWHERE) from None
    return pages


def _said(error: Exception) -> str:
    return " ".join(str(error).split())[:_LONGEST_CAUSE] or type(error).__name__
