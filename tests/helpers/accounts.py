"""What became of each line of an imported document: every law of imports begins with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from judge.importing.model import Recognised, SourceLine


def account(result: Recognised) -> dict[int, set[str]]:
    """What became of each line by number: "entry", "furniture", "unassigned" or "blank", perhaps several."""
    places: dict[int, set[str]] = {}
    blank = set(result.blank)
    for entry in result.entries:
        for first, last in entry.lines:
            for number in range(first, last + 1):
                if number not in blank:
                    places.setdefault(number, set()).add("entry")
    for item in result.furniture:
        places.setdefault(item.line, set()).add("furniture")
    for line in result.unassigned:
        places.setdefault(line.line, set()).add("unassigned")
    for number in blank:
        places.setdefault(number, set()).add("blank")
    return places


def assert_no_line_is_lost(lines: Sequence[SourceLine], result: Recognised) -> None:
    places = account(result)
    assert set(places) == {line.number for line in lines}
    assert {number: found for number, found in places.items() if len(found) != 1} == {}
    # An entry's own lines are its own: only a line that introduces several entries is shared.
    shares = Counter(n for entry in result.entries for first, last in entry.lines for n in range(first, last + 1))
    shared = {number for number, count in shares.items() if count > 1 and number not in result.blank}
    leads = {entry.lines[0][0] for entry in result.entries if entry.kind == "errata"}
    assert shared <= leads
