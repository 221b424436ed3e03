"""The elements of an HTML page as lines, each with what the markup says that it is: heading, list item, row of a table, code, bold."""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from judge.importing.model import CELLS, OWN_NUMBER, Hint, Mark, SourceLine
from judge.importing.reading.named import naming_elements
from judge.importing.reading.page_parts import (
    HEADINGS,
    INLINE,
    children,
    is_jump,
    is_of_the_page,
    is_silent,
    links_beside_headings,
    rows_of,
    unfolds,
    words_of,
)
from judge.importing.reading.signs import starred
from judge.importing.reading.styles import USUAL, Items, Style, Styles, with_headings

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

_UNSEEN = {"link", "meta"}  # elements that say something of the words around them to a program, and part none
_SPACED = {"p", "ul", "ol", "table", "blockquote", "pre", "dl", "dt", "article", "section", *HEADINGS}
_BOLD = {"b", "strong", "dt"}
_LONGEST_SUMMARY = 160  # characters
_NUMBER_LENGTH = 30  # characters
_SIGN = re.compile(r"•|(?:\d+|[a-z])\.|\(?(?:\d{1,3}|[a-zA-Z])\)")
_EDIT = re.compile(
    r"\s*\[\s*edit(?: source)?(?:\s*\|\s*edit source)?\s*\]$", re.IGNORECASE
)  # behind a heading of a wiki
_OWN_NUMBER = re.compile(OWN_NUMBER)
# A number in an element of its own, which a style sets apart from the words behind it: of a rule, or of an item.
_PARTS = re.compile(r"\s*\(?(?P<number>\d{1,3}(?:\.\d{1,3})+)(?P<letter>\.?[a-z](?:\.\d{1,3}(?:\.[a-z])?)?)?[.:)]?")
_APART = re.compile(rf"{_PARTS.pattern}|\s*\(?(?:\d{{1,3}}|[a-z])[.:)]|\s*\d{{1,3}}")
_NUMBER = re.compile(
    r"\s*(?:\d{1,3}|[a-z])[.)]\s"
)  # that an item brings along: a browser's own before it would be a second one


_NO_STYLE = Style()
_State = tuple[int, Hint, Mark, bool, float]  # level, hint, mark, bold and size around an element


