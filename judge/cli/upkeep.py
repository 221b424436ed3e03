"""``status`` and ``build``: what there is, and making it anew."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from judge.cli.options import CorpusOption, IndexOption, Session, with_session
from judge.cli.output import emit, flat_rows


@with_session
def status(
    session: Session,
) -> None:
    """Documents and their dates, the index and whether it matches the corpus, the encoder, points proven."""
    found = session.judge(strict=False).status()
    if session.form != "plain":
        emit(
            found,
            session.form,
            flat_rows(found.documents, ("id", "title", "game", "published", "in_force", "entries", "points")),
        )
        return
    from judge.cli.text import say

    stale = "; the record of proofs is stale (run 'judge verify --prove')" if found.proofs == "stale" else ""
    say(
        f"judge {found.version}: {found.entries} entries, {found.points} points, {found.points_proven} of them proven by a check{stale}",
        hang=2,
    )
    for row in found.documents:
        say(f"{row.id:22} {row.entries:3} entries {row.points:4} points  in force from {row.in_force}", indent=2)
    matches = {True: "matches", False: "does not match (run 'judge build')", None: "was not held against"}[
        found.index_matches_corpus
    ]
    say(
        f"Index: {found.index} ({found.passages} passages, encoder {found.encoder}); it {matches} the corpus at {found.corpus}",
        hang=2,
    )


def build(
    encoder: Annotated[
        str | None,
        typer.Option(
            "--encoder",
            help="A sentence-transformers model, by folder or hub name, instead of the shipped encoder.",
            show_default=False,
        ),
    ] = None,
    index: IndexOption = None,
    corpus: CorpusOption = None,
) -> None:
    """Build the index from the corpus. Deterministic; every defect of the corpus is reported at once."""
    from judge import locate
    from judge.search.build import build_index

    folder = locate.new_index_folder(index)
    corpus_folder = locate.corpus_folder(corpus)
    made = build_index([corpus_folder], folder, _encoder_folder(folder), encoder, progress=_bar)
    sys.stderr.write(f"{made.rulings} entries, {made.points} points, {made.passages} passages in {folder}\n")


def _encoder_folder(folder: Path) -> Path:
    """The static encoder beside the index to be built, or else the shipped one."""
    from judge import locate

    own = folder / "encoder"
    return own if own.is_dir() else locate.shipped("index") / "encoder"


def _bar(items: Iterable[int], what: str) -> Iterable[int]:
    from tqdm import tqdm

    return tqdm(items, desc=what, unit="batch", disable=not sys.stderr.isatty(), leave=False)
