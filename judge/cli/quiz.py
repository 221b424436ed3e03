"""``quiz``: practice."""

from __future__ import annotations

import datetime as dt
import secrets
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.messages import tell_aside
from judge.cli.options import DocOption, GameOption, Session, with_session
from judge.cli.printing.columns import Column
from judge.cli.printing.output import emit
from judge.errors import JudgeError

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.practice.drawing import Filters, Pool
    from judge.practice.questions import Question
    from judge.practice.schedule import Schedule

COUNT = 10
_REST = 12  # sentences of how a story goes on
_COLUMNS = (Column("id", "id", kept=True), Column("question", "prose", kept=True), Column("right", "prose", kept=True))

KindOption = Annotated[
    str | None, typer.Option("--kind", help="Only cards, or only general rules: cards, rules.", show_default=False)
]
CountOption = Annotated[
    int | None,
    typer.Option("--count", "-n", min=1, help=f"How many questions (default: {COUNT}, all with --json and --export).",
                 show_default=False),
]  # fmt: skip
ExamOption = Annotated[bool, typer.Option("--exam", help="25 questions, answers at the end; 70 % right pass.")]
SeedOption = Annotated[
    str | None, typer.Option("--seed", help="The same seed draws the same questions.", show_default=False)
]
IdOption = Annotated[str | None, typer.Option("--id", help="This question.", show_default=False)]
ExportOption = Annotated[
    Path | None, typer.Option("--export", help="Write them as a deck for Anki instead: deck.apkg.", show_default=False)
]


@with_session
def quiz(
    session: Session,
    game: GameOption = None,
    doc: DocOption = None,
    kind: KindOption = None,
    count: CountOption = None,
    exam: ExamOption = False,
    seed: SeedOption = None,
    id: IdOption = None,
    export: ExportOption = None,
) -> None:
    """Practice: a scenario up to its decision, what then? Answers come from the checks, and cite the point.

    What you had wrong comes again soon, what you had right later. Exit code 0: done, or the exam is passed, 1: it is not, 2: error.
    """
    from judge.practice.choosing import EXAM
    from judge.practice.choosing import exam as drawn_exam
    from judge.practice.drawing import Filters, pool_of

    if exam and (id is not None or export is not None):
        raise JudgeError("an exam draws its questions itself", "leave out --id and --export")
    pool = pool_of(session.judge())
    filters = Filters(session.filters(game)[0] if doc is None else game, doc, kind)
    if id is not None:
        found: Iterable[Question] = [pool.find(id)]
    elif seed is not None or exam or count is not None:
        seed = seed or str(secrets.randbelow(10**6))
        found = drawn_exam(pool, filters, seed, count or EXAM) if exam else islice(pool.draw(filters, seed), count)
    else:
        found = pool.all(filters)
    if export is not None:
        from judge.practice.deck import write_deck

        written = write_deck(export, _counted(found))
        sys.stdout.write(f"{written:,} questions in {export}: import it in Anki; importing it again doubles none.\n")
    elif session.form != "plain":
        questions = tuple(_counted(found))
        emit(questions, session.form, [_row(question) for question in questions], _COLUMNS, "Questions")
    elif exam:
        _hold_exam(tuple(found), str(seed))
    else:
        _practise(
            pool, filters, found if id is not None else None, seed or str(secrets.randbelow(10**6)), count or COUNT
        )


def _counted(questions: Iterable[Question]) -> Iterator[Question]:
    """``questions``, with a count for who waits: a check is played for each of them."""
    from tqdm import tqdm

    yield from tqdm(questions, desc="Playing checks", unit=" questions", disable=not sys.stderr.isatty(), leave=False)


def _row(question: Question) -> dict[str, object]:
    return {
        "id": question.id,
        "game": question.game,
        "doc": question.doc,
        "kind": question.kind,
        "story": " ".join(question.stem),
        "question": question.question,
        "choices": " | ".join(question.choices),
        "right": question.right,
        "points": " ".join(point.id for point in question.points),
        "plays": question.plays,
    }


