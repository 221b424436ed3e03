"""What the styles of an HTML page say of its words: how bold and how large they are. Many editors write headings in no other way.

Rules of an embedded style sheet are read whose selector is a tag, a class or both; what depends on other elements is not. A class that
no sheet explains tells by its name, if that is one of those by which pages of one maker name what is bold.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from judge.importing.model import SourceLine

USUAL = 12.0  # points
LARGER = 1.12  # of the body's size: a heading, as in a PDF
_LARGEST = 400.0
_LONGEST, _MANY = 120, 0.35  # characters of a heading; the share of the letters that are no headings any more
_FEW = 3  # headings that a page marks as such; with more they are its headings, whatever else is large
_LEVELS = 6
_SELECTOR = re.compile(r"(?P<tag>[a-z][a-z\d]*)?(?P<classes>(?:\.[\w-]+)*)(?P<id>#[\w-]+)?")
_SIZE = re.compile(r"(?P<count>\d{1,5}(?:\.\d{1,9})?|\.\d{1,9})(?P<unit>pt|px|r?em|%|vw|ex)?")
_UNITS = {"pt": 1.0, "px": 0.75, "rem": USUAL, "": 0.75}
_NAMED = {"xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2}
_FONT = {1: 7.5, 2: 10.0, 3: 12.0, 4: 13.5, 5: 18.0, 6: 24.0, 7: 36.0}  # <font size=...>
_BOLD = re.compile(r"bold(?:er)?|[6-9]\d\d")
_PLAIN = re.compile(r"normal|lighter|[1-5]\d\d")
_CLASS_BOLD = re.compile(r"(?:[a-z]{1,8}-){0,3}(?:semi)?bold(?:er)?", re.IGNORECASE)
_CLASS_PLAIN = re.compile(r"(?:font-weight|font|fw)-(?:normal|lighter|light)", re.IGNORECASE)


class Style(NamedTuple):
    """What a style sets: how bold, and how large in points, or relative to what stands around it. None: as around it."""

    bold: bool | None = None
    size: float | None = None
    times: float = 1.0

    def below(self, bold: bool, size: float) -> tuple[bool, float]:
        """How words are printed inside an element of this style, where those around it are bold or not and of a size."""
        new = (self.size if self.size is not None else size) * self.times
        return bold if self.bold is None else self.bold, min(new, _LARGEST)


class Styles:
    """The rules of the style sheets in a page."""

    def __init__(self, sheet: str = "") -> None:
        """Raises nothing: what is no rule is left out."""
        self._rules: dict[str, list[tuple[frozenset[str], Style]]] = {}  # by tag, or by the first class of several
        self._cache: dict[tuple[str, str, str, str], Style] = {}
        without_remarks = "".join(part.partition("*/")[2] if n else part for n, part in enumerate(sheet.split("/*")))
        without_remarks = without_remarks.replace("<!--", "").replace("-->", "")
        inside = 0  # rules for other media than a screen
        for block in without_remarks.split("}"):
            *above, selectors, declarations = ["", *block.split("{")] if "{" in block else ["", "", ""]
            inside += sum("@" in head for head in above)
            if not block.strip() and inside:
                inside -= 1
            elif not inside and (style := _declared(declarations)) != Style():
                self._add(selectors.rpartition(";")[2], style)

    def _add(self, selectors: str, style: Style) -> None:
        for selector in selectors.split(","):
            match = _SELECTOR.fullmatch(selector.strip().lower())
            if match and not match["id"] and selector.strip():
                classes = match["classes"].split(".")[1:]
                key = f".{classes[0]}" if classes else match["tag"]
                needs = frozenset([*(f".{name}" for name in classes), *([match["tag"]] if match["tag"] else [])])
                self._rules.setdefault(key, []).append((needs, style))

    def of(self, tag: str, attributes: Mapping[str, str | None]) -> Style:
        """The style of an element: what its tag's rules say, over it those of its classes, its own style over all."""
        names, own = attributes.get("class") or "", attributes.get("style") or ""
        size = attributes.get("size") or "" if tag == "font" else ""
        key = (tag, names, own, size)
        if key not in self._cache:
            self._cache[key] = self._found(*key)
        return self._cache[key]

    def _found(self, tag: str, names: str, own: str, size: str) -> Style:
        has = {tag, *(f".{name}" for name in names.lower().split())}
        rules = [rule for name in has for rule in self._rules.get(name, ()) if rule[0] <= has]
        found = Style()
        for _, style in sorted(rules, key=lambda rule: sum(name[0] == "." for name in rule[0])):
            found = _over(found, style)
        for name in names.split():
            if f".{name.lower()}" not in self._rules and found.bold is None:
                found = found._replace(bold=_named(name))
        if match := re.fullmatch(r"([+-]?)(\d)", size):
            step = int(match[2])
            step = 3 + step if match[1] == "+" else 3 - step if match[1] else step
            found = found._replace(size=_FONT[min(max(step, 1), 7)])
        return _over(found, _declared(own))


def _named(name: str) -> bool | None:
    return True if _CLASS_BOLD.fullmatch(name) else False if _CLASS_PLAIN.fullmatch(name) else None


def _over(below: Style, above: Style) -> Style:
    is_sized = above.size is not None or above.times != 1
    size, times = (above.size, above.times) if is_sized else (below.size, below.times)
    return Style(below.bold if above.bold is None else above.bold, size, times)


