"""Addresses within the page. A link keeps the game and the day that are asked of, so that nothing has to be remembered between requests."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from urllib.parse import quote, urlencode

from judge.rulings.model import GAMES


@cache
def _stamp(name: str) -> str:
    return sha256(resources.files("judge.web").joinpath("static", name).read_bytes()).hexdigest()[:12]


class Links:
    """Where things are on a page that is served.

    :param kept: filters that each link to what they filter keeps: ``game``, ``as_of``.
    :param games: the games that can be asked of, by id.
    """

    is_site = False  # whether they lead from file to file

    def __init__(self, kept: Mapping[str, str] | None = None, games: Container[str] = GAMES) -> None:
        self.games = games
        self.kept = {name: value for name, value in (kept or {}).items() if value}

    def home(self, question: str = "") -> str:
        """The page to ask on, with a question already asked where one is given."""
        return self._with("/", {"q": question})

    def ruling(self, entry: str, point: int = 0) -> str:
        """An entry, at one of its points where one is given."""
        return self._with(f"/ruling/{quote(entry)}", {}) + (f"#p{point}" if point else "")

    def history(self, entry: str) -> str:
        """How an entry became what it is."""
        return self._with(f"/history/{quote(entry)}", {})

    def check(
        self,
        entry: str,
        number: int = 0,
        point: int = 0,
        step: int = 0,
        misread: str = "",
        facts: Mapping[str, object] | None = None,
    ) -> str:
        """A check of an entry: its ``number``-th or the first of a point, at a step, as ruled and as ``misread``, with changed facts."""
        given = {
            "n": number or "",
            "point": point or "",
            "misread": misread,
            "step": step or "",
        }
        return self._with(
            f"/check/{quote(entry)}", given | {f"set.{name}": value for name, value in (facts or {}).items()}
        )

    def card(self, name: str) -> str:
        """All that is known of a card."""
        return self._with("/card", {"name": name})

    def rule(self, section: str) -> str:
        """The entries with a section number."""
        return self._with("/rule", {"section": section})

    def browse(self, doc: str = "") -> str:
        """All documents, or the entries of one."""
        return self._with(f"/browse/{quote(doc)}" if doc else "/browse", {})

    def changes(self) -> str:
        """What came into force between two days."""
        return self._with("/changes", {})

    def quiz(self, given: Mapping[str, object] | None = None) -> str:
        """Practice: the form to begin with, or what ``given`` says of a round."""
        return self._with("/quiz", given or {})

    def action(self, page: str) -> str:
        """Where a form of ``page`` (an address of this page) sends what is filled in."""
        return page.partition("?")[0]

    def reference(self, reference: str) -> str:
        """What a citation names: an entry, or a point of one."""
        entry, _, point = reference.partition("#")
        return self.ruling(entry, int(point) if point.isdigit() else 0)

    def found(self, name: str) -> str:
        """What an error says is nearest: a game or an entry by its id, else a card."""
        if name in self.games:
            return Links({**self.kept, "game": name}, self.games).browse()
        return self.reference(name) if "/" in name else self.card(name)

    def take_along(self) -> str:
        """What works without network."""
        return self._with("/take-along", {})

    def static_site(self) -> str:
        """The page as files, in one to unpack."""
        return "/site.zip"

    def static(self, name: str) -> str:
        """A file that is the same for everybody, as it is now: a browser keeps each for a day, and asks anew once it has changed."""
        return f"/static/{quote(name)}?{_stamp(name)}"

    def _with(self, path: str, given: Mapping[str, object]) -> str:
        asked = {name: str(value) for name, value in {**given, **self.kept}.items() if value != ""}
        return f"{path}?{urlencode(asked)}" if asked else path
