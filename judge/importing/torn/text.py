"""The look of one line of text: whether its sentence ends, whether it heads something, what number it bears."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

_COLLECTOR = re.compile(r"([A-Z]{1,4})[ -]?(\d{1,4}[a-z]?)\s+(?=[\W_]*[A-Z0-9])(.+)")
_NUMBERED = re.compile(
    r"((?:Phase|Step|Part|Section|Chapter|Rule|Appendix)\s+)?\d+(?:\.\d+)*[.:)]?\s+([\W_]*[A-Z0-9].*)"
)
_QUESTION = re.compile(r"Q(?:uestion)?\s*\d*\s*[:.)]\s*\S", re.IGNORECASE)
_ANSWER = re.compile(r"A(?:nswer)?\s*[:)]\s*\S|ANSWER[.]\s", re.IGNORECASE)
_BULLET = re.compile(r"(?:[•●▪◦‣*·–—-]|\d{1,2}[.)]|\(?[a-z]\))\s+\S")
_SMALL = frozenset(
    re.findall(r"\w+", "a an and as at but by for from in into of off on or per the to up vs with without")
)
_WORD = re.compile(r"[^\W_]+(?:['’‘`][^\W_]+)*")
_QUOTED = re.compile(r"[“\"«][^.!?]{2,60}[”\"»]")
# What a card prints below its name: parts with commas, a cost, attack and defence.
_TYPE_LINE = re.compile(r",\s*\d|\d\s*/\s*[\d+]|·")
_APOSTROPHES = re.compile(r"['’‘`]")
_CLOSERS = "”\"’')]»* "
LONGEST_HEAD = 70


def is_question(text: str) -> bool:
    """Whether a line begins a question of a list of questions and answers."""
    return bool(_QUESTION.match(text))


def is_answer(text: str) -> bool:
    """Whether a line begins an answer of such a list."""
    return bool(_ANSWER.match(text))


def is_open(text: str) -> bool:
    """Whether a text breaks off: no stop ends it (a list's items often have none, so of them only a comma or small word counts)."""
    bare = text.rstrip(_CLOSERS)
    if not bare or bare[-1] in ".!?…":
        return False
    if not _BULLET.match(text) or bare[-1] in ",-":
        return True
    last = _WORD.findall(bare)[-1:]
    return bool(last) and last[0].lower() in _SMALL


def is_bullet(text: str) -> bool:
    """Whether a text begins with the mark of a list's item."""
    return bool(_BULLET.match(text))


def folded(text: str) -> str:
    """Letters and digits only, lower case: the form in which titles are compared."""
    if not text.isascii() or "'" in text or "`" in text:
        text = _APOSTROPHES.sub("", text)
    return " ".join(_WORD.findall(text.casefold()))


def collector(text: str) -> tuple[str, str] | None:
    """The collector's number and the name of ``CS 47 Name``; None if the line is not of this form."""
    match = _COLLECTOR.fullmatch(text)
    return (f"{match[1]} {match[2]}", match[3]) if match else None


def number_of(text: str) -> str | None:
    """The section of a numbered heading: ``2.1`` of ``2.1 Name``, ``Phase 3`` of ``Phase 3. Name``; None without one."""
    match = _NUMBERED.fullmatch(text)
    return text[: match.start(2)].strip(" .:)") if match else None


def _is_titled(text: str) -> bool:
    """Whether every word that titles capitalise is capitalised."""
    words = _WORD.findall(text)
    if not words or len(words) > 9 or not (words[0][0].isupper() or words[0][0].isdigit()):
        return False
    return all(word.lower() in _SMALL or not word[0].islower() for word in words)


def looks_like_head(text: str, titles: Collection[str]) -> bool:
    """Whether a line by itself looks like a heading; ``titles`` are folded titles, which are headings whatever their look."""
    if len(text) > LONGEST_HEAD or (_BULLET.match(text) and not _NUMBERED.fullmatch(text)):
        return False
    if titles and folded(text) in titles:
        return True
    if text[-1] in ",;" or not any(c.isalpha() for c in text) or _TYPE_LINE.search(text):
        return False
    name = collector(text)
    if name:
        return text[-1] not in ".:" and len(_WORD.findall(name[1])) <= 9
    numbered = _NUMBERED.fullmatch(text)
    if numbered and (_is_titled(numbered[2]) or (numbered[1] and len(text.split()) <= 8)):
        return True
    if _QUOTED.fullmatch(text):
        return len(_WORD.findall(text)) <= 8
    return text[-1] not in ".?" and (text[-1] != ":" or text.isupper()) and _is_titled(text)


def joined(text: str, more: str) -> str:
    """Two parts of a sentence as one text; a word that was divided at the line's end is whole again."""
    return all_joined((text, more))


def all_joined(texts: Iterable[str]) -> str:
    """Parts of a sentence, in their order, as one text."""
    parts: list[str] = []
    for more in filter(None, texts):
        if parts and _is_divided(parts[-1], more):
            parts[-1] = parts[-1][:-1]
        elif parts:
            parts.append(" ")
        parts.append(more)
    return "".join(parts)


def _is_divided(text: str, more: str) -> bool:
    return text.endswith("-") and len(text) > 1 and text[-2].isalpha() and more[0].islower()
