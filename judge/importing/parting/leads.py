"""Words in bold type that open entries: lines of them, names before a text, cards with their place in a set."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from judge.importing.parting.captions import few_beside
from judge.importing.parting.labels import bold_labels
from judge.importing.parting.layout import CleanLine
from judge.importing.parting.marked import LEAD, ROW, Marks
from judge.importing.parting.terms import NAMED_IN_A_SET, asks, is_remark

_FEW = 3  # of bold questions
_COARSE = 30  # lines to a bold one; above that they name no entries
LONGEST_LEAD = 120  # characters of a heading
_LEADS = 5  # leads with text behind them that are a layout and no emphasis
_POINTS = 8  # bold words with text behind them that may be points of an entry
_COMMON = 0.1  # of the sections: in fewer, bold lines part a text and open no entries
_NAMES, _DISTINCT = 12, 0.9  # bold lines that are headings where nothing else is, and the share of different ones
_ASKING = 0.6  # of the bold lines: so many questions among them
_PART = 0.3  # of the paragraphs: so many bold lines stand above the others
_PROSE = 4  # words of bold type that say something
_POINT = re.compile(r"\(?[A-Za-z][.)]")  # a letter that counts a point


def take_leads(lines: Sequence[CleanLine], contents: Sequence[int], marks: Marks) -> None:
    """Bold words open entries where they stand for headings: a line of them, a card's name with its place in a set, a term."""
    whole: dict[int, int] = {}  # each with the heading that it stands under
    in_sets: list[int] = []
    told: dict[int, int] = {}
    run_in: dict[int, int] = {}
    begins: Counter[int] = Counter()
    section, above = -1, -1
    is_lettered = any(line.strong and line.plain.startswith(("B. ", "B) ")) for line in lines)
    for i in contents:
        line = lines[i]
        is_begin = i == 0 or not lines[i - 1].plain or above == section
        above = i
        if marks.opens.get(i, ROW) < LEAD:
            section = i
        if line.heading or line.mark not in ("", "term") or i in marks.furniture:
            continue
        begins[section] += is_begin
        is_named = line.mark == "term" and line.strong < len(line.text)  # before what is said of it, in another look
        if (
            not line.strong
            or line.strong > LONGEST_LEAD
            or (is_remark(line) and not (is_lettered and _is_lettered(line)) and not is_named)
        ):
            continue
        lead, rest = line.plain[: line.strong].strip(), line.plain[line.strong :].strip(" :.-")
        if NAMED_IN_A_SET.fullmatch(lead):
            in_sets.append(i)
        elif not rest and (line.mark == "term" or (is_begin and lead[-1] not in ".,;")):
            whole[i] = section
        elif not rest and is_begin and lead[-1] == "." and len(lead.split()) > _PROSE:
            told[i] = section
        elif rest and (is_named or (is_begin and lead[-1] not in ",;" and not _POINT.fullmatch(lead))):
            run_in[i] = section
            in_sets += [i] * is_named
    labels = bold_labels(lines, whole, sorted(i for i, level in marks.opens.items() if level < LEAD))
    marks.closed |= labels
    whole = {i: under for i, under in whole.items() if i not in labels}
    counts = Counter(whole.values())
    # Among questions in bold type a sentence in bold type is one that ends otherwise.
    asking = sum(asks(lines[i].plain) for i in whole)
    if asking >= max(_FEW, _ASKING * len(whole)) and len(told) <= asking:
        whole |= told
        counts = Counter(whole.values())
    is_layout = sum(count for count in counts.values() if count > 1) >= _LEADS
    is_list = len(whole) >= _LEADS and all(lines[i].mark == "term" for i in whole)
    is_list |= not marks.is_marked and len(whole) >= max(_LEADS, _PART * begins.total())
    # Long texts may stand below each; the names are then those of entries, if no other line is a heading and hardly one comes again.
    names = {lines[i].plain.lower() for i in whole}
    is_list |= not marks.is_marked and len(names) >= max(_NAMES, _DISTINCT * len(whole), len(contents) / _COARSE)
    is_common = len(counts) >= _COMMON * sum(level < LEAD for level in marks.opens.values())
    is_layout &= is_common
    for i, under in whole.items():
        if is_list or (
            marks.is_marked
            and (counts[under] >= (2 if is_common else _LEADS) or (is_layout and _stands_below(lines, i, under)))
        ):
            marks.opens[i] = LEAD
    marks.opens.update(dict.fromkeys(in_sets, LEAD))
    sections = Counter(run_in.values())
    # A few below a text are points of it, where the document's headings name its entries: all of them, or none.
    first = {under: i for i, under in reversed(run_in.items())}
    few = [under for under, count in sections.items() if marks.is_marked and count < _POINTS]
    points = {under for under in few if not _stands_below(lines, first[under], under)}
    full = {under for under, count in sections.items() if count >= _LEADS and count * 2 > begins[under]} - points
    opened = {i for i, under in run_in.items() if under in full}
    if marks.is_marked:
        opened |= few_beside(lines, run_in, full, begins)
    # Where they are in capitals all through the document, those of sections with long texts below them, or with few, are no emphasis.
    shouted = {i for i in run_in if lines[i].plain[: lines[i].strong].isupper()}
    is_look = len(full) >= _FEW and len(opened) >= max(_NAMES, _PART * len(run_in))
    if is_look and len(shouted) >= _DISTINCT * len(run_in):
        opened |= shouted
    # Among them a name alone above its text.
    inside, bold = {run_in[i] for i in opened}, {*run_in, *whole, *marks.opens}
    opened |= {i for i, below in pairwise(contents) if whole.get(i) in inside and below not in bold}
    marks.opens.update(dict.fromkeys(opened, LEAD))


def _is_lettered(line: CleanLine) -> bool:
    """Whether a bold line reads "A. Title": where others read "B. Title" it counts, and is no answer."""
    return line.strong >= len(line.text) and bool(re.match(r"A[.)] ", line.plain))


def _stands_below(lines: Sequence[CleanLine], i: int, heading: int) -> bool:
    """Whether nothing stands between a heading and a line."""
    return heading >= 0 and not any(line.plain for line in lines[heading + 1 : i])
