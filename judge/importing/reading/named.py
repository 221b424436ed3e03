"""Elements of a page whose class says that they name what stands below: "question" above "answer", "card-title" above "card-text"."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from judge.importing.parting.layout import DATE
from judge.importing.reading.page_parts import HEADINGS, INLINE, children, is_of_the_page, words_of

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

_NAMES = re.compile(
    r"question|title|head(?:ing|line|er)?(?![a-z])|(?<![a-z])(?:terms?|names?|subject|keyword)(?![a-z])|accordion|toggle"
)
# What a page says of itself or of who wrote what.
_NO_NAME = re.compile(
    r"user|author|nick|member|poster|site|page|file|nav|menu|date|time|foot|side|logo|brand|crumb|widget|meta"
)
_OTHERS = ", ".join((*sorted(HEADINGS), "dt", "summary", "table"))  # inside it, which say themselves what they are
_LEAST = 5  # pairs that are a layout
_LONGEST = 600  # characters of a name: a question may be a long one
_DISTINCT = 0.8  # of the names
_MOST = 0.9  # of the elements of a class
_DATE = re.compile(DATE, re.IGNORECASE)


def naming_elements(body: LexborNode) -> set[int]:
    """The elements, by their place in memory, that name the element behind them: those of a class that says so, nearly all of which do."""
    counts: defaultdict[tuple[str, str], int] = defaultdict(int)
    pairs: defaultdict[tuple[str, str], list[tuple[LexborNode, str]]] = defaultdict(list)
    for node in body.css("[class]"):
        kind = _class_of(node)
        if (node.tag or "") in INLINE or node.tag in HEADINGS or not _NAMES.search(kind) or _NO_NAME.search(kind):
            continue
        counts[node.tag or "", kind] += 1
        below = _next(node)
        if below is None or _class_of(below) == kind:
            continue
        name = words_of(node.text(deep=True, separator=" "))
        if any(map(str.isalpha, name)) and len(name) <= _LONGEST and any(map(str.isalpha, below.text(deep=True))):
            pairs[node.tag or "", kind].append((node, name))
    found: set[int] = set()
    for kind_of, named in pairs.items():
        names = {name for _, name in named if not _DATE.fullmatch(name)}
        is_layout = len(named) >= max(_LEAST, _MOST * counts[kind_of])
        if is_layout and len(names) >= _DISTINCT * len(named) and named[0][0].css_first(_OTHERS) is None:
            found.update(node.mem_id for node, _ in named if not is_of_the_page(node))
    return found


def _class_of(node: LexborNode) -> str:
    """The names of an element's classes, but those that count."""
    names = (node.attributes.get("class") or "").lower().split()
    return " ".join(name for name in names if not any(map(str.isdigit, name)))


def _next(node: LexborNode) -> LexborNode | None:
    """The element behind another one, unless words stand between."""
    below = node.next
    while below is not None and (
        below.tag == "_comment" or (below.tag == "-text" and not below.text(deep=False).strip())
    ):
        below = below.next
    while below is not None and (below.tag or "") in INLINE:  # around a block: a link that was never closed
        below = next(
            (child for child in children(below) if child.tag != "-text" or child.text(deep=False).strip()), None
        )
    return None if below is None or below.tag == "-text" else below
