"""``batch``: a file of questions in, a result row each out."""

from __future__ import annotations

import gc
import itertools
import os
import stat
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from judge.cli.asking import Asking
from judge.cli.messages import tell_aside, tell_sources
from judge.cli.options import (
    AsOfOption,
    CorpusOption,
    CountOption,
    CsvOption,
    DocOption,
    GameOption,
    IndexOption,
    LinesOption,
    RulingsOnlyOption,
    Session,
    chosen_format,
)
from judge.errors import InputFileError, JudgeError

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from collections.abc import Sequence

    from judge.batch import ResultFile
    from judge.batch.rows import Form
    from judge.cli.printing.batches import ReadableLines

    Results = ResultFile | ReadableLines

_STDOUT = "-"


def batch(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="Questions: .txt (one a line), .csv (column 'question'), .jsonl (field 'question'), or '-'.",
        ),
    ],
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            help="Result rows: .jsonl or .csv, or '-' for stdout (default: stdout, a readable line each at a terminal).",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where a killed run stopped.")] = False,
    fields: Annotated[
        str | None,
        typer.Option("--fields", metavar="NAME,...", help="Slim rows with these columns only, e.g. row,id,point,text."),
    ] = None,
    as_lines: LinesOption = False,
    as_csv: CsvOption = False,
    form: Annotated[
        Literal["txt", "csv", "jsonl"] | None,
        typer.Option("--format", help="How to read the questions; by the file's name if not given."),
    ] = None,
    game: GameOption = None,
    doc: DocOption = None,
    as_of: AsOfOption = None,
    k: CountOption = 5,
    rulings_only: RulingsOnlyOption = False,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", min=1, help="How many processes answer at once (default: one for each core)."),
    ] = None,
    index: IndexOption = None,
    corpus: CorpusOption = None,
) -> None:
    """Answer a whole file of questions: one result row a question, in order.

    A bad row is recorded in its own result row. Exit code 0 when the file was processed, 1 when every row failed, 2 when the file
    could not be processed.
    """
    from tqdm import tqdm

    from judge.batch import answer_rows, count_questions, fields_named, read_questions
    from judge.cli.printing.batches import summary

    target = None if output == _STDOUT else output
    if resume and not target:
        raise InputFileError("stdout can't be resumed", "give -o FILE")
    rows_as = _rows_as(target, as_lines, as_csv)
    named = None if fields is None else fields_named(fields)
    gc.enable()  # off for the sake of single questions; here memory must stay flat
    session = Session(index=index, corpus=corpus)
    session.use_screen()
    asking = Asking.by(session, game=game, doc=doc, as_of=as_of, k=k, rulings_only=rulings_only)
    judge = session.judge()
    asking.check(judge)
    rows = read_questions(file, form)
    first = next(rows)  # what is wrong with the file as a whole shows here, before any output is made
    results = _results(output, resume, named, rows_as)
    is_bar_shown = _is_free_for_a_bar(target)
    try:
        rest = itertools.islice(itertools.chain([first], rows), results.before, None)
        given = answer_rows(judge, rest, **vars(asking), jobs=jobs)
        total = count_questions(file, form) if is_bar_shown else None
        bar = tqdm(total=total, initial=results.before, unit=" questions", dynamic_ncols=True, disable=not is_bar_shown)
        with bar, closing(given):
            for answer in given:
                results.write(answer)
                bar.update()
    except KeyboardInterrupt:
        ended = "" if is_bar_shown else "\n"  # the line in which the terminal shows "^C"; a bar ends its own
        how = "go on with --resume" if target else "give -o FILE to be able to go on"
        sys.stderr.write(f"{ended}judge: stopped after {results.done} rows; {how}\n")
        raise typer.Exit(130) from None
    finally:
        results.close()
    tell_aside(summary(results.outcomes, results.before, target))
    tell_sources(judge)
    if results.outcomes["error"] == results.done:
        raise typer.Exit(1)


def _rows_as(target: str | None, as_lines: bool, as_csv: bool) -> Form | None:
    """The form of rows that a flag asks for, if one does.

    :raises JudgeError: if both do, or one asks for another form than the name of the file says.
    """
    asked = chosen_format(False, as_lines, as_csv, False)
    wanted: Form | None = {"nl": "jsonl", "csv": "csv"}.get(asked)  # type: ignore[assignment]
    if target and wanted and not target.lower().endswith(f".{wanted}"):
        raise JudgeError(f"--{asked} does not fit '{target}'", f"leave it out, or name the file .{wanted}")
    return wanted


def _results(output: str | None, resume: bool, fields: Sequence[str] | None, rows_as: Form | None) -> Results:
    """Where the answers go: rows to a file or to stdout; to a terminal a readable line each, unless rows were asked for."""
    from judge.batch import ResultFile
    from judge.cli.printing.batches import ReadableLines

    if not (output or fields or rows_as) and sys.stdout.isatty():
        return ReadableLines()
    return ResultFile(output or _STDOUT, resume, fields=fields, form=rows_as or "jsonl")


def _is_free_for_a_bar(target: str | None) -> bool:
    """Whether stderr is a terminal and the rows go to a file: where they scroll by, here or behind a pipe, a bar would tear them."""
    return sys.stderr.isatty() and (bool(target) or stat.S_ISREG(os.fstat(sys.stdout.fileno()).st_mode))