def _practise(pool: Pool, filters: Filters, chosen: Iterable[Question] | None, seed: str, count: int) -> None:
    """Ask what is due and what is new, or what is ``chosen``; write down each answer."""
    from judge.practice.choosing import spaced
    from judge.practice.schedule import Schedule, scheduler

    scheduler()
    schedule = Schedule()
    now = dt.datetime.now(dt.UTC)
    questions = chosen if chosen is not None else islice(spaced(pool, filters, schedule, seed, now), count)
    right = asked = 0
    question = None
    for question in questions:
        answer = _ask(question, seed, f"{asked + 1}")
        if answer is None:
            break
        is_right = answer == question.right
        right, asked = right + is_right, asked + 1
        _explain(question, is_right, schedule)
    if question is None:
        tell_aside("judge: there is no such question: they are made of checks, which no document of your own has")
    elif not asked:
        tell_aside("judge: no question was answered")
    else:
        _say(f"{right} of {asked} right.", bold=True)


def _hold_exam(questions: Sequence[Question], seed: str) -> None:
    from judge.practice.choosing import PASSED, is_passed

    if not questions:
        raise JudgeError("there is no such question", "take fewer filters")
    wrong: list[Question] = []
    answered = 0
    for n, question in enumerate(questions, 1):
        answer = _ask(question, seed, f"{n} of {len(questions)}")
        if answer is None:
            break
        answered += 1
        if answer != question.right:
            wrong.append(question)
    for question in wrong:
        _say()
        _say(f"Wrong: {question.question}", bold=True)
        _explain(question, False, None)
    right = answered - len(wrong)
    passed = is_passed(right, len(questions))
    _say()
    _say(
        f"{'Passed' if passed else 'Not passed'}: {right} of {len(questions)} right, {PASSED:.0%} are needed. Seed {seed}.",
        bold=True,
    )
    if not passed:
        raise typer.Exit(1)


def _ask(question: Question, seed: str, which: str) -> str | None:
    """Ask a question and wait: the choice that was taken, None where the quiz is ended."""
    from judge.rulings.games import name_of

    _say()
    _say(f"{which}. {name_of(question.game)}", bold=True)
    for line in question.stem:
        _say(line, indent=2, hang=2)
    for line in question.texts:
        _say(f"[{line}]", indent=2, hang=2, dim=True)
    _say()
    _say(question.question, bold=True)
    choices = question.shuffled(seed)
    for n, choice in enumerate(choices, 1):
        _say(f"{n}  {choice}", indent=2, hang=3)
    while True:
        sys.stdout.write(f"1 to {len(choices)}, q ends: ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        told = line.strip().lower()
        if not sys.stdin.isatty():
            sys.stdout.write(f"{told}\n")
        if not line or told in ("q", "quit", "exit"):
            return None
        if told.isascii() and told.isdigit() and 1 <= int(told[:4]) <= len(choices):
            return choices[int(told[:4]) - 1]


def _explain(question: Question, is_right: bool, schedule: Schedule | None) -> None:
    """What is right, by which point, what the other choice takes for granted, how the story goes on, what plays it."""
    if schedule is not None:
        _say("Right." if is_right else "Wrong.", bold=True, fg="green" if is_right else "red")
    _say(f"It is: {question.right}")
    for point in question.points:
        _say(f"[{point.id}] {point.text}", indent=2, hang=2)
    for belief in question.beliefs:
        _say(f"“{belief.answer}” takes for granted: {belief.believing}.", indent=2, hang=2)
    if question.rest:
        _say("It goes on:", dim=True)
        for line in question.rest[:_REST]:
            _say(line, indent=2, hang=2, dim=True)
    _say(f"Play it: {question.plays}", dim=True)
    if schedule is not None:
        now = dt.datetime.now(dt.UTC)
        _say(f"It comes again {_in_words(schedule.answered(question.id, is_right, now) - now)}.", dim=True)


def _in_words(wait: dt.timedelta) -> str:
    minutes = max(1, round(wait.total_seconds() / 60))
    for unit, size in (("day", 24 * 60), ("hour", 60)):
        if minutes >= size:
            number = round(minutes / size)
            return f"in {number} {unit}{'' if number == 1 else 's'}"
    return f"in {minutes} minute{'' if minutes == 1 else 's'}"


def _say(text: str = "", indent: int = 0, hang: int = 0, **style: object) -> None:
    from judge.cli.printing.text import say

    say(text, indent, hang, **style)