class HtmlWriter:
    """Collects lines while a tree is walked. A stack, not recursion: pages nest as deep as they like."""

    def __init__(self, styles: Styles | None = None) -> None:
        self._named: set[int] = set()
        self._beside: set[int] = set()
        self._is_named = False  # whether the last heading is one by its class
        self._lines: list[SourceLine] = []
        self._styles = styles or Styles()
        self._words: list[
            tuple[str, bool, float]
        ] = []  # pieces of the line in the making, whether each is bold, and its size
        self._sizes: list[float] = []  # of each line that of its smallest words
        self._items = Items()
        self._last_level = 0
        self._folded = 0  # texts that are, one in the other, around the words
        self._level = 0
        self._hint: Hint = ""
        self._mark: Mark = ""
        self._bold = False
        self._size = USUAL
        self._links = 0  # to other places of the page, open around the words
        self._has_link = False
        self._has_other = False  # words of the line outside of such links
        self._numbers: dict[int, int] = {}  # the last number of each numbered list
        self._rules: dict[int, str] = {}  # of each lettered list, the number of the rule that it stands in
        self._rule = ""  # the number of the rule that the last line is, "" where it is none

    def walk(self, body: LexborNode) -> None:
        """Write the lines of an element."""
        self._named, self._beside = naming_elements(body), links_beside_headings(body)
        stack: list[tuple[LexborNode, _State | None]] = [(body, None)]
        while stack:
            node, outside = stack.pop()
            if outside is not None:
                self._close(node, outside)
            elif node.tag == "-text":
                self._text(node.text(deep=False))
            elif node.mem_id in self._beside:
                continue
            elif node.tag == "br" and self._level:
                self._words.append((" ", self._bold, self._size))
            elif node.tag == "br":
                self._break(keep_blank=True)
            elif node.tag == "hr":
                self._break(spaced=True)
            elif node.tag == "table" and (rows := rows_of(node)):
                self._table(rows)
            elif node.tag in _UNSEEN:
                self._words.append((" ", False, self._size))
            elif not is_silent(node):
                style = self._styles.of(node.tag or "", node.attributes)
                if node.tag not in INLINE or node.tag in _BOLD or is_jump(node) or style != _NO_STYLE:
                    stack.append((node, (self._level, self._hint, self._mark, self._bold, self._size)))
                    self._open(node)
                    self._bold, self._size = style.below(self._bold, self._size)
                stack.extend(reversed([(child, None) for child in children(node)]))

    def _open(self, node: LexborNode) -> None:
        tag = node.tag or ""
        self._bold |= tag in _BOLD
        self._links += is_jump(node)
        self._folded += tag == "details"
        if tag in INLINE:
            return
        self._break(spaced=tag in _SPACED)
        if not self._hint and is_of_the_page(node) and not (tag == "button" and (self._level or unfolds(node))):
            self._hint = "navigation"
        if level := self._heading(node):
            self._level, self._mark = level, ""
            self._is_named = node.mem_id in self._named
            if self._items.waits and words_of("".join(piece for piece, *_ in self._words)) == self._items.sign:
                self._words.clear()  # of an item that is a heading the sign says nothing
        elif tag == "li":
            self._mark = "" if _OWN_NUMBER.match(text := _beginning(node)) else "item"
            if self._mark and not _NUMBER.match(text):
                sign = self._sign(node)
                self._mark = "" if _PARTS.match(sign) else "item"
                self._words.append((sign, False, self._size))
                if self._mark:
                    self._items.open(node.mem_id, node.parent.mem_id if node.parent is not None else 0, sign)
        elif tag == "pre":
            self._mark = "code"
        elif tag == "blockquote":
            self._mark = "quote"
        elif tag == "dt":
            self._mark = "term"
        elif tag == "dd":
            self._mark = "" if self._words else "item"  # a number that waits for it makes it a rule
        elif tag in ("td", "th"):
            self._words.append((" ", False, self._size))

    def _heading(self, node: LexborNode) -> int:
        """The level of a heading, that of what opens a folded text or names one below the last one; 0 for any other element."""
        tag = node.tag or ""
        if tag in HEADINGS:
            return int(tag[1])
        facts = node.attributes
        if (facts.get("role") or "") == "heading":
            level = facts.get("aria-level") or "2"
            return min(max(int(level), 1), 6) if level.isdecimal() and len(level) < 3 else 2
        is_above = tag == "summary" or (tag == "button" and unfolds(node) and not self._level)
        if is_above and len(words_of(_beginning(node, _LONGEST_SUMMARY + 1))) <= _LONGEST_SUMMARY:
            return min(self._last_level + max(self._folded, 1), 6)
        return min(self._last_level + 1, 6) if node.mem_id in self._named else 0

    def _close(self, node: LexborNode, outside: _State) -> None:
        tag = node.tag or ""
        self._links -= is_jump(node)
        if tag == "li" and self._words and _SIGN.fullmatch(self._words[0][0].strip()) and len(self._words) == 1:
            self._words.clear()
        if tag not in INLINE:
            self._break(spaced=tag in _SPACED)
        if tag == "li":
            self._items.close(node.mem_id)
        self._folded -= tag == "details"
        self._level, self._hint, self._mark, self._bold, self._size = outside

    def _text(self, text: str) -> None:
        """Words of the page; only in a block of code does a line end where the file's does."""
        lines = text.split("\n") if self._mark == "code" else [text]
        for n, line in enumerate(lines):
            if n:
                self._break(keep_blank=True)
            gap = " " if _stands_apart(self._words, line) else ""
            self._words.append((gap + line, self._bold, self._size))
            self._has_link |= self._links > 0 and any(map(str.isalpha, line))
            self._has_other |= not self._links and any(map(str.isalpha, line))

    def _table(self, rows: list[tuple[bool, list[str]]]) -> None:
        self._break(spaced=True)
        for is_head, cells in rows:
            self._words.append((CELLS.join(cells), False, self._size))
            outside, self._mark = self._mark, "head" if is_head else "cell"
            self._break()
            self._mark = outside
        self._break(spaced=True)

    def _sign(self, item: LexborNode) -> str:
        """What a browser sets before a list item."""
        parent = item.parent
        if parent is None or parent.tag != "ol":
            return "• "
        number = self._numbers.get(parent.mem_id)
        if number is None:
            begin = parent.attributes.get("start") or ""
            number = int(begin) - 1 if begin.isdecimal() else 0
            if _is_lettered(parent):
                self._rules[parent.mem_id] = self._rule
        self._numbers[parent.mem_id] = number + 1
        if _is_lettered(parent) and number < len(ascii_lowercase):
            # Of a rule that bears a number the lettered items are rules themselves.
            rule = self._rules.get(parent.mem_id, "")
            return f"{rule}{ascii_lowercase[number]}{'' if rule else '.'} "
        return f"{number + 1}. "

    def _break(self, *, spaced: bool = False, keep_blank: bool = False) -> None:
        text = words_of("".join(piece for piece, *_ in self._words))
        plain = [n for n, (piece, is_bold, _) in enumerate(self._words) if not is_bold and piece.strip()]
        strong = len(words_of("".join(piece for piece, *_ in self._words[: plain[0]]))) if plain else len(text)
        size = min((size for piece, _, size in self._words if any(map(str.isalnum, piece))), default=self._size)
        is_sign = _SIGN.fullmatch(text) or (not self._level and _PARTS.fullmatch(text))
        if is_sign:
            self._words.append((" ", False, self._size))
        else:
            self._words.clear()  # a sign waits for the words of its item
        if text and not is_sign:
            # A line of nothing but links to other places of the page is its table of contents.
            is_jump = not (self._has_other or self._level or strong) and self._has_link
            hint: Hint = "navigation" if is_jump else self._hint
            line = SourceLine(0, _EDIT.sub("", text) if self._level else text, self._level, hint, self._mark, strong)
            # The sign of an item is not bold, whatever its words are.
            self._items.take(len(self._lines), text, is_bold=plain[1:] == [] and len(text) > 2, is_run_on=keep_blank)
            self._add(line, size)
            self._has_other = self._has_link = False
        elif keep_blank and self._lines:
            self._add(SourceLine(0, ""))
        if spaced and self._lines and self._lines[-1].text:
            self._add(SourceLine(0, ""))

    def _add(self, line: SourceLine, size: float = USUAL) -> None:
        if line.heading and not self._folded and not self._is_named:
            self._last_level = line.heading
        if line.text:
            number = _PARTS.match(line.text)
            self._rule = number["number"] if number and not number["letter"] else ""
        self._sizes.append(size)
        self._lines.append(SourceLine(len(self._lines) + 1, line.text, line.heading, line.hint, line.mark, line.strong))

    def finish(self) -> list[SourceLine]:
        """All lines, without blank ones at the end."""
        self._break()
        if self._words:
            self._add(SourceLine(0, words_of("".join(piece for piece, *_ in self._words))))
        while self._lines and not self._lines[-1].text:
            self._lines.pop()
        return starred(with_headings(self._items.as_headings(self._lines), self._sizes[: len(self._lines)]))


