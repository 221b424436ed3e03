"""Markdown as lines: its signs go, its words stay, and each line bears what it was by them: heading, item, row of a table, code, bold.

Each step passes over a line once, whatever stands in it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from judge.importing.model import CELLS, OWN_NUMBER, SourceLine
from judge.importing.reading.tags import without_tags

_LONGEST_SIGN = 3  # of emphasis: "***" is the strongest
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+\-.!>~|])")
_END_OF_ADDRESS = re.compile(r"[)\s]")
_HEADING = re.compile(r" {0,3}(#{1,6})(?:\s+|$)")
_UNDERLINE = re.compile(r" {0,3}(?:(=+)|-{2,})\s*")  # of a heading on the line above
_QUOTE = re.compile(r" {0,3}> ?")
_RULE = re.compile(r" {0,3}(?:[-*_] ?){3,}\s*")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})[^`]*")
_ITEM = re.compile(
    r"\s*(?:[-*+]|\d{1,9}[.)])\s+(?=\S)|\s*<(?:li|td|th|dd)\b[^<>]*>", re.IGNORECASE
)  # of Markdown, or of a page inside it
_OWN_NUMBER = re.compile(OWN_NUMBER)
# A heading inside an item or a quotation, and one in the tags of a page.
_INNER = re.compile(r"\s{0,12}(?:(?:[-*+]|\d{1,9}[.)]|>)\s{1,4}){1,3}(?=#{1,6}\s)|\s{1,12}(?=#{1,6}\s+\S)")
_TAGGED = re.compile(
    r"\s*(?:(?:[-*+>]|\d{1,9}[.)])\s+)?<h(?P<level>[1-6])\b[^<>]*>(?P<title>.{1,300}?)</h(?P=level)>\s*", re.IGNORECASE
)
_BOLD_ITEM = re.compile(
    r"(?P<indent>\s*)(?:[-*+]|\d{1,9}[.)])\s+(?:\*\*|__)(?P<title>[^*_]{1,120}?)[:.]?(?:\*\*|__):?\s*"
)
_RULE_NUMBER = re.compile(
    r" {0,3}(?:\*\*|__)?(?P<rule>\d{3})(?P<parts>(?:\.\d{1,3}|\.[a-z]{1,2}(?=[.\s])|[a-z](?=[.\s]))*)[.:)]?(?:\*\*|__)?[.:)]?\s"
)
_LEAST_RULES, _RISING = 5, 0.8  # numbers of three digits, and the share of them that are above the one before
_FEW = 3
_ROW = re.compile(r"\s*\|.*\|\s*|[^|]+(?:\|[^|]+)+")
_UNDER_HEAD = re.compile(r"\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?")
_STRONG = re.compile(r"\s*(\*\*|__)(?=\S)(.{1,300}?\S?)\1")
_LONGEST_LINKS = 2000  # characters of a line
_NOTE = re.compile(r"\s{0,3}\[\^[^\]]+\]:")
_LINKS = re.compile(
    r"\s*(?:[-*+]|\d+[.)])?(?:[\s|·•,/\d.-]*\[[^\]]*\]\(#[^)\s]*\))+[\s|·•,/\d.-]*"
)  # to other places of the document
_FRONT = re.compile(r"-{3}\s*")
_FRONT_TITLE = re.compile(r"title:\s*(?P<quote>[\"']?)(?P<title>.+?)(?P=quote)\s*")
_BROKEN_UP = "\0"  # stands for what can't stand in a text


def markdown_lines(lines: Sequence[SourceLine]) -> list[SourceLine]:
    """The lines without the signs of Markdown that are no text, and what each is by them; the numbers stay."""
    found: list[SourceLine] = []
    fence, is_item, is_note = "", False, False
    front = _front(lines)
    titles = _bold_items(lines)
    rules = rule_lines(lines)
    for n, line in enumerate(lines):
        below = lines[n + 1].text if n + 1 < len(lines) else ""
        if n < front:
            match = _FRONT_TITLE.fullmatch(line.text)
            text, mark = (
                (match["title"], "title") if match else ("" if _FRONT.fullmatch(line.text) else line.text, "front")
            )
            found.append(SourceLine(line.number, text, 0, line.hint, mark))  # type: ignore[arg-type]
        elif match := _FENCE.fullmatch(line.text):
            # Only as many of the same signs close what they have opened.
            fence = match[1] if not fence else "" if match[1].startswith(fence) else fence
            found.append(SourceLine(line.number, "", 0, line.hint))
        elif fence:
            found.append(SourceLine(line.number, line.text, 0, line.hint, "code"))
        elif is_note := bool(_NOTE.match(line.text)) or (is_note and _goes_on(line.text, lines[n - 1].text)):
            found.append(SourceLine(line.number, _words(line.text), 0, line.hint, "note" if line.text.strip() else ""))
        elif "](#" in line.text and len(line.text) <= _LONGEST_LINKS and _LINKS.fullmatch(line.text):
            found.append(SourceLine(line.number, _words(line.text), 0, "navigation"))
        elif n in titles:
            is_item = True
            found.append(SourceLine(line.number, _words(titles[n][1]), titles[n][0], line.hint))
        else:
            is_item = _ITEM.match(line.text) is not None or (is_item and _goes_on(line.text, lines[n - 1].text))
            is_item = is_item and n not in rules
            found.append(_read(line, below, is_item=is_item))
            if n and found[-2].heading and not found[-2].text and found[-1].text and not found[-1].mark:
                # The words of a heading stand on the line below its sign.
                found[-1] = msgspec.structs.replace(found[-1], heading=found[-1].heading or found[-2].heading, strong=0)
                found[-2] = msgspec.structs.replace(found[-2], heading=0)
            if found[-1].heading:
                is_item = False
            if _UNDERLINE.fullmatch(line.text) and n and found[-2].text and found[-2].heading:
                found[-1] = SourceLine(line.number, "", 0, line.hint)
    return found


def rule_lines(lines: Sequence[SourceLine]) -> set[int]:
    """Positions of lines that numbers of three digits, which go on through the document, make rules: "101. Text", "101.2.b. Text". To
    Markdown they are items of a list, which takes in what follows."""
    found = [(n, match) for n, line in enumerate(lines) if (match := _RULE_NUMBER.match(line.text[:40]))]
    heads = [int(match["rule"]) for _, match in found if not match["parts"]]
    rising = sum(above < below for above, below in pairwise(heads))
    if len(heads) < _LEAST_RULES or rising < _RISING * (len(heads) - 1):
        return set()
    known = {match["rule"] for _, match in found if not match["parts"]}
    return {n for n, match in found if match["rule"] in known}


def _bold_items(lines: Sequence[SourceLine]) -> dict[int, tuple[int, str]]:
    """Items of which each is bold words above text of its own, with their level and words: headings, where a document has no others."""
    found: dict[int, tuple[int, str]] = {}
    items, level = 0, 0
    fenced = False
    for n, line in enumerate(lines):
        fenced ^= bool(_FENCE.fullmatch(line.text))
        if fenced:
            continue
        if match := _HEADING.match(line.text):
            level = max(level, len(match[1]))
            items -= 1
        elif _ITEM.match(line.text):
            match = _BOLD_ITEM.fullmatch(line.text)
            below = next((each.text for each in lines[n + 1 : n + 3] if each.text.strip()), "")
            indent = len(match["indent"].expandtabs(4)) if match else 0
            if match and len(below.expandtabs(4)) - len(below.expandtabs(4).lstrip()) > indent:
                found[n] = (indent, match["title"])
            elif not line.text[:1].isspace():
                items += 1  # others at the margin
    steps = {indent: step for step, indent in enumerate(sorted({indent for indent, _ in found.values()}), 1)}
    if len(found) < _FEW or len(found) <= items or level > 1:
        return {}
    return {n: (min(level + steps[indent], 6), title) for n, (indent, title) in found.items()}


def _front(lines: Sequence[SourceLine]) -> int:
    """How many lines at the top are keys in YAML, which say something of the document and are no part of it."""
    if not lines or not _FRONT.fullmatch(lines[0].text):
        return 0
    for n, line in enumerate(lines[1:60], 2):
        if _FRONT.fullmatch(line.text):
            return n
        if line.text.strip() and not re.match(r"[\w-]+:|\s|- |#", line.text):
            return 0
    return 0


def _goes_on(text: str, above: str) -> bool:
    """Whether a line goes on with the item above it: no blank line parts them, or it is indented."""
    return (bool(text.strip()) and (text.startswith(("  ", "\t")) or bool(above.strip()))) or not text.strip()


def _read(line: SourceLine, below: str, *, is_item: bool) -> SourceLine:
    text, level, mark = line.text, 0, ""
    if is_item or ">" in text[:4]:
        text = text[match.end() :] if (match := _INNER.match(text)) else text
    if "<h" in text.lower() and (match := _TAGGED.fullmatch(text)):
        level, text = int(match["level"]), match["title"]
    elif match := _HEADING.match(text):
        level, text = len(match[1]), _without_closing_signs(text[match.end() :])
    elif _RULE.fullmatch(text) or (_UNDER_HEAD.fullmatch(text) and "|" in text):
        text = ""
    elif text.strip() and not is_item and (match := _UNDERLINE.fullmatch(below)) and not _QUOTE.match(text):
        level = 1 if match[1] else 2
    elif match := _QUOTE.match(text):
        text, mark = text[match.end() :], "quote"
    elif "|" in text and _ROW.fullmatch(text) and (text.lstrip().startswith("|") or "|" in below):
        text, mark = _cells(text), "head" if _UNDER_HEAD.fullmatch(below) else "cell"
    elif is_item:
        match = _ITEM.match(text)
        if match and _OWN_NUMBER.match(text, match.end()):
            text = text[match.end() :]
        else:
            mark = "item"
    if "<" in text:
        text = without_tags(text, is_markdown=True)
    strong = _STRONG.match(text)
    bold = len(_words(strong[2])) if strong else 0
    if strong and level:
        bold = 0
    return SourceLine(line.number, _words(text), level, line.hint, mark, bold)  # type: ignore[arg-type]


def _cells(row: str) -> str:
    bare = row.strip().replace("\\|", _BROKEN_UP).removeprefix("|").removesuffix("|")
    return CELLS.join(cell.strip() for cell in bare.split("|")).replace(_BROKEN_UP, "¦")


def _words(text: str) -> str:
    """The text without signs of emphasis, links and what is escaped."""
    for sign in "*_":
        if sign in text:
            text = _unemphasised(text, sign)
    if "](" in text:
        text = _unlinked(text)
    return _ESCAPED.sub(r"\1", text)


def _without_closing_signs(heading: str) -> str:
    """A heading without the signs that may close it: ``Gulls ##``."""
    bare = heading.rstrip()
    title = bare.rstrip("#")
    return title.rstrip() if title and title[-1].isspace() else bare


