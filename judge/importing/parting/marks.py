"""What the markup of a document says of its lines: which open an entry and how deep, which never do, and which bears the title.

A heading opens an entry; so does a row of a table that explains, and a line or words in bold type where they stand for headings. An item,
a cell and a line of code open none. A plain text says the same by its indentation, where all of it hangs below lines at the margin.
What nothing is said of is judged by its look (``openings``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from judge.importing.parting.alphabet import names_in_order
from judge.importing.parting.asked import asked_above
from judge.importing.parting.crowded import in_a_dump
from judge.importing.parting.framing import Head, furniture_reason, part_kind, running_heads
from judge.importing.parting.glossaries import sorted_names
from judge.importing.parting.labels import repeated_labels
from judge.importing.parting.layout import DATE, CleanLine
from judge.importing.parting.leads import LONGEST_LEAD, take_leads
from judge.importing.parting.listed import (
    boxed_headings,
    contents_lists,
    is_first_letter,
    is_term,
    left_out,
    lists_in_a_line,
    named_headings,
    steps_named_again,
)
from judge.importing.parting.marked import LEAD, ROW, TERM, Marks
from judge.importing.parting.naming import DOCUMENT, title_below_site
from judge.importing.parting.tables import explaining_rows
from judge.importing.parting.terms import (
    LABEL,
    cited,
    counted,
    is_remark,
    margins,
    questions,
    run_in,
    terms,
)

_FEW = 3  # headings; fewer mark a page, not its entries
_COARSE = 30  # lines a heading; above that the headings part a document whose entries are told by their look
_REPEATED = 3
# A keyword may be called "cancel" or "search" as the buttons of a page are; these no entry is called.
_FRAMING = frozenset(
    {"comments below the page", "table of contents", "copyright notice", "web address", "date of the page"}
)
_SITE = re.compile(r"\s(?:[|·•»–—]|-|::)\s[^|·•»–—]{2,60}$")  # behind a page's title
_TOP, _CUT = 12, 20  # lines in which a title stands whole; characters of one cut short
_DATED = re.compile(rf"[\s,(]+(?:v(?:ersion )?\.?\d+(?:\.\d+)*[,\s]*)?\(?{DATE}\)?$", re.IGNORECASE)  # behind a title
# What counts a heading: "1. ", "Part II: ", "B) ".
_COUNT = re.compile(r"(?P<word>[^\W\d]{2,12} )?(?P<count>\d{1,3}(?= |[.):]|$)|(?:[IVX]{1,5}|[A-Z])(?=[.):]))")
_LONGEST_TITLE = 60  # characters of a heading that a stop ends
_COUNTED = re.compile(r"(?:[^\W\d]{2,12} )?(?:\d{1,3}(?:[.-]\d{1,3})?|[IVX]{1,5}|[A-Z])(?!\w)")
_NEXT = {"I": "II", "A": "B"}


def read_marks(lines: Sequence[CleanLine]) -> Marks:
    """What the markup says of all the lines."""
    marks = Marks()
    contents = [i for i, line in enumerate(lines) if line.plain and line.hint != "navigation"]
    for i in contents:
        if lines[i].mark in ("title", "front"):
            marks.furniture[i] = "title of the page" if lines[i].mark == "title" else "keys above the document"
            if lines[i].mark == "title" and not marks.page_title:
                marks.page_title = lines[i].text
    marks.heads = running_heads(lines)
    contents = [i for i in contents if i not in marks.furniture and (i not in marks.heads or lines[i].heading)]
    listed = contents_lists(lines, contents)
    marks.furniture |= dict.fromkeys(listed, "table of contents")
    marks.furniture |= {i: "footnote" for i in contents if lines[i].mark == "note"}
    contents = [i for i in contents if i not in marks.furniture]
    headings = [i for i in contents if lines[i].heading]
    is_fine = len(headings) > _FEW and len(contents) <= _COARSE * len(headings)
    _take_headings(lines, headings, marks, _FRAMING if is_fine else None)
    marks.opens.update(left_out(lines, contents, marks.opens))
    rows = explaining_rows(lines, contents)
    marks.keys.update(rows.keys)
    marks.opens.update(dict.fromkeys(rows.keys, ROW))
    marks.furniture.update(dict.fromkeys(rows.heads, "heads of the columns"))
    marks.is_marked = len(marks.opens) >= _FEW and len(contents) <= _COARSE * len(marks.opens)
    take_leads(lines, contents, marks)
    marks.is_marked |= len(marks.opens) >= _FEW and len(contents) <= _COARSE * len(marks.opens)
    is_plain = not any(line.mark or line.heading or line.strong for line in lines)
    if any(line.mark or line.heading for line in lines):
        marks.opens.update(dict.fromkeys(questions(lines, contents, marks.opens, is_plain=False), LEAD))
    _close(lines, contents, marks)
    opened = cited(lines, contents, marks.opens)
    if is_plain and not opened:
        opened = counted(lines, contents)
    if is_plain and not opened:
        opened = margins(lines, contents)
        marks.closed.update(i for i in contents if opened and lines[i].indent > 1)
    is_apart = bool(opened)  # from everything else, so that no other line is a heading
    if not (is_plain and opened):
        opened |= terms(lines, contents, marks.opens, marks.closed)
    if is_plain and not opened:
        opened, marks.doubtful = run_in(lines, contents)
    if is_plain and not opened:
        marks.opens.update(dict.fromkeys(questions(lines, contents, marks.opens, is_plain=True), LEAD))
    if opened:
        marks.opens.update(dict.fromkeys(opened, TERM))
        marks.ends.update({i: end for i, end in opened.items() if end})
        marks.is_marked |= is_plain and (is_apart or any(opened.values()))
    if is_plain:
        heads = [i for i in named_headings(lines, contents, listed) if i not in marks.opens]
        marks.named.update(heads)
        marks.opens.update(dict.fromkeys(heads, LEAD))
    if not is_apart:
        more = sorted_names(lines, contents, marks.opens, (":", "-") if is_plain else ("-",))
        marks.opens.update(dict.fromkeys(more, TERM))
        marks.ends.update(more)
    if is_plain and not is_apart:
        names, between = names_in_order(lines, contents, marks.opens)
        marks.opens.update(dict.fromkeys(names, TERM))
        marks.closed |= between
    if is_plain:
        marks.asked = asked_above(lines, contents, marks.opens)
        marks.opens.update(dict.fromkeys(marks.asked, LEAD))
        marks.opens.update(dict.fromkeys(in_a_dump(lines, contents, marks.opens), LEAD))
    if len(headings) == 1 and len(marks.opens) > 1 and headings[0] == min(marks.opens):
        marks.title = headings[0]
        del marks.opens[headings[0]]
    return marks


def _take_headings(
    lines: Sequence[CleanLine], headings: Sequence[int], marks: Marks, framing: frozenset[str] | None
) -> None:
    """:param framing: the kinds of furniture that a heading may be; None: any, for a page's own headings stand around a text."""
    boxed = boxed_headings(lines, headings)
    marks.closed |= boxed
    headings = [i for i in headings if i not in boxed]
    labels = repeated_labels(lines, headings)
    marks.closed |= labels
    headings = [i for i in headings if i not in labels]
    top = [i for i in headings if lines[i].heading == 1]
    top = [] if top and counts_on(lines, top[0], headings) else top
    is_alone = len(top) == 1 and len(headings) > 1 and top[0] <= headings[min(2, len(headings) - 1)]
    is_first = len(top) > 1 and top[0] == headings[0]
    if is_alone or (is_first and (_is_bare(lines, top[0], headings, marks) or Head().take(lines[top[0]]) == "title")):
        marks.title = _naming(lines, top, headings, marks)
    elif not top and headings and 1 < lines[headings[0]].heading <= min(lines[i].heading for i in headings):
        is_alone = sum(lines[i].heading == lines[headings[0]].heading for i in headings) == 1
        is_bare = is_alone and _is_bare(lines, headings[0], headings, marks)
        names = is_bare or Head().take(lines[headings[0]]) == "title"
        marks.title = headings[0] if names and len(headings) > _FEW else None
    texts = Counter(lines[i].plain.lower() for i in headings)
    for n, i in enumerate(headings):
        line = lines[i]
        is_generic = part_kind(line.plain) is not None or bool(LABEL.fullmatch(line.plain))
        is_repeated = is_generic and texts[line.plain.lower()] >= _REPEATED
        reason = furniture_reason(line)
        is_furniture = reason is not None and (framing is None or reason[0] in framing)
        if (
            i != marks.title
            and not is_repeated
            and not is_furniture
            and (not is_remark(line) or is_term(lines, headings, n) or is_first_letter(lines, headings, n))
        ):
            marks.opens[i] = line.heading


