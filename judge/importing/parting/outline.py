"""Numbers of an outline that do not stand where a line begins, and numbers there that are of another document's outline."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from judge.importing.model import SourceLine
from judge.importing.parting.layout import CleanLine, clean, line_of
from judge.importing.parting.numbers import Key, follows, number_key

_NUMBER = r"\(?(?P<number>\d{1,2}(?:(?P<sign>[.-])\d{1,3})+[a-z]?)(?P<end>[.:)]{0,2})"
_BEGIN = re.compile(_NUMBER + r"(?= |$)")
# Behind the end of a sentence or a bracket, before the begin of one.
_INSIDE = re.compile(r"(?<=[.!?)\]\"'] )" + _NUMBER + r" (?=[\"'\[(]*[A-Z])")
_NEAR = 2  # by how much the numbers of items go on from one another, where some stand elsewhere


def outlined(source: Sequence[SourceLine]) -> list[CleanLine]:
    """The lines of a document, cleaned; two of them where one holds the begin of a second rule, with the number of the line both.

    An item keeps its sign where it and those around it cite rules of another document, as in a list of what has changed there.
    """
    lines = [clean(line) for line in source]
    for at in _citing(source, lines):
        lines[at] = clean(source[at], keeps_sign=True)
    return list(_parted(lines))


def _citing(source: Sequence[SourceLine], lines: Sequence[CleanLine]) -> Iterator[int]:
    """The positions of items whose numbers do not go on from one another, below one heading: they cite."""
    run: list[tuple[int, Key]] = []
    for at, (line, item) in enumerate(zip(lines, source, strict=True)):
        begin = _BEGIN.match(line.plain[:40])
        if begin and item.text.strip()[:1] != line.text[:1]:
            run.append((at, number_key(begin["number"])))
        elif begin or line.heading:
            yield from _cited(run)
            run = []
    yield from _cited(run)


def _cited(run: Sequence[tuple[int, Key]]) -> list[int]:
    steps = [_goes_on(key, above) for (_, above), (_, key) in pairwise(run)]
    return [at for at, _ in run] if 2 * sum(steps) < len(steps) else []


def _goes_on(key: Key, above: Key) -> bool:
    is_near = key[:-1] == above[:-1] and 0 <= key[-1][0] - above[-1][0] <= _NEAR
    return is_near or follows(key, above)


def _parted(lines: Sequence[CleanLine]) -> Iterator[CleanLine]:
    """The lines, each parted where numbers inside it go on from the last one above and the next line's number from them.

    A single one below the last number, which the next line goes on from as well, may be cited and parts nothing.
    """
    begins = [_BEGIN.match(line.plain[:40]) for line in lines]
    below: list[Key] = [()]  # the next number at a line's begin
    for begin in begins[:0:-1]:
        below.append(number_key(begin["number"]) if begin else below[-1])
    last: re.Match[str] | None = None
    for line, begin in zip(lines, begins, strict=True):
        last, following = begin or last, below.pop()
        if last is None or line.heading or line.mark not in ("", "item"):
            yield line
            continue
        inside = _inside(line, last, following)
        places = [match.start() for match in inside]
        yield _until(line, places[0]) if places else line
        for start, end in pairwise([*places, len(line.text)]):
            yield line_of(line, line.text[start:end])
        last = inside[-1] if inside else last


def _inside(line: CleanLine, last: re.Match[str], following: Key) -> list[re.Match[str]]:
    """The numbers inside a line that go on from the last one above, each the very next and written like it, up to the number below."""
    found: list[re.Match[str]] = []
    keys = [number_key(last["number"])]
    for match in _INSIDE.finditer(line.plain):
        key = number_key(match["number"])
        if (match["sign"], match["end"]) == (last["sign"], last["end"]) and follows(key, keys[-1]):
            found.append(match)
            keys.append(key)
    while found and not follows(following, keys[-1]):
        found.pop()
        keys.pop()
    is_only_below = len(found) == 1 and len(keys[1]) > len(keys[0])
    return [] if is_only_below and follows(following, keys[0]) else found


def _until(line: CleanLine, end: int) -> CleanLine:
    text = line.text[:end].rstrip()
    strong = min(line.strong, len(text))
    return CleanLine(
        line.number, text, line.plain[: len(text)], line.heading, line.hint, line.mark, strong, line.indent
    )
