"""``batch``: a file of questions in, a result row each out."""

from __future__ import annotations

import gc
import itertools
import sys
from collections.abc import Iterable
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from judge.cli.messages import tell_sources
from judge.cli.options import (
    AsOfOption,
    CorpusOption,
    CountOption,
    DocOption,
    GameOption,
    IndexOption,
    RulingsOnlyOption,
)

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.answers import Answer


def batch(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="Questions: .txt (one a line), .csv (column 'question'), .jsonl (field 'question'), or '-'.",
        ),
    ],
    output: Annotated[
        str, typer.Option("--output", "-o", help="Result rows: .jsonl or .csv, or '-' for JSON lines on stdout.")
    ] = "-",
    resume: Annotated[bool, typer.Option("--resume", help="Go on where a killed run stopped.")] = False,
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

    A bad row is recorded in its own result row. Exit code 0 when the file was processed, 2 when it could not be.
    """
    from judge.api import Judge
    from judge.batch import STDIO, ResultFile, answer_rows, read_questions
    from judge.errors import InputFileError

    if resume and output == STDIO:
        raise InputFileError("stdout can't be resumed", "give -o FILE")
    gc.enable()  # off for the sake of single questions; here memory must stay flat
    judge = Judge.open(index, corpus)
    judge.check_filters(game=game, doc=doc, as_of=as_of)
    rows = read_questions(file, form)
    first = next(rows)  # what is wrong with the file as a whole shows here, before any output is made
    results = ResultFile(output, resume)
    finished = results.done
    try:
        rest = itertools.islice(itertools.chain([first], rows), finished, None)
        given = answer_rows(judge, rest, game=game, doc=doc, as_of=as_of, k=k, rulings_only=rulings_only, jobs=jobs)
        with closing(given):
            answers: Iterable[Answer] = given
            if sys.stderr.isatty() and output != STDIO:
                from tqdm import tqdm

                answers = tqdm(given, initial=finished, unit=" questions", desc="Answering")
            for answer in answers:
                results.write(answer)
    except KeyboardInterrupt:
        if output != STDIO:
            sys.stderr.write(f"\njudge: stopped after {results.done} rows; go on with --resume\n")
        raise typer.Exit(130) from None
    finally:
        results.close()
    if output != STDIO:
        sys.stderr.write(
            f"{results.done} result rows in {output}" + (f", {finished} of them from before\n" if finished else "\n")
        )
    tell_sources(judge)
