"""What an element of a page is: words, a part of the page around them, nothing to read; and the rows of a table."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judge.importing.model import CELLS

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

_SILENT = {"script", "style", "noscript", "template", "head", "svg", "iframe", "object", "_comment", "-comment", "!--"}
_NAVIGATION = {"nav", "footer", "aside", "form", "button", "select"}
INLINE = frozenset(
    re.findall(
        r"\S+",
        """
        a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt
        u var wbr
        """,
    )
)
HEADINGS = {f"h{level}" for level in range(1, 7)}
# What a page says of an element, by the role that it has for a screen reader or the name that wikis give it: it is no part of the text.
_ROLES = {"navigation", "search", "banner", "contentinfo", "menu", "menubar", "toolbar"}
_PAGE_PARTS = {
    "printfooter",
    "catlinks",
    "navbox",
    "mw-navigation",
    "mw-panel",
    "toc",
    "breadcrumb",
    "breadcrumbs",
}
_WHOLE = {"body", "main", "article"}
# Links that a wiki or a generator of pages sets beside each heading.
_BESIDE_HEADINGS = {"mw-editsection", "headerlink", "anchor-link"}


_REPEATED = 3  # times that a link says the same


def words_of(text: str) -> str:
    return " ".join(text.split())


def children(node: LexborNode) -> list[LexborNode]:
    found = []
    child = node.child
    while child is not None:
        found.append(child)
        child = child.next
    return found


def is_jump(node: LexborNode) -> bool:
    """Whether an element is a link to another place of the page."""
    return (
        node.tag == "a"
        and len(node.attributes.get("href") or "") > 1
        and (node.attributes.get("href") or "").startswith("#")
    )


def links_beside_headings(body: LexborNode) -> set[int]:
    """The links inside headings, by their place in memory, that say the same in several and lead about the page: "Back to top", "#"."""
    links = [
        (link, words_of(link.text(deep=True)))
        for link in body.css(", ".join(f"{tag} a[href^='#']" for tag in sorted(HEADINGS)))
    ]
    counts = Counter(text for _, text in links)
    return {link.mem_id for link, text in links if counts[text] >= _REPEATED}


def is_of_the_page(node: LexborNode) -> bool:
    """Whether an element is navigation or another part of the page; what quotes is none, whatever stands around it."""
    tag, facts = node.tag or "", node.attributes
    if tag in _NAVIGATION:
        return tag != "aside" or node.css_first("blockquote") is None
    if (facts.get("role") or "") in _ROLES:
        return True
    # A heading may bear the name of any word, for links to it.
    names = () if tag in HEADINGS or tag in _WHOLE else ((facts.get("class") or "").split(), [facts.get("id") or ""])
    return any(not _PAGE_PARTS.isdisjoint(some) for some in names)


def unfolds(button: LexborNode) -> bool:
    """Whether a button opens and closes the text below it."""
    facts = button.attributes
    toggle = facts.get("data-toggle") or facts.get("data-bs-toggle") or ""
    return toggle == "collapse" or "aria-expanded" in facts or "accordion" in (facts.get("class") or "")


def is_silent(node: LexborNode) -> bool:
    if node.tag in _SILENT:
        return True
    classes = node.attributes.get("class") if node.tag in ("a", "span") else None
    return bool(classes) and not _BESIDE_HEADINGS.isdisjoint((classes or "").split())


def rows_of(table: LexborNode) -> list[tuple[bool, list[str]]]:
    """The rows of a table that holds data, each with whether it only names the columns; none for one that lays out a page.

    Such a one holds headings or tables, or has mostly rows of one cell.
    """
    if table.css_first("h1, h2, h3, h4, h5, h6, table table") is not None:
        return []
    rows = []
    for row in table.css("tr"):
        cells = [cell for cell in children(row) if cell.tag in ("td", "th")]
        texts = [_cell(cell) for cell in cells]
        if any(texts):
            rows.append((all(cell.tag == "th" for cell in cells), texts))
    several = sum(len(cells) > 1 for _, cells in rows)
    return rows if several > 1 and several * 2 > len(rows) else []


def _cell(cell: LexborNode) -> str:
    """The words of a cell on one line."""
    words: list[str] = []
    stack = children(cell)[::-1]
    while stack:
        node = stack.pop()
        if node.tag == "-text":
            words.append(node.text(deep=False))
        elif not is_silent(node):
            if node.tag not in INLINE:
                words.append(" ")
            stack += children(node)[::-1]
    return words_of("".join(words)).replace(CELLS, " ¦ ")
