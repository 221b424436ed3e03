"""The encoders: the shipped one reproduces its reference vectors, and a damaged one is refused with its cause."""

from __future__ import annotations

import importlib.util
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import IndexStoreError, JudgeError
from judge.search.encoder import (
    CarriedEncoder,
    SentenceTransformerEncoder,
    StaticEncoder,
    Vectors,
    open_carried,
    unit,
)
from judge.store.encoder_files import FACTS, FILES, files_hash
from judge.store.locations import shipped

ENCODER = shipped("index") / "encoder"
TEXTS = ["can a hidden character be attacked?", "+2 ATK vs. 707.9", "", "ärger naïve", "opp tapped my 3-drop lol"]


ALL_FILES = [(kind, name) for kind, names in FILES.items() for name in (FACTS, *names)]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """An encoder of each kind: the shipped one, and a static one with its vocabulary and numbers from a die."""
    static = tmp_path_factory.mktemp("static")
    shutil.copyfile(ENCODER / "vocab.txt", static / "vocab.txt")
    pieces = len((static / "vocab.txt").read_text(encoding="utf-8").splitlines())
    die = np.random.default_rng(7)
    np.save(static / "embeddings.npy", die.integers(-127, 128, (pieces, 16), dtype=np.int8))
    np.save(static / "weights.npy", die.random(pieces, dtype=np.float32))
    facts = {"name": "die", "kind": "static", "dimension": 16, "pieces": pieces, "sizes": {}, "sha256": ""}
    (static / FACTS).write_text(json.dumps(facts), encoding="utf-8")
    describe_anew(static)
    return {"onnx": ENCODER, "static": static}


@pytest.fixture(scope="module", params=["onnx", "static"])
def encoder(request: pytest.FixtureRequest, folders: dict[str, Path]) -> CarriedEncoder:
    return open_carried(folders[request.param])


@pytest.fixture
def copy(folders: dict[str, Path], tmp_path: Path) -> Callable[[str], Path]:
    """Makes a copy of an encoder of a kind, to be damaged."""
    return lambda kind: Path(shutil.copytree(folders[kind], tmp_path / kind))


def describe_anew(folder: Path, **facts: object) -> None:
    """Make ``encoder.json`` say the sizes and the hash that the files have now."""
    described = json.loads((folder / FACTS).read_text(encoding="utf-8"))
    described["sizes"] = {name: (folder / name).stat().st_size for name in FILES[described["kind"]]}
    described["sha256"] = files_hash(folder, described["kind"])
    (folder / FACTS).write_text(json.dumps(described | facts), encoding="utf-8")


# -- the shipped encoder ----------------------------------------------------------------------------------------------


def test_the_shipped_encoder_agrees_with_sentence_transformers_on_the_golden_texts() -> None:
    golden = json.loads((ENCODER / "golden.json").read_text(encoding="utf-8"))
    reference = unit(np.array(list(golden.values()), dtype=np.float32))
    cosines = (open_carried(ENCODER).encode(list(golden)) * reference).sum(axis=1)
    assert len(golden) >= 5
    assert cosines.min() >= 0.98  # int8 against float


def test_the_shipped_encoder_is_the_one_that_its_description_pins() -> None:
    encoder = open_carried(ENCODER)
    assert files_hash(ENCODER, encoder.kind) == encoder.sha256


def test_vectors_are_float32_of_length_one_and_of_the_dimension_said(encoder: CarriedEncoder) -> None:
    vectors = encoder.encode(["hidden", "can he attack", "KO'd"])
    assert vectors.dtype == np.float32
    assert vectors.shape == (3, encoder.dimension)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 1, 1], abs=1e-5)


@pytest.mark.parametrize("text", ["", "   ", "\n", "ꙮ ꙮ"])
def test_a_text_without_known_words_gives_a_zero_vector(encoder: CarriedEncoder, text: str) -> None:
    assert not encoder.encode([text]).any()


def test_no_texts_give_no_vectors(encoder: CarriedEncoder) -> None:
    assert encoder.encode([]).shape == (0, encoder.dimension)


def test_a_batch_gives_what_each_text_alone_gives(encoder: CarriedEncoder) -> None:
    batch = encoder.encode(TEXTS)
    assert all(np.array_equal(batch[i], encoder.encode([text])[0]) for i, text in enumerate(TEXTS))


def test_a_batch_larger_than_the_encoder_takes_at_once_keeps_its_order(folders: dict[str, Path]) -> None:
    encoder = open_carried(folders["static"])
    texts = [f"card {n}" for n in range(2_100)]
    batch = encoder.encode(texts)
    assert all(np.array_equal(batch[n], encoder.encode([texts[n]])[0]) for n in (0, 1_023, 1_024, 2_047, 2_099))


