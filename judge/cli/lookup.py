"""``ask``, ``card``, ``show``, ``rule``, ``list``: a question or a name in, rulings out."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from judge.answers import Answer, CardView, RulingView
from judge.cli.asking import Asking
from judge.cli.messages import tell_aside
from judge.cli.options import (
    AsOfOption,
    CopyOption,
    CountOption,
    DocOption,
    GameOption,
    RulingsOnlyOption,
    Session,
    with_session,
)
from judge.cli.output import emit, flat_rows
from judge.errors import NotFoundError

DASHED = "\u200b"  # put before a question that begins with a dash, so that it is not read as an option


@with_session
def ask(
    session: Session,
    question: Annotated[
        list[str] | None, typer.Argument(help="The question; without one, a prompt opens.", show_default=False)
    ] = None,
    game: GameOption = None,
    doc: DocOption = None,
    as_of: AsOfOption = None,
    k: CountOption = 5,
    rulings_only: RulingsOnlyOption = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="All points, with examples.")] = False,
    copy: CopyOption = False,
) -> None:
    """Answer a question in your own words. The word 'ask' may be left out.

    Exit code 0: answered, 1: no ruling answers, 2: error.
    """
    asking = Asking.by(session, game=game, doc=doc, as_of=as_of, k=k, rulings_only=rulings_only)
    is_terminal = sys.stdin is not None and sys.stdin.isatty()
    if not question and is_terminal and session.form == "plain":
        from judge.cli.prompt.loop import run_prompt

        run_prompt(session, asking, verbose=verbose)
        return
    text = " ".join(question) if question else (sys.stdin.read() if sys.stdin else "").rstrip("\n")
    judge = session.judge()
    answer = asking.ask(judge, text.replace(DASHED, ""))
    try:
        with session.page():
            tell(answer, session.form, verbose, judge.notice)
    finally:  # also where the reader of a pipe has had enough
        if session.is_on("log"):
            asking.record(answer)
    if copy:
        from judge.cli.clipboard import copy_answer

        copy_answer(answer)
    if answer.status != "answered":
        raise typer.Exit(1)


def tell(answer: Answer, form: Any, verbose: bool, told: str | None = None) -> None:
    """Print an answer in the format asked for; ``told`` is what stderr tells anyway, and text does not repeat."""
    if form == "plain":
        from judge.cli.answer_text import tell_answer

        tell_answer(answer, verbose, told)
    else:
        emit(answer, form, answer_rows(answer), answer.question)


def answer_rows(answer: Answer) -> list[dict[str, Any]]:
    """One flat row a ruling, for CSV and table."""
    return [
        {
            "status": answer.status,
            "confidence": answer.confidence,
            "id": view.id,
            "point": view.point,
            "score": view.score,
            "in_force": view.in_force,
            "text": view.points[view.point - 1].text,
            "certainty": view.certainty,
        }
        for view in answer.answers
    ]


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
            emit(CardView(asked, (), (), ()), session.form, [], asked)
        tell_aside(f"judge: {error}")
        raise typer.Exit(1) from None
    with session.page():
        if session.form == "plain":
            from judge.cli.text import tell_card

            tell_card(found)
        else:
            labelled = [
                ("own entry", found.entries),
                ("names the card", found.named_in),
                ("general rule", found.general_rules),
            ]
            rows = [
                {"card": found.name, "relation": label, **row} for label, views in labelled for row in view_rows(views)
            ]
            emit(found, session.form, rows, found.name)
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

            tell_history(judge.history(named(view), as_of=as_of), session.form)
        elif session.form == "plain":
            from judge.cli.text import tell_entry

            tell_entry(view, *judge.neighbours(view.id))
        else:
            emit(view, session.form, view_rows((view,)), view.title)
    if copy:
        from judge.cli.clipboard import copy_entries

        copy_entries([view])


def named(view: RulingView) -> str:
    """The id of an entry as it was asked for, with the point if one was."""
    return f"{view.id}#{view.point}" if view.point else view.id


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
            emit(views, session.form, view_rows(views))
        elif len(views) == 1:
            from judge.cli.text import tell_entry

            tell_entry(views[0], *judge.neighbours(views[0].id))
        else:
            from judge.cli.text import say

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
    """Every entry: id, document, kind, section, title, date in force, points. Rulings come first, then base rules."""
    rows = session.judge().entries(game=game, doc=doc, rulings_only=rulings_only)
    if session.form == "plain":
        for row in rows:
            sys.stdout.write(f"{row.id}\t{row.title}\n")
        if sys.stdout.isatty():
            base_rules = sum(row.certainty is not None for row in rows)
            sys.stdout.write(f"\n{len(rows) - base_rules} rulings, {base_rules} base rules\n")
        return
    columns = ("id", "doc", "game", "kind", "section", "title", "in_force", "points", "proven", "certainty")
    # The id begins with the document, which tells the game: a table for the eye has no room to say so thrice.
    emit(
        rows,
        session.form,
        flat_rows(rows, columns if session.form == "csv" else ("id", "kind", "section", "title", "points", "proven")),
    )


def view_rows(views: tuple[RulingView, ...]) -> list[dict[str, Any]]:
    """One flat row a point, for CSV and table."""
    return [
        {
            "id": view.id,
            "point": point.n,
            "title": view.title,
            "section": view.section,
            "in_force": view.in_force,
            "text": point.text,
            "certainty": view.certainty,
        }
        for view in views
        for point in view.points
    ]