def _stands_apart(above: Sequence[tuple[str, bool, float]], text: str) -> bool:
    """Whether words follow a number that an element of its own holds at the begin of a line, and no space parts them."""
    if not above or not above[-1][0] or above[-1][0][-1].isspace() or not text[:1].strip():
        return False
    before = [piece for piece, *_ in above[:-1] if piece.strip() and not _SIGN.fullmatch(piece.strip())]
    number = None if before else _APART.fullmatch(above[-1][0])
    if number is None:
        return False
    return text[0].isupper() or text[0] in "\"'“‘([" or (text[0].isalpha() and bool(number["number"]))


def _is_lettered(items: LexborNode) -> bool:
    """Whether a list counts by letters."""
    style = items.attributes.get("style") or ""
    return items.attributes.get("type") == "a" or "lower-alpha" in style or "lower-latin" in style


def _beginning(node: LexborNode, most: int = _NUMBER_LENGTH) -> str:
    """The first words below an element, as many as a number and what follows it take, or up to ``most`` characters."""
    words: list[tuple[str, bool, float]] = []
    length = 0
    stack = children(node)[::-1]
    while stack and length < most:
        below = stack.pop()
        if below.tag == "-text":
            text = below.text(deep=False)
            words.append((" " + text if _stands_apart(words, text) else text, False, USUAL))
            length += len(text.strip())
        elif not is_silent(below):
            if below.tag not in INLINE:
                words.append((" ", False, USUAL))
            stack += children(below)[::-1]
    return "".join(piece for piece, *_ in words)
