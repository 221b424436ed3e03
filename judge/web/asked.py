"""What a request asks for, read from its address and nothing else. No path of a file is ever made of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from starlette.requests import Request

from judge.errors import JudgeError
from judge.rulings.model import GAMES
from judge.web.links import Links

LONGEST_QUESTION = 4_000  # signs
LONGEST_NAME = 200
FACT = "set."


@dataclass(frozen=True)
class Asked:
    """The parameters that every page takes: ``game`` and ``as_of`` filter as they do on the command line, None where they don't.

    :param games: the names of the games that can be asked of, by id: those of the judge who answers.
    """

    game: str | None = None
    as_of: str | None = None
    rulings_only: bool = False
    given: Mapping[str, str] = field(default_factory=dict)
    games: Mapping[str, str] = field(default_factory=lambda: GAMES)

    @property
    def links(self) -> Links:
        """Links that keep these filters."""
        kept = {"game": self.game or "", "as_of": self.as_of or "", "rulings_only": "1" if self.rulings_only else ""}
        return Links(kept, self.games)

    @property
    def facts(self) -> dict[str, str]:
        """The facts of a check that are to be changed, by their names: ``set.cost=4``."""
        return {name.removeprefix(FACT): value for name, value in self.given.items() if name.startswith(FACT)}

    def text(self, name: str, longest: int = LONGEST_NAME) -> str:
        """A parameter as text without space around it; empty where it isn't given.

        :raises JudgeError: if it is longer than ``longest`` signs.
        """
        value = self.given.get(name, "").strip()
        if len(value) > longest:
            raise JudgeError(f"'{name}' has {len(value):,} signs", f"give {longest:,} at most")
        return value

    def number(self, name: str, otherwise: int = 0) -> int:
        """A parameter as a number of at most six digits.

        :raises JudgeError: if it is none.
        """
        value = self.text(name)
        if not value:
            return otherwise
        if not (value.isascii() and value.isdigit() and len(value) <= 6):
            raise JudgeError(f"'{name}' is '{value[:40]}'", "give a whole number")
        return int(value)


def read(request: Request) -> Asked:
    """What ``request`` asks for.

    :raises JudgeError: if a filter is far too long to be one.
    """
    given = dict(request.query_params)
    bare = replace(nothing_asked(request), given=given)
    return replace(
        bare,
        game=bare.text("game") or None,
        as_of=bare.text("as_of") or None,
        rulings_only=bool(bare.text("rulings_only")),
    )


def nothing_asked(request: Request) -> Asked:
    """What is asked where nothing of ``request`` counts."""
    return Asked(games=request.app.state.games)
