"""Markdown, HTML pages and PDFs as lines. HTML is read by selectolax, PDF by pypdf (extra ``pdf``); each is imported only here."""

from __future__ import annotations

import io
import logging
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
_ERROR_LENGTH = 3000  # characters; an error page says little else


def markdown_lines(lines: list[SourceLine]) -> list[SourceLine]:
    """The lines without the signs of Markdown that are no text; the numbers stay. Headings keep their level."""
    result = []
    for line in lines:
        text, level = line.text, 0
        if match := re.match(r" {0,3}(#{1,6})(?:\s+|$)(.*?)(?:\s+#+)?\s*$", text):
            level, text = len(match[1]), match[2]
        elif re.match(r" {0,3}>", text):
            text = re.sub(r"^ {0,3}> ?", "", text)
        elif re.fullmatch(r" {0,3}(?:(?:[-*_] ?){3,}|`{3,}\w*|~{3,}\w*)\s*", text):
            text = ""  # a rule line or a fence
        text = re.sub(r"(?<![\w*])(\*{1,3})(?=\S)(.+?)(?<=\S)\1(?![\w*])", r"\2", text)
        text = re.sub(r"(?<!\w)(_{1,3})(?=\S)(.+?)(?<=\S)\1(?!\w)", r"\2", text)
        text = re.sub(r"!?\[([^\]]+)\]\([^)\s]+\)", r"\1", text)  # a link or a picture: its words
        text = re.sub(r"\\([\\`*_{}\[\]()#+\-.!>~|])", r"\1", text)
        result.append(SourceLine(line.number, text, level, line.hint))
    return result


def html_lines(path: Path, text: str) -> list[SourceLine]:
    """The text of a page, a line for each block or line break, blank lines between paragraphs.

    :raises InputFileError: if the page holds no text, or is what a server sends instead of one.
    """
    from selectolax.lexbor import LexborHTMLParser

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


def pdf_lines(path: Path, data: bytes) -> list[SourceLine]:
    """The text of a PDF, page after page; the first line of each page says so.

    :raises InputFileError: if pypdf is not installed, or the file is damaged, locked, or holds no text.
    """
    try:
        from pypdf import PdfReader
        from pypdf.errors import PyPdfError
    except ImportError:
        raise InputFileError(f"{path} is a PDF, and pypdf is not installed", "pip install 'rules-judge[pdf]'") from None
    # What pypdf thinks of a file it logs on stderr, line by line: what matters of it is told below.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise InputFileError(f"{path} is locked with a password", "save an unlocked copy")
        pages = [page.extract_text() for page in reader.pages]
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        # A damaged file breaks pypdf in many places, with whatever exception lies nearest.
        cause = " ".join(str(error).split())[:80] or type(error).__name__
        raise InputFileError(
            f"{path} is a damaged PDF ({cause})", "save it again, or copy its text to a file"
        ) from None
    except ImportError:
        raise InputFileError(f"{path} is encrypted", "save an unlocked copy") from None
    if not any(page.strip() for page in pages):
        raise InputFileError(f"{path} is a PDF without text (pictures of pages)", "run text recognition on it first")
    lines: list[SourceLine] = []
    for page in pages:
        for n, text in enumerate(re.split(r"\r\n|\n|\r", page)):
            lines.append(SourceLine(len(lines) + 1, text.replace("\0", ""), hint="page" if n == 0 else ""))
        lines.append(SourceLine(len(lines) + 1, ""))
    return lines
