"""What is measured of an index: how long its parts take to build, its size, cold and warm questions, recall against exact search."""

from __future__ import annotations

import contextlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from judge.evaluation.labelled import Labelled
from judge.indexing import build
from judge.search.encoder import open_carried
from judge.search.passage_search import open_vectors
from judge.store.manifest import PARTS_FROM_VERSION, Manifest

PARTS = (
    *("read_corpus", "corpus_hash", "passages", "earlier_indexes", "encode_passages", "names_of", "write_database"),
    *("make_index", "write_index", "write_rows", "make_parts", "write_summed_up", "commit"),
)
NEAREST = 10


@contextlib.contextmanager
def timed_parts() -> Iterator[dict[str, float]]:
    """The seconds of each part of the builds made in here, in brackets those of this process's processor."""
    seconds: dict[str, float] = {}
    kept = {name: getattr(build, name) for name in PARTS if hasattr(build, name)}

    def timed(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            begun, used = time.perf_counter(), time.process_time()
            try:
                return work(*given, **named)
            finally:
                for of, took in ((name, time.perf_counter() - begun), (f"({name})", time.process_time() - used)):
                    seconds[of] = round(seconds.get(of, 0.0) + took, 3)

        return call

    for name, work in kept.items():
        setattr(build, name, timed(name, work))
    try:
        yield seconds
    finally:
        for name, work in kept.items():
            setattr(build, name, work)


def sizes(manifest: Manifest) -> dict[str, float]:
    """Megabytes of each file of an index but its encoder's; those of parts, added up, by their names."""
    found: dict[str, float] = {}
    for path, stamp in manifest.files.items():
        folder, _, name = path.rpartition("/")
        if not folder or folder.startswith(PARTS_FROM_VERSION):
            called = f"parts/{name}" if folder else name
            found[called] = found.get(called, 0.0) + stamp.bytes / 1e6
    return found


def cold(place: Path, corpus: Path | None, questions: Sequence[Labelled], rounds: int) -> dict[str, float]:
    """Seconds of a question in a fresh process and of ``import faiss``, taken in turns, and their ratio; medians.

    The seconds of the processor are given besides: those of the clock say little where others are at work.

    :param corpus: the corpus folder that the index must match; where None the index alone is asked.
    """
    own = [sys.executable, "-m", "tests.benchmarks.growing.cold", str(place)]
    if corpus:
        own = [sys.executable, "-m", "judge", "--index", str(place), "--corpus", str(corpus), "ask"]
    seconds: dict[str, list[tuple[float, float]]] = {"faiss": [], "cold": []}
    for n in range(rounds + 1):
        for name, command in (
            ("faiss", [sys.executable, "-c", "import faiss"]),
            ("cold", [*own, questions[n % len(questions)].q]),
        ):
            begun, used = time.perf_counter(), _used_by_children()
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            if n:  # the first has read the files for the others
                seconds[name].append((time.perf_counter() - begun, _used_by_children() - used))
    clock, processor = ({k: statistics.median(pair[i] for pair in v) for k, v in seconds.items()} for i in (0, 1))
    return {
        "import_faiss_s": clock["faiss"],
        "cold_s": clock["cold"],
        "cold_to_faiss": clock["cold"] / clock["faiss"],
        "cold_processor_s": processor["cold"],
        "cold_to_faiss_processor": processor["cold"] / processor["faiss"],
    }


def _used_by_children() -> float:
    """Seconds of processor that processes which have ended used."""
    times = os.times()
    return times.children_user + times.children_system


def warm(place: Path, questions: Sequence[Labelled], folder: Path) -> dict[str, Any]:
    """What :mod:`tests.benchmarks.growing.asking` tells of an index."""
    file = folder / "questions.jsonl"
    file.write_bytes(b"\n".join(map(msgspec.json.encode, questions)))
    command = [sys.executable, "-m", "tests.benchmarks.growing.asking", str(place), str(file)]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def recall(manifest: Manifest, version: Path, questions: Sequence[Labelled]) -> float:
    """The share of the ten nearest passages of each question that the index has among its ten nearest; of equally near ones any will do."""
    encoder = open_carried((version / manifest.encoder_folder).resolve())
    asked = encoder.encode([question.q for question in questions])
    index = open_vectors(version, manifest)
    exact = index.all()
    best = np.full((len(asked), NEAREST), -1, np.float32)
    for n in range(0, len(exact), 100_000):
        cosines = asked @ exact[n : n + 100_000].astype(np.float32).T
        best = np.partition(np.concatenate([best, cosines], axis=1), -NEAREST)[:, -NEAREST:]
    shares = []
    for vector, least in zip(asked, best.min(axis=1), strict=True):
        near = index.nearest(vector[None])
        rows = near.rows[np.argpartition(near.cosines[0], -NEAREST)[-NEAREST:]]
        shares.append(float((exact[rows].astype(np.float32) @ vector >= least - 1e-3).mean()))
    return statistics.mean(shares)


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """The growth table as text."""
    heads = {
        "points": lambda r: f"{r['points']:,}",
        "passages": lambda r: f"{r['passages']:,}",
        "encoder": lambda r: r["encoder"],
        "build s": lambda r: f"{r['build_s']:.1f}",
        "(cpu)  ": lambda r: f"{r['build_processor_s']:.1f}",
        "again s": lambda r: f"{r['again_s']:.1f}",
        "(cpu)   ": lambda r: f"{r['again_processor_s']:.1f}",
        "MB": lambda r: f"{sum(r['sizes_mb'].values()):.0f}",
        "cold/faiss": lambda r: f"{r['cold_to_faiss']:.2f}",
        "(cpu)": lambda r: f"{r['cold_to_faiss_processor']:.2f}",
        "warm ms": lambda r: f"{r['median_ms']:.1f}",
        "(cpu) ": lambda r: f"{r['median_processor_ms']:.1f}",
        "p99 ms": lambda r: f"{r['p99_ms']:.1f}",
        "RSS MiB": lambda r: f"{r['memory_mib'].get('VmRSS', 0):.0f}",
        "own MiB": lambda r: f"{r['memory_mib'].get('RssAnon', 0):.0f}",
        "right 1st": lambda r: f"{r['right_first']:.3f}",
        "recall@10": lambda r: f"{r['recall_at_10']:.4f}",
    }
    cells = [list(heads), *([_cell(cell, row) for cell in heads.values()] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join("  ".join(c.rjust(w) for c, w in zip(line, widths, strict=True)) for line in cells)


def _cell(cell: Callable[[Mapping[str, Any]], str], row: Mapping[str, Any]) -> str:
    try:
        return cell(row)
    except KeyError:  # not measured, or not yet
        return "-"
