"""A question that is piped in: bytes, which somebody's editor or terminal made of it."""

from __future__ import annotations

import codecs
import re
from typing import BinaryIO

from judge.errors import InputFileError

MOST_READ = 16 * 2**20  # bytes; longer is no question, and may have no end

_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_BROKEN = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd]")
_MOST_BROKEN = 0.25  # of the signs; a text of another encoding that uses our letters has fewer


def read_piped(stream: BinaryIO) -> str:
    """The text that a stream holds, as :func:`as_text` reads it.

    :raises InputFileError: if it is no text, or longer than is read.
    """
    raw = stream.read(MOST_READ + 1)
    if len(raw) > MOST_READ:
        raise InputFileError(f"what is piped in is longer than {MOST_READ:,} bytes", "pipe the question alone")
    return as_text(raw)


def as_text(raw: bytes) -> str:
    """The text that bytes are: UTF-8, or UTF-16 where a mark says so; what is neither in places is U+FFFD there.

    :raises InputFileError: if much of it is neither, or no letters.
    """
    text = raw.decode("utf-16" if raw.startswith(_UTF_16) else "utf-8-sig", "replace")
    if len(_BROKEN.findall(text)) > _MOST_BROKEN * len(text):
        raise InputFileError(
            "what is piped in is no text in UTF-8", "pipe the question as UTF-8, or give it as an argument"
        )
    return text
