"""What ``judge status`` reports: corpus, own documents, official texts, index, encoder and proofs at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from judge.answering.library import Library
from judge.answers import EntryRow
from judge.rulings.digest import passed_over
from judge.rulings.official import official_files, read_head, read_official
from judge.store.locations import Corpora
from judge.version import __version__


class DocumentRow(msgspec.Struct, frozen=True):
    """A document of the corpus in ``judge status``; ``own`` where it is one of the user's own.

    ``base_rules`` of its ``entries`` are base rules, ``uncertain`` of these are not to be relied on.
    """

    id: str
    title: str
    game: str
    published: str
    in_force: str
    entries: int
    points: int
    own: bool = False
    base_rules: int = 0
    uncertain: int = 0


class OfficialRow(msgspec.Struct, frozen=True):
    """Official texts that the user imported for a document; ``unmatched`` counts those of entries that the index does not hold."""

    doc: str
    title: str
    source: str
    file: str
    entries: int
    unmatched: int


class Status(msgspec.Struct, frozen=True):
    """What ``judge status`` reports: ``entries``, ``points`` and ``points_proven`` count rulings, ``base_rules`` stand apart.

    ``proofs`` tells whether the record of proofs belongs to this corpus and code; ``index_matches_corpus`` is null where no corpus was
    found to hold the index against. ``own_corpus`` is the folder of the user's own documents, null where there are none; ``unbuilt``
    are those that the index does not hold, and ``notice`` says in a sentence what is not searched yet. ``passed_over`` are files that look
    like own documents and are not read, since they lie in the folder of no game or their name does not end in ``.md``.
    """

    version: str
    index: str
    corpus: str
    index_matches_corpus: bool | None
    encoder: str
    entries: int
    points: int
    passages: int
    points_proven: int
    documents: tuple[DocumentRow, ...]
    proofs: Literal["current", "stale", "none"] = "none"
    own_corpus: str | None = None
    unbuilt: tuple[str, ...] = ()
    official: tuple[OfficialRow, ...] = ()
    base_rules: int = 0
    base_rules_uncertain: int = 0
    base_rules_proven: int = 0
    notice: str | None = None
    passed_over: tuple[str, ...] = ()


def status_of(
    library: Library, corpora: Corpora, entries: Sequence[EntryRow], found_sha256: str | None, notice: str | None = None
) -> Status:
    """See :meth:`judge.api.Judge.status`.

    :param entries: every entry.
    :param found_sha256: the hash of the corpora; None where there are none.
    :param notice: what the index lacks of the user's own documents, in a sentence.
    :raises InputFileError: if a file of official texts can't be read.
    """
    store = library.store
    own = library.own_documents
    rows = []
    for d in store.documents:
        held = [entry for entry in entries if entry.doc == d.id]
        certainties = [entry.certainty for entry in held if entry.certainty]
        dates = (d.published.text, d.in_force.text)
        counts = (len(held), sum(entry.points for entry in held))
        base = (len(certainties), certainties.count("uncertain"))
        rows.append(DocumentRow(d.id, d.title, d.game, *dates, *counts, d.id in own, *base))
    rulings = [entry for entry in entries if entry.certainty is None]
    return Status(
        version=__version__,
        index=str(store.place),
        corpus=str(corpora.base),
        index_matches_corpus=None if found_sha256 is None else found_sha256 == store.manifest.corpus_sha256,
        encoder=store.manifest.encoder.name,
        entries=len(rulings),
        points=sum(entry.points for entry in rulings),
        passages=store.manifest.passages,
        points_proven=sum(entry.proven for entry in rulings),
        documents=tuple(rows),
        proofs=library.proofs_state(),
        own_corpus=str(corpora.own) if corpora.own else None,
        unbuilt=tuple(doc for doc in own if doc not in library.documents),
        official=tuple(_official_rows(library, corpora.official)),
        base_rules=len(entries) - len(rulings),
        base_rules_uncertain=sum(entry.certainty == "uncertain" for entry in entries),
        base_rules_proven=sum(bool(library.proofs_of_base_rule(entry.id)) for entry in entries if entry.certainty),
        notice=notice,
        passed_over=tuple(map(str, passed_over(corpora.place))) if corpora.place else (),
    )


def _official_rows(library: Library, folder: Path | None) -> Iterator[OfficialRow]:
    for path in official_files(folder) if folder else ():
        head, texts = read_head(path), read_official(path)
        unmatched = sum(entry not in library.store.numbers for entry in texts)
        yield OfficialRow(head["doc"], head["title"], head["source"], str(path), len(texts), unmatched)
