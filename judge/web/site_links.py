"""Addresses within a site of files: relative to the page that they stand on, so that any folder of any host may hold it."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote

from judge.web.links import Links

HOME, SEARCH, BROWSE, OFFLINE = "index.html", "search.html", "browse.html", "offline.html"


def page_of(kind: str, entry: str) -> str:
    """The file of an entry's page of a kind: "ruling", "check", "history"."""
    return f"{kind}/{entry}.html"


class SiteLinks(Links):
    """Links of the page that lies ``depth`` folders deep.

    :param played: the ids of the entries that have a page of checks.
    :param cards: by the name of a card, the entry that tells most of it.
    """

    is_site = True

    def __init__(self, depth: int, played: frozenset[str], cards: Mapping[str, str]) -> None:
        super().__init__()
        self._up = "../" * depth
        self._played = played
        self._cards = cards

    def home(self, question: str = "") -> str:
        return self._up + (f"{SEARCH}?q={quote(question)}" if question else HOME)

    def ruling(self, entry: str, point: int = 0) -> str:
        return self._up + quote(page_of("ruling", entry)) + (f"#p{point}" if point else "")

    def history(self, entry: str) -> str:
        return self._up + quote(page_of("history", entry))

    def check(self, entry: str, number: int = 0, point: int = 0, step: int = 0, misread: str = "",
              facts: Mapping[str, object] | None = None) -> str:  # fmt: skip
        if entry not in self._played:
            return self.ruling(entry, point)
        return self._up + quote(page_of("check", entry)) + (f"#s{number}" if number else f"#of{point}" if point else "")

    def card(self, name: str) -> str:
        entry = self._cards.get(name)
        return self.ruling(entry) if entry else f"{self._up}{SEARCH}?q={quote(name)}"

    def rule(self, section: str) -> str:
        return f"{self._up}{SEARCH}?q={quote(section)}" if section else self._up + BROWSE

    def browse(self, doc: str = "") -> str:
        return self._up + (f"browse/{quote(doc)}.html" if doc else BROWSE)

    def changes(self) -> str:
        return self._up + BROWSE

    def quiz(self, given: Mapping[str, object] | None = None) -> str:
        return self._up + HOME

    def action(self, page: str) -> str:
        return self._up + SEARCH

    def static(self, name: str) -> str:
        return f"{self._up}static/{quote(name)}"

    def file(self, name: str) -> str:
        """A file at the site's root."""
        return self._up + quote(name)
