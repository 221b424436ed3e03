"""The encoders: the shipped one reproduces its reference vectors, and a damaged one is refused with its cause."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import types
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import IndexStoreError, JudgeError
from judge.search.encoder import (
    MOST_TOKENS,
    CarriedEncoder,
    Encoded,
    SentenceTransformerEncoder,
    StaticEncoder,
    Vectors,
    open_carried,
    stacked,
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
    facts = {"name": "die", "kind": "static", "dimension": 16, "width": 16, "pieces": pieces, "sizes": {}, "sha256": ""}
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
def test_a_text_without_known_words_gives_a_zero_vector_and_no_words(encoder: CarriedEncoder, text: str) -> None:
    (found,) = encoder.read([text])
    assert not found.vector.any()
    assert (found.vector.shape, found.pieces.shape, found.words.shape) == (
        (encoder.dimension,),
        (0,),
        (0, encoder.width),
    )


def test_no_texts_give_no_vectors(encoder: CarriedEncoder) -> None:
    assert encoder.read([]) == []
    assert encoder.encode([]).shape == (0, encoder.dimension)


def is_same(one: Encoded, other: Encoded) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        and getattr(one, name).dtype == getattr(other, name).dtype
        for name in Encoded.__struct_fields__
    )


def test_a_batch_gives_what_each_text_alone_gives(encoder: CarriedEncoder) -> None:
    batch = encoder.read(TEXTS)
    assert all(is_same(batch[i], encoder.read([text])[0]) for i, text in enumerate(TEXTS))
    assert np.array_equal(encoder.encode(TEXTS), stacked(batch, encoder.dimension))


def test_a_build_of_many_texts_keeps_their_order(encoder: CarriedEncoder) -> None:
    texts = [f"card {n}" for n in range(70)]
    batch = encoder.read(texts)
    assert len(batch) == len(texts)
    assert all(is_same(batch[n], encoder.read([texts[n]])[0]) for n in (0, 1, 15, 16, 63, 64, 69))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system doesn't fork")
def test_a_process_that_forks_after_use_still_reads_several_texts() -> None:
    # In a process of its own: this one has threads that a fork would leave behind.
    program = (
        "import os, sys, warnings; warnings.simplefilter('ignore'); from pathlib import Path\n"
        "from judge.search.encoder import open_carried\n"
        f"encoder = open_carried(Path({str(ENCODER)!r})); before = encoder.encode(['owl', 'bat'])\n"
        "child = os.fork()\n"
        "same = (encoder.encode(['owl', 'bat']) == before).all()\n"
        "if not child: os._exit(0 if same else 1)\n"
        "sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=60, check=False).returncode == 0


# -- words ------------------------------------------------------------------------------------------------------------


def test_each_word_piece_has_its_number_and_a_vector(encoder: CarriedEncoder) -> None:
    (found,) = encoder.read(["hidden owls hidden"])
    assert (str(found.pieces.dtype), str(found.words.dtype)) == ("int32", "float32")
    assert found.words.shape == (len(found.pieces), encoder.width)
    assert found.pieces[0] == found.pieces[-1]
    assert 0 <= found.pieces.min() <= found.pieces.max() < encoder.pieces
    lengths = np.linalg.norm(found.words, axis=1)
    assert lengths.max() <= 1 + 1e-2  # int8 against float
    assert lengths.min() > 0.5


def test_a_transformers_word_is_read_in_its_text_and_a_static_one_is_not(folders: dict[str, Path]) -> None:
    for kind, is_read_in_its_text in (("onnx", True), ("static", False)):
        one, other = open_carried(folders[kind]).read(["attack the owl", "the owl sleeps"])
        assert one.pieces[2] == other.pieces[1]
        assert np.array_equal(one.words[2], other.words[1]) != is_read_in_its_text


def test_a_static_vector_is_the_weighed_mean_of_its_pieces(folders: dict[str, Path]) -> None:
    folder = folders["static"]
    (found,) = open_carried(folder).read(["hidden owls"])
    vectors, weights = (np.load(folder / name)[found.pieces].astype(np.float32) for name in FILES["static"][1:])
    assert found.vector == pytest.approx(unit((weights @ vectors)[None])[0], abs=1e-5)
    assert found.words == pytest.approx(unit(vectors), abs=1e-5)


def test_of_a_text_too_long_the_beginning_is_read() -> None:
    encoder = open_carried(ENCODER)
    long, longer = encoder.read(["owl " * (MOST_TOKENS - 2), "owl " * (MOST_TOKENS - 2) + "attack " * 50])
    assert len(longer.pieces) == MOST_TOKENS - 2
    assert is_same(long, longer)


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
@pytest.mark.parametrize("facts", [{"dimension": 100}, {"pieces": 5}, {"width": 5}])
def test_a_description_of_other_numbers_is_refused(
    copy: Callable[[str], Path], kind: str, facts: dict[str, int]
) -> None:
    folder = copy(kind)
    describe_anew(folder, **facts)
    with pytest.raises(IndexStoreError, match=r"disagrees with itself|gives \[\d+, \d+\] numbers, not \[\d+, \d+\]"):
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


class Model:
    """A model as sentence-transformers has them, which gives what it is told to."""

    def __init__(self, **row: object) -> None:
        self.tokenizer = type(
            "Tokenizer", (), {"get_vocab": lambda _: {"owl": 3, "[PAD]": 0}, "all_special_ids": [0, 1]}
        )()
        self._row = row

    def get_embedding_dimension(self) -> int:
        return 2

    def encode(self, texts: list[str], **_: object) -> list[dict[str, object]]:
        return [self._row for _ in texts]


def of_model(monkeypatch: pytest.MonkeyPatch, **row: object) -> Encoded:
    """What is read of a text where a model gives this of it."""
    stand_in = types.SimpleNamespace(SentenceTransformer=lambda *_, **__: Model(**row))
    monkeypatch.setitem(sys.modules, "sentence_transformers", stand_in)
    encoder = SentenceTransformerEncoder("a model")
    assert (encoder.dimension, encoder.width, encoder.pieces) == (2, 2, 4)
    (found,) = encoder.read(["owl"])
    assert encoder.encode(["owl", "owl"]).tolist() == [found.vector.tolist()] * 2
    return found


def test_a_model_is_not_used_in_a_forked_process(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = types.SimpleNamespace(SentenceTransformer=lambda *_, **__: Model())
    monkeypatch.setitem(sys.modules, "sentence_transformers", stand_in)
    encoder = SentenceTransformerEncoder("a model")
    monkeypatch.setattr(os, "getpid", lambda: 1)
    with pytest.raises(JudgeError, match="can't be used in a forked process; start processes with 'spawn'"):
        encoder.read(["owl"])


def test_texts_are_read_where_no_thread_can_be_started(encoder_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    encoder, texts = open_carried(encoder_folder), ["an owl", "two owls"]
    expected = encoder.encode(texts)

    def refuse(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(ThreadPoolExecutor, "map", refuse)
    assert (encoder.encode(texts) == expected).all()


def test_of_a_model_vectors_are_scaled_and_special_pieces_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    words = np.array([[9, 9], [0, 2], [3, 4], [8, 8]], np.float32)
    found = of_model(
        monkeypatch, sentence_embedding=np.array([3, 4]), token_embeddings=words, input_ids=np.array([1, 3, 2, 0])
    )
    assert found.vector.tolist() == pytest.approx([0.6, 0.8])
    assert found.pieces.tolist() == [3, 2]
    assert found.words == pytest.approx(np.array([[0, 1], [0.6, 0.8]]))


@pytest.mark.parametrize(
    "row",
    [
        {},
        {"input_ids": np.array(3)},
        {"token_embeddings": np.ones((2, 4)), "input_ids": np.array([3, 2])},
        {"token_embeddings": np.ones((2, 3)), "input_ids": np.array([3, 2])},
        {"token_embeddings": np.ones((2, 2))},
    ],
    ids=["none", "static", "wider", "of no multiple", "no pieces"],
)
def test_a_model_without_vectors_of_words_or_with_wider_ones_gives_none(
    monkeypatch: pytest.MonkeyPatch, row: dict[str, object]
) -> None:
    found = of_model(monkeypatch, sentence_embedding=np.array([0, 2]), **row)
    assert found.vector.tolist() == [0, 1]
    assert (found.pieces.shape, found.words.shape) == ((0,), (0, 2))


def test_a_model_that_cannot_be_loaded_is_refused_with_its_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise OSError("no such model\nand more")

    monkeypatch.setitem(sys.modules, "sentence_transformers", types.SimpleNamespace(SentenceTransformer=fails))
    with pytest.raises(
        JudgeError, match=r"'owls' can't be loaded \(no such model\); give a model's folder, or a hub name"
    ):
        SentenceTransformerEncoder("owls")
