"""Names and questions that stand before or above what is said of them, told by where many lines agree: a glossary, cards by their place in
a set, text that hangs below lines at the margin."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from judge.importing.parting.layout import DATE, LONGEST, CleanLine, body
from judge.importing.parting.letters import of_any_language
from judge.importing.parting.numbers import rules_among

LABEL = re.compile(
    r"(?i:examples?|notes?|rulings?|answers?|see also|important|(?:for )?example|tip|note that|q|a|question"
    r"|important note|please note|reminders?|remember"
    r"|beispiele?|hinweise?|anmerkung(?:en)?|wichtig|exemples?|remarques?|notas?|ejemplos?|esemp[io]o?|exemplos?|przykład|uwaga)[:.]?"
)
_PLACE = r"\((?:[^()a-z][^()]{1,49},? #?[A-Z]{0,3}\d{1,4}[a-z]?|[A-Z]{2,5}[ -]?\d{1,4}[a-z]?)\)"
NAMED_IN_A_SET = re.compile(rf"(?:\(v?\d+(?:\.\d+)+\) ?)?\S.{{0,80}}? {_PLACE}[.:]?")
_CITED = re.compile(of_any_language(rf"(?P<name>[A-Z0-9\"'][^:;?!()]{{0,80}} {_PLACE})(?:[:.]| [-—])(?: |$)"))
_TERM = re.compile(
    of_any_language(
        r"(?P<name>[\"'(]?[A-Za-z0-9](?:[^.:;?!]|(?<=\b[A-Z])\.|(?<=\b[A-Z][a-z])\.|\.(?=\.{0,2}:)){0,70}?)(?P<sign>:| -+| —)(?: |$)"
    )
)
_COUNTED = re.compile(
    r"(?P<sign>[\[(#§]|(?:No|Nr|Rule|Ruling|Item|Entry)\.? ) ?(?P<number>\d{1,4})(?P<end>[\]):.]*)(?: -| —)? \S"
)
_DATED = re.compile(rf"{DATE}\)?$|\bv(?:er\.?|ersion)? ?\d[\d.]*\)?$", re.IGNORECASE)
_NUMBER = re.compile(r"\(?[\w.-]*\d[\w.-]*[).:]? ")
LONGEST_NAME = 120  # characters of a name
_NAME_WORDS = 8
_LEAST_CITED = 3
_FEW_ASKED = 3
_LINES = 8  # of a paragraph that asks
_WORD = re.compile(r"[\"']?[^\W\d_]+(?:['-][^\W\d_]+)*,? [\"'(]?\w")
_ASKED_FIRST = re.compile(r"[^.!?]{12,}\? [^?]{1,200}[.!]")
_LEAST_COUNTED, _COUNTED_SHARE = 4, 0.4
_LEAST_TERMS = 4  # in the order of the alphabet, all of them; more may have a few out of it
_MANY_TERMS = 6
_NEAR = 2  # lines: one blank line at most stands between a name and its text
_ALONE = 0.25  # of the paragraphs of a document are headed by a name with a colon
_SURE = 0.06  # the same, where each name begins a paragraph and its text follows on the next line
_USUAL, _WRAPPED, _NARROW = (
    0.8,
    50,
    0.7,
)  # of the lines, no longer than the width of a text; its least; what breaks off sooner
END = re.compile(r"[.!?][\"')\]]*$")  # of a sentence
LABEL_TIMES = 3  # what stands so often above texts names none of them
_SIGN = re.compile(r"[•*+-] |\(?(?:\d{1,3}|[a-z])[.)] ")  # of an item
_SHARE = 0.6  # of the paragraphs of a section
_RISING = 0.8
_RUN_IN = re.compile(
    of_any_language(
        r"(?P<name>[\"'(]?[A-Z](?:[^.:;?!\d]|(?<=\b[A-Z])\.|(?<=\b[A-Z][a-z])\.|(?<= )\d){0,60}?)(?P<sign> -+| —|—) (?=[\"'(]?[A-Z0-9])"
    )
)
# Names that only a document with others has: of a sort of things ("Ships: Ferry"), or a question.
_RUN_IN_ELSE = re.compile(
    of_any_language(
        r"(?P<name>[\"'(]?[A-Z][^.:;?!—]{0,60}(?:: [A-Z0-9\"'][^.:;?!—]{0,40}?|[?!][\"')]?))(?P<sign> -+| —|—) (?=[\"'(]?[A-Z0-9])"
    )
)
RUN_IN_WORDS, _ASKING_WORDS = 6, 10
_LEAST_RUN_IN, _RUN_IN_SHARE = 6, 0.15  # in any order: names with a dash, and their share of the paragraphs
_FEW_SIGNS = 0.1  # of the names
_SPARSE = 0.04  # the share of blank lines below which each line is a paragraph
_LEAST_LINES, _LEAST_HEADS = 20, 4
_NUMBERED = 0.1  # of all lines: so many rules with a number


def cited(lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int]) -> dict[int, int]:
    """Lines that begin with a card and its place in a set, "Name (Set, 12): text", and where the name ends."""
    found: dict[int, int] = {}
    for i in contents:
        if i not in opens and not lines[i].heading and lines[i].mark in ("", "item"):
            match = _CITED.match(lines[i].plain) if "(" in lines[i].plain else None
            if match and len(match["name"]) <= LONGEST_NAME:
                found[i] = match.end("name")
    return found if len(found) >= _LEAST_CITED else {}


def counted(lines: Sequence[CleanLine], contents: Sequence[int]) -> dict[int, int]:
    """Paragraphs that are counted from the first to the last: "[001] Lamp", "#1 May I ...", "Rule 1: ..."."""
    begins = [i for i in contents if begins_paragraph(lines, i)]
    found = {i: match for i in begins if (match := _COUNTED.match(lines[i].plain))}
    numbers = [int(match["number"]) for match in found.values()]
    forms = {(match["sign"], match["end"]) for match in found.values()}
    is_row = all(0 < after - before < 3 for before, after in itertools.pairwise(numbers))
    is_layout = len(forms) == 1 and is_row and len(found) >= max(_LEAST_COUNTED, _COUNTED_SHARE * len(begins))
    return dict.fromkeys(found, 0) if is_layout else {}


def margins(lines: Sequence[CleanLine], contents: Sequence[int]) -> dict[int, int]:
    """Lines at the margin below which all text hangs: headings; what is indented is none."""
    inside = [i for i in contents if lines[i].indent > 1]
    outside = [i for i in contents if not lines[i].indent]
    if len(contents) < _LEAST_LINES or len(inside) < 0.3 * len(contents) or len(inside) + len(outside) < len(contents):
        return {}
    if rules_among(lines, inside) >= _NUMBERED * len(contents):
        return {}  # what is indented by its depth bears its number
    begins = [i for i in outside if begins_paragraph(lines, i)]
    heads = [i for i in begins if i + 1 < len(lines) and lines[i + 1].indent > 1 and len(lines[i].plain) <= 90]
    is_layout = len(heads) >= _LEAST_HEADS and len(heads) >= 0.8 * len(begins) and len(heads) >= 0.8 * len(outside)
    return dict.fromkeys(heads, 0) if is_layout else {}


def terms(
    lines: Sequence[CleanLine], contents: Sequence[int], opens: Mapping[int, int], closed: Collection[int]
) -> dict[int, int]:
    """Names with a colon or a dash, alone above their text, or before it and in the order of the alphabet; and where each ends (0: it is
    alone). Where a section mostly consists of them, they are its layout."""
    found: dict[int, int] = _names_alone(lines, contents, opens, closed)
    if not found and opens and not any(line.mark or line.strong for line in lines):
        found = _names_bare(lines, contents, opens)
    section: list[int] = []
    for i in [*contents, -1]:
        if i >= 0 and not (i in opens and not _NUMBER.match(lines[i].plain)):
            if i not in opens and i not in closed and begins_paragraph(lines, i):
                section.append(i)
            continue
        found |= _terms_of(lines, section)
        section = []
    return found


def _names_alone(
    lines: Sequence[CleanLine], contents: Sequence[int], opens: Mapping[int, int], closed: Collection[int]
) -> dict[int, int]:
    """Names with a colon alone on their lines, right above a text that is no list, all through the document."""
    names: dict[int, str] = {}
    sure = 0
    begins = sum(begins_paragraph(lines, i) for i in contents)
    for above, i, below in zip((-1, *contents), contents, contents[1:], strict=False):
        if i in opens or i in closed or lines[i].heading or not lines[i].plain.endswith(":") or below in opens:
            continue
        if not begins_paragraph(lines, i) and lines[above].plain[-1] not in ".!?\")'":
            continue
        match = _TERM.fullmatch(lines[i].plain[:LONGEST_NAME])
        is_above_text = below - i <= _NEAR and not _SIGN.match(lines[below].plain) and lines[below].mark != "item"
        if match and is_above_text and not LABEL.fullmatch(match["name"]) and _is_short_name(match["name"]):
            names[i] = match["name"]
            sure += begins_paragraph(lines, i) and below == i + 1 and not lines[below].plain[0].islower()
    times = Counter(names.values())
    names = {i: name for i, name in names.items() if times[name] < LABEL_TIMES}
    if not opens and sum(name.isupper() for name in names.values()) * 2 > len(names):
        return {}  # headings in capitals are told by those
    share = _SURE if sure >= _RISING * times.total() else _ALONE
    is_layout = len(names) >= max(_MANY_TERMS, share * begins) and len(set(names.values())) > 0.8 * len(names)
    return dict.fromkeys(names, 0) if is_layout else {}


def _names_bare(lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int]) -> dict[int, int]:
    """Names without a sign, each the first line of a paragraph that breaks off where the next word had room, or one alone, right above
    its text: below the headings of a wrapped text that many are headings, too."""
    widths = sorted(len(lines[i].plain) for i in contents)
    width = widths[int(_USUAL * len(widths))] if widths else 0
    names: list[tuple[int, str]] = []
    begins = 0
    for i, below in itertools.pairwise(contents):
        begins += begins_paragraph(lines, i)
        name, text = lines[i].plain, lines[below].plain
        if (
            i in opens
            or below in opens
            or not begins_paragraph(lines, i)
            or below - i > _NEAR
            or len(name) >= _NARROW * width
        ):
            continue
        is_name = _is_short_name(name) and name[-1] not in ".:;,!?-" and name[0] not in "•*+-("
        is_text = (len(text) >= _NARROW * width or text[-1] in ".!?:") and not text[0].islower()
        if is_name and is_text and not _SIGN.match(text) and not _NUMBER.match(name) and not LABEL.fullmatch(name):
            names.append((i, name))
    times = Counter(name for _, name in names)
    found = {i: 0 for i, name in names if times[name] < LABEL_TIMES}
    is_layout = width >= _WRAPPED and len(found) >= max(_MANY_TERMS, _SURE * begins) and len(found) > 0.8 * len(names)
    return found if is_layout else {}


def _is_short_name(name: str) -> bool:
    return not name[0].islower() and len(name.split()) <= _NAME_WORDS


def run_in(lines: Sequence[CleanLine], contents: Sequence[int]) -> tuple[dict[int, int], set[int]]:
    """Names that a dash parts from what is said of them, each at the begin of a paragraph, in any order, further paragraphs below them;
    and where each ends. They are the layout where no other sign heads as many paragraphs, and the names stand for one thing each."""
    if (
        sum(" -" in lines[i].plain[:LONGEST_NAME] or "—" in lines[i].plain[:LONGEST_NAME] for i in contents)
        < _LEAST_RUN_IN
    ):
        return {}, set()
    is_sparse = len(lines) - len(contents) < _SPARSE * len(lines)
    begins = [
        n
        for n, i in enumerate(contents)
        if begins_paragraph(lines, i) or (is_sparse and (n == 1 or _ends(lines, contents, n - 1)))
    ]
    found: dict[int, tuple[str, int]] = {}
    more: dict[int, tuple[str, int]] = {}
    others = 0
    for n in begins:
        i = contents[n]
        if (n or _ends(lines, contents, n)) and not _DATED.search(lines[i].plain[-LONGEST_NAME:]):
            if named := _name_run_in(_RUN_IN, lines[i]):
                found[i] = named
            elif named := _name_run_in(_RUN_IN_ELSE, lines[i]):
                more[i] = named
        others += bool(_NUMBER.match(lines[i].plain)) or _is_heading(lines, i)
    signs = Counter(sign for sign, _ in found.values())
    # Where nearly all names have one sign, another is one inside a text.
    usual = {sign for sign, _ in signs.most_common(1)}
    odd = {sign for sign, count in signs.items() if count <= max(1, _FEW_SIGNS * signs.total())} - usual
    doubtful = {i for i, named in found.items() if named[0] in odd}
    found = {i: named for i, named in found.items() if i not in doubtful}
    names = [lines[i].plain[:end].lower() for i, (_, end) in found.items()]
    said = sum(len(lines[i].plain[end:].split()) for i, (_, end) in found.items())
    is_layout = len(found) >= max(_LEAST_RUN_IN, _RUN_IN_SHARE * len(begins)) and len(set(names)) > 0.9 * len(names)
    if not is_layout or 3 * others >= len(found) or said < 4 * len(found):
        return {}, set()
    found |= {i: named for i, named in more.items() if named[0] in signs and named[0] not in odd}
    return {i: end for i, (_, end) in found.items()}, doubtful


def _name_run_in(form: re.Pattern[str], line: CleanLine) -> tuple[str, int] | None:
    """The sign behind the name that a line begins with, and where the name ends; None where it begins with none."""
    match = form.match(line.plain[:LONGEST_NAME])
    if match is None or LABEL.fullmatch(match["name"]):
        return None
    most = _ASKING_WORDS if match["name"].endswith("?") else RUN_IN_WORDS
    if len(match["name"].split()) > most:
        return None
    return match["sign"].strip().replace("--", "-"), match.end("name")


def _ends(lines: Sequence[CleanLine], contents: Sequence[int], n: int) -> bool:
    """Whether a line ends a sentence; what stands above the first one does."""
    return n < 0 or END.search(lines[contents[n]].plain) is not None


def _is_heading(lines: Sequence[CleanLine], i: int) -> bool:
    """Whether a line looks like a heading: a short one alone, that ends no sentence."""
    is_alone = i + 1 == len(lines) or not lines[i + 1].plain
    text = lines[i].plain
    return is_alone and len(text.split()) <= _NAME_WORDS and text[-1].isalnum() and not re.search(r" - | — ", text)


def questions(
    lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int], *, is_plain: bool
) -> list[int]:
    """Questions in paragraphs of their own, where a section consists of them: no other sign parts it.

    :param is_plain: whether the document has no marks at all; lines of a paragraph are then broken anywhere.
    """
    if sum("?" in lines[i].plain for i in contents) < _FEW_ASKED:
        return []
    sections: dict[int, list[int]] = {}
    asking: dict[int, list[int]] = {}
    asked_first: dict[int, list[int]] = {}
    found: list[int] = []
    section, above = -1, ""
    paragraphs = _paragraphs(contents) if is_plain else [[i] for i in contents]
    for n, paragraph in enumerate(paragraphs):
        i = paragraph[0]
        line, text = lines[i], " ".join(lines[at].plain for at in paragraph[:_LINES])
        if i in opens:
            section = i
        elif not line.heading and line.mark == "" and (i == 0 or not lines[i - 1].plain):
            sections.setdefault(section, []).append(i)
            is_answered = n + 1 < len(paragraphs) and not asks(lines[paragraphs[n + 1][-1]].plain)
            if is_answered and not above.endswith(":") and not is_remark(line) and (not is_plain or _WORD.match(text)):
                if asks(text):
                    asking.setdefault(section, []).append(i)
                elif _ASKED_FIRST.fullmatch(text):
                    asked_first.setdefault(section, []).append(i)
        above = text
    for section, asked in asking.items():
        if len(asked) >= _FEW_ASKED + is_plain and len(asked) >= 0.3 * len(sections[section]):
            found += [*asked, *asked_first.get(section, ())]
    return found


def _paragraphs(contents: Sequence[int]) -> list[list[int]]:
    """The positions of lines with text, paragraph by paragraph."""
    found: list[list[int]] = []
    for i in contents:
        if found and found[-1][-1] == i - 1:
            found[-1].append(i)
        else:
            found.append([i])
    return found


def asks(text: str) -> bool:
    """Whether a text ends with a question."""
    return text.rstrip("\"')*_ ").endswith("?") and len(text) <= LONGEST


def is_remark(line: CleanLine) -> bool:
    """Whether a line opens a remark inside an entry: an example, a note, an answer, an item."""
    lead = line.plain[: line.strong or None].strip()
    if LABEL.fullmatch(lead.rstrip(":.")):
        return True
    head = line.plain[:LONGEST]
    return any(form.match(head) for role in ("example", "note", "answer", "bullet") for form in body(role))


def _terms_of(lines: Sequence[CleanLine], begins: Sequence[int]) -> dict[int, int]:
    named: dict[bool, dict[int, str]] = {True: {}, False: {}}
    for i in begins:
        head = lines[i].plain[:LONGEST_NAME]
        match = _TERM.match(head) if ":" in head or " -" in head or " —" in head else None
        if i == begins[0] and _DATED.search(lines[i].plain[-LONGEST_NAME:]):
            continue  # the title of a text
        if match and len(match["name"].split()) <= _NAME_WORDS and not LABEL.fullmatch(match["name"]):
            is_alone = match.end() == len(lines[i].plain)
            if not is_alone or (match["sign"] == ":" and not match["name"][0].islower()):
                named[is_alone][i] = match["name"]
    found: dict[int, int] = {}
    for is_alone, names in named.items():
        texts = [name.lower() for name in names.values()]
        rising = sum(a <= b for a, b in itertools.pairwise(texts))
        is_layout = len(texts) >= _SHARE * len(begins) and len(set(texts)) > 0.9 * len(texts)
        is_sorted = rising == len(texts) - 1 or (len(texts) >= _MANY_TERMS and rising >= _RISING * (len(texts) - 1))
        if is_layout and ((is_alone and len(texts) >= _MANY_TERMS) or (is_sorted and len(texts) >= _LEAST_TERMS)):
            found |= {i: 0 if is_alone else len(name) for i, name in names.items()}
    return found


def begins_paragraph(lines: Sequence[CleanLine], i: int) -> bool:
    """Whether a line stands below a gap."""
    return i == 0 or not lines[i - 1].plain
