"""A build that is interrupted, or killed: what it had encoded is not encoded again, and no byte comes out otherwise for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import pytest

from judge.indexing import encoding, journal
from judge.indexing.build import build_index
from judge.indexing.encoding import facts_of, journal_of
from judge.indexing.journal import Journal
from judge.indexing.passages import passages
from judge.rulings.corpus import read_corpus
from judge.search.encoder import CarriedEncoder, open_carried
from judge.store.locations import user_cache
from judge.store.manifest import DATABASE, VECTORS, WORDS
from tests.helpers.indexes import version

BUILT = (DATABASE, VECTORS, WORDS)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(encoding, "CHUNK", 4)


def interrupted_at(chunk: int) -> object:
    def progress(items: Iterable[int], _what: str) -> Iterator[int]:
        for n, item in enumerate(items):
            if n == chunk:
                raise KeyboardInterrupt
            yield item

    return progress


def interrupt(corpus: Path, place: Path, encoder: Path, chunk: int = 3) -> None:
    with pytest.raises(KeyboardInterrupt):
        build_index([corpus], place, encoder, progress=interrupted_at(chunk), earlier=[place])  # type: ignore[arg-type]


def kept() -> list[Path]:
    folder = user_cache() / "encoded"
    return sorted(folder.iterdir()) if folder.is_dir() else []


def test_what_was_encoded_before_an_interruption_is_not_encoded_again_and_the_index_is_the_same(
    invented_corpus: Path, invented_index: Path, encoder_folder: Path, tmp_path: Path, encoded: list[str]
) -> None:
    texts = list(dict.fromkeys(passage.text for passage in passages(read_corpus([invented_corpus]))))
    interrupt(invented_corpus, tmp_path / "index", encoder_folder)
    assert len(kept()) == 1
    encoded.clear()
    build_index([invented_corpus], tmp_path / "index", encoder_folder, earlier=[tmp_path / "index"])
    assert encoded == texts[12:]
    assert {name: (version(tmp_path / "index") / name).read_bytes() for name in BUILT} == {
        name: (version(invented_index) / name).read_bytes() for name in BUILT
    }
    assert kept() == []


def test_who_wants_everything_encoded_has_everything_encoded(
    invented_corpus: Path, encoder_folder: Path, tmp_path: Path, encoded: list[str]
) -> None:
    interrupt(invented_corpus, tmp_path / "index", encoder_folder)
    encoded.clear()
    build_index([invented_corpus], tmp_path / "index", encoder_folder)
    assert len(encoded) == len({passage.text for passage in passages(read_corpus([invented_corpus]))})


@pytest.mark.parametrize("left", [0, 5, 12, 100, -1])
def test_a_journal_that_was_cut_off_gives_its_whole_blocks(
    invented_corpus: Path, encoder_folder: Path, tmp_path: Path, left: int
) -> None:
    interrupt(invented_corpus, tmp_path / "index", encoder_folder)
    (path,) = kept()
    raw = path.read_bytes()
    path.write_bytes(raw[:left])
    encoder = open_carried(encoder_folder)
    found = journal_of(Journal(tmp_path / "index", facts_of(encoder), encoder.width), encoder)
    assert len(found.rows) == (8 if left == -1 else 0)
    assert len(found.encodings.vectors) == len(found.encodings.words.scales) == len(found.rows)


def test_a_journal_that_was_changed_is_believed_up_to_there_and_written_on_from_there(
    invented_corpus: Path, invented_index: Path, encoder_folder: Path, tmp_path: Path, encoded: list[str]
) -> None:
    interrupt(invented_corpus, tmp_path / "index", encoder_folder)
    (path,) = kept()
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 1  # in the second of three blocks
    path.write_bytes(bytes(raw))
    interrupt(invented_corpus, tmp_path / "index", encoder_folder, chunk=2)
    encoded.clear()
    build_index([invented_corpus], tmp_path / "index", encoder_folder, earlier=[tmp_path / "index"])
    assert len(encoded) == len({p.text for p in passages(read_corpus([invented_corpus]))}) - 12
    for name in BUILT:
        assert (version(tmp_path / "index") / name).read_bytes() == (version(invented_index) / name).read_bytes()


def test_a_journal_does_not_grow_beyond_its_bound(
    invented_corpus: Path, encoder_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MOST", 20_000)
    interrupt(invented_corpus, tmp_path / "index", encoder_folder, chunk=5)
    assert sum(path.stat().st_size for path in kept()) <= 20_000


def test_where_no_journal_can_be_kept_the_index_is_built_all_the_same(
    invented_corpus: Path, invented_index: Path, encoder_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "file"))
    build_index([invented_corpus], tmp_path / "index", encoder_folder, earlier=[tmp_path / "index"])
    for name in BUILT:
        assert (version(tmp_path / "index") / name).read_bytes() == (version(invented_index) / name).read_bytes()


def test_processes_encode_what_one_process_does(
    invented_corpus: Path, invented_index: Path, encoder_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(encoding, "_FEW", 1)
    monkeypatch.setattr("judge.indexing.spread.usable_cores", lambda: 2)
    waited: list[bool] = []

    def ready(crew: object) -> bool:
        waited.append(True)
        return all(opening.result() is None for opening in crew._openings)  # type: ignore[attr-defined]

    monkeypatch.setattr("judge.indexing.spread.Crew.is_ready", ready)  # every chunk but none is done by workers
    build_index([invented_corpus], tmp_path / "index", encoder_folder)
    assert waited
    for name in BUILT:
        assert (version(tmp_path / "index") / name).read_bytes() == (version(invented_index) / name).read_bytes()


def test_an_encoder_is_pickled_as_where_it_lies(encoder_folder: Path) -> None:
    import pickle

    encoder: CarriedEncoder = open_carried(encoder_folder)
    again = pickle.loads(pickle.dumps(encoder))
    assert np.array_equal(again.encode(["An owl hoots."]), encoder.encode(["An owl hoots."]))