def _naming(lines: Sequence[CleanLine], top: Sequence[int], headings: Sequence[int], marks: Marks) -> int:
    """Of headings of the first level with nothing between, the first that says what a document is: who published it may stand above."""
    run = [top[0]]
    while len(run) < len(top) and _is_bare(lines, run[-1], headings, marks) and headings[len(run)] == top[len(run)]:
        run.append(top[len(run)])
    return next((i for i in run if DOCUMENT.search(lines[i].plain)), top[0])


def counts_on(lines: Sequence[CleanLine], i: int, headings: Sequence[int]) -> bool:
    """Whether a heading is the first that bears a number, and another goes on from it ("1. Setup": "2. Turns", "1.1 Decks"): it names a
    chapter, not the document."""
    match = _COUNT.match(lines[i].plain)
    if not match:
        return False
    word, count = match["word"] or "", match["count"]
    following = str(int(count) + 1) if count.isdigit() else _NEXT.get(count, "")
    others = [f"{word}{following}"] if following else []
    others += [f"{count}.1", f"{count}-1"]
    return any(
        other > i and (below := _COUNTED.match(lines[other].plain)) is not None and below[0] in others
        for other in headings
    )


def _is_bare(lines: Sequence[CleanLine], i: int, headings: Sequence[int], marks: Marks) -> bool:
    """Whether the next heading follows with nothing between but what is set aside."""
    following = next((other for other in headings if other > i), i)
    return following > i and not any(lines[n].plain and n not in marks.furniture for n in range(i + 1, following))


