"""Furniture: what a page, a site or a printer put around the text. Told by the look of a line and of those beside it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise

from judge.importing.column_text import LONGEST_HEAD, folded, is_answer, is_bullet, is_open, is_question

THE_SITE = "the page that carried the document"
_LONGEST_OF_SITE = 200

_PAGE = re.compile(r"\W*(?:p(?:age|\.)?\s*)?\d{1,4}(?:\s*(?:of|/)\s*\d{1,4})?\W*|of\s+\d{1,4}", re.IGNORECASE)
_STRAY = re.compile(r"[A-Z]{2,5}[- ]?\d{1,4}")
_DATE = re.compile(r"(?:\w{3,9}\.? \d{1,2}|\d{1,2}\.? \w{3,9}),? \d{4}|\d{4}-\d\d-\d\d")
# No run of dots is tried from its middle, and nothing is taken back: a page of dots would take an hour.
_CONTENTS = re.compile(r"(?<!\.)(?<!\.\s)(?:\.\s?+){4,}+\s*+\d+")
_LEGAL = ("©", "®", "™", "all rights reserved", "trademarks of", "trademark of", "copyright")
_NAME_OF_DOCUMENT = re.compile(r"\bF\.?A\.?Qs?\b|\bfrequently asked questions\b", re.IGNORECASE)
_SITE = re.compile(
    r"published (?:on|by|in) .*\||\bdownloads?: ?\d|download (?:the )?(?:pdf|file|document|as pdf)\b"
    r"|(?:forgot|lost) your password|\bback to log-?in\b|\b(?:register|use) your (?:new )?account\b"
    r"|\bsponsor(?:ed)? documents\b|\bno comments:?$|\bposted (?:by|on|at) |\bnewer posts?\b|\bolder posts?\b"
    r"|^subscribe to\b|^share (?:this|on|to)\b|^(?:sign|log) ?(?:in|up)$|https?://\S+$|^www\.\S+$",
    re.IGNORECASE,
)
# These stand on a site's buttons, but may just as well be headings: they count only beside other furniture.
_BUTTONS = frozenset(
    [
        *(
            "back",
            "close",
            "comment",
            "comments",
            "content",
            "contents",
            "embed",
            "hide",
            "home",
            "login",
            "menu",
            "next",
        ),
        *("register", "report", "search", "share"),
    ]
)


def running_heads(filled: Sequence[str], titles: Collection[str]) -> set[str]:
    """Short lines that come back beside page numbers, or that repeat one of the first lines: no stop ends them."""
    counts = Counter(text for text in filled if len(text) <= LONGEST_HEAD and is_open(text))
    beside: Counter[str] = Counter()
    for above, below in pairwise(filled):
        beside[above] += bool(_PAGE.fullmatch(below))
        beside[below] += bool(_PAGE.fullmatch(above))
    return {
        text
        for text, count in counts.items()
        if count >= 3
        and (beside[text] * 2 > count or text in filled[:3])
        and folded(text) not in titles
        and not (is_question(text) or is_answer(text) or is_bullet(text))
    }


def furniture(text: str, titles: Collection[str]) -> str:
    """Why a line is furniture by itself; "" if it is not."""
    if _PAGE.fullmatch(text):
        return "a page number"
    if folded(text) in titles:
        return ""
    if not any(c.isalnum() for c in text):
        return "a rule of signs"
    if _STRAY.fullmatch(text):
        return "a collector's number by itself"
    if _DATE.fullmatch(text):
        return "a date"
    if "..." in text.replace(" ", "") and _CONTENTS.search(text):
        return "a table of contents"
    if len(text) <= _LONGEST_OF_SITE and _SITE.search(text):
        return THE_SITE
    lower = text.lower()
    notices = sum(lower.count(mark) for mark in _LEGAL)
    if notices > 1 or text[0] == "©":
        return "a legal notice"
    if len(text) > LONGEST_HEAD or is_question(text) or is_answer(text):
        return ""
    if _NAME_OF_DOCUMENT.search(text) and text[-1] not in ".?:,":
        return "the document's or a part's name"
    return ""


def is_button(text: str) -> bool:
    """Whether a line holds nothing but words of a site's buttons."""
    return set(folded(text).split()) <= _BUTTONS
