"""Corpus to index: the one way an index comes about. Deterministic; only the corpus and the encoder go in."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from judge.errors import IndexStoreError, InputFileError
from judge.files.looking import check_name
from judge.files.together import read_at_rest
from judge.indexing.commit import being_built, commit
from judge.indexing.cutting import is_in_parts
from judge.indexing.encoding import (
    EarlierIndex,
    Encodings,
    Progress,
    earlier_indexes,
    encode_passages,
    facts_of,
    journal_of,
    no_progress,
)
from judge.indexing.in_parts import make_parts, write_summed_up
from judge.indexing.journal import Journal
from judge.indexing.names import names_of, nicknames
from judge.indexing.own_words import words_of_own_games
from judge.indexing.part import Encode
from judge.indexing.passages import NOT_OWN, WORDED, passages
from judge.indexing.postings import Postings
from judge.indexing.spread import spread
from judge.indexing.tables import write_database
from judge.indexing.word_rows import write_rows
from judge.rulings.corpus import read_corpus
from judge.rulings.digest import corpus_hash
from judge.rulings.games import own_games
from judge.rulings.model import Corpus, Words
from judge.rulings.reading import Reading, Task
from judge.search.dense import make_index, write_index
from judge.search.encoder import CarriedEncoder, Encoder, SentenceTransformerEncoder, open_carried
from judge.store.encoder_files import files_hash
from judge.store.learnt import DEFAULTS, LEARNT, read_learnt
from judge.store.locations import user_cache
from judge.store.manifest import (
    ARRAYS,
    BESIDE,
    DATABASE,
    ENCODER,
    FORMAT,
    FORMAT_IN_PARTS,
    MADE_BY,
    ROUGH,
    VECTORS,
    WORDS,
    EncoderFolder,
    FileStamp,
    Manifest,
    PartFacts,
    current_version,
)
from judge.store.rows import Passage

_FEW_DOCUMENTS = 32  # are read before processes that would read them are there


def build_index(
    corpus_folders: Sequence[Path],
    place: Path,
    encoder_folder: Path,
    encoder_name: str | None = None,
    progress: Progress[int] = no_progress,
    earlier: Sequence[Path] = (),
    waiting: Callable[[str], None] | None = None,
) -> Manifest:
    """Read the corpus, encode its passages and make that the index at ``place``: all of it, or nothing changes there.

    :param corpus_folders: read together; the first is the one that proofs speak of, the others are the user's own.
    :param encoder_folder: the carried encoder to use (and to carry along) unless ``encoder_name`` names a sentence-transformers model.
    :param progress: wraps the encoding loop, e.g. to draw a bar.
    :param earlier: places of indexes; what one that is whole and of the same encoder holds of a text is not encoded again.
    :param waiting: told in a sentence who else builds there, before this build waits for it; where None nobody waits.
    :return: the manifest written.
    :raises CorpusError: with every defect of the corpus.
    :raises IndexStoreError: if the encoder or the numbers learnt for it are missing or damaged.
    :raises InputFileError: if a file of the corpus can't be read, the index can't be written, its folder holds something else or has a name
        that is not UTF-8, another process builds there and nobody waits, or the corpus changes meanwhile.
    """

    def read_corpora() -> _Read:
        return read_at_rest(
            corpus_folders, "judge build", waiting, lambda: _Read.of(corpus_folders, afresh=not earlier)
        )

    check_name(place)
    try:
        place.absolute()
    except FileNotFoundError:
        raise InputFileError("the working folder is gone", "change to one that is there") from None
    before = read_corpora()  # what is wrong with them is told before anything is made
    try:
        with being_built(place, waiting) as fresh:
            read = before if before.is_up_to_date(corpus_folders) else read_corpora()
            base_sha256 = corpus_hash(corpus_folders[:1]) if len(corpus_folders) > 1 else ""
            if not read.is_up_to_date(corpus_folders):  # the index would be stamped with what it does not hold
                raise InputFileError("the corpus was changed while it was read", "run 'judge build' again")
            encoder: Encoder = (
                open_carried(encoder_folder) if encoder_name is None else SentenceTransformerEncoder(encoder_name)
            )
            learnt = read_learnt(encoder_folder) if encoder_name is None else DEFAULTS
            carried = _carried(encoder, encoder_folder, fresh, place)
            journal = _journal(place, encoder)
            manifest = _write(
                read.corpus,
                place,
                fresh,
                encoder,
                carried,
                learnt,
                read.sha256,
                base_sha256,
                earlier,
                progress,
                journal,
            )
            commit(fresh, place, manifest)
            if journal:
                journal.remove()
            return manifest
    except OSError as error:
        raise InputFileError(
            f"can't write the index to {place} ({error.strerror or error})",
            "make room there and make it writable, or give another folder with --index",
        ) from None


def _on_every_core(work: Callable[[Task], Reading], tasks: Sequence[Task]) -> list[Reading]:
    with closing(spread(work, tasks, _FEW_DOCUMENTS)) as found:
        return list(found)


class _Read(NamedTuple):
    """A corpus, and the hash of its folders from before it was read."""

    corpus: Corpus
    sha256: str

    @classmethod
    def of(cls, folders: Sequence[Path], *, afresh: bool) -> _Read:
        """:raises JudgeError: as :func:`read_corpus`."""
        sha256 = corpus_hash(folders)
        names = msgspec.json.encode([os.fsdecode(folder.absolute()) for folder in folders])
        kept = None if afresh else user_cache() / "read" / hashlib.sha256(names).hexdigest()[:16]
        return cls(read_corpus(folders, _on_every_core, kept), sha256)

    def is_up_to_date(self, folders: Sequence[Path]) -> bool:
        return corpus_hash(folders) == self.sha256


def index_of(
    corpus: Corpus,
    place: Path,
    encoder_folder: Path,
    learnt: Mapping[str, float] = DEFAULTS,
    earlier: Sequence[Path] = (),
) -> Manifest:
    """Make a corpus that was read already, or made, the index at ``place``. It is stamped with no corpus folder.

    :param encoder_folder: the carried encoder to use and to carry along.
    :param learnt: the numbers that weigh its evidence.
    :param earlier: as of :func:`build_index`.
    :raises IndexStoreError: if the encoder is missing or damaged.
    :raises OSError: if the index can't be written.
    """
    with being_built(place, None) as fresh:
        encoder = open_carried(encoder_folder)
        carried = _carried(encoder, encoder_folder, fresh, place)
        manifest = _write(corpus, place, fresh, encoder, carried, learnt, earlier=earlier)
        commit(fresh, place, manifest)
        return manifest


def _journal(place: Path, encoder: Encoder) -> Journal | None:
    """Where it is kept what is encoded for the index at ``place``; None for an encoder that no hash pins."""
    return Journal(place, facts_of(encoder), encoder.width) if isinstance(encoder, CarriedEncoder) else None


def _carried(encoder: Encoder, source: Path, fresh: Path, place: Path) -> EncoderFolder:
    """Carry the files of an encoder along in a version, unless they lie in the place itself, as in a checkout.

    :return: the path of their folder from the version's.
    :raises IndexStoreError: if they are damaged.
    """
    if not isinstance(encoder, CarriedEncoder):
        return ENCODER
    if files_hash(source, encoder.kind) != encoder.sha256:
        raise IndexStoreError(
            f"the encoder at {source} is damaged: its files have another hash than it says", "restore it"
        )
    if source.absolute() == (place / ENCODER).absolute():
        return BESIDE
    (fresh / ENCODER).mkdir()
    for name in (*facts_of(encoder).files, LEARNT):
        if (source / name).is_file():
            shutil.copyfile(source / name, fresh / ENCODER / name)
    return ENCODER


def _write(
    corpus: Corpus,
    place: Path,
    fresh: Path,
    encoder: Encoder,
    encoder_folder: EncoderFolder,
    learnt: Mapping[str, float],
    corpus_sha256: str = "",
    base_sha256: str = "",
    earlier: Sequence[Path] = (),
    progress: Progress[int] = no_progress,
    journal: Journal | None = None,
) -> Manifest:
    """Write database, vectors and words of a version into the folder ``fresh``, and the parts that are missing beside the versions.

    :param encoder_folder: where the encoder's files lie, from there.
    :return: the manifest, which is not written.
    """

    def held(besides: Collection[str] = ()) -> list[EarlierIndex]:
        found = [index for each in dict.fromkeys(earlier) for index in earlier_indexes(each, encoder, besides)]
        if journal and earlier:  # who wants all of it encoded wants that of an earlier attempt, too
            found.append(journal_of(journal, encoder, fresh))
        return found

    def shown(items: Iterable[int], what: str, of: str) -> Iterable[int]:
        return progress(items, what + of)

    def encode(texts: Sequence[Passage], known: Sequence[EarlierIndex], of: str) -> Encodings:
        wanted, is_worded = [passage.text for passage in texts], [passage.kind in WORDED for passage in texts]
        return encode_passages(wanted, is_worded, encoder, known, partial(shown, of=of), journal, fresh)

    def stands() -> None:
        if journal:  # the next part has all of its room
            journal.remove()

    everyday = encoder.words()
    words = words_of_own_games(corpus, frozenset(everyday))
    stamps: dict[str, FileStamp] = {}
    parts: tuple[PartFacts, ...] = ()
    try:
        if is_in_parts(corpus):
            made = make_parts(corpus, place, encoder, encode, held, stands, afresh=not earlier)
            count = sum(part.passages for part in made.facts)
            content = write_summed_up(corpus, made, fresh, words, everyday, encoder.dimension, _current(place))
            stamps, parts = made.stamps(), made.facts
        else:
            texts = passages(corpus)
            count = len(texts)
            content = _write_whole(corpus, texts, fresh, encoder, encode, held(), words, everyday)
    finally:
        if journal:
            journal.close()
    files = [DATABASE, ARRAYS, VECTORS, WORDS, *([ROUGH] if parts else ())]
    if carried := facts_of(encoder).files:
        files += [
            f"{encoder_folder}/{name}" for name in (*carried, LEARNT) if (fresh / encoder_folder / name).is_file()
        ]
    return Manifest(
        format=FORMAT_IN_PARTS if parts else FORMAT,
        made_by=MADE_BY,
        corpus_sha256=corpus_sha256,
        encoder=facts_of(encoder),
        documents=len(corpus.documents),
        rulings=len(corpus.rulings),
        points=sum(len(ruling.points) for ruling in corpus.rulings),
        passages=count,
        content_sha256=content,
        files={name: FileStamp.of(fresh / name) for name in files} | stamps,
        learnt=dict(learnt),
        base_sha256=base_sha256,
        encoder_folder=encoder_folder,
        games=own_games(corpus.documents),
        parts=parts,
    )


def _write_whole(
    corpus: Corpus,
    texts: Sequence[Passage],
    fresh: Path,
    encoder: Encoder,
    encode: Encode,
    held: list[EarlierIndex],
    words: Sequence[Words],
    everyday: Iterable[str],
) -> str:
    """Write the files of an index that is not in parts; the hash of the content."""
    encodings = encode(texts, held, "")
    postings = Postings(texts, [each.postings for each in held if each.postings])
    held.clear()
    frequency = dict(zip(postings.terms, postings.bearers.rulings.tolist(), strict=True))
    names = names_of(corpus.rulings, lambda term: frequency.get(term, 0), nicknames(corpus.words))
    content = write_database(
        fresh / DATABASE, corpus.documents, corpus.rulings, texts, names, words, everyday, postings
    )
    write_index(make_index(encodings.vectors), fresh / VECTORS)
    own = sum(1 for passage in texts if passage.kind not in NOT_OWN)
    write_rows(encodings.words.first(own), encoder.pieces, fresh / WORDS)
    return content


def _current(place: Path) -> Path | None:
    """The folder of the version that is read at ``place``; None for none."""
    try:
        return place / current_version(place)
    except IndexStoreError:
        return None
