"""Questions answered on many machines, by Ray: a dataset of one's own (:func:`answer`), or whole files in numbered shards (``run``).

``sources`` reads the questions, ``shards`` cuts and names them, ``place`` keeps what is answered, ``actors`` answer, ``cluster`` starts Ray
and ends it. Needs the extra ``ray``; nothing here is loaded by anything else. How a single question is answered is not decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from judge.errors import JudgeError

if TYPE_CHECKING:
    from ray.data import Dataset

__all__ = ["answer"]

PREFIX = "judge_"


def answer(
    dataset: Dataset,
    *,
    question: str = "question",
    index: str | Path | None = None,
    corpus: str | Path | None = None,
    game: str | None = None,
    doc: str | None = None,
    as_of: str | None = None,
    k: int = 5,
    rulings_only: bool = False,
    workers: int | None = None,
) -> Dataset:
    """A dataset with the answers to the questions of another: its columns, and those of a result row with ``judge_`` before their names.

    It is lazy, as Ray's datasets are: asked when it is read or written, by actors that open the index once each. A row that can't be
    answered has the ``judge_status`` "error"; so has one at which a worker's process died three times. Of its columns ``game`` and
    ``as_of``, where it has them, each row's own go before the arguments.

    :param question: the column that holds the question.
    :param index: where the index lies on every machine; the shipped one where None. It must be the same as here.
    :param corpus: where the corpus lies on every machine.
    :param workers: how many actors answer, each on a CPU; one fewer than Ray has where None.
    :raises JudgeError: if Ray has not more CPUs than ``workers``: with none left for its other stages it would hang for ever; if a
        filter is none that there is.
    :raises IndexStoreError: if the index can't be used.
    """
    from judge.api import Judge
    from judge.fleet.actors import Opening, RowAnswering
    from judge.fleet.cluster import actors_of, most_workers

    judge = Judge.open(index, corpus)
    judge.check_filters(game=game, doc=doc, as_of=as_of)
    if k < 1:
        raise JudgeError(f"k is {k}", "ask for at least one ruling")
    most = most_workers()
    wanted = most if workers is None else workers
    if not 1 <= wanted <= most:
        raise JudgeError(
            f"{wanted} workers don't fit into {most + 1} CPUs, of which Ray needs one", f"give 1 to {most} workers"
        )
    options = {"game": game, "doc": doc, "as_of": as_of, "k": k, "rulings_only": rulings_only, "usual": None}
    opening = Opening.of(judge, index, corpus, options)
    made: Mapping[str, object] = {"opening": opening, "question": question}
    return dataset.map_batches(
        RowAnswering, batch_size=64, num_cpus=1, compute=actors_of(wanted), fn_constructor_kwargs=dict(made)
    )
