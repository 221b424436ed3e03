"""Late interaction: the two means as one would work them out by hand, what 8 bits leave of a word, and a file that holds other words."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import IndexStoreError
from judge.indexing.word_rows import WordRows, read_rows, write_rows
from judge.search import words
from judge.search.encoder import Encoded, Vectors, unit
from judge.search.rows_file import RowsFile
from judge.search.words import PackedWords, WordIndex, packed

WIDTH, VOCABULARY = 2, 4
STEP = 1 / 127  # what 8 bits leave of a cosine


def a_text(pieces: list[int], *vectors: tuple[float, ...]) -> Encoded:
    """A text of these word pieces, each with its vector; its vector as a whole is not looked at."""
    words = np.array(vectors, np.float32).reshape(len(pieces), -1 if vectors else WIDTH)
    return Encoded(np.zeros(8, np.float32), np.array(pieces, np.int32), words)


FIRST = a_text([0, 1], (1, 0), (0, 1))
SECOND = a_text([0, 2], (0.6, 0.8), (0, -1))
# Piece 0 stands in both of the texts, 1 and 2 in one, 3 in none: the rarer, the more it tells.
BOTH, ONE, NONE = log(1 + 2 / 3), log(1 + 2 / 2), log(1 + 2 / 1)


def write(texts: Sequence[Encoded | None], path: Path, width: int = WIDTH, vocabulary: int = VOCABULARY) -> Path:
    write_rows(WordRows.of([None if text is None else packed(text) for text in texts], width), vocabulary, path)
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Two texts with words, and between them one of which none are kept."""
    return write([FIRST, None, SECOND], tmp_path / "words.npy")


@pytest.fixture
def index(path: Path) -> WordIndex:
    return WordIndex(path, 3, WIDTH)


def means(index: WordIndex, asked: Encoded, *texts: int) -> tuple[list[float], list[float]]:
    of_asked, of_text = index.of(np.array(texts, np.int64)).means(asked)
    return of_asked.tolist(), of_text.tolist()


# -- by hand ----------------------------------------------------------------------------------------------------------


def test_each_word_finds_its_best_and_the_rarer_weighs_more(index: WordIndex) -> None:
    asked = a_text([0, 3], (1, 0), (0.8, 0.6))
    of_asked, of_text = means(index, asked, 0, 2)
    # In the first text the question's words find 1 and .8, in the second .6 and .96; theirs find 1 and .6, .96 and nothing.
    expected = [(BOTH * 1 + NONE * 0.8) / (BOTH + NONE), (BOTH * 0.6 + NONE * 0.96) / (BOTH + NONE)]
    assert of_asked == pytest.approx(expected, abs=STEP)
    assert of_text == pytest.approx([(BOTH * 1 + ONE * 0.6) / (BOTH + ONE), BOTH * 0.96 / (BOTH + ONE)], abs=STEP)


def test_a_text_that_is_about_something_else_as_well_is_told_from_one_that_is_not(index: WordIndex) -> None:
    of_asked, of_text = means(index, a_text([1], (1, 0)), 0, 2)
    assert of_asked == pytest.approx([1, 0.6], abs=STEP)
    assert of_text == pytest.approx([BOTH / (BOTH + ONE), BOTH * 0.6 / (BOTH + ONE)], abs=STEP)


def test_words_that_point_away_count_against(index: WordIndex) -> None:
    of_asked, _ = means(index, a_text([3], (0, -1)), 0)
    assert of_asked == pytest.approx([0], abs=STEP)
    of_asked, of_text = means(index, a_text([3], (-1, 0)), 2)
    assert of_asked == pytest.approx([0], abs=STEP)
    assert of_text == pytest.approx([-0.6 * BOTH / (BOTH + ONE)], abs=STEP)


def test_a_text_without_words_has_nothing_and_does_not_disturb_the_others(index: WordIndex) -> None:
    asked = a_text([0, 3], (1, 0), (0.8, 0.6))
    assert means(index, asked, 1) == ([0], [0])
    of_asked, of_text = means(index, asked, 1, 2, 1, 0, 2)
    alone = [means(index, asked, n) for n in (1, 2, 1, 0, 2)]
    assert (of_asked, of_text) == ([a for (a,), _ in alone], [t for _, (t,) in alone])


