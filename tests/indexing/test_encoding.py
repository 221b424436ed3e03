"""What a build takes over from earlier indexes: whatever is whole and the same encoder's, and no byte comes out otherwise for it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from judge.errors import IndexStoreError
from judge.indexing.build import build_index
from judge.indexing.encoding import EarlierIndex, Encodings, earlier_index, encode_passages
from judge.indexing.passages import WORDED, passages
from judge.indexing.word_rows import WordRows
from judge.rulings.corpus import read_corpus
from judge.search import dense
from judge.search.encoder import Encoded, Vectors, open_carried, stacked
from judge.search.words import PackedWords, packed
from judge.store.encoder_files import FACTS
from judge.store.locations import MANIFEST
from judge.store.manifest import DATABASE, ENCODER, VECTORS, WORDS
from tests.helpers.documents import RULES, front, write
from tests.helpers.indexes import change_manifest, manifest, restamp, version

STAR = front("star") + RULES + "### Owls\n\n1. An owl hoots.\n2. No owl barks.\n\n### Winding\n\n1. A clock is wound.\n"
# "Winding" is the title of another entry already.
NEW = [
    *("Owls", "An owl hoots.", "Owls: An owl hoots.", "No owl barks.", "Owls: No owl barks."),
    *("A clock is wound.", "Winding: A clock is wound."),
]
BUILT = (DATABASE, VECTORS, WORDS, MANIFEST)


@pytest.fixture
def grown(invented_corpus: Path, tmp_path: Path) -> Path:
    """The invented corpus and a document more."""
    folder = Path(shutil.copytree(invented_corpus, tmp_path / "grown"))
    return write(folder, {"vs-system/star.md": STAR})


@pytest.fixture
def index(invented_index: Path, tmp_path: Path) -> Path:
    """A copy of the index of the corpus as it was, to be damaged."""
    return Path(shutil.copytree(invented_index, tmp_path / "index"))


def texts_of(corpus: Path) -> list[str]:
    """Every text of a corpus that is encoded, once."""
    return list(dict.fromkeys(passage.text for passage in passages(read_corpus([corpus]))))


def written(place: Path) -> dict[str, bytes]:
    return {name: (version(place) / name).read_bytes() for name in BUILT}


# -- what is taken over -----------------------------------------------------------------------------------------------


def test_only_what_is_new_is_encoded_and_the_index_is_byte_for_byte_the_one_built_afresh(
    grown: Path, index: Path, encoder_folder: Path, tmp_path: Path, encoded: list[str]
) -> None:
    build_index([grown], tmp_path / "afresh", encoder_folder)
    assert encoded == texts_of(grown)
    encoded.clear()
    build_index([grown], tmp_path / "made", encoder_folder, earlier=[index])
    assert encoded == NEW
    assert written(tmp_path / "made") == written(tmp_path / "afresh")


def test_the_index_that_is_replaced_serves_its_own_successor(
    grown: Path, index: Path, encoder_folder: Path, tmp_path: Path, encoded: list[str]
) -> None:
    build_index([grown], tmp_path / "afresh", encoder_folder)
    encoded.clear()
    build_index([grown], index, encoder_folder, earlier=[index, index])
    assert encoded == NEW
    assert written(index) == written(tmp_path / "afresh")


def test_several_indexes_serve_together(
    grown: Path, index: Path, encoder_folder: Path, tmp_path: Path, encoded: list[str]
) -> None:
    alone = write(tmp_path / "alone", {"vs-system/star.md": STAR})
    build_index([alone], tmp_path / "other", encoder_folder)
    build_index([grown], tmp_path / "afresh", encoder_folder)
    encoded.clear()
    build_index([grown], tmp_path / "made", encoder_folder, earlier=[index, tmp_path / "nowhere", tmp_path / "other"])
    assert encoded == []
    assert written(tmp_path / "made") == written(tmp_path / "afresh")


def test_what_is_taken_away_leaves_no_trace(
    invented_corpus: Path, invented_index: Path, grown: Path, encoder_folder: Path, tmp_path: Path, encoded: list[str]
) -> None:
    build_index([grown], tmp_path / "index", encoder_folder)
    encoded.clear()
    build_index([invented_corpus], tmp_path / "index", encoder_folder, earlier=[tmp_path / "index"])
    assert encoded == []
    assert written(tmp_path / "index") == written(invented_index)


def test_without_earlier_indexes_everything_is_encoded_also_over_the_same_index(
    invented_corpus: Path, index: Path, encoder_folder: Path, encoded: list[str]
) -> None:
    build_index([invented_corpus], index, encoder_folder)
    assert encoded == texts_of(invented_corpus)


def test_progress_sees_only_what_is_encoded(grown: Path, index: Path, encoder_folder: Path, tmp_path: Path) -> None:
    told: list[tuple[list[int], str]] = []

    def progress(items: Iterable[int], what: str) -> Iterable[int]:
        told.append((list(items), what))
        return told[-1][0]

    build_index([grown], tmp_path / "made", encoder_folder, progress=progress, earlier=[index])
    build_index([grown], tmp_path / "again", encoder_folder, progress=progress, earlier=[tmp_path / "made"])
    assert told == [([0], "Encoding passages")]


# -- what is not trusted ----------------------------------------------------------------------------------------------


def flipped(name: str) -> Callable[[Path], None]:
    """One bit in the middle of a file."""

    def damage(index: Path) -> None:
        raw = bytearray((version(index) / name).read_bytes())
        raw[len(raw) // 2] ^= 1
        (version(index) / name).write_bytes(raw)

    return damage


def a_folder_for_a_file(index: Path) -> None:
    (version(index) / VECTORS).unlink()
    (version(index) / VECTORS).mkdir()


def of_encoder(**facts: object) -> Callable[[Path], None]:
    def change(index: Path) -> None:
        change_manifest(index, encoder=manifest(index)["encoder"] | facts)

    return change


def of_another_corpus(name: str) -> Callable[[Path], None]:
    """What is kept of other texts, whole, beside this index's own database."""

    def swap(index: Path) -> None:
        corpus = write(index.parent / "foreign", {"vs-system/star.md": STAR})
        build_index([corpus], index.parent / "other", version(index) / ENCODER)
        shutil.copyfile(version(index.parent / "other") / name, version(index) / name)
        restamp(index)

    return swap


