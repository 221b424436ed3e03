"""Damage to any file of an index is told: no wrong answer, no traceback, no crash."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from judge import Judge
from judge.answers import Answer, RulingView
from judge.errors import IndexStoreError
from judge.proving.places import document_of
from judge.rulings.digest import corpus_hash
from judge.store import proof_record as proofs
from judge.store.proof_record import ProofRecord
from tests.helpers.indexes import version

QUESTION = "can a sleeping character be aimed at?"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, invented_index: Path, invented_corpus: Path) -> Path:
    """An index with a record of proofs."""
    place = Path(shutil.copytree(invented_index, tmp_path_factory.mktemp("damage") / "index"))
    judge = Judge.open(place, invented_corpus)
    assert {document_of(row.id) for row in judge.entries()} == {"moon", "sun"}
    points = {f"{row.id}#1": "proven" for row in judge.entries()}
    proofs.write(place, ProofRecord(proofs.FORMAT, corpus_hash([invented_corpus]), proofs.code_hash(), points))  # type: ignore[arg-type]
    return place


def look(place: Path, corpus: Path) -> tuple[Answer, RulingView]:
    judge = Judge.open(place, corpus)
    return judge.ask(QUESTION), judge.show("moon/nettle-sting")


def flip(raw: bytearray, chance: random.Random) -> None:
    raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)


def zero(raw: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(raw))
    raw[start : start + 4096] = bytes(len(raw[start : start + 4096]))


def scribble(raw: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(raw))
    raw[start : start + 5] = chance.randbytes(len(raw[start : start + 5]))


def cut(raw: bytearray, chance: random.Random) -> None:
    del raw[chance.randrange(len(raw)) :]


def lengthen(raw: bytearray, chance: random.Random) -> None:
    raw += chance.randbytes(1 + chance.randrange(5000))


def insert(raw: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(raw))
    raw[start:start] = chance.randbytes(1 + chance.randrange(9))


def swap(raw: bytearray, chance: random.Random) -> None:
    half = chance.randrange(len(raw))
    raw[:] = raw[half:] + raw[:half]


DAMAGES: list[Callable[[bytearray, random.Random], None]] = [
    flip,
    flip,
    flip,
    zero,
    scribble,
    cut,
    lengthen,
    insert,
    swap,
]


def test_every_damage_is_told(place: Path, invented_corpus: Path, attacks: int) -> None:
    chance = random.Random(14)
    sound = look(place, invented_corpus)
    files = [path for path in place.rglob("*") if path.is_file() and path.name != ".lock"]
    assert {path.name for path in files} > {"current", "manifest.json", "proofs.json", "model.onnx", "learnt.json"}
    told, harmless = 0, 0
    for _ in range(20 * attacks):
        path = chance.choice(files)
        raw = path.read_bytes()
        damaged = bytearray(raw)
        chance.choice(DAMAGES)(damaged, chance)
        if damaged == raw:
            harmless += 1
            continue
        path.write_bytes(damaged)
        try:
            answer, _ = look(place, invented_corpus)
        except IndexStoreError as error:
            told += "run 'judge build" in str(error)
        else:
            # Rulings are whole: only what a check proves is not known any more, and that is told.
            if path.name == "proofs.json":
                assert answer.notice
                assert "the record of proofs" in answer.notice.lower()
                assert "damaged; run 'judge verify --prove'" in answer.notice
                told += 1
            else:  # "current" with other blanks around the name is the same
                assert path.name == "current"
                assert damaged.decode("ascii").strip() == raw.decode("ascii").strip()
                harmless += 1
        finally:
            path.write_bytes(raw)
    assert told + harmless == 20 * attacks
    assert told > harmless
    assert look(place, invented_corpus) == sound


@pytest.mark.parametrize(
    "name",
    ["current", "manifest.json", "rulings.sqlite", "rulings.arrays", "vectors.faiss", "encoder", "encoder/vocab.txt"],
)
@pytest.mark.parametrize("become", ["missing", "a folder", "a link to nowhere", "empty", "not readable"])
def test_what_is_no_file_is_told(place: Path, invented_corpus: Path, tmp_path: Path, name: str, become: str) -> None:
    copy = Path(shutil.copytree(place, tmp_path / "index"))
    path = copy / name if name == "current" else version(copy) / name
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()
    if become == "a folder" and name != "encoder":
        path.mkdir()
    elif become == "a link to nowhere":
        path.symlink_to("nowhere")
    elif become == "empty":
        path.touch()
    elif become == "not readable":
        path.touch()
        path.chmod(0)
    with pytest.raises(IndexStoreError, match="run 'judge build"):
        look(copy, invented_corpus)