def test_what_is_said_lies_nearer_than_what_is_not() -> None:
    asked, near, far = open_carried(ENCODER).encode(
        ["can a hidden character be attacked", "is it legal to attack hidden characters", "how many resource points"]
    )
    assert asked @ near > asked @ far


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), max_size=5))
def test_every_text_gives_a_vector_of_length_one_or_zero(encoder: CarriedEncoder, texts: list[str]) -> None:
    lengths = np.linalg.norm(encoder.encode(texts), axis=1)
    assert all(length == 0 or abs(length - 1) < 1e-5 for length in lengths)


def test_rows_are_scaled_to_length_one_and_zero_rows_stay_zero() -> None:
    rows: Vectors = np.array([[3, 4], [0, 0], [0, -2]], dtype=np.float32)
    assert unit(rows) == pytest.approx(np.array([[0.6, 0.8], [0, 0], [0, -1]]))


# -- a damaged one ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "name"), ALL_FILES)
def test_a_missing_file_is_named(copy: Callable[[str], Path], kind: str, name: str) -> None:
    folder = copy(kind)
    (folder / name).unlink()
    with pytest.raises(IndexStoreError, match=rf"no encoder at .*\({name} is missing\)"):
        open_carried(folder)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(IndexStoreError, match=r"no encoder at .*nowhere"):
        open_carried(tmp_path / "nowhere")


@pytest.mark.parametrize(("kind", "name"), ALL_FILES)
def test_a_truncated_file_is_refused(copy: Callable[[str], Path], kind: str, name: str) -> None:
    folder = copy(kind)
    raw = (folder / name).read_bytes()
    (folder / name).write_bytes(raw[: len(raw) // 2])
    with pytest.raises(IndexStoreError, match=r"does not describe an encoder|is damaged"):
        open_carried(folder)


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, name in ALL_FILES if name != FACTS])
def test_a_truncated_file_is_refused_even_where_the_description_says_its_size(
    copy: Callable[[str], Path], kind: str, name: str
) -> None:
    folder = copy(kind)
    raw = (folder / name).read_bytes()
    (folder / name).write_bytes(raw[: len(raw) // 2])
    describe_anew(folder)
    with pytest.raises(IndexStoreError, match=r"can't be read|disagrees with itself"):
        open_carried(folder)


@pytest.mark.parametrize("name", ["embeddings.npy", "weights.npy"])
def test_an_array_of_another_shape_is_refused(copy: Callable[[str], Path], name: str) -> None:
    folder = copy("static")
    np.save(folder / name, np.load(folder / name)[:-1])
    describe_anew(folder)
    with pytest.raises(IndexStoreError, match="disagrees with itself"):
        open_carried(folder)


@pytest.mark.parametrize("kind", ["static", "onnx"])
@pytest.mark.parametrize("facts", [{"dimension": 128}, {"pieces": 5}])
def test_a_description_of_other_numbers_is_refused(
    copy: Callable[[str], Path], kind: str, facts: dict[str, int]
) -> None:
    folder = copy(kind)
    describe_anew(folder, **facts)
    with pytest.raises(IndexStoreError, match=r"disagrees with itself|gives \d+ numbers"):
        open_carried(folder)


def test_an_encoder_opened_as_another_kind_is_refused(folders: dict[str, Path]) -> None:
    with pytest.raises(IndexStoreError, match="is not static but onnx"):
        StaticEncoder(folders["onnx"])


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"name": 1}', "no json"])
def test_a_description_that_describes_nothing_is_refused(copy: Callable[[str], Path], text: str) -> None:
    folder = copy("static")
    (folder / FACTS).write_text(text, encoding="utf-8")
    with pytest.raises(IndexStoreError, match=f"{FACTS} does not describe an encoder"):
        open_carried(folder)


def test_the_hash_sees_one_changed_byte(copy: Callable[[str], Path]) -> None:
    folder = copy("static")
    before = files_hash(folder, "static")
    raw = bytearray((folder / "weights.npy").read_bytes())
    raw[-1] ^= 1
    (folder / "weights.npy").write_bytes(raw)
    assert files_hash(folder, "static") != before


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, name in ALL_FILES if name != FACTS])
def test_the_hash_of_an_encoder_without_one_of_its_files_names_the_file(
    copy: Callable[[str], Path], kind: str, name: str
) -> None:
    folder = copy(kind)
    (folder / name).unlink()
    with pytest.raises(IndexStoreError, match=rf"\({name} is missing\)"):
        files_hash(folder, kind)


# -- sentence-transformers --------------------------------------------------------------------------------------------


@pytest.mark.skipif(
    importlib.util.find_spec("sentence_transformers") is not None, reason="sentence-transformers is installed"
)
def test_a_model_without_sentence_transformers_names_the_extra_to_install() -> None:
    with pytest.raises(JudgeError, match=r"'all-MiniLM-L6-v2' needs .*rules-judge\[models\]"):
        SentenceTransformerEncoder("all-MiniLM-L6-v2")