UNTRUSTED: dict[str, Callable[[Path], object]] = {
    "no index": shutil.rmtree,
    "no manifest": lambda index: (version(index) / MANIFEST).unlink(),
    "no vectors": lambda index: (version(index) / VECTORS).unlink(),
    "a folder for a file": a_folder_for_a_file,
    "truncated": lambda index: (version(index) / VECTORS).write_bytes((version(index) / VECTORS).read_bytes()[:-1]),
    "a changed vector": flipped(VECTORS),
    "a changed row": flipped(DATABASE),
    "a changed word": flipped(WORDS),
    "no words": lambda index: (version(index) / WORDS).unlink(),
    "other vectors": of_another_corpus(VECTORS),
    "other words": of_another_corpus(WORDS),
    "another format": lambda index: change_manifest(index, format=0),
    "another version": lambda index: change_manifest(index, made_by="rules-judge 0.0.1"),
    "another encoder": of_encoder(sha256="0" * 64),
    "an encoder of another dimension": of_encoder(dimension=8),
    "a model without a hash": of_encoder(kind="sentence-transformers", sha256=None),
}


@pytest.mark.parametrize("damage", UNTRUSTED.values(), ids=UNTRUSTED)
def test_an_index_that_is_damaged_or_foreign_is_not_taken_over_from(
    damage: Callable[[Path], object],
    invented_corpus: Path,
    invented_index: Path,
    index: Path,
    encoder_folder: Path,
    tmp_path: Path,
    encoded: list[str],
) -> None:
    damage(index)
    encoded.clear()
    build_index([invented_corpus], tmp_path / "made", encoder_folder, earlier=[index])
    assert encoded == texts_of(invented_corpus)
    assert written(tmp_path / "made") == written(invented_index)


def test_a_damaged_index_is_mended_by_a_build_in_its_place(
    invented_corpus: Path, invented_index: Path, index: Path, encoder_folder: Path
) -> None:
    flipped(VECTORS)(index)
    build_index([invented_corpus], index, encoder_folder, earlier=[index])
    assert written(index) == written(invented_index)


def test_an_encoder_that_no_hash_pins_is_always_asked(invented_index: Path, encoder_folder: Path) -> None:
    assert earlier_index(invented_index, open_carried(encoder_folder)) is not None
    assert earlier_index(invented_index, Lengths()) is None


def test_an_encoder_that_says_another_hash_builds_nothing(
    invented_corpus: Path, index: Path, encoder_folder: Path, tmp_path: Path
) -> None:
    given = Path(shutil.copytree(encoder_folder, tmp_path / "given"))
    facts = json.loads((given / FACTS).read_text(encoding="utf-8"))
    (given / FACTS).write_text(json.dumps(facts | {"sha256": "0" * 64}), encoding="utf-8")
    with pytest.raises(IndexStoreError, match="damaged"):
        build_index([invented_corpus], tmp_path / "made", given, earlier=[index])


# -- row by row -------------------------------------------------------------------------------------------------------


