"""Position"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import NEIGHBOUR, PILLAR
from judge.games.vs_remix.dsl import SUPPORT
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("remix-glossary/position")
def who_is_adjacent(table: RemixTable) -> None:
    """Adjacent: behind it in its column, beside it in its row. Not: diagonally, two columns away, opposite, in the other area."""
    alice, bob = table.players
    middle = alice.controls(NEIGHBOUR)
    behind, beside = alice.controls(plain("Behind"), row=SUPPORT), alice.controls(plain("Beside"), column=1)
    diagonal, far = alice.controls(plain("Diagonal"), row=SUPPORT, column=1), alice.controls(plain("Far"), column=2)
    opposite = bob.controls(plain("Opposite"))
    hidden = alice.controls(plain("Hidden"), column=0, hidden=True)
    table.begin()
    alice.does(table.use(middle))
    alice.is_asked("target", offers=(behind, beside), not_offers=(diagonal,), point=2)
    alice.is_asked("target", not_offers=(far,))
    alice.is_asked("target", not_offers=(opposite,), point=3)
    alice.is_asked("target", not_offers=(hidden,), point=4)
    alice.chooses(behind)


@check("remix-glossary/position")
def who_shares_a_column(table: RemixTable) -> None:
    """The opponent's character that stands opposite is in another column."""
    alice, bob = table.players
    pillar, behind = alice.controls(PILLAR), alice.controls(plain("Behind"), row=SUPPORT)
    opposite = bob.controls(plain("Opposite"))
    table.begin()
    alice.does(table.use(pillar))
    alice.is_asked("target", offers=(behind,))
    alice.is_asked("target", not_offers=(opposite,), point=1)
    alice.chooses(behind)
