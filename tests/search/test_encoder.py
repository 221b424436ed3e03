"""The encoders: the shipped one reproduces its reference vectors, and a damaged one is refused with its cause."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import IndexStoreError, JudgeError
from judge.locate import shipped
from judge.search.encoder import (
    FACTS,
    STATIC_FILES,
    SentenceTransformerEncoder,
    StaticEncoder,
    Vectors,
    static_hash,
    unit,
)

ENCODER = shipped("index") / "encoder"
TEXTS = ["can a hidden character be attacked?", "+2 ATK vs. 707.9", "", "ärger naïve", "opp tapped my 3-drop lol"]


@pytest.fixture(scope="module")
def encoder() -> StaticEncoder:
    return StaticEncoder(ENCODER)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped encoder, to be damaged."""
    return Path(shutil.copytree(ENCODER, tmp_path / "encoder"))


def describe_anew(folder: Path, **facts: object) -> None:
    """Make ``encoder.json`` say the sizes and the hash that the files have now."""
    described = json.loads((folder / FACTS).read_text(encoding="utf-8"))
    described["sizes"] = {name: (folder / name).stat().st_size for name in STATIC_FILES}
    described["sha256"] = static_hash(folder)
    (folder / FACTS).write_text(json.dumps(described | facts), encoding="utf-8")


# -- the shipped encoder ----------------------------------------------------------------------------------------------


def test_the_shipped_encoder_agrees_with_sentence_transformers_on_the_golden_texts(encoder: StaticEncoder) -> None:
    golden = json.loads((ENCODER / "golden.json").read_text(encoding="utf-8"))
    reference = unit(np.array(list(golden.values()), dtype=np.float32))
    cosines = (encoder.encode(list(golden)) * reference).sum(axis=1)
    assert len(golden) >= 5
    assert cosines.min() >= 0.999


def test_the_shipped_encoder_is_the_one_that_its_description_pins(encoder: StaticEncoder) -> None:
    assert static_hash(ENCODER) == encoder.sha256


def test_vectors_are_float32_of_length_one_and_of_the_dimension_said(encoder: StaticEncoder) -> None:
    vectors = encoder.encode(["hidden", "can he attack", "KO'd"])
    assert vectors.dtype == np.float32
    assert vectors.shape == (3, encoder.dimension)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 1, 1], abs=1e-5)


@pytest.mark.parametrize("text", ["", "   ", "\n", "ꙮ ꙮ"])
def test_a_text_without_known_words_gives_a_zero_vector(encoder: StaticEncoder, text: str) -> None:
    assert not encoder.encode([text]).any()


def test_no_texts_give_no_vectors(encoder: StaticEncoder) -> None:
    assert encoder.encode([]).shape == (0, encoder.dimension)


def test_a_batch_gives_what_each_text_alone_gives(encoder: StaticEncoder) -> None:
    batch = encoder.encode(TEXTS)
    assert all(np.array_equal(batch[i], encoder.encode([text])[0]) for i, text in enumerate(TEXTS))


def test_a_batch_larger_than_the_encoder_takes_at_once_keeps_its_order(encoder: StaticEncoder) -> None:
    texts = [f"card {n}" for n in range(2_100)]
    batch = encoder.encode(texts)
    assert all(np.array_equal(batch[n], encoder.encode([texts[n]])[0]) for n in (0, 1_023, 1_024, 2_047, 2_099))


def test_what_is_said_lies_nearer_than_what_is_not(encoder: StaticEncoder) -> None:
    asked, near, far = encoder.encode(
        ["can a hidden character be attacked", "is it legal to attack hidden characters", "how many resource points"]
    )
    assert asked @ near > asked @ far


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), max_size=5))
def test_every_text_gives_a_vector_of_length_one_or_zero(encoder: StaticEncoder, texts: list[str]) -> None:
    lengths = np.linalg.norm(encoder.encode(texts), axis=1)
    assert all(length == 0 or abs(length - 1) < 1e-5 for length in lengths)


def test_rows_are_scaled_to_length_one_and_zero_rows_stay_zero() -> None:
    rows: Vectors = np.array([[3, 4], [0, 0], [0, -2]], dtype=np.float32)
    assert unit(rows) == pytest.approx(np.array([[0.6, 0.8], [0, 0], [0, -1]]))


# -- a damaged one ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [FACTS, *STATIC_FILES])
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(IndexStoreError, match=rf"no encoder at .*\({name} is missing\)"):
        StaticEncoder(folder)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(IndexStoreError, match=r"no encoder at .*nowhere"):
        StaticEncoder(tmp_path / "nowhere")


@pytest.mark.parametrize("name", [FACTS, *STATIC_FILES])
def test_a_truncated_file_is_refused(folder: Path, name: str) -> None:
    raw = (folder / name).read_bytes()
    (folder / name).write_bytes(raw[: len(raw) // 2])
    with pytest.raises(IndexStoreError, match=r"does not describe an encoder|is damaged"):
        StaticEncoder(folder)


@pytest.mark.parametrize("name", STATIC_FILES)
def test_a_truncated_file_is_refused_even_where_the_description_says_its_size(folder: Path, name: str) -> None:
    raw = (folder / name).read_bytes()
    (folder / name).write_bytes(raw[: len(raw) // 2])
    describe_anew(folder)
    with pytest.raises(IndexStoreError, match=r"can't be read|disagrees with itself"):
        StaticEncoder(folder)


@pytest.mark.parametrize("name", ["embeddings.npy", "weights.npy"])
def test_an_array_of_another_shape_is_refused(folder: Path, name: str) -> None:
    np.save(folder / name, np.load(folder / name)[:-1])
    describe_anew(folder)
    with pytest.raises(IndexStoreError, match="disagrees with itself"):
        StaticEncoder(folder)


def test_a_description_of_another_dimension_is_refused(folder: Path) -> None:
    describe_anew(folder, dimension=128)
    with pytest.raises(IndexStoreError, match="disagrees with itself"):
        StaticEncoder(folder)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"name": 1}', "no json"])
def test_a_description_that_describes_nothing_is_refused(folder: Path, text: str) -> None:
    (folder / FACTS).write_text(text, encoding="utf-8")
    with pytest.raises(IndexStoreError, match=f"{FACTS} does not describe an encoder"):
        StaticEncoder(folder)


def test_the_hash_sees_one_changed_byte(folder: Path) -> None:
    before = static_hash(folder)
    raw = bytearray((folder / "weights.npy").read_bytes())
    raw[-1] ^= 1
    (folder / "weights.npy").write_bytes(raw)
    assert static_hash(folder) != before


@pytest.mark.parametrize("name", STATIC_FILES)
def test_the_hash_of_an_encoder_without_one_of_its_files_names_the_file(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(IndexStoreError, match=rf"\({name} is missing\)"):
        static_hash(folder)


# -- sentence-transformers --------------------------------------------------------------------------------------------


@pytest.mark.skipif(
    importlib.util.find_spec("sentence_transformers") is not None, reason="sentence-transformers is installed"
)
def test_a_model_without_sentence_transformers_names_the_extra_to_install() -> None:
    with pytest.raises(JudgeError, match=r"'all-MiniLM-L6-v2' needs .*rules-judge\[models\]"):
        SentenceTransformerEncoder("all-MiniLM-L6-v2")