class Lengths:
    """Encodes a text as its length and its only word as its first letter, and remembers the texts."""

    name, dimension, width, pieces = "lengths", 2, 1, 128

    def __init__(self) -> None:
        self.asked: list[str] = []

    def read(self, texts: Sequence[str]) -> list[Encoded]:
        self.asked.extend(texts)
        one = np.ones((1, 1), np.float32)
        return [
            Encoded(np.array([len(text), 1], np.float32), np.array([ord(text[0])], np.int32), one) for text in texts
        ]

    def encode(self, texts: Sequence[str]) -> Vectors:
        return stacked(self.read(texts), self.dimension)

    def words(self) -> list[str]:
        return []


def held(words: Mapping[str, int] | None = None, **vectors: list[float]) -> EarlierIndex:
    """An earlier index of these texts, and the only word piece of those of which words are kept."""
    rows = {text: row for row, text in enumerate(vectors)}
    kept = [
        PackedWords(np.full((1, 1), 127, np.int8), np.array([words[text]], np.int32), np.float32(1))
        if words and text in words
        else None
        for text in vectors
    ]
    return EarlierIndex(rows, Encodings(np.array(list(vectors.values()), dtype=np.float32), WordRows.of(kept, 1)))


def pieces(found: Encodings) -> list[int | None]:
    """Of each text its only word piece, None where no words are kept."""
    words = found.words
    return [
        int(words.pieces[start]) if scale else None for start, scale in zip(words.starts, words.scales, strict=False)
    ]


def test_each_text_gets_its_own_row_from_the_first_that_holds_it() -> None:
    encoder, first, second = Lengths(), held(owl=[7, 7], cat=[8, 8]), held(cat=[9, 9], bat=[6, 6])
    texts = ["bat", "horse", "cat", "owl", "horse"]
    found = encode_passages(texts, [False] * 5, encoder, [first, second])
    assert found.vectors.tolist() == [[6, 6], [5, 1], [8, 8], [7, 7], [5, 1]]
    assert pieces(found) == [None] * 5
    assert encoder.asked == ["horse"]


def test_words_are_kept_of_those_texts_of_which_they_are_wanted() -> None:
    encoder = Lengths()
    found = encode_passages(["owl", "cat", "owl"], [True, False, False], encoder)
    assert encoder.asked == ["owl", "cat"]
    assert pieces(found) == [ord("o"), None, None]
    (owl,) = Lengths().read(["owl"])
    assert found.words.vectors.tolist() == packed(owl).vectors.tolist()


def test_a_text_whose_words_are_wanted_is_taken_from_an_index_that_keeps_them() -> None:
    first, second = held(owl=[7, 7], cat=[8, 8]), held({"owl": 3}, owl=[9, 9])
    encoder = Lengths()
    found = encode_passages(["owl", "cat"], [True, False], encoder, [first, second])
    assert (found.vectors.tolist(), pieces(found), encoder.asked) == ([[9, 9], [8, 8]], [3, None], [])
    found = encode_passages(["owl", "cat"], [False, True], encoder, [first, second])
    assert (found.vectors.tolist(), pieces(found), encoder.asked) == ([[7, 7], [3, 1]], [None, ord("c")], ["cat"])


def test_an_earlier_index_gives_the_words_of_the_texts_of_which_it_keeps_them(
    encoder_folder: Path, tmp_path: Path
) -> None:
    example = "Owls: An owl hoots."  # stands twice: as what is asked, without words, and as a point under its title
    asked = f"### Owls\n\n1.\n   - {example}\n"
    corpus = write(tmp_path / "corpus", {"vs-system/star.md": STAR, "vs-system/star.asked.md": asked})
    build_index([corpus], tmp_path / "index", encoder_folder)
    earlier = earlier_index(tmp_path / "index", open_carried(encoder_folder))
    assert earlier is not None
    texts = passages(read_corpus([corpus]))
    assert [passage.kind for passage in texts if passage.text == example] == ["titled", "asked"]
    worded = {text for text, row in earlier.rows.items() if earlier.encodings.words.scales[row]}
    assert worded == {passage.text for passage in texts if passage.kind in WORDED}


@pytest.mark.parametrize(
    "limits", [(0, 10**6), (10**6, 0), (0, 0)], ids=["large, then small", "small, then large", "large"]
)
def test_a_large_index_and_a_small_one_take_over_from_each_other(
    limits: tuple[int, int],
    invented_corpus: Path,
    grown: Path,
    encoder_folder: Path,
    tmp_path: Path,
    encoded: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, then = limits
    monkeypatch.setattr(dense, "EXACT_UP_TO", first)
    build_index([invented_corpus], tmp_path / "earlier", encoder_folder)
    monkeypatch.setattr(dense, "EXACT_UP_TO", then)
    build_index([grown], tmp_path / "afresh", encoder_folder)
    encoded.clear()
    build_index([grown], tmp_path / "made", encoder_folder, earlier=[tmp_path / "earlier"])
    assert encoded == NEW
    assert written(tmp_path / "made") == written(tmp_path / "afresh")
