"""The table of VS Remix: that of Vs. System, at which the rules of VS Remix are in force."""

from __future__ import annotations

from judge.engine.rules import RuleBook
from judge.games.vs_remix.actions.recruiting import RemixRecruit
from judge.games.vs_remix.book import of_remix
from judge.games.vs_remix.game import VS_REMIX
from judge.games.vs_system.game import VsSystem
from judge.proving.check import Checker
from judge.proving.pieces import Piece
from judge.proving.table import Swaps
from judge.proving.tables.plain_cards import plain
from judge.proving.tables.vs_system import VsTable


class RemixTable(VsTable):
    """A table of VS Remix for two players; Alice has the initiative."""

    game: VsSystem = VS_REMIX

    def __init__(self, book: RuleBook | None = None, swaps: Swaps | None = None) -> None:
        super().__init__(of_remix(book or RuleBook()), swaps)

    # Actions: what `does`, `can` and `cannot` take.

    def recruit(self, piece: Piece, boosted: bool = False, instead: bool = False) -> RemixRecruit:
        """Recruiting a card; ``instead``: paying what its text allows in the place of its cost."""
        return RemixRecruit(self.ref(piece), boosted, instead)


check = Checker(RemixTable)

__all__ = ["RemixTable", "check", "plain"]
