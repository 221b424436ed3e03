"""The arrays of an index: numbers by passage, by ruling and by word, in one file that is mapped and never read as a whole.

The file begins with a line of JSON: the place and size in bytes of each array. Numbers are little-endian. How wide they are and what they
mean is told beside each name below; the one who reads them holds them against the manifest before he uses them.
Not here: numpy, which a look-up by name has no time for.
"""

from __future__ import annotations

import mmap
from collections.abc import Mapping
from pathlib import Path

import msgspec

from judge.errors import IndexStoreError
from judge.store.manifest import BUILD, unread

# By passage. 32 bits: its ruling; 16: its point; 8: whether another passage says it already.
RULING, POINT, IS_REPEAT = "ruling", "point", "is_repeat"
# By ruling, 32 bits: the row of its first own text, and of the first question asked of it; behind the last where they end.
OWN_STARTS, ASKED_STARTS = "own_starts", "asked_starts"
# By ruling. 16 bits: its game; 32: its document, and the day (as Python counts them) from which on it is in force; 8: whether it is a
# base rule.
GAME, DOCUMENT, BEGINS, IS_BASE_RULE = "game", "document", "begins", "is_base_rule"
# 32 bits: for one term after the other the rows in which it stands, in order; where each term's begin is told by the database.
POSTINGS = "postings"
# What misspelt words may be meant to be, see `spelling_table`.
WORD_TEXT, WORD_ENDS, DELETED, DELETED_OF = "word_text", "word_ends", "deleted", "deleted_of"
NAMES = (
    *(RULING, POINT, IS_REPEAT, OWN_STARTS, ASKED_STARTS, GAME, DOCUMENT, BEGINS, IS_BASE_RULE),
    *(POSTINGS, WORD_TEXT, WORD_ENDS, DELETED, DELETED_OF),
)

# Only of an index in parts. By name, 32 bits: where the weights of its words begin, and behind the last where they end. 64 bits: weights.
NAME_STARTS, NAME_WEIGHTS = "name_starts", "name_weights"
_NAMES_IN_PARTS = (*NAMES, NAME_STARTS, NAME_WEIGHTS)

_ALIGNED = 64
_HEADER = 4096  # bytes of the first line, filled up with blanks


def write_arrays(path: Path, arrays: Mapping[str, bytes | memoryview]) -> None:
    """Write the arrays of :data:`NAMES`, and of an index in parts those of its names, to a file, replacing one that stands there.

    :raises OSError: if it can't be written.
    """
    places: dict[str, tuple[int, int]] = {}
    end = _HEADER
    names = [name for name in _NAMES_IN_PARTS if name in arrays]
    for name in names:
        size = memoryview(arrays[name]).nbytes
        places[name] = (end, size)
        end += size + -size % _ALIGNED
    with path.open("wb") as file:
        file.write(msgspec.json.encode(places).ljust(_HEADER - 1) + b"\n")
        for name in names:
            size = memoryview(arrays[name]).nbytes
            file.write(arrays[name])
            file.write(bytes(-size % _ALIGNED))


class Arrays:
    """The arrays of a file, mapped: only what is looked at is read from the disk."""

    def __init__(self, path: Path) -> None:
        """Map a file.

        :raises IndexStoreError: if it can't be read, or is none that :func:`write_arrays` writes.
        """
        damaged = IndexStoreError(f"{path} holds no arrays of an index, or is truncated", BUILD)
        try:
            with path.open("rb") as file:
                places = msgspec.json.decode(file.read(_HEADER), type=dict[str, tuple[int, int]])
                whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        except OSError as error:
            raise unread(path, error) from None
        except (ValueError, msgspec.MsgspecError):  # an empty file can't be mapped
            raise damaged from None
        if {*places} not in ({*NAMES}, {*_NAMES_IN_PARTS}) or not all(
            _HEADER <= at <= at + size <= len(whole) for at, size in places.values()
        ):
            raise damaged
        self._views = {name: whole[at : at + size] for name, (at, size) in places.items()}

    def __getitem__(self, name: str) -> memoryview:
        """The bytes of an array."""
        return self._views[name]
