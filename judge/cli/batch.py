"""``batch``: a file of questions in, a result row each out."""

from __future__ import annotations

import gc
import itertools
import os
import stat
import sys
from collections import deque
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
    RawCsvOption,
    RulingsOnlyOption,
    Session,
    chosen_format,
)
from judge.errors import InputFileError, JudgeError

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from collections.abc import Iterator, Sequence

    from judge.api import Judge
    from judge.batch import Results, Row
    from judge.batch.record import Made
    from judge.batch.rows import Form
    from judge.cli.printing.batches import ReadableLines

    AnyResults = Results | ReadableLines

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
    force: Annotated[bool, typer.Option("--force", help="Overwrite the output, whatever it holds.")] = False,
    fields: Annotated[
        str | None,
        typer.Option("--fields", metavar="NAME,...", help="Slim rows with these columns only, e.g. row,id,point,text."),
    ] = None,
    as_lines: LinesOption = False,
    as_csv: CsvOption = False,
    raw_csv: RawCsvOption = False,
    form: Annotated[
        Literal["txt", "csv", "jsonl", "parquet"] | None,
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
    engine: Annotated[
        Literal["processes", "ray"],
        typer.Option("--engine", help="What answers: processes of this machine, or Ray, which may have many machines."),
    ] = "processes",
    address: Annotated[
        str | None,
        typer.Option(
            "--address", help="With --engine ray: the cluster (default: Ray on this machine).", show_default=False
        ),
    ] = None,
    index: IndexOption = None,
    corpus: CorpusOption = None,
) -> None:
    """Answer a whole file of questions: one result row a question, in order.

    A bad row is recorded in its own result row. Exit code 0 when the file was processed, 1 when every row failed, 2 when the file
    could not be processed.
    """
    from tqdm import tqdm

    from judge.batch import Unused, answer_rows, check_apart, count_questions, fields_named, read_questions
    from judge.cli.fleet import Written, by_ray, check_engine
    from judge.cli.printing.batches import summary

    check_engine(engine, address, form, file)
    target = None if output == _STDOUT else output
    for option, is_given in (("--resume", resume), ("--force", force)):
        if is_given and not target:
            raise InputFileError(
                f"stdout can't be {'resumed' if resume else 'overwritten'}", f"give -o FILE to {option}"
            )
    if resume and force:
        raise JudgeError("--resume and --force exclude each other", "choose one")
    rows_as = _rows_as(target, as_lines, as_csv or raw_csv)
    named = None if fields is None else fields_named(fields)
    if engine == "processes":
        check_apart(file, target or _STDOUT)
    gc.enable()  # off for the sake of single questions; here memory must stay flat
    session = Session(index=index, corpus=corpus)
    session.use_screen()
    asking = Asking.by(session, game=game, doc=doc, as_of=as_of, k=k, rulings_only=rulings_only)
    judge = session.judge()
    asking.check(judge)
    if engine == "ray":
        written = Written(target, resume, force, named, rows_as, raw_csv)
        by_ray(session, asking, _made(judge, asking), file, form, written, address=address, workers=jobs)
        return
    unused = Unused()
    rows = read_questions(file, form, unused)
    first = next(rows)  # what is wrong with the file as a whole shows here, before any output is made
    results = _results(output, resume, force, named, rows_as, raw_csv, _made(judge, asking))
    is_bar_shown = _is_free_for_a_bar(target)
    asked: deque[Row] = deque()  # those that were taken and are not answered yet
    try:
        rest = _noted(results.rest(itertools.chain([first], rows)), asked)
        given = answer_rows(judge, rest, **vars(asking), jobs=jobs)
        total = count_questions(file, form) if is_bar_shown else None
        bar = tqdm(total=total, initial=results.before, unit=" questions", dynamic_ncols=True, disable=not is_bar_shown)
        with bar, closing(given):
            for answer in given:
                results.write(answer, asked.popleft())
                bar.update()
        results.finish()
    except KeyboardInterrupt:
        ended = "" if is_bar_shown else "\n"  # the line in which the terminal shows "^C"; a bar ends its own
        how = "go on with --resume" if target else "give -o FILE to be able to go on"
        sys.stderr.write(f"{ended}judge: stopped after {results.done} rows; {how}\n")
        raise typer.Exit(130) from None
    finally:
        results.close()
    tell_aside(summary(results.outcomes, results.before, target, str(unused)))
    tell_sources(judge)
    if results.outcomes["error"] == results.done:
        raise typer.Exit(1)


def _made(judge: Judge, asking: Asking) -> dict[str, str | None]:
    """What the answers come from besides the questions, by the names that people know."""
    from judge.batch.record import HASH
    from judge.version import __version__

    return {
        "judge": __version__,
        "index or corpus": f"{HASH}{judge.fingerprint()} {judge.notice or ''}",
        "--game": asking.game,
        "--doc": asking.doc,
        "--as-of": asking.as_of,
        "-k": str(asking.k),
        "--rulings-only": "" if asking.rulings_only else None,
        "the setting game": asking.usual.game,
        "the setting as-of": asking.usual.as_of,
    }


def _noted(rows: Iterator[Row], asked: deque[Row]) -> Iterator[Row]:
    """The rows, each put at the end of ``asked`` as it is taken."""
    for row in rows:
        asked.append(row)
        yield row


def _rows_as(target: str | None, as_lines: bool, as_csv: bool) -> Form | None:
    """The form of rows that a flag asks for, if one does.

    :raises JudgeError: if both do, or one asks for another form than the name of the file says.
    """
    asked = chosen_format(False, as_lines, as_csv, False)
    wanted: Form | None = {"nl": "jsonl", "csv": "csv"}.get(asked)  # type: ignore[assignment]
    other = {"jsonl": ".csv", "csv": ".jsonl"}
    if target and wanted and target.lower().endswith(other[wanted]):
        raise JudgeError(f"--{asked} does not fit '{target}'", f"leave it out, or name the file .{wanted}")
    return wanted


def _results(
    output: str | None,
    resume: bool,
    force: bool,
    fields: Sequence[str] | None,
    rows_as: Form | None,
    raw: bool,
    made: Made,
) -> AnyResults:
    """Where the answers go: rows to a file or to stdout; to a terminal a readable line each, unless rows were asked for."""
    from judge.batch import open_results
    from judge.cli.printing.batches import ReadableLines

    if not (output or fields or rows_as) and sys.stdout.isatty():
        return ReadableLines()
    return open_results(output or _STDOUT, resume, force=force, fields=fields, form=rows_as, raw=raw, made=made)


def _is_free_for_a_bar(target: str | None) -> bool:
    """Whether stderr is a terminal and the rows go to a file: where they scroll by, here or behind a pipe, a bar would tear them."""
    return sys.stderr.isatty() and (bool(target) or stat.S_ISREG(os.fstat(sys.stdout.fileno()).st_mode))
