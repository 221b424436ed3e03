"""``ask``, ``card``, ``show``, ``rule``, ``list``: a question or a name in, rulings out."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from judge.answers import Answer, RulingView
from judge.cli.options import AsOfOption, CountOption, DocOption, GameOption, RulingsOnlyOption, Session, with_session
from judge.cli.output import emit, flat_rows

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
) -> None:
    """Answer a question in your own words.

    Exit code 0: answered, 1: no ruling answers, 2: error.
    """
    is_terminal = sys.stdin is not None and sys.stdin.isatty()
    if not question and is_terminal and session.form == "plain":
        from judge.cli.prompt import run_prompt

        filters = {"game": game, "doc": doc, "as_of": as_of, "k": k, "rulings_only": rulings_only}
        judge = session.judge()
        session.tell_notice()  # now, and not when the prompt is left
        run_prompt(judge, verbose=verbose, **filters)
        return
    text = " ".join(question) if question else (sys.stdin.read() if sys.stdin else "").rstrip("\n")
    judge = session.judge()
    answer = judge.ask(text.replace(DASHED, ""), game=game, doc=doc, as_of=as_of, k=k, rulings_only=rulings_only)
    tell(answer, session.form, verbose, judge.notice)
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
) -> None:
    """A card: facts, power text, its rulings, rulings that name it, general rules that apply."""
    found = session.judge().card(" ".join(name), game=game, as_of=as_of, rulings_only=rulings_only)
    if session.form == "plain":
        from judge.cli.text import tell_card

        tell_card(found)
        return
    labelled = [("own entry", found.entries), ("names the card", found.named_in), ("general rule", found.general_rules)]
    rows = [{"card": found.name, "relation": label, **row} for label, views in labelled for row in view_rows(views)]
    emit(found, session.form, rows, found.name)


@with_session
def show(
    session: Session,
    entry: Annotated[
        str, typer.Argument(metavar="ID[#N]", help="An entry's id, e.g. x-men/5-breakthrough, or a point of it (#2).")
    ],
    as_of: AsOfOption = None,
    history: Annotated[
        bool, typer.Option("--history", help="Instead: what it replaced, what replaced it, and the words changed.")
    ] = False,
) -> None:
    """One entry whole, with its neighbours."""
    judge = session.judge()
    if history:
        from judge.cli.compare import tell_history

        tell_history(judge.history(entry, as_of=as_of), session.form)
        return
    view = judge.show(entry, as_of=as_of)
    if session.form == "plain":
        from judge.cli.text import tell_entry

        tell_entry(view, *judge.neighbours(view.id))
    else:
        emit(view, session.form, view_rows((view,)), view.title)


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
) -> None:
    """The rule with a section number; where several documents have it, they are listed (--doc, --game choose)."""
    judge = session.judge()
    views = judge.rule(" ".join(section), game=game, doc=doc, as_of=as_of, rulings_only=rulings_only)
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
