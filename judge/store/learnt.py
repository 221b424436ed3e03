"""The numbers that training learnt for an encoder: their names, what holds where nothing was learnt, and the file beside the encoder.

They travel in the manifest of every index built with the encoder. How they are used is `search.confidence`, how they are learnt
`training/fusion.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from judge.errors import IndexStoreError
from judge.files.looking import how_to_mend, is_there, read_file
from judge.files.whole import write_whole

LEARNT = "learnt.json"

FOCUS = "focus_"  # begins a feature that the sentences which ask have by themselves
OF_A_READING = (
    *("text", "asked", "best", "mean", "cover_entry", "cover_passage", "cover_asked_entry", "cover_asked_passage"),
    *("asked_words", "told_words"),
)
FEATURES = (
    *OF_A_READING,
    *(FOCUS + name for name in OF_A_READING),
    *("name_card", "name_rule", "name_mention", "name_all", "game", "unasked"),
)
OF_THE_FIRST = (*OF_A_READING, *(FOCUS + name for name in OF_A_READING), "game", "unasked")
SIGNALS = (
    *OF_THE_FIRST,
    *("top", "margin", "name", "named_elsewhere", "unnamed", "other_game", "is_base_rule"),
    *("unknown", "not_ruled", "nearer_not_ruled", "agreement", "stands_out"),
)
_OF_A_POINT = ("text", "best", "mean", "cover", "cover_best", "asked_words", "told_words")
OF_POINTS = POINT, UNASKED_POINT = (
    "point",
    "unasked_point",
)  # where questions show the point, and where none are asked yet
POINT_FEATURES = (*_OF_A_POINT, *(FOCUS + name for name in _OF_A_POINT), "numbers")

# What a build uses where nothing was learnt for its encoder (judge build --encoder NAME).
_BY_HAND = {"best": 0.2, "text": 0.1, "mean": 0.3, "cover_entry": 0.05, "cover_passage": 0.05, "told_words": 0.05}
DEFAULTS: dict[str, float] = {
    **{f"weight.{name}": _BY_HAND.get(name.removeprefix(FOCUS), 0.01) for name in FEATURES},
    **{f"confidence.{name}": 0.0 for name in ("bias", *SIGNALS)},
    "confidence.bias": -6.0,
    "confidence.top": 10.0,
    "confidence.margin": 6.0,
    "confidence.unknown": -4.0,
    "confidence.nearer_not_ruled": -4.0,
    **{f"{of}.{name}": 1.0 for of in OF_POINTS for name in POINT_FEATURES},
    **{f"{of}.scale": 10.0 for of in OF_POINTS},
    "threshold": 0.5,  # the confidence from which on a ruling settles a question
    "threshold.bears": 0.2,  # that from which on it bears on it
    "threshold.point": 0.6,  # how sure a point must be to lead by itself
}


def read_learnt(encoder_folder: Path) -> dict[str, float]:
    """The numbers learnt for the encoder in a folder; :data:`DEFAULTS` where none were.

    :raises IndexStoreError: if the file is there but is damaged, or holds no complete set of numbers.
    """
    path = encoder_folder / LEARNT
    try:
        if not is_there(path):
            return DEFAULTS
        raw = read_file(path)
        found = msgspec.json.decode(raw, type=_Learnt)
    except OSError as error:
        raise IndexStoreError(f"{path} can't be read ({error.strerror or error})", how_to_mend(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise IndexStoreError(f"{path} holds no learnt numbers", "restore it") from None
    if set(found.numbers) != set(DEFAULTS):
        raise IndexStoreError(
            f"{path} does not hold the coefficients that this program uses", "run 'python -m training.fusion'"
        )
    if raw != _encoded(found.numbers):
        raise IndexStoreError(f"{path} is damaged", "restore it")
    return found.numbers


def write_learnt(encoder_folder: Path, learnt: Mapping[str, float]) -> None:
    """Write the numbers learnt for the encoder in a folder, with their hash: a build would take over a changed digit unseen.

    :raises OSError: if the file can't be written.
    """
    write_whole(encoder_folder / LEARNT, _encoded(learnt))


class _Learnt(msgspec.Struct):
    sha256: str
    numbers: dict[str, float]


def _encoded(learnt: Mapping[str, float]) -> bytes:
    numbers = dict(learnt)
    found = _Learnt(hashlib.sha256(msgspec.json.encode(numbers)).hexdigest(), numbers)
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
