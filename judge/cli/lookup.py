"""``card``, ``show``, ``rule``, ``list``: a name in, rulings out."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from judge.answers import CardView, EntryRow
from judge.cli.messages import tell_aside
from judge.cli.options import (
    AsOfOption,
    CopyOption,
    DocOption,
    GameOption,
    RulingsOnlyOption,
    Session,
    with_session,
)
from judge.cli.printing.output import emit, flat_rows, write_table
from judge.cli.printing.rows import CARD_POINTS, ENTRIES, LISTED, POINTS, view_rows
from judge.errors import NotFoundError
from judge.harmless import on_a_line


@with_session
def card(
    session: Session,
    name: Annotated[list[str], typer.Argument(help="The card's name, also shortened or misspelt.")],
    game: GameOption = None,
    as_of: AsOfOption = None,
    rulings_only: RulingsOnlyOption = False,
    copy: CopyOption = False,
) -> None:
    """A card: facts, power text, its rulings, rulings that name it, general rules that apply.

    Exit code 0: found, 1: no ruling is on it or names it, 2: error.
    """
    judge = session.judge()
    game, as_of = session.filters(game, as_of)
    judge.check_filters(game=game, as_of=as_of)
    asked = " ".join(name)
    try:
        found = judge.card(asked, game=game, as_of=as_of, rulings_only=rulings_only)
    except NotFoundError as error:
        if session.form != "plain":
            emit(CardView(asked, (), (), ()), session.form, [], (), asked)
        tell_aside(f"judge: {error}")
        raise typer.Exit(1) from None
    with session.page():
        if session.form == "plain":
            from judge.cli.printing.text import tell_card

            tell_card(found)
        else:
            labelled = [
                ("own entry", found.entries),
                ("names the card", found.named_in),
                ("general rule", found.general_rules),
            ]
            rows = [
                {"card": found.name, "relation": label, **row}
                for label, views in labelled
                for row in view_rows(views, session.form)
            ]
            emit(found, session.form, rows, CARD_POINTS, found.name)
    if copy:
        from judge.cli.clipboard import copy_entries

        copy_entries(found.entries)


@with_session
def show(
    session: Session,
    entry: Annotated[
        list[str],
        typer.Argument(
            metavar="ID|NAME[#N]",
            help="An entry's id (x-men/5-breakthrough), a card, title or section; or a point of it (#2).",
        ),
    ],
    as_of: AsOfOption = None,
    history: Annotated[
        bool, typer.Option("--history", help="Instead: what it replaced, what replaced it, and the words changed.")
    ] = False,
    copy: CopyOption = False,
) -> None:
    """One entry whole, with its neighbours."""
    judge = session.judge()
    game, as_of = session.filters(None, as_of)
    view = judge.show(" ".join(entry), as_of=as_of, game=game)
    with session.page():
        if history:
            from judge.cli.compare import tell_history

            tell_history(judge.history(view.reference, as_of=as_of), session.form)
        elif session.form == "plain":
            from judge.cli.printing.text import tell_entry

            tell_entry(view, *judge.neighbours(view.id))
        else:
            emit(view, session.form, view_rows((view,), session.form), POINTS, view.title)
    if copy:
        from judge.cli.clipboard import copy_entries

        copy_entries([view])


@with_session
def rule(
    session: Session,
    section: Annotated[
        list[str], typer.Argument(help="A section as its document prints it: 601.3e, 2.1, 'CS 75', 'p. 12'.")
    ],
    game: GameOption = None,
    doc: DocOption = None,
    as_of: AsOfOption = None,
    rulings_only: RulingsOnlyOption = False,
    copy: CopyOption = False,
) -> None:
    """The rule with a section number; where several documents have it, they are listed (--doc, --game choose)."""
    judge = session.judge()
    game, as_of = session.filters(game, as_of)
    views = judge.rule(" ".join(section), game=game, doc=doc, as_of=as_of, rulings_only=rulings_only)
    with session.page():
        if session.form != "plain":
            emit(views, session.form, view_rows(views, session.form), POINTS)
        elif len(views) == 1:
            from judge.cli.printing.text import tell_entry

            tell_entry(views[0], *judge.neighbours(views[0].id))
        else:
            from judge.cli.printing.text import say

            say(
                f"{len(views)} entries bear the section '{' '.join(section)}'; choose with --doc or --game, or by id:",
                bold=True,
            )
            for view in views:
                say(f"judge show {view.id}   {view.source}", indent=2, hang=4)
    if copy:
        from judge.cli.clipboard import copy_entries

        copy_entries(views)


@with_session
def list_entries(
    session: Session,
    game: GameOption = None,
    doc: DocOption = None,
    rulings_only: RulingsOnlyOption = False,
) -> None:
    """Every entry, with its id: rulings first, then base rules."""
    game, _ = session.filters(game) if doc is None else (game, None)
    rows = session.judge().entries(game=game, doc=doc, rulings_only=rulings_only)
    with session.page():
        if session.form != "plain":
            columns = ("id", "doc", "game", "kind", "section", "title", "in_force", "points", "proven", "certainty")
            emit(rows, session.form, flat_rows(rows, columns), ENTRIES)
        elif sys.stdout.isatty():
            _tell_entries(rows)
        else:
            for row in rows:
                sys.stdout.write(f"{row.id}\t{on_a_line(row.title)}\n")


def _tell_entries(rows: Sequence[EntryRow]) -> None:
    """Every entry in columns, an entry a line as far as ids allow, and how many there are."""
    base_rules = sum(row.certainty is not None for row in rows)
    listed = [{"id": row.id, "title": row.title, "proven": f"{row.proven} of {row.points}"} for row in rows]
    write_table(listed, LISTED)
    sys.stdout.write(f"\n{len(rows) - base_rules} rulings, {base_rules} base rules\n")