def _close(lines: Sequence[CleanLine], contents: Sequence[int], marks: Marks) -> None:
    """Items, cells, code and a chart of steps open nothing; unless the whole document is one, or nothing but items has a mark."""
    for i in steps_named_again(lines, contents):
        marks.closed.add(i)
        marks.opens.pop(i, None)
    for kind in ("code", "quote"):
        inside = [i for i in contents if lines[i].mark == kind]
        if len(inside) * 2 < len(contents) or len(marks.opens) >= _FEW:
            marks.closed.update(inside)
    items = [i for n, i in enumerate(contents) if lines[i].mark == "item" and not _heads(lines, contents[n : n + 2])]
    if marks.opens or len(items) * 2 < len(contents):
        marks.closed.update(items)
    marks.closed.update(i for i in contents if lines[i].mark in ("cell", "head") and i not in marks.opens)
    marks.closed.update(i for i in contents if i not in marks.opens and lists_in_a_line(lines[i]))


def _heads(lines: Sequence[CleanLine], pair: Sequence[int]) -> bool:
    """Whether the first of two lines is no item but the heading of the second: "2. Title" above "2.1 Text"."""
    text = lines[pair[0]].plain
    number = re.match(r"(\d{1,3})[.)] ", text) if text[-1] not in ".!?" or len(text) <= _LONGEST_TITLE else None
    return bool(number and len(pair) > 1 and re.match(rf"\(?{number[1]}[.-]\d", lines[pair[1]].plain))


def chosen_title(lines: Sequence[CleanLine], marks: Marks) -> str:
    """The title by markup: the only heading of the first level; what the page calls itself if that says more, or there is none."""
    return _DATED.sub("", _title(lines, marks)).strip(" :,-–")


def _title(lines: Sequence[CleanLine], marks: Marks) -> str:
    cut = marks.page_title.rstrip(" .…")
    for line in [line for line in lines if line.plain and line.mark != "title"][:_TOP]:
        if (
            len(cut) >= _CUT and line.text.startswith(cut) and len(line.text) <= LONGEST_LEAD + len(cut)
        ):  # a title cut short
            return line.text.strip(" :")
    page, site = _SITE.sub("", marks.page_title).strip(), _SITE.search(marks.page_title)
    if marks.title is None:
        return page
    heading = lines[marks.title].text.strip(" :")
    if below := title_below_site(lines, heading, marks.page_title):
        return below
    if len(heading.split()) > 2 or heading.lower() not in marks.page_title.lower():
        return heading
    return marks.page_title if site and heading.lower() in site[0].lower() else page
