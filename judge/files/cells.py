"""Cells of CSV that no spreadsheet takes for a formula, and that can't steer a terminal. The one place where judge decides on them.

A text that a spreadsheet would run gets an apostrophe in front: ``=1+1`` is written ``'=1+1``. So does one that begins with apostrophes
and then so: ``'=1+1`` is written ``''=1+1``. That makes it reversible: :func:`unguarded` takes the apostrophe away again.
"""

from __future__ import annotations

import re
from typing import TypeVar

from judge.harmless import shown

T = TypeVar("T")

# What begins a formula (https://owasp.org/www-community/attacks/CSV_Injection), also where a program passes over space before it.
_FORMULA = re.compile(r"'*(?:[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])")
_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


def raw(cell: T) -> T:
    """A cell as it is, but for what steers a terminal or turns its text around."""
    return shown(cell) if isinstance(cell, str) else cell  # type: ignore[return-value]


def guarded(cell: T) -> T:
    """Such a cell, with an apostrophe in front of a text that would be taken for a formula. What is a number stays as it is."""
    cell = raw(cell)
    is_formula = isinstance(cell, str) and _FORMULA.match(cell) and not _NUMBER.fullmatch(cell)
    return f"'{cell}" if is_formula else cell  # type: ignore[return-value]


def unguarded(cell: str) -> str:
    """The text that :func:`guarded` wrote as this cell."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell[1:]) else cell
