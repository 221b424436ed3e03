"""How judge grows: made corpora of any number of points, built, asked, and changed by one ruling; a table of it, and JSON.

python -m tests.benchmarks.growth --points 1000 10000 100000
python -m tests.benchmarks.growth --points 1000000 --encoder light --out growth.json

``--encoder light`` is a fast stand-in (``growing/light.py``); what it says of right answers is less than what the shipped encoder does, of
anything else the same. ``--markdown`` writes the corpus as Markdown and builds from that, as ``judge build`` does, and cold questions are
asked by the command; otherwise the corpus is built as it was made. Nothing is left behind unless ``--keep`` names a folder.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from judge.indexing.build import build_index, index_of
from judge.store.learnt import read_learnt
from judge.store.locations import shipped
from judge.store.manifest import Manifest, current_version
from tests.benchmarks.growing.generator import Made, Plan
from tests.benchmarks.growing.light import write_light
from tests.benchmarks.growing.markdown import write_document, write_not_ruled
from tests.benchmarks.growing.measure import cold, recall, sizes, table, timed_parts, warm
from tests.benchmarks.growing.questions import questions


def say(text: str) -> None:
    """Tell how far it is."""
    print(f"[{time.strftime('%H:%M:%S')}] {text}", file=sys.stderr, flush=True)


def changed(made: Made) -> Made:
    """A document whose middle ruling says one thing otherwise."""
    n = len(made.rulings) // 2
    ruling = made.rulings[n]
    first = msgspec.structs.replace(ruling.points[0], text=f"{ruling.title} costs one more since the last change.")
    made.rulings[n] = msgspec.structs.replace(ruling, points=(first, *ruling.points[1:]))
    return made


def build(plan: Plan, made: list[Made], place: Path, corpus: Path | None, encoder: Path) -> Manifest:
    """Build the index of made documents at ``place``, from Markdown where ``corpus`` is its folder; what stands there is built upon."""
    if corpus:
        return build_index([corpus], place, encoder, earlier=[place])
    return index_of(plan.joined(made), place, encoder, read_learnt(encoder), earlier=[place])


def timed_build(
    plan: Plan, made: list[Made], place: Path, corpus: Path | None, encoder: Path, called: str
) -> tuple[Manifest, dict[str, Any]]:
    """Build, and what of it was measured; the processor's seconds are those of all processes."""
    with timed_parts() as parts:
        begun, used = time.perf_counter(), os.times()
        manifest = build(plan, made, place, corpus, encoder)
        now = os.times()
        processor = sum(now[:4]) - sum(used[:4])
        found = {f"{called}_s": time.perf_counter() - begun, f"{called}_processor_s": processor}
    say(f"{called}: {found[f'{called}_s']:.1f} s, {processor:.1f} of the processor: {parts}")
    return manifest, {**found, f"{called}_parts_s": dict(parts)}


def grow(plan: Plan, folder: Path, encoder: Path, options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Everything measured of one corpus, as far as it is known."""
    begun = time.perf_counter()
    made = list(plan.made())
    asked = questions(plan, options.questions, made)
    row: dict[str, Any] = {"points": plan.points, "encoder": options.encoder, "make_s": time.perf_counter() - begun}
    place, corpus = folder / "index", folder / "corpus" if options.markdown else None
    if corpus:
        for each in made:
            write_document(each, corpus)
        write_not_ruled(plan, corpus)
    say(f"{plan.points:,} points made, {len(made)} documents")
    manifest, found = timed_build(plan, made, place, corpus, encoder, "build")
    row |= {"passages": manifest.passages, "sizes_mb": sizes(manifest), **found}
    yield row
    row["recall_at_10"] = recall(manifest, place / current_version(place), asked[:100])
    yield row
    row |= warm(place, asked, folder)
    say(f"asked: {row['median_ms']:.1f} ms, right first {row['right_first']:.3f}")
    yield row
    row |= cold(place, corpus, asked, options.rounds)
    yield row
    if not options.once:
        at = len(made) // 2
        made[at] = changed(made[at])
        if corpus:
            write_document(made[at], corpus)
        row |= timed_build(plan, made, place, corpus, encoder, "again")[1]
        yield row


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=int, nargs="+", default=[1_000, 10_000])
    parser.add_argument("--encoder", choices=("shipped", "light"), default="shipped")
    parser.add_argument("--markdown", action="store_true", help="by way of Markdown")
    parser.add_argument("--once", action="store_true", help="without the second build")
    parser.add_argument("--questions", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5, help="cold processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for corpora and indexes, which stay there")
    parser.add_argument("--out", type=Path, help="where the figures go as JSON")
    return parser.parse_args()


def main() -> None:
    options = parsed()
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(dir=options.keep and options.keep.parent) as scratch:
        home = options.keep or Path(scratch)
        os.environ["JUDGE_CACHE"] = str(home / "cache")
        encoder = shipped("index") / "encoder"
        if options.encoder == "light":
            encoder = home / "light"
            if not encoder.exists():
                write_light(shipped("index") / "encoder", encoder)
            say("the light encoder is made")
        for points in options.points:
            for row in grow(Plan(points, options.seed), home / str(points), encoder, options):
                told = [*rows, row]
                if options.out:  # what is known stays known, whatever becomes of the rest
                    options.out.write_text(json.dumps(told, indent=1), encoding="utf-8")
            rows = told
            print(table(rows), flush=True)
    print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
