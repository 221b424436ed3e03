"""Questions as a deck for Anki: one note each, with an id that stays, so that a second import changes notes and doubles none."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from judge.errors import JudgeError
from judge.files.looking import how_to_mend
from judge.files.whole import unfinished
from judge.practice.questions import Question
from judge.practice.schedule import NEEDS

ENDING = ".apkg"
# Chosen once: another number would be another deck, and another kind of note.
_DECK, _MODEL = 1_734_610_521, 1_734_610_522
_FIELDS = ("Id", "Story", "Question", "Choices", "Right", "Why")
_FRONT = "{{Story}}<hr><p><b>{{Question}}</b></p>{{Choices}}"
_BACK = "{{FrontSide}}<hr id=answer><p><b>{{Right}}</b></p>{{Why}}"
_STYLE = (
    ".card { font-family: sans-serif; font-size: 18px; text-align: left; } .aside { opacity: 0.7; font-size: 15px; }"
)


def write_deck(path: Path, questions: Iterable[Question]) -> int:
    """Write a deck that Anki imports; a file that stood there is replaced.

    :return: how many questions it holds.
    :raises JudgeError: if the package ``genanki`` is missing, the name doesn't end with ".apkg", or the file can't be written.
    """
    try:
        import genanki
    except ModuleNotFoundError as error:
        raise JudgeError(f"a deck needs the package '{error.name}'", NEEDS) from None
    if path.suffix.lower() != ENDING:
        raise JudgeError(f"'{path}' is no name of an Anki deck", f"let it end with {ENDING}")
    fields = [{"name": name} for name in _FIELDS]
    cards = [{"name": "Question", "qfmt": _FRONT, "afmt": _BACK}]
    model = genanki.Model(_MODEL, "judge", fields=fields, templates=cards, css=_STYLE)
    deck = genanki.Deck(_DECK, "judge")
    count = 0
    for question in questions:
        deck.add_note(_note(genanki, model, question))
        count += 1
    if not count:
        raise JudgeError("there is no such question", "take fewer filters")
    fresh = unfinished(path)
    try:
        try:
            genanki.Package(deck).write_to_file(str(fresh))
            fresh.replace(path)
        finally:
            with contextlib.suppress(OSError):
                fresh.unlink()
    except OSError as error:
        raise JudgeError(
            f"can't write {path} ({error.strerror or error})", how_to_mend(error, "name another file")
        ) from None
    return count


def _note(genanki: Any, model: Any, question: Question) -> Any:
    story = _lines(question.stem) + (_lines(question.texts, "aside") if question.texts else "")
    why = "".join(
        f"<p>{escape(point.text)} <span class=aside>{escape(point.id)}</span></p>" for point in question.points
    )
    why += "".join(
        f"<p class=aside>{escape(belief.answer)}: who believes that {escape(belief.believing)}.</p>"
        for belief in question.beliefs
    )
    why += f"<p class=aside>{escape(question.title)}. Play it: {escape(question.plays)}</p>"
    values = [
        escape(question.id),
        story,
        escape(question.question),
        _lines(question.shuffled(0)),
        escape(question.right),
        why,
    ]
    tags = [question.game, question.doc, question.kind]
    return genanki.Note(
        model=model, fields=values, guid=genanki.guid_for(question.id), tags=tags, sort_field=question.id
    )


def _lines(lines: Sequence[str], kind: str = "") -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul class="{kind}">{items}</ul>' if kind else f"<ul>{items}</ul>"
