"""``ask``, ``card``, ``show``, ``rule``, ``list``: a question or a name in, rulings out."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from judge.answers import Answer, EntryRow, PointView, RulingView
from judge.cli.columns import Column
from judge.cli.options import (
    AsOfOption,
    CountOption,
    DocOption,
    Format,
    GameOption,
    RulingsOnlyOption,
    Session,
    with_session,
)
from judge.cli.output import emit, flat_rows, write_table

DASHED = "\u200b"  # put before a question that begins with a dash, so that it is not read as an option

# The columns of tables for the eye, in the order of their importance.
_ID, _POINT, _TEXT = Column("id", "id", kept=True), Column("point", kept=True), Column("text", "prose", kept=True)
_IN_FORCE, _TITLE, _SECTION = Column("in_force"), Column("title", "prose", least=16), Column("section")
_ANSWERS = (_ID, _POINT, _TEXT, _IN_FORCE, Column("score"))
_POINTS = (_ID, _POINT, _TEXT, _TITLE, _IN_FORCE, _SECTION)
_CARD_POINTS = (_ID, _POINT, _TEXT, Column("relation"), _TITLE, _IN_FORCE, _SECTION)
_ENTRIES = (_ID, Column("title", "prose", kept=True, least=16), *map(Column, ("kind", "points", "proven", "section")))
_LISTED = (Column("id", "id", kept=True, least=36), Column("title", "title", kept=True, least=20), Column("proven"))


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
        emit(answer, form, answer_rows(answer, form), _ANSWERS, answer.question, _verdict(answer))


def _verdict(answer: Answer) -> str:
    """How far an answer goes, as a table says it once: the confidence is that of the answer, not of each ruling."""
    if answer.band == "settles":
        return f"Confidence {answer.confidence:.0%}."
    is_near = answer.band == "bears"
    return f"{'No ruling clearly settles this' if is_near else 'Nothing here is on this'}: {answer.reason}."


def answer_rows(answer: Answer, form: Format) -> list[dict[str, Any]]:
    """One flat row a ruling, for CSV and table."""
    return [
        {
            "status": answer.status,
            "confidence": answer.confidence,
            "id": view.id,
            "point": view.point,
            "score": view.score,
            "in_force": view.in_force,
            "text": _text(view, view.points[view.point - 1], form),
            "certainty": view.certainty,
        }
        for view in answer.answers
    ]


def _text(view: RulingView, point: PointView, form: Format) -> str:
    """The text of a point; in a table behind what it must not be read without, so that no narrow terminal leaves that out."""
    if form != "table":
        return point.text
    marks = [{"sourced": "base rule", "uncertain": "uncertain base rule"}[view.certainty]] if view.certainty else []
    if view.superseded_by:
        marks.append(f"replaced from {view.superseded_by.start} on")
    elif point.superseded_by:
        marks.append("replaced")
    if view.not_yet_in_force:
        marks.append(f"not in force before {view.in_force}")
    return f"({'; '.join(marks)}) {point.text}" if marks else point.text


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
    rows = [
        {"card": found.name, "relation": label, **row}
        for label, views in labelled
        for row in view_rows(views, session.form)
    ]
    emit(found, session.form, rows, _CARD_POINTS, found.name)


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
        emit(view, session.form, view_rows((view,), session.form), _POINTS, view.title)


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
        emit(views, session.form, view_rows(views, session.form), _POINTS)
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
    if session.form != "plain":
        columns = ("id", "doc", "game", "kind", "section", "title", "in_force", "points", "proven", "certainty")
        emit(rows, session.form, flat_rows(rows, columns), _ENTRIES)
    elif sys.stdout.isatty():
        _tell_entries(rows)
    else:
        for row in rows:
            sys.stdout.write(f"{row.id}\t{row.title}\n")


def _tell_entries(rows: Sequence[EntryRow]) -> None:
    """Every entry in columns, an entry a line as far as ids allow, and how many there are."""
    base_rules = sum(row.certainty is not None for row in rows)
    listed = [{"id": row.id, "title": row.title, "proven": f"{row.proven} of {row.points}"} for row in rows]
    write_table(listed, _LISTED)
    sys.stdout.write(f"\n{len(rows) - base_rules} rulings, {base_rules} base rules\n")


def view_rows(views: tuple[RulingView, ...], form: Format) -> list[dict[str, Any]]:
    """One flat row a point, for CSV and table."""
    return [
        {
            "id": view.id,
            "point": point.n,
            "title": view.title,
            "section": view.section,
            "in_force": view.in_force,
            "text": _text(view, point, form),
            "certainty": view.certainty,
        }
        for view in views
        for point in view.points
    ]
