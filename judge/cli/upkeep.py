"""``status`` and ``build``: what there is, and building it again."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import CorpusOption, IndexOption, Session, with_session
from judge.cli.printing.columns import Column
from judge.cli.printing.output import emit, flat_rows

# The columns of tables for the eye, in the order of their importance.
_DOCUMENTS = (
    Column("id", "id", kept=True, least=24),
    *map(Column, ("in_force", "entries", "points")),
    Column("title", "prose", least=16),
    *map(Column, ("base_rules", "uncertain", "published", "game")),
)

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.answering.status import DocumentRow
    from judge.store.locations import Corpora


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
            flat_rows(
                found.documents,
                ("id", "title", "game", "published", "in_force", "entries", "points", "base_rules", "uncertain"),
            ),
            _DOCUMENTS,
        )
        return
    from judge.cli.printing.text import say, say_whole

    stale = "; the record of proofs is stale (run 'judge verify --prove')" if found.proofs == "stale" else ""
    say(
        f"judge {found.version}: {found.entries} rulings, {found.points} points, {found.points_proven} of them proven by a check{stale}",
        hang=2,
    )
    _tell_documents([row for row in found.documents if not row.base_rules])
    if found.base_rules:
        proven = f"{found.base_rules_proven} of them proven by checks of rulings"
        say(
            f"and {found.base_rules} base rules, which rulings presuppose, {found.base_rules_uncertain} of them uncertain, {proven}",
            hang=2,
        )
    _tell_documents([row for row in found.documents if row.base_rules])
    for text in found.official:
        lost = f" ({text.unmatched} of entries that are not in the index)" if text.unmatched else ""
        say_whole(f"Official text of {text.entries} entries of {text.doc}{lost}: {text.source}, in {text.file}", hang=2)
    if found.unbuilt:
        say(f"Your own documents not in the index (run 'judge build'): {', '.join(found.unbuilt)}", hang=2, fg="yellow")
    elif found.notice:
        say(found.notice, hang=2, fg="yellow")
    if found.passed_over:
        say(_not_read(found.passed_over), hang=2, fg="yellow")
    matches = {True: "matches", False: "does not match (run 'judge build')", None: "was not held against"}[
        found.index_matches_corpus
    ]
    own = f" and your own documents at {found.own_corpus}" if found.own_corpus else ""
    if found.notice and not found.index_matches_corpus:
        matches, own = "matches", f", but not yet your own documents at {found.own_corpus} (run 'judge build')"
    say_whole(
        f"Index: {found.index} ({found.passages} passages, encoder {found.encoder}); it {matches} the corpus at {found.corpus}{own}",
        hang=2,
    )


def _not_read(files: Sequence[str]) -> str:
    """That files which look like documents are none, in a sentence."""
    return f"Not read, as own documents lie at <game>/<document>.md: {', '.join(files)}"


def _tell_documents(rows: Sequence[DocumentRow]) -> None:
    """Documents in columns, a line each, or two on a narrow terminal; of one that holds rulings too, how many are base rules."""
    from judge.cli.printing.screen import line_width
    from judge.cli.printing.text import say

    lines = []
    for row in rows:
        mark = "your own  " if row.own else ""
        mixed = f"{row.base_rules} of them base rules  " if 0 < row.base_rules < row.entries else ""
        counts = f"{row.id:24} {row.entries:3} entries {row.points:4} points"
        lines.append((counts, f"{mixed}{mark}in force from {row.in_force}"))
    room = line_width()
    if room is None or all(len(f"  {counts}  {rest}") <= room for counts, rest in lines):
        for counts, rest in lines:
            say(f"{counts}  {rest}", indent=2)
        return
    for counts, rest in lines:
        say(counts, indent=2)
        say(rest, indent=min(28, room - 30))  # below the counts, where it fits there


def build(
    encoder: Annotated[
        str | None,
        typer.Option(
            "--encoder",
            help="A sentence-transformers model, by folder or hub name, instead of the shipped encoder.",
            show_default=False,
        ),
    ] = None,
    afresh: Annotated[
        bool, typer.Option("--afresh", help="Encode everything, also what the index there or the shipped one holds.")
    ] = False,
    index: IndexOption = None,
    corpus: CorpusOption = None,
) -> None:
    """Build the index from the corpus and your own documents, if any: only what is new is encoded.

    Deterministic; every defect is reported at once.
    """
    from judge.cli.messages import tell_aside, tell_corpus
    from judge.rulings.digest import passed_over
    from judge.store import locations as locate
    from judge.store.manifest import how_to_build
    from judge.store.opening import is_index_of

    corpora = locate.corpora(corpus)
    shared, folder = locate.shipped("index"), locate.new_index_folder(corpora, index)
    before = how_to_build(folder)
    _build(corpora, folder, encoder, () if afresh else (folder, shared))
    # Own documents are no reason to leave a checkout's own index behind its corpus: that one is committed.
    alone = locate.Corpora(corpora.base)
    if locate.new_index_folder(alone, index) != folder and not encoder and not is_index_of(shared, alone):
        _build(alone, shared, None, () if afresh else (folder, shared))
    tell_corpus(locate.other_corpus(corpora))
    if corpora.place and (odd := passed_over(corpora.place)):
        tell_aside(f"judge: {_not_read(list(map(str, odd)))}")
    if before != how_to_build(folder) and not encoder:
        tell_aside(
            f"judge: the index had an encoder of your choice, and has the shipped one now; '{before}' builds it with yours."
        )


def _build(corpora: Corpora, folder: Path, encoder: str | None, earlier: Sequence[Path]) -> None:
    """Build the index of some corpora, with the shipped encoder unless another is named, and tell what it holds."""
    from judge.cli.messages import tell_aside
    from judge.indexing.build import build_index
    from judge.store.locations import shipped

    made = build_index(
        corpora.folders,
        folder,
        shipped("index") / "encoder",
        encoder,
        _bar,
        earlier,
        lambda who: tell_aside(f"judge: {who}"),
    )
    own = f", those of your own documents at {corpora.own} among them" if corpora.own else ""
    tell_aside(f"{made.rulings} entries, {made.points} points, {made.passages} passages in {folder}{own}")


def _bar(items: Iterable[int], what: str) -> Iterable[int]:
    from tqdm import tqdm

    return tqdm(items, desc=what, unit="batch", disable=not sys.stderr.isatty(), leave=False)
