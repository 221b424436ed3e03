"""Rulings as rows for CSV and tables, and the columns that a table has of them."""

from __future__ import annotations

from typing import Any

from judge.answers import Answer, PointView, RulingView
from judge.cli.options import Format
from judge.cli.printing.columns import Column

# The columns of tables for the eye, in the order of their importance.
_ID, _POINT, _TEXT = Column("id", "id", kept=True), Column("point", kept=True), Column("text", "prose", kept=True)
_IN_FORCE, _TITLE, _SECTION = Column("in_force"), Column("title", "prose", least=16), Column("section")
ANSWERS = (_ID, _POINT, _TEXT, _IN_FORCE, Column("score"))
POINTS = (_ID, _POINT, _TEXT, _TITLE, _IN_FORCE, _SECTION)
CARD_POINTS = (_ID, _POINT, _TEXT, Column("relation"), _TITLE, _IN_FORCE, _SECTION)
ENTRIES = (_ID, Column("title", "prose", kept=True, least=16), *map(Column, ("kind", "points", "proven", "section")))
LISTED = (Column("id", "id", kept=True, least=36), Column("title", "title", kept=True, least=20), Column("proven"))


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
