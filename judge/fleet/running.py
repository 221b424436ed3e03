"""A run over files of questions: cut into shards, answered by actors wherever they are, joined in the order of the questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import PurePosixPath

import msgspec

from judge import errors
from judge.batch.columns import Unused
from judge.batch.record import Made
from judge.batch.rows import Form, Layout
from judge.errors import InputFileError, JudgeError
from judge.fleet.actors import Done, Opening, ShardAnswering
from judge.fleet.cluster import actors_of
from judge.fleet.place import Place
from judge.fleet.shards import SIZE, Shard, cut
from judge.fleet.sources import file_system, read, sources_at

# Shards that Ray is given at once, which this process holds in memory meanwhile: at the end of each such window, actors wait for the last.
WINDOW, SHARDS_EACH = 2_000, 50
_ENDINGS = (".jsonl", ".csv", ".parquet")


@dataclass(frozen=True)
class Target:
    """Where results go: one file, or the folder of shards where ``file`` is None."""

    place: Place
    layout: Layout
    file: str | None

    @classmethod
    def named(cls, name: str, form: Form | None, fields: Sequence[str] | None, raw: bool) -> Target:
        """The target of a path or URI: a file where it ends in .jsonl, .csv or .parquet, else a folder, also where a slash follows.

        :param form: how rows are written where the name doesn't say it, JSON lines where None.
        """
        ending = PurePosixPath(name).suffix.lower()
        is_file = ending in _ENDINGS and not name.endswith("/")
        ending = ending if ending in _ENDINGS else f".{form or 'jsonl'}"
        layout = Layout.wanted("jsonl" if ending == ".jsonl" else "csv", fields, raw)
        return cls(Place(f"{name}.shards" if is_file else name.rstrip("/"), ending), layout, name if is_file else None)

    def check(self, source: str, *, resume: bool, force: bool) -> None:
        """See that the results neither go among the questions nor in the place of something else.

        :raises InputFileError: if they would.
        """
        from pyarrow import fs

        named = self.file or self.place.name
        (system, target), (other, questions) = file_system(named), file_system(source)
        if system.equals(other) and (target == questions or PurePosixPath(target).is_relative_to(questions)):
            raise InputFileError(f"the results would go into {source}, where the questions are", "give another output")
        kind = system.get_file_info(target)
        if self.file is None:
            if kind.type == fs.FileType.File:
                raise InputFileError(
                    f"{named} is a file", "name one that ends in .jsonl, .csv or .parquet, or a folder"
                )
        elif kind.type == fs.FileType.Directory:
            raise InputFileError(f"{named} is a folder", "give a file in it")
        elif kind.size and not force:
            begun = system.get_file_info(file_system(self.place.name)[1]).type == fs.FileType.Directory
            if not (resume and begun):
                how = "nothing is left to go on with; " if resume else ""
                raise InputFileError(f"{named} exists already", f"{how}overwrite it with --force, or remove it")


@dataclass
class Run:
    """A run, and what has become of it so far.

    :ivar before: how many questions an earlier run had answered.
    :ivar outcomes: how many rows have each status, those of earlier runs included.
    """

    target: Target
    opening: Opening
    made: Made
    unused: Unused = field(default_factory=Unused)
    before: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)

    def over(self, source: str, form: str | None, *, resume: bool, force: bool) -> Iterator[Shard]:
        """The shards of files of questions, once the first question was read and the output is begun.

        :raises InputFileError: if either fails.
        """
        self.target.check(source, resume=resume, force=force)
        rows = read(sources_at(source, form), self.unused)
        first = next(rows)  # what is wrong with the input as a whole shows here, before any output is made
        made = {**self.made, **self.target.layout.options, "the form": self.target.place.ending, "shards of": str(SIZE)}
        self.target.place.begin(made, resume=resume, force=force)
        return cut(chain([first], rows), made)

    def answer(self, shards: Iterator[Shard], workers: int) -> Generator[int, None, None]:
        """Answer shards, put them in their places and join them; yields how many questions are done with each.

        :raises JudgeError: if the run can't go on; what is done can be gone on with.
        """
        import ray.data

        count = 0
        while some := list(islice(shards, max(WINDOW, SHARDS_EACH * workers))):
            given = ray.data.from_items(
                [{"shard": msgspec.json.encode(shard)} for shard in some], override_num_blocks=len(some)
            )
            done = given.map_batches(
                ShardAnswering,
                batch_size=1,
                num_cpus=1,
                compute=actors_of(min(workers, len(some))),
                fn_constructor_args=(self.opening, self.target.place, self.target.layout),
            )
            wanted = {shard.number for shard in some}
            for row in done.iter_rows():
                told = msgspec.json.decode(row["done"], type=Done)
                if told.failure:
                    raise _failure(*told.failure)
                wanted.remove(told.number)  # each once
                self.outcomes.update(told.outcomes)
                answered = sum(told.outcomes.values())
                self.before += answered if told.is_from_before else 0
                yield answered
            if wanted:
                raise JudgeError(f"Ray has lost {len(wanted)} shards", "go on with --resume")
            count += len(some)
        self.target.place.check_end(count)
        self.target.place.end(self.target.file, count, self.target.layout.head.encode())


def _failure(kind: str, cause: str, fix: str) -> JudgeError:
    """A failure as an actor had it."""
    known = getattr(errors, kind, JudgeError)
    made = JudgeError(cause, fix)
    if known in (errors.IndexStoreError, errors.InputFileError, errors.WorkerError):
        made = known(cause, fix)
    return made
