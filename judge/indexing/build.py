"""Corpus to index: the one way an index folder comes about. Deterministic; only the corpus and the encoder go in."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from judge.errors import IndexStoreError, InputFileError
from judge.indexing.encoding import Progress, earlier_index, encode_passages, facts_of, no_progress
from judge.indexing.names import names_of, nicknames
from judge.indexing.passages import NOT_OWN, WORDED, passages
from judge.indexing.tables import write_database
from judge.rulings.corpus import read_corpus
from judge.rulings.digest import corpus_hash
from judge.rulings.model import Corpus
from judge.search.dense import make_index, write_index
from judge.search.encoder import CarriedEncoder, Encoder, SentenceTransformerEncoder, open_carried
from judge.search.text import tokens
from judge.search.words import write_words
from judge.store.encoder_files import FACTS, FILES, files_hash
from judge.store.learnt import DEFAULTS, LEARNT, read_learnt
from judge.store.manifest import (
    DATABASE,
    ENCODER,
    FORMAT,
    MADE_BY,
    MANIFEST,
    VECTORS,
    WORDS,
    FileStamp,
    Manifest,
    write_manifest,
)
from judge.store.rows import NO_RULING


def build_index(
    corpus_folders: Sequence[Path],
    folder: Path,
    encoder_folder: Path,
    encoder_name: str | None = None,
    progress: Progress[int] = no_progress,
    earlier: Sequence[Path] = (),
) -> Manifest:
    """Read the corpus, encode its passages and write the index to ``folder``.

    :param corpus_folders: read together; the first is the one that proofs speak of, the others are the user's own.
    :param encoder_folder: the carried encoder to use (and to carry along) unless ``encoder_name`` names a sentence-transformers model.
    :param progress: wraps the encoding loop, e.g. to draw a bar.
    :param earlier: folders of indexes; what one that is whole and of the same encoder holds of a text is not encoded again.
    :return: the manifest written.
    :raises CorpusError: with every defect of the corpus.
    :raises IndexStoreError: if the encoder or the numbers learnt for it are missing or damaged.
    :raises InputFileError: if the folder can't be written.
    """
    corpus = read_corpus(corpus_folders)
    encoder: Encoder = (
        open_carried(encoder_folder) if encoder_name is None else SentenceTransformerEncoder(encoder_name)
    )
    if isinstance(encoder, CarriedEncoder) and files_hash(encoder_folder, encoder.kind) != encoder.sha256:
        raise IndexStoreError(
            f"the encoder at {encoder_folder} is damaged: its files have another hash than it says", "restore it"
        )
    learnt = read_learnt(encoder_folder) if encoder_name is None else DEFAULTS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if isinstance(encoder, CarriedEncoder):
            _carry_encoder(encoder_folder, folder / ENCODER, encoder.kind)
        base = corpus_hash(corpus_folders[:1]) if len(corpus_folders) > 1 else ""
        return write_index_folder(corpus, folder, encoder, corpus_hash(corpus_folders), learnt, progress, base, earlier)
    except OSError as error:
        raise InputFileError(
            f"can't write the index to {folder} ({error.strerror or error})", "give a writable folder with --index"
        ) from None


def _carry_encoder(source: Path, target: Path, kind: str) -> None:
    if source.resolve() == target.resolve():
        return
    target.mkdir(exist_ok=True)
    for name in (FACTS, *FILES[kind], LEARNT):
        if (source / name).is_file():
            shutil.copyfile(source / name, target / name)


def write_index_folder(
    corpus: Corpus,
    folder: Path,
    encoder: Encoder,
    corpus_sha256: str = "",
    learnt: Mapping[str, float] = DEFAULTS,
    progress: Progress[int] = no_progress,
    base_sha256: str = "",
    earlier: Sequence[Path] = (),
) -> Manifest:
    """Write database, vectors and manifest to an existing folder, replacing what stands there only when all is done.

    :param corpus_sha256: the hash of all corpus folders, with which the index is stamped.
    :param learnt: the numbers that :func:`judge.store.learnt.read_learnt` gives for the encoder.
    :param base_sha256: the hash of the first corpus folder alone; empty where there is no other.
    :param earlier: folders of indexes to take over from, as :func:`build_index` has them.
    :return: the manifest written.
    :raises OSError: if the folder can't be written.
    """
    texts = passages(corpus)
    held = [index for each in dict.fromkeys(earlier) if (index := earlier_index(each, encoder))]
    is_worded = [passage.kind in WORDED for passage in texts]
    encodings = encode_passages([passage.text for passage in texts], is_worded, encoder, held, progress)
    frequency = Counter(
        word
        for word, _ in {
            (word, passage.ruling) for passage in texts if passage.ruling != NO_RULING for word in tokens(passage.text)
        }
    )
    names = names_of(corpus.rulings, lambda term: frequency[term], nicknames(corpus.words))
    with tempfile.TemporaryDirectory(prefix=".building-", dir=folder) as temporary:
        fresh = Path(temporary)
        content = write_database(
            fresh / DATABASE, corpus.documents, corpus.rulings, texts, names, corpus.words, encoder.words()
        )
        write_index(make_index(encodings.vectors), fresh / VECTORS)
        own = sum(1 for passage in texts if passage.kind not in NOT_OWN)
        write_words(encodings.words[:own], encoder.width, encoder.pieces, fresh / WORDS)
        manifest = Manifest(
            format=FORMAT,
            made_by=MADE_BY,
            corpus_sha256=corpus_sha256,
            encoder=facts_of(encoder),
            documents=len(corpus.documents),
            rulings=len(corpus.rulings),
            points=sum(len(ruling.points) for ruling in corpus.rulings),
            passages=len(texts),
            content_sha256=content,
            files={name: FileStamp.of(fresh / name) for name in (DATABASE, VECTORS, WORDS)},
            learnt=dict(learnt),
            base_sha256=base_sha256,
        )
        write_manifest(fresh, manifest)
        for name in (DATABASE, VECTORS, WORDS, MANIFEST):
            (fresh / name).replace(folder / name)
    return manifest
