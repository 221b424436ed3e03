"""What is known of the lines of a document: which open an entry and how deep, which never do."""

from __future__ import annotations

from dataclasses import dataclass, field

LEAD, ROW, TERM = 7, 8, 9  # levels below those of headings


@dataclass
class Marks:
    """What is known of the lines of a document by their positions."""

    opens: dict[int, int] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    title: int | None = None
    page_title: str = ""
    furniture: dict[int, str] = field(default_factory=dict)
    keys: dict[int, int] = field(default_factory=dict)  # of each row that opens, the column that names it
    ends: dict[int, int] = field(default_factory=dict)  # of each term before its explanation, where it ends in its line
    doubtful: set[int] = field(default_factory=set)  # names with another sign than all others
    asked: dict[int, int] = field(default_factory=dict)  # questions above their answers, and the lines of each
    heads: set[int] = field(default_factory=set)  # lines that stand on page after page
    named: set[int] = field(default_factory=set)  # headings without a number that a table of contents names
    is_marked: bool = False  # whether the entries are told by marks, so that a line without one is no heading
