"""HTML pages as lines. They are read by selectolax, which is imported only here, and only in a process of its own (``apart``)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from judge.errors import InputFileError
from judge.importing.model import Hint, SourceLine

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

_SILENT = {"script", "style", "noscript", "template", "head", "svg", "iframe", "object", "_comment", "-comment", "!--"}
_NAVIGATION = {"nav", "footer", "aside", "form", "button", "select"}
_INLINE = frozenset(
    re.findall(
        r"\S+",
        """
        a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt
        u var wbr
        """,
    )
)
_SPACED = {
    "p",
    "ul",
    "ol",
    "table",
    "blockquote",
    "pre",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "dl",
    "article",
    "section",
}
# What a server says instead of a page, in its title or first heading.
_ERROR = re.compile(
    r"\b(?:(?:error|http)\s*[45]\d\d|[45]\d\d\s*(?:error|[-:|]|$)|40[0134]|50[0234])\b|\b(?:page|file|site) (?:was |is |can't be |could )?"
    r"not (?:be )?found\b|^not found|access denied|forbidden|just a moment|service unavailable|bad gateway|are you (?:a )?(?:human|robot)",
    re.IGNORECASE,
)
# For each element a parser of HTML looks through those that are open around it, and for each attribute through those before it:
# that is how HTML is defined. Browsers stop at 512.
_DEEPEST = 1000
_ATTRIBUTES = 1000
# Elements that end where the next begins, or hold nothing: they make no depth.
_SHALLOW = frozenset(
    re.findall(
        r"\S+",
        """
        a area base body br caption col colgroup dd dt embed head hr html img input li link meta nobr optgroup option p param rp rt
        source tbody td tfoot th thead tr track wbr
        """,
    )
)
_TAG = re.compile(r"<(/?)([a-zA-Z][^\s/>]{0,20})([^<>]*)")
_VALUE = re.compile(r"\"[^\"]*+\"|'[^']*+'")
_ERROR_LENGTH = 3000  # characters; an error page says little else


def html_lines(path: Path, text: str) -> list[SourceLine]:
    """The text of a page, a line for each block or line break, blank lines between paragraphs.

    :raises InputFileError: if the page holds no text, nests too deeply, or is what a server sends instead of one.
    """
    from selectolax.lexbor import LexborHTMLParser

    _must_be_flat(path, text)
    tree = LexborHTMLParser(text)
    writer = _HtmlWriter()
    if tree.body is not None:
        writer.walk(tree.body)
    lines = writer.finish()
    length = sum(len(line.text) for line in lines)
    title = tree.css_first("title")
    heading = tree.css_first("h1")
    heads = [" ".join(node.text().split()) for node in (title, heading) if node is not None]
    if length < _ERROR_LENGTH and any(_ERROR.search(head) for head in heads):
        raise InputFileError(f"{path} is an error page ('{heads[0][:60]}')", "save the page again from a browser")
    if not length:
        raise InputFileError(f"{path} is an HTML page without text", "save the page again from a browser, complete")
    return lines


def _must_be_flat(path: Path, text: str) -> None:
    """:raises InputFileError: if elements nest, or attributes stand in one, beyond what any page needs."""
    depth = 0
    for match in _TAG.finditer(text):
        end, name, facts = match.groups()
        if name.lower() not in _SHALLOW:
            depth = max(0, depth - 1) if end else depth + 1
        is_wide = len(facts) > 2 * _ATTRIBUTES and len(re.split(r"[\s/]+", _VALUE.sub(" ", facts))) > _ATTRIBUTES
        if depth > _DEEPEST or is_wide:
            what = f"an element of {_ATTRIBUTES:,} attributes" if is_wide else f"elements that nest {_DEEPEST:,} deep"
            raise InputFileError(
                f"{path} is an HTML page with {what} and more", "save it again from a browser, as text"
            )


class _HtmlWriter:
    """Collects lines while a tree is walked. A stack, not recursion: pages nest as deep as they like."""

    def __init__(self) -> None:
        self._lines: list[SourceLine] = []
        self._words: list[str] = []
        self._level = 0
        self._hint: Hint = ""
        self._numbers: dict[int, int] = {}  # the last number of each numbered list

    def walk(self, body: LexborNode) -> None:
        stack: list[tuple[LexborNode, bool, int, Hint]] = [(body, True, 0, "")]
        while stack:
            node, is_opening, level, hint = stack.pop()
            tag = node.tag or ""
            if not is_opening:
                self._break(spaced=tag in _SPACED)
                self._level, self._hint = level, hint
                continue
            if tag == "-text":
                self._words.append(node.text(deep=False))
            elif tag == "br":
                self._break(keep_blank=True)
            elif tag == "hr":
                self._break(spaced=True)
            elif tag not in _SILENT:
                if tag not in _INLINE:
                    self._break(spaced=tag in _SPACED)
                    stack.append((node, False, self._level, self._hint))
                    if re.fullmatch(r"h[1-6]", tag):
                        self._level = int(tag[1])
                    if tag in _NAVIGATION:
                        self._hint = "navigation"
                    if tag == "li":
                        self._words.append(self._sign(node))
                    if tag in ("td", "th"):
                        self._words.append(" ")
                children = []
                child = node.child
                while child is not None:
                    children.append((child, True, 0, hint))
                    child = child.next
                stack.extend(reversed(children))

    def _sign(self, item: LexborNode) -> str:
        """What a browser sets before a list item."""
        parent = item.parent
        if parent is None or parent.tag != "ol":
            return "• "
        number = self._numbers.get(parent.mem_id)
        if number is None:
            begin = parent.attributes.get("start") or ""
            number = int(begin) - 1 if begin.isdecimal() else 0
        self._numbers[parent.mem_id] = number + 1
        return f"{number + 1}. "

    def _break(self, *, spaced: bool = False, keep_blank: bool = False) -> None:
        text = " ".join("".join(self._words).split())
        self._words.clear()
        if text and not re.fullmatch(r"•|\d+\.", text):
            self._add(text)
        elif keep_blank and self._lines:
            self._add("")
        if spaced and self._lines and self._lines[-1].text:
            self._add("")

    def _add(self, text: str) -> None:
        self._lines.append(
            SourceLine(len(self._lines) + 1, text, self._level if text else 0, self._hint if text else "")
        )

    def finish(self) -> list[SourceLine]:
        """All lines, without blank ones at the end."""
        self._break()
        while self._lines and not self._lines[-1].text:
            self._lines.pop()
        return self._lines
