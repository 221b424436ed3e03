"""``ask``: a question in, the ruling that settles it out; the prompt, where no question is given."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from judge.answers import Answer
from judge.cli.asking import Asking
from judge.cli.options import (
    AsOfOption,
    CopyOption,
    CountOption,
    DocOption,
    Format,
    GameOption,
    RulingsOnlyOption,
    Session,
    with_session,
)
from judge.cli.printing.output import emit
from judge.cli.printing.rows import ANSWERS, answer_rows
from judge.cli.running import DASHED


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
    text = " ".join(question) if question else _piped_in().rstrip("\n")
    judge = session.judge()
    answer = asking.ask(judge, text.replace(DASHED, ""))
    try:
        with session.page():
            _tell(answer, session.form, verbose, judge.notice)
    finally:  # also where the reader of a pipe has had enough
        if session.is_on("log"):
            asking.record(answer)
    if copy:
        from judge.cli.clipboard import copy_answer

        copy_answer(answer)
    if answer.status != "answered":
        raise typer.Exit(1)


def _piped_in() -> str:
    """What stands in stdin; empty where that is closed.

    :raises JudgeError: if it is no text, or has no end within what is read.
    """
    from judge.cli.piped import read_piped

    return read_piped(sys.stdin.buffer) if sys.stdin else ""


def _tell(answer: Answer, form: Format, verbose: bool, told: str | None = None) -> None:
    """Print an answer in the format asked for; ``told`` is what stderr tells anyway, and text does not repeat."""
    if form == "plain":
        from judge.cli.printing.answers import tell_answer

        tell_answer(answer, verbose, told)
    else:
        emit(answer, form, answer_rows(answer, form), ANSWERS, answer.question, _note(answer))


def _note(answer: Answer) -> str:
    """What a table says of the answer as a whole: which settings hold, what is to be noticed, and how far it goes.

    The confidence is that of the answer, not of each ruling.
    """
    from judge.telling.answers import settings_line

    if answer.band == "settles":
        verdict = f"Confidence {answer.confidence:.0%}."
    else:
        is_near = answer.band == "bears"
        verdict = f"{'No ruling clearly settles this' if is_near else 'Nothing here is on this'}: {answer.reason}."
    return "\n".join(filter(None, (settings_line(answer), answer.notice, verdict)))