def _declared(text: str) -> Style:
    """What declarations such as "font-weight: 700; font-size: 16pt" set."""
    found = Style()
    for declaration in text.split(";") if "font" in text.lower() else ():
        name, _, value = declaration.lower().partition(":")
        name, value = name.strip(), value.replace("!important", "").strip()
        if name in ("font-weight", "font"):
            words = value.split()[:6]
            weight = next((word for word in words if _BOLD.fullmatch(word) or _PLAIN.fullmatch(word)), None)
            if weight is not None:
                found = found._replace(bold=bool(_BOLD.fullmatch(weight)))
        if name in ("font-size", "font"):
            for word in value.split()[:6]:
                if (size := _size(word.partition("/")[0], is_alone=name == "font-size")) is not None:
                    found = _over(found, size)
                    break
    return found


def _size(word: str, *, is_alone: bool) -> Style | None:
    if word in _NAMED:
        return Style(size=USUAL * _NAMED[word])
    if word in ("larger", "smaller"):
        return Style(times=1.2 if word == "larger" else 1 / 1.2)
    match = _SIZE.fullmatch(word)
    if not match or (not match["unit"] and not is_alone) or match["unit"] in ("vw", "ex"):
        return None
    count, unit = float(match["count"]), match["unit"] or ""
    if not count:
        return None
    return Style(times=count / (100 if unit == "%" else 1)) if unit in ("em", "%") else Style(size=count * _UNITS[unit])


def with_headings(lines: Sequence[SourceLine], sizes: Sequence[float]) -> list[SourceLine]:
    """The lines of a page, as headings those that are larger than the body of its text; none where it marks its headings as such.

    :param sizes: of each line that of its smallest words.
    """
    letters: Counter[float] = Counter()
    for line, size in zip(lines, sizes, strict=True):
        if not line.heading and not line.hint:
            letters[_rounded(size)] += len(line.text)
    if not letters or sum(line.heading > 0 and not line.hint for line in lines) > _FEW:
        return list(lines)
    usual = letters.most_common(1)[0][0]
    large = {size for size in letters if size > LARGER * usual}
    if sum(letters[size] for size in large) > _MANY * letters.total():
        return list(lines)
    found = [
        line
        for line, size in zip(lines, sizes, strict=True)
        if _rounded(size) in large and line.mark == "" and not line.heading and not line.hint and _may_head(line.text)
    ]
    above = max((line.heading for line in lines if not line.hint), default=0)
    order = {size: n for n, size in enumerate(sorted({_rounded(sizes[line.number - 1]) for line in found})[::-1], 1)}
    levels = {line.number: min(above + order[_rounded(sizes[line.number - 1])], _LEVELS) for line in found}
    return [
        msgspec.structs.replace(line, heading=levels[line.number], strong=0) if line.number in levels else line
        for line in lines
    ]


def _rounded(size: float) -> float:
    return round(size * 2) / 2


def _may_head(text: str) -> bool:
    """Whether a line is short enough for a heading, holds words and is no half of a sentence."""
    return len(text) <= _LONGEST and any(map(str.isalpha, text)) and not text[:1].islower()


@dataclass
class _Item:
    """An item of a list: the position of its first line, which of them that is, and how many stand below it."""

    of: int
    list: int
    sign: str
    above: _Item | None
    first: int | None = None
    is_bold: bool = False
    below: int = 0
    is_title: bool = False


class Items:
    """The items of a page's lists, of which some are headings: one bold line each, and blocks of text below it."""

    def __init__(self) -> None:
        self._open: list[_Item] = []
        self._lists: dict[int, list[_Item]] = {}
        self._of: dict[int, _Item] = {}  # of each line the item that it stands in

    @property
    def waits(self) -> bool:
        """Whether an item has begun and holds no line yet."""
        return bool(self._open) and self._open[-1].first is None

    @property
    def sign(self) -> str:
        """What stands before the first words of the innermost item."""
        return self._open[-1].sign.strip() if self._open else ""

    def open(self, of: int, within: int, sign: str) -> None:
        """Begin an item of a list, before whose first words a sign stands."""
        item = _Item(of, within, sign, self._open[-1] if self._open else None)
        self._open.append(item)
        self._lists.setdefault(within, []).append(item)

    def close(self, of: int) -> None:
        """End an item."""
        if self._open and self._open[-1].of == of:
            self._open.pop()

    def take(self, i: int, text: str, *, is_bold: bool, is_run_on: bool) -> None:
        """Note a line at a position. ``is_run_on``: it ends where a line break does, and no block."""
        if not self._open:
            return
        item = self._of[i] = self._open[-1]
        if item.first is None:
            item.first = i
            item.is_bold = is_bold and not is_run_on and _may_head(text) and text[-1] not in ".;,"
        else:
            item.below += 1
        if item.above is not None:
            item.above.below += 1

    def as_headings(self, lines: Sequence[SourceLine]) -> list[SourceLine]:
        """The lines, as headings those of items that stand above text where most items of a list do so.

        Where a page has more headings than such items, these are points of what its headings are about.
        """
        found = list(lines)
        titles: list[_Item] = []
        for items in self._lists.values():
            of_list = [item for item in items if item.first is not None and item.is_bold and item.below]
            titles += of_list if 2 * len(of_list) > len(items) else []
        if len(titles) < max(_FEW, sum(line.heading > 0 and not line.hint for line in lines)):
            return found
        for item in titles:
            item.is_title = True
        base = 0
        for i, line in enumerate(lines):
            own = self._of.get(i)
            if line.heading and not line.hint:
                base = line.heading
            if own is not None and own.is_title and i == own.first and not (line.heading or line.hint):
                level = min(base + _depth(own), _LEVELS)
                found[i] = msgspec.structs.replace(line, text=line.text.removeprefix(own.sign), heading=level, mark="")
        return found


def _depth(item: _Item) -> int:
    """How many items that are headings stand around one, itself included."""
    depth, above = 1, item.above
    while above is not None and depth < _LEVELS:
        depth, above = depth + above.is_title, above.above
    return depth
