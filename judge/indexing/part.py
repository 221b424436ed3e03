"""A part of a large index, made from its documents, and from the little of the others that changes what it holds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import faiss
import msgspec
import numpy as np

from judge.files.whole import sync, sync_folder, unfinished, write_new
from judge.indexing.cutting import Cut
from judge.indexing.encoding import EarlierIndex, Encodings, facts_of
from judge.indexing.names import bearers_of, unweighed_names
from judge.indexing.passages import passages
from judge.indexing.postings import Postings
from judge.indexing.sums import Sums, sums_of
from judge.indexing.tables import WRITTEN_BY, write_part
from judge.indexing.word_rows import write_rows_of_part
from judge.rulings.model import Corpus, Ruling
from judge.search.dense import as_halves
from judge.search.encoder import Encoder
from judge.store.manifest import DATABASE, MADE_BY, OF_A_PART, ROWS, SUMS, WORDS, FileStamp, PartFacts
from judge.store.parts import FACTS, StandingPart, part_folder
from judge.store.rows import Passage

# Encodes passages, with what earlier indexes hold of them; the last says in the progress shown what they are of.
Encode = Callable[[Sequence[Passage], Sequence[EarlierIndex], str], Encodings]


class Around(NamedTuple):
    """What of a corpus a part hangs on besides its own documents.

    :ivar classes: versions of its cards' names that tell a kind of card, since cards of several names bear them.
    :ivar older: rulings of other parts that its own replace, by id.
    :ivar nicks: what players call its cards and keywords, by game and name.
    """

    classes: frozenset[str]
    older: Mapping[str, Ruling]
    nicks: Mapping[tuple[str, str], tuple[str, ...]]


class Source(NamedTuple):
    """What a part is made from: documents, or questions that nothing answers."""

    cut: Cut
    around: Around
    not_ruled: tuple[str, ...] = ()


def name_of(source: Source, encoder: Encoder) -> str:
    """The name of the part that is made from something: the hash of that, of the encoder and of the code that makes it."""
    encode = msgspec.msgpack.encode
    digest = hashlib.sha256(_makers())
    digest.update(encode((MADE_BY, WRITTEN_BY, faiss.__version__, facts_of(encoder), encoder.pieces)))
    cut, around = source.cut, source.around
    older = sorted((r.id, r.title, r.facts, r.is_about_a_card) for r in around.older.values())
    digest.update(encode((cut.rulings, cut.asked, sorted(around.classes), older, source.not_ruled)))
    digest.update(encode(sorted(around.nicks.items())))
    return digest.hexdigest()[:32]


@cache
def _makers() -> bytes:
    """The hash of the code that a part is made by."""
    digest = hashlib.sha256()
    package = Path(__file__).resolve().parents[1]
    for source in sorted(
        path for room in ("indexing", "search", "store", "rulings") for path in (package / room).rglob("*.py")
    ):
        digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.digest()


def make_part(
    name: str,
    source: Source,
    encoder: Encoder,
    encode: Encode,
    place: Path,
    earlier: Sequence[EarlierIndex],
    of: str,
) -> StandingPart:
    """Make a part, and put it in its place among those of the index at ``place`` once it is whole and on the disk.

    :param of: what is encoded, where progress is shown.
    :raises OSError: if it can't be written. Nothing is left that is taken for a part, then.
    """
    texts = passages(Corpus((), tuple(source.cut.rulings), tuple(source.cut.asked), source.not_ruled))
    encodings = encode(texts, earlier, of)
    folder = part_folder(place, name)
    folder.parent.mkdir(exist_ok=True)
    fresh = unfinished(folder)
    fresh.mkdir()
    facts = _write(name, source, texts, encodings, encoder, fresh, earlier)
    part = StandingPart(facts, {file: FileStamp.of(fresh / file) for file in OF_A_PART})
    write_new(fresh / FACTS, msgspec.json.encode(part), like=fresh / FACTS)
    for file in OF_A_PART:
        sync(fresh / file)
    sync_folder(fresh)
    if folder.exists():  # damaged, or to be made afresh: whoever reads it goes on with what he has opened
        folder.rename(unfinished(folder))
    fresh.rename(folder)
    sync_folder(folder.parent)
    return part


def _write(
    name: str,
    source: Source,
    texts: Sequence[Passage],
    encodings: Encodings,
    encoder: Encoder,
    fresh: Path,
    earlier: Sequence[EarlierIndex],
) -> PartFacts:
    rulings = source.cut.rulings
    postings = Postings(texts, [each.postings for each in earlier if each.postings])
    names = unweighed_names(rulings, source.around.classes, source.around.older, source.around.nicks)
    content = write_part(fresh / DATABASE, rulings, texts, names)
    halves = np.ascontiguousarray(as_halves(encodings.vectors).astype("<f2", copy=False))
    with (fresh / ROWS).open("wb") as file:
        file.write(halves.data)
    rows = postings.passages
    words = encodings.words.first(rows.own)
    bearers = write_rows_of_part(words, encoder.pieces, fresh / WORDS)
    sums: Sums = sums_of(
        texts, postings, rulings, names, bearers_of(rulings), halves, bearers, int((words.scales > 0).sum()), content
    )
    (fresh / SUMS).write_bytes(msgspec.msgpack.encode(sums))
    return PartFacts(name, len(rulings), len(names), rows.own, rows.answered - rows.own, len(texts) - rows.answered)