def _unemphasised(text: str, sign: str) -> str:
    """The text without pairs of signs around words. A pair opens before a word and closes behind the nearest that it fits."""
    runs = [match.span() for match in re.finditer(re.escape(sign) + "+", text)]
    closing: list[list[int]] = [[] for _ in range(_LONGEST_SIGN + 1)]
    for begin, end in runs:
        if end == len(text) or not _is_word(text[end]):
            for size in range(1, min(_LONGEST_SIGN, end - begin) + 1):
                if size < end - begin or (begin and not text[begin - 1].isspace()):
                    closing[size].append(end - size)
    kept: list[str] = []
    done = 0
    for begin, end in runs:
        if begin < done or (begin and _is_word(text[begin - 1])):
            continue
        for size in range(min(_LONGEST_SIGN, end - begin), 0, -1):
            inside = begin + size
            if inside == len(text) or text[inside].isspace():
                continue
            place = bisect_left(closing[size], inside + 1)
            if place < len(closing[size]):
                close = closing[size][place]
                kept += (text[done:begin], text[inside:close])
                done = close + size
                break
    return "".join([*kept, text[done:]])


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _unlinked(text: str) -> str:
    """The text with the words of a link or a picture in its place."""
    kept: list[str] = []
    done = at = 0
    address_end = -1  # the first place behind ``at`` at which no address goes on
    while (begin := text.find("[", at)) >= 0 and (end := text.find("]", begin + 1)) >= 0:
        at = end
        if end == begin + 1 or not text.startswith("(", end + 1):
            continue
        if address_end < end + 2:
            found = _END_OF_ADDRESS.search(text, end + 2)
            address_end = found.start() if found else len(text)
        if address_end > end + 2 and text.startswith(")", address_end):
            is_picture = begin > done and text[begin - 1] == "!"
            kept += (text[done : begin - is_picture], text[begin + 1 : end])
            done = at = address_end + 1
    return "".join([*kept, text[done:]])
