"""Tags of a page in the lines of a text: they are no words, whatever stands in them. Names in angle brackets, "<Blocker>", stay.

Each step passes over a line once, whatever stands in it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from judge.importing.model import SourceLine

# Tags that Markdown is written with: they need no attribute to be told from a name.
_KNOWN = re.compile(
    r"</?(?P<name>b|i|em|strong|u|s|sub|sup|small|p|div|span|a|center|font|details|summary|br|hr|wbr|img"
    r"|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|blockquote)\b[^<>]*>",
    re.IGNORECASE,
)
_VALUE = r"(?:\"[^\"<>]*+\"|'[^'<>]*+'|[^\s\"'<>=]++)"
# No name has an attribute with a value.
_WITH_VALUE = re.compile(rf"<(?P<name>[a-zA-Z][\w:-]{{0,30}})\s[^<>=]{{0,80}}={_VALUE}[^<>]*+>")
_BARE = re.compile(r"<(?P<close>/?)(?P<name>[a-zA-Z][\w:-]{0,30})\s?/?>")
# A sign behind a heading that links to the place itself.
_ANCHOR = re.compile(r"<a\b[^<>]{0,200}>\s?[#¶§🔗]?\s?</a>", re.IGNORECASE)
_COMMENT = re.compile(r"<!--.*?-->")
_OPENS = re.compile(r"<(?:!--|[a-zA-Z][\w:-]{0,30}(?:\s|$))")
_LONGEST = 12  # lines of a tag or comment
_PARTS = frozenset(
    {"br", "/p", "/div", "/summary", "hr", "/li", "/td", "/th", "/tr", "/dt", "/dd"}
)  # what stands behind is another word


def without_tags(text: str, *, is_markdown: bool) -> str:
    """A line without its comments and tags: those with a value, those that are closed and, in Markdown, those that it is written with."""
    if "<" not in text:
        return text
    text = _COMMENT.sub("", text) if "-->" in text else text
    text = _ANCHOR.sub("", text) if "</a>" in text else text
    text = _WITH_VALUE.sub(_between, text) if "=" in text else text
    closed = {match["name"].lower() for match in _BARE.finditer(text) if match["close"]}
    if closed:
        text = _BARE.sub(lambda match: _between(match) if match["name"].lower() in closed else match[0], text)
    return _KNOWN.sub(_between, text) if is_markdown else text


def in_one_line(lines: Sequence[SourceLine]) -> list[SourceLine]:
    """The lines without the comments and tags that run over several of them; the numbers stay."""
    found = list(lines)
    n = 0
    while n < len(found):
        text = found[n].text
        begin = text.rfind("<") if "<" in text else -1
        opened = _OPENS.match(text, begin) if begin >= 0 else None
        sign = "-->" if opened and opened[0] == "<!--" else ">"
        end = n + 1
        if opened and sign not in text[begin:]:
            while end < len(found) and end < n + _LONGEST and sign not in found[end].text:
                end += 1
            if end < len(found) and sign in found[end].text:
                close = found[end].text.index(sign) + len(sign)
                whole = " ".join([text[begin:], *(line.text for line in found[n + 1 : end]), found[end].text[:close]])
                if sign != ">" or _WITH_VALUE.fullmatch(whole):
                    found[n] = msgspec.structs.replace(found[n], text=text[:begin])
                    for at in range(n + 1, end):
                        found[at] = msgspec.structs.replace(found[at], text="")
                    found[end] = msgspec.structs.replace(found[end], text=found[end].text[close:])
                    n = end  # another may begin behind
                    continue
        n += 1
    return found


def _between(match: re.Match[str]) -> str:
    sign = "/" if match[0].startswith("</") else ""
    return " " if f"{sign}{match['name'].lower()}" in _PARTS else ""
