"""``batch --engine ray``: files of questions answered on many machines, or on this one as they would be there."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

import typer

from judge.cli.messages import tell_aside, tell_sources
from judge.errors import InputFileError, JudgeError

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from collections.abc import Sequence

    from judge.batch.record import Made
    from judge.batch.rows import Form
    from judge.cli.asking import Asking
    from judge.cli.options import Session


class Written(NamedTuple):
    """How results are to be written, as the options of the command say."""

    output: str | None
    resume: bool
    force: bool
    fields: Sequence[str] | None
    form: Form | None
    raw: bool


def by_ray(
    session: Session,
    asking: Asking,
    made: Made,
    source: str,
    form: str | None,
    written: Written,
    *,
    address: str | None,
    workers: int | None,
) -> None:
    """Answer files of questions by Ray's actors.

    :param address: where a cluster is reached; Ray is started on this machine where None.
    :raises typer.Exit: with 1 where every row failed, 130 where it was interrupted.
    :raises JudgeError: if Ray or what it needs isn't there, or the run can't go on.
    """
    from tqdm import tqdm

    from judge.batch import STDIO
    from judge.cli.printing.batches import summary
    from judge.fleet import cluster

    if source == STDIO:
        raise InputFileError("stdin can't be cut into shards", "give a file or folder, or leave out --engine ray")
    output = written.output
    if output is None or output == STDIO:
        raise InputFileError("shards need a place to lie in", "give -o FILE or -o FOLDER")
    cluster.load()
    from judge.fleet.actors import Opening
    from judge.fleet.running import Run, Target

    judge = session.judge()
    target = Target.named(output, written.form, written.fields, written.raw)
    run = Run(target, Opening.of(judge, session.index, session.corpus, vars(asking)), made)
    shards = run.over(source, form, resume=written.resume, force=written.force)
    try:
        with cluster.ray_at(address, workers) as (count, told):
            if told:
                tell_aside(f"judge: {told}")
            bar = tqdm(unit=" questions", dynamic_ncols=True, disable=not sys.stderr.isatty())
            with bar, closing(run.answer(shards, count)) as done:
                for answered in done:
                    bar.update(answered)
    except KeyboardInterrupt:
        sys.stderr.write(f"{'' if sys.stderr.isatty() else os.linesep}judge: stopped; go on with --resume\n")
        raise typer.Exit(130) from None
    tell_aside(summary(run.outcomes, run.before, output, str(run.unused)))
    tell_sources(judge)
    if run.outcomes["error"] == run.outcomes.total():
        raise typer.Exit(1)


def check_engine(engine: str, address: str | None, form: str | None, source: str) -> None:
    """See that what only one engine knows is given to it.

    :raises JudgeError: if it isn't.
    """
    if engine == "ray":
        return
    if address is not None:
        raise JudgeError("--address goes with --engine ray", "add it")
    if form == "parquet" or (form is None and source.lower().endswith(".parquet")):
        raise InputFileError("Parquet is read by --engine ray alone", "add it, or give .csv or .jsonl")
