"""HTML pages as lines. They are read by selectolax, which is imported only here, and only in a process of its own (``apart``)."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from judge.errors import InputFileError
from judge.importing.model import SourceLine
from judge.importing.reading.page_lines import HtmlWriter
from judge.importing.reading.styles import Styles

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
    title = tree.css_first("title")
    writer = HtmlWriter(Styles("\n".join(node.text() for node in tree.css("style"))))
    if tree.body is not None:
        writer.walk(tree.body)
    lines = writer.finish()
    length = sum(len(line.text) for line in lines)
    heading = tree.css_first("h1")
    heads = [" ".join(node.text().split()) for node in (title, heading) if node is not None]
    if length < _ERROR_LENGTH and any(_ERROR.search(head) for head in heads):
        raise InputFileError(f"{path} is an error page ('{heads[0][:60]}')", "save the page again from a browser")
    if not length:
        raise InputFileError(f"{path} is an HTML page without text", "save the page again from a browser, complete")
    return with_title(lines, " ".join(title.text().split()) if title is not None else "")


def with_title(lines: list[SourceLine], title: str) -> list[SourceLine]:
    """The lines below the title that the page bears in the window's frame, if it bears one."""
    if not title:
        return lines
    moved = [msgspec.structs.replace(line, number=line.number + 2) for line in lines]
    return [SourceLine(1, title, mark="title"), SourceLine(2, ""), *moved]


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