def test_a_question_without_known_words_finds_nothing(index: WordIndex) -> None:
    assert means(index, a_text([]), 0, 1, 2) == ([0, 0, 0], [0, 0, 0])


def test_no_texts_have_no_means(index: WordIndex) -> None:
    assert means(index, FIRST) == ([], [])


# -- laws -------------------------------------------------------------------------------------------------------------


@st.composite
def texts(draw: st.DrawFn) -> Encoded:
    """A text of up to six word pieces, whose vectors have length 1."""
    pieces = draw(st.lists(st.integers(0, VOCABULARY - 1), min_size=1, max_size=6))
    die = np.random.default_rng(draw(st.integers(0, 999)))
    return a_text(pieces, *unit(die.normal(size=(len(pieces), 3)).astype(np.float32)).tolist())


@given(texts())
def test_packing_moves_no_number_by_more_than_half_a_step(text: Encoded) -> None:
    words = packed(text)
    assert words.vectors.dtype == np.int8
    assert words.pieces.tolist() == text.pieces.tolist()
    assert np.abs(words.vectors * words.scale - text.words).max() <= words.scale / 2 + 1e-6
    assert np.abs(words.vectors).max() == 127


@given(st.lists(st.none() | texts(), min_size=1, max_size=5))
def test_words_are_read_as_they_were_written(
    tmp_path_factory: pytest.TempPathFactory, given: list[Encoded | None]
) -> None:
    held = read_rows(write(given, tmp_path_factory.mktemp("words") / "words.npy", 3), len(given), 3)
    for n, text in enumerate(given):
        place = slice(held.starts[n], held.starts[n + 1])
        if text is None:
            assert (held.lengths[n], held.scales[n]) == (0, 0)
        else:
            found = PackedWords(held.vectors[place], held.pieces[place], held.scales[n])
            assert as_lists(found) == as_lists(packed(text))


@given(
    given=st.lists(st.none() | texts(), min_size=1, max_size=6),
    asked=texts(),
    order=st.lists(st.integers(0, 5), max_size=9),
)
def test_words_of_a_large_file_are_those_of_a_small_one(
    tmp_path_factory: pytest.TempPathFactory, given: list[Encoded | None], asked: Encoded, order: list[int]
) -> None:
    path = write(given, tmp_path_factory.mktemp("words") / "words.npy", 3)
    chosen = [n for n in order if n < len(given)]
    mapped = means(WordIndex(path, len(given), 3), asked, *chosen)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "MAP_ABOVE", -1)
        assert means(WordIndex(path, len(given), 3), asked, *chosen) == mapped


def test_a_large_file_that_ends_before_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = path.with_name("cut.npy")
    cut.write_bytes(path.read_bytes()[:130])
    monkeypatch.setattr(words, "MAP_ABOVE", -1)
    monkeypatch.setattr(words, "RowsFile", lambda _, at, width: RowsFile(cut, at, width))
    index = WordIndex(path, 3, WIDTH)
    with pytest.raises(IndexStoreError, match=r"words\.npy holds words of other texts"):
        index.of(np.arange(3))


def as_lists(words: PackedWords) -> tuple[list[list[int]], list[int], float]:
    return words.vectors.tolist(), words.pieces.tolist(), float(words.scale)


@given(texts(), texts())
def test_means_lie_between_minus_1_and_1_are_1_of_a_text_itself_and_know_no_order(
    tmp_path_factory: pytest.TempPathFactory, one: Encoded, other: Encoded
) -> None:
    index = WordIndex(write([one, other], tmp_path_factory.mktemp("words") / "words.npy", 3), 2, 3)
    of_asked, of_text = means(index, one, 0, 1)
    assert all(-1 - 2 * STEP <= mean <= 1 + 2 * STEP for mean in (*of_asked, *of_text))
    assert (of_asked[0], of_text[0]) == pytest.approx((1, 1), abs=2 * STEP)
    turned = Encoded(one.vector, one.pieces[::-1].copy(), one.words[::-1].copy())
    again = means(index, turned, 0, 1)
    assert again[0] == pytest.approx(of_asked, abs=1e-5)
    assert again[1] == pytest.approx(of_text, abs=1e-5)


