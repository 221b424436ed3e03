"""Result rows: an answer with the number of its question, whole or with the fields named, as a JSON line or a line of CSV.

``Layout`` writes them and recognises what it wrote; where the lines go is the business of ``results``.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

from judge.answers import Answer
from judge.errors import JudgeError, NotFoundError
from judge.files import cells

Form = Literal["jsonl", "csv"]

# The columns of a CSV row, which are the names for slim rows, too, with their types: strict, so that what somebody else wrote under the
# same names is told from ours. New ones come last: some read by position.
_FIELDS: dict[str, Any] = {
    "question": str | None,
    "status": get_type_hints(Answer)["status"],
    "confidence": Annotated[float, Meta(ge=0, le=1)],
    "id": Annotated[str, Meta(pattern="^[^/]+/[^/]+$")] | None,
    "point": Annotated[int, Meta(ge=1)] | None,
    "title": str | None,
    "game": str | None,
    "in_force": str | None,
    "text": str | None,
    "reason": str | None,
    "notice": str | None,
    "error": str | None,
    "row": Annotated[int, Meta(ge=1)],
}
CSV_COLUMNS = tuple(_FIELDS)
# What JSON leaves as it is: C1, and signs that turn the direction of what follows.
_STEERING = re.compile(r"[\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class ResultRow(Answer, frozen=True, kw_only=True):
    """A whole row as JSON: the answer, and in ``row`` the number of its question in the file, from 1."""

    row: int


@dataclass(frozen=True)
class Layout:
    """How rows are written: as JSON lines or as CSV, with ``fields`` in this order; as whole answers where None (for JSON lines only)."""

    form: Form
    fields: tuple[str, ...] | None
    raw: bool = False

    @classmethod
    def wanted(cls, form: Form, fields: Sequence[str] | None, raw: bool = False) -> Layout:
        """The layout of a form with all that it can hold, or with the fields named.

        :param raw: whether cells of CSV are written as they are, also those that a spreadsheet would take for a formula.
        """
        return cls(form, tuple(fields) if fields else CSV_COLUMNS if form == "csv" else None, raw)

    @classmethod
    def found(cls, first: bytes, form: Form) -> Layout | None:
        """The layout of a file with this first line; None where no layout begins so."""
        try:
            if form == "csv":
                names = tuple(_cells(first))
            else:
                value = msgspec.json.decode(first)
                names = tuple(value) if isinstance(value, dict) else ()
                if names == ResultRow.__struct_fields__:
                    return cls(form, None)
                if _json(value).encode() + b"\n" != first:
                    return None
        except (ValueError, RecursionError):
            return None
        is_ours = bool(names) and len(set(names)) == len(names) and all(name in _FIELDS for name in names)
        return cls(form, names) if is_ours else None

    @property
    def options(self) -> dict[str, str | None]:
        """The options that ask for this layout, each with its value; None where one is not given."""
        is_slim = self.fields is not None and self.fields != (CSV_COLUMNS if self.form == "csv" else None)
        return {
            "--fields": ",".join(self.fields or ()) if is_slim else None,
            "--raw-csv": "" if self.raw and self.form == "csv" else None,
        }

    @property
    def head(self) -> str:
        """The line above the rows; nothing above JSON lines."""
        return _csv_line(self.fields or ()) if self.form == "csv" else ""

    def line(self, answer: Answer, row: int) -> str:
        """The row of an answer, with its line end."""
        if self.fields is None:
            return _json(ResultRow(**msgspec.structs.asdict(answer), row=row)) + "\n"
        values = flat(answer, row)
        named = {name: values[name] for name in self.fields}
        return _csv_line(named.values(), self.raw) if self.form == "csv" else _json(named) + "\n"

    def begins(self, line: bytes) -> bool:
        """Whether a row of this layout could begin with this line, which was cut off before its end; in CSV, any line may."""
        start = "" if self.form == "csv" else f'{{"{self.fields[0] if self.fields else "question"}":'
        return start.encode().startswith(line[: len(start)])

    def holds(self, line: bytes) -> bool:
        """Whether a whole line is a row of this layout."""
        try:
            if self.fields is None:
                msgspec.json.decode(line, type=ResultRow)
            elif self.form == "csv":
                values = [cell or None for cell in _cells(line)]
                msgspec.convert(dict(zip(self.fields, values, strict=True)), self._slim, strict=False)
            else:
                value = msgspec.json.decode(line)
                msgspec.convert(value, self._slim)
                return tuple(value) == self.fields
        except (ValueError, RecursionError):
            return False
        return True

    @cached_property
    def _slim(self) -> type[msgspec.Struct]:
        return msgspec.defstruct("SlimRow", [(name, _FIELDS[name]) for name in self.fields or ()])


def fields_named(given: str) -> tuple[str, ...]:
    """The fields of slim rows out of a list like "id,point,text".

    :raises JudgeError: if there is no such field, with the nearest ones; if one is named twice, or none at all.
    """
    from judge.nearest import nearest

    names = tuple(name for name in map(str.strip, given.split(",")) if name)
    known = f"the fields are: {', '.join(CSV_COLUMNS)}"
    if not names:
        raise JudgeError("no field is named", known)
    for i, name in enumerate(names):
        if name not in CSV_COLUMNS:
            raise NotFoundError(f"no field '{name}'", nearest(name, CSV_COLUMNS), known)
        if name in names[:i]:
            raise JudgeError(f"the field '{name}' is named twice", "name it once")
    return names


def flat(answer: Answer, row: int) -> dict[str, Any]:
    """An answer with its first ruling, flat: a value for each column."""
    first = answer.answers[0] if answer.answers else None
    found: tuple[Any, ...] = (None,) * 6
    if first:
        found = (first.id, first.point, first.title, first.game, first.in_force, first.points[first.point - 1].text)
    told = (answer.question, answer.status, answer.confidence, *found, answer.reason, answer.notice, answer.error, row)
    return dict(zip(CSV_COLUMNS, told, strict=True))


def _json(value: Any) -> str:
    """A value as JSON of one line, which a terminal may be shown as it is: what would steer it is escaped."""
    return _STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", msgspec.json.encode(value).decode())


def _csv_line(values: Iterable[Any], raw: bool = False) -> str:
    # White space folded in every cell: a row is one line, so that a half-written one can be told.
    folded = [" ".join(cells.raw(value).split()) if isinstance(value, str) else value for value in values]
    buffer = io.StringIO()
    csv.writer(buffer, lineterminator="\n").writerow(folded if raw else map(cells.guarded, folded))
    return buffer.getvalue()


def _cells(line: bytes) -> list[str]:
    """The cells of a line of CSV.

    :raises ValueError: if it is none.
    """
    limit = csv.field_size_limit(
        max(len(line), csv.field_size_limit())
    )  # a question may be longer than a cell that is asked
    try:
        rows = list(csv.reader([line.decode()], strict=True))
    except csv.Error as error:
        raise ValueError(str(error)) from None
    finally:
        csv.field_size_limit(limit)
    return rows[0] if rows else []
