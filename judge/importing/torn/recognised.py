"""Two-column text that was extracted across its columns: told from text in order, and put back in order for the one recogniser.

``columns`` puts the pieces in order; here they become lines that ``recognise`` reads like any others, and what it finds goes back to the
lines of the file. A PDF needs none of this: its geometry tells the order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from judge.importing.model import Doubt, Entry, Facts, Furniture, Range, Recognised, Source, SourceLine, Unassigned
from judge.importing.parting.layout import plain
from judge.importing.parting.numbers import are_in_order
from judge.importing.parting.recognise import recognise
from judge.importing.torn.columns import KnownEntry, Placed, Remark, Reordered, reorder
from judge.importing.torn.lines import fragments, read_lines
from judge.importing.torn.text import is_question, joined
from judge.rulings.model import Ruling

FORM = "columns"  # the family that entries are reported under of which the file has no heading
_LEAST = 2
_SHARE = 0.05
_LOOKED_AT = 4_000  # lines
_AT_ONCE = 2_000  # lines
_MARKED = 3  # headings
_LEVEL = 2  # of every heading: each parts an entry
_MOST_DOUBTED = 0.5  # of the lines with text: where more are in doubt, the order that was found is none
_MIXED = "the text goes on here in mid-sentence; if columns or captions are mixed into it, the lines may be those of another entry"


def recognised_torn(
    source: Source,
    recognised: Callable[[Sequence[SourceLine]], Recognised],
    rulings_of: Callable[[str], Sequence[Ruling]],
) -> Recognised | None:
    """What is recognised in the lines of ``source`` put in order; None where they are in order, or their form tells it.

    Columns are mixed where again and again a line begins in mid-sentence and headings stand without their text. Either alone is no
    sign: page breaks tear sentences too, and a list of names has headings only.

    :param recognised: reads lines as they stand; called once, with the begin of the file.
    :param rulings_of: the shipped entries of a document; without them more lines stay unassigned, each with a doubt that says why.
    """
    if source.form != "text" or source.is_parted:  # places tell the order better than sentences do
        return None
    if (
        sum(line.heading > 0 for line in source.lines) >= _MARKED
    ):  # whoever typed signs around headings typed the lines in order
        return None
    # The begin of a very long text tells enough.
    begin = source.lines[:_LOOKED_AT]
    if are_in_order([plain(line.text).strip() for line in begin if line.text.strip()]):
        return None
    _, found = fragments(read_lines([line.text for line in begin], frozenset()), frozenset())
    broken = [fragment.spans[0].line for fragment in found if fragment.opens_inside and not fragment.goes_on]
    torn, count = len(broken), len(found)
    del found
    if torn < _LEAST:
        return None
    as_it_stands = recognised(begin)
    # What stands above the first entry is a title page, in any order.
    first = min((entry.lines[0][0] for entry in as_it_stands.entries), default=0)
    unassigned = sum(line.line > first for line in as_it_stands.unassigned)
    if unassigned < _LEAST or torn + unassigned < _SHARE * count:
        return None if len(begin) < len(source.lines) else as_it_stands
    doc, facts = as_it_stands.doc, as_it_stands.facts
    is_whole = len(begin) == len(source.lines)
    if not is_whole:
        del as_it_stands
    in_order = reassembled(msgspec.structs.replace(source, lines=begin), doc, facts, rulings_of(doc))
    if len(in_order.doubts) <= _MOST_DOUBTED * sum(bool(line.text.strip()) for line in begin):
        return in_order if is_whole else reassembled(source, doc, facts, rulings_of(doc))
    # No order makes sense of them: most likely they are in order, with captions of pictures among them.
    if not is_whole:
        return None
    told = [Doubt(begin[at].number, _MIXED) for at in broken]
    return msgspec.structs.replace(as_it_stands, doubts=(*told, *as_it_stands.doubts))


def reassembled(source: Source, doc: str, facts: Facts, rulings: Sequence[Ruling]) -> Recognised:
    """What is recognised in the lines put in order.

    :param rulings: the shipped entries of the document.
    """
    known = [KnownEntry.of(ruling) for ruling in rulings]
    ordered = _Ordered()
    for begin, end in _stretches(source.lines, is_whole=bool(known)):
        ordered.add(reorder([(line.number, line.text) for line in source.lines[begin:end]], known))
    result = recognise(ordered.lines, doc=doc)
    return _Back(source, ordered, {ruling.id: ruling for ruling in rulings}).of(result, facts)


def _stretches(lines: Sequence[SourceLine], *, is_whole: bool) -> Iterator[tuple[int, int]]:
    """Where to cut a long text: columns mix within a page or two, and what is worked out of lines takes many times their room.

    :param is_whole: whether all entries may stand anywhere, as those of a known document.
    """
    begin = 0
    while begin < len(lines):
        end = len(lines) if is_whole else min(begin + _AT_ONCE, len(lines))
        while end < len(lines) and not (lines[end - 1].text.isspace() or not lines[end - 1].text):
            end += 1
        yield begin, end
        begin = end


class _Ordered:
    """Lines in reading order with numbers of their own, and for each the lines of the file that it was made of."""

    def __init__(self) -> None:
        self.lines: list[SourceLine] = []
        self.origins: list[tuple[int, ...]] = []
        self.begins: dict[int, Placed] = {}  # the known entries, by the number of the line that each begins with
        self.blank: list[int] = []
        self.furniture: list[Remark] = []
        self.uncertain: list[Remark] = []
        self.warnings: list[Remark] = []

    def add(self, outcome: Reordered) -> None:
        """The lines of a stretch of the file."""
        shared = Counter(placed.heading[-1].line for placed in outcome.entries if placed.heading)
        for placed in outcome.entries:
            self._add(placed, is_named=bool(placed.heading) and shared[placed.heading[-1].line] == 1)
        self.blank += outcome.blank
        self.furniture += outcome.furniture
        self.uncertain += outcome.uncertain
        self.warnings += outcome.warnings

    def _add(self, placed: Placed, *, is_named: bool) -> None:
        # A heading that several entries share names none of them.
        head = placed.heading[-1].text if is_named else placed.title
        asks = is_question(head)
        self._line("", ())
        if placed.id:
            self.begins[len(self.lines) + 1] = placed
        self._line(head, tuple(piece.line for piece in placed.heading), 0 if asks else _LEVEL)
        texts: list[tuple[str, tuple[int, ...]]] = []
        for piece in placed.text:
            if piece.goes_on and texts:
                text, origin = texts[-1]
                texts[-1] = joined(text, piece.text), (*origin, piece.line)
            else:
                texts.append((piece.text, (piece.line,)))
        for text, origin in texts:
            self._line(text, origin)

    def _line(self, text: str, origin: tuple[int, ...], heading: int = 0) -> None:
        self.lines.append(SourceLine(len(self.lines) + 1, text, heading))
        self.origins.append(origin)


class _Back:
    """Puts what was recognised in ordered lines back to the lines of the file."""

    def __init__(self, source: Source, ordered: _Ordered, known: dict[str, Ruling]) -> None:
        self._source = source
        self._ordered = ordered
        self._blank = set(ordered.blank)
        self._known = known

    def of(self, result: Recognised, facts: Facts) -> Recognised:
        """All of it. Each line of the file is in an entry, furniture, unassigned or blank, and in one of these only."""
        entries = tuple(self._entry(entry) for entry in result.entries)
        taken = {n for entry in entries for first, last in entry.lines for n in range(first, last + 1)}
        ordered = self._ordered
        aside = {item.line: item.why for item in ordered.furniture}
        for item in result.furniture:
            aside.update({n: item.reason for n in self._origin(item.line) if n not in taken})
        left = {item.line for item in ordered.uncertain}
        left.update(
            n for item in result.unassigned for n in self._origin(item.line) if n not in taken and n not in aside
        )
        doubts = [Doubt(remark.line, remark.why) for remark in (*ordered.warnings, *ordered.uncertain)]
        doubts += [Doubt(n, doubt.message) for doubt in result.doubts for n in self._origin(doubt.line)[:1]]
        texts = {line.number: line.text for line in self._source.lines if line.number in aside or line.number in left}
        return Recognised(
            doc=result.doc,
            facts=facts,
            entries=entries,
            furniture=tuple(Furniture(n, texts[n], aside[n]) for n in sorted(aside)),
            unassigned=tuple(Unassigned(n, texts[n]) for n in sorted(left)),
            blank=tuple(ordered.blank),
            doubts=tuple(sorted(doubts, key=lambda doubt: (doubt.line, doubt.message))),
        )

    def _origin(self, number: int) -> tuple[int, ...]:
        return self._ordered.origins[number - 1]

    def _entry(self, entry: Entry) -> Entry:
        numbers = [n for first, last in entry.lines for at in range(first, last + 1) for n in self._origin(at)]
        placed = self._ordered.begins.get(entry.lines[0][0])
        ruling = self._known.get(placed.id or "") if placed else None
        changed = msgspec.structs.replace(entry, lines=tuple(self._ranges(numbers)))
        if ruling is None or placed is None:
            return changed
        return msgspec.structs.replace(
            changed,
            slug=ruling.id.partition("/")[2],
            kind=ruling.kind,
            section=ruling.section,
            title=placed.title,
            form=entry.form if placed.heading else FORM,
        )

    def _ranges(self, numbers: Iterable[int]) -> list[Range]:
        """Numbers of lines as stretches; blank lines between two lines of the entry belong to its stretch."""
        found: list[Range] = []
        for number in numbers:
            if found and number > found[-1][1] and all(n in self._blank for n in range(found[-1][1] + 1, number)):
                found[-1] = (found[-1][0], number)
            elif not (found and found[-1][1] == number):
                found.append((number, number))
        return found