# -- the file ---------------------------------------------------------------------------------------------------------


def arrays_of(path: Path) -> list[Vectors]:
    with path.open("rb") as file:
        return [np.load(file) for _ in range(5)]


def rewrite(path: Path, *arrays: object) -> None:
    with path.open("wb") as file:
        for array in arrays:
            np.save(file, np.asarray(array))


@pytest.mark.parametrize("kept", [0, 1, 6, 80, 129, 300, -1])
def test_a_truncated_file_is_refused(path: Path, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(
        IndexStoreError, match=r"words\.npy holds no words of texts, or is truncated; run 'judge build'"
    ):
        WordIndex(path, 3, WIDTH)


@pytest.mark.parametrize(
    "raw", [b"rubbish!" * 99, b"PK\x03\x04" + bytes(99), b"\x80\x04K\x01.", b"\x93NUMPY" + bytes(99)]
)
def test_a_file_of_something_else_is_refused(path: Path, raw: bytes) -> None:
    path.write_bytes(raw)
    with pytest.raises(IndexStoreError, match=r"words\.npy holds no words of texts"):
        WordIndex(path, 3, WIDTH)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IndexStoreError, match=r"words\.npy is missing; run"):
        WordIndex(tmp_path / "words.npy", 3, WIDTH)


def test_a_header_that_asks_for_all_the_memory_of_the_world_is_refused(path: Path) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b"(4, 2), }            ", b"(99999999999999, 2), }", 1))
    assert path.read_bytes() != raw
    with pytest.raises(IndexStoreError, match=r"words\.npy holds no words of texts"):
        WordIndex(path, 3, WIDTH)


@pytest.mark.parametrize(("count", "width"), [(2, WIDTH), (4, WIDTH), (3, WIDTH + 1), (0, 0)])
def test_words_of_another_count_or_width_are_refused(path: Path, count: int, width: int) -> None:
    with pytest.raises(
        IndexStoreError, match=r"words\.npy holds words of other texts than the index; run 'judge build'"
    ):
        WordIndex(path, count, width)


@pytest.mark.parametrize(
    ("place", "array"),
    [
        (0, np.zeros((4, 2), np.float32)),
        (0, np.zeros((3, 2), np.int8)),
        (0, np.int8(1)),
        (1, np.array([0, 1, 0, 4], np.int32)),
        (1, np.array([0, 1, 0, -1], np.int32)),
        (2, np.array([0, 3, 2, 4], np.int32)),
        (2, np.array([-1, 2, 2, 4], np.int32)),
        (2, np.array([0, 2, 2, 3], np.int32)),
        (3, np.zeros(2, np.float32)),
        (4, np.zeros(2, np.float32)),
    ],
    ids=[
        *(
            "floats",
            "a word too few",
            "one number",
            "an unknown piece",
            "a piece below 0",
            "a text that ends before it begins",
        ),
        *("a start below 0", "a word of nobody", "a scale too few", "weights of another vocabulary"),
    ],
)
def test_arrays_that_do_not_fit_each_other_are_refused(path: Path, place: int, array: Vectors) -> None:
    arrays = arrays_of(path)
    rewrite(path, *arrays)
    assert WordIndex(path, 3, WIDTH)
    rewrite(path, *arrays[:place], array, *arrays[place + 1 :])
    with pytest.raises(IndexStoreError, match="holds words of other texts than the index"):
        WordIndex(path, 3, WIDTH).of(np.arange(3))  # what stands there is looked at where it is used
    with pytest.raises(IndexStoreError, match="holds words of other texts than the index"):
        read_rows(path, 3, WIDTH)  # a build looks at all of it
