"""The numbers that training learnt for an encoder: their names, what holds where nothing was learnt, and the file beside the encoder.

They travel in the manifest of every index built with the encoder. How they are used is `search.confidence`, how they are learnt
`training/fusion.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

from judge.errors import IndexStoreError

LEARNT = "learnt.json"

FOCUS = "focus_"  # begins a feature that the sentences which ask have by themselves
OF_A_READING = ("dense_asked", "dense_text", "dense_mean", "cover_entry", "cover_passage")
FEATURES = (
    *OF_A_READING,
    *(FOCUS + name for name in OF_A_READING),
    *("name_card", "name_rule", "name_mention", "name_all", "game"),
)
SIGNALS = (
    *("top", "margin", "dense_asked", "dense_text", "cover_entry", "cover_passage"),
    *("focus_dense_asked", "focus_dense_text", "focus_cover_entry", "focus_cover_passage"),
    *("name", "named_elsewhere", "unnamed", "other_game"),
    *("unknown", "not_ruled", "nearer_not_ruled", "agreement"),
)

# What a build uses where nothing was learnt for its encoder (judge build --encoder NAME).
DEFAULTS: dict[str, float] = {
    "weight.dense_asked": 0.15,
    "weight.dense_text": 0.2,
    "weight.dense_mean": 0.1,
    "weight.cover_entry": 0.05,
    "weight.cover_passage": 0.05,
    "weight.focus_dense_asked": 0.1,
    "weight.focus_dense_text": 0.15,
    "weight.focus_dense_mean": 0.05,
    "weight.focus_cover_entry": 0.025,
    "weight.focus_cover_passage": 0.025,
    "weight.name_card": 0.04,
    "weight.name_rule": 0.03,
    "weight.name_mention": 0.01,
    "weight.name_all": 0.01,
    "weight.game": 0.01,
    **{f"confidence.{name}": 0.0 for name in ("bias", *SIGNALS)},
    "confidence.bias": -6.0,
    "confidence.top": 10.0,
    "confidence.margin": 6.0,
    "confidence.unknown": -4.0,
    "confidence.nearer_not_ruled": -4.0,
    "threshold": 0.5,  # the confidence from which on a ruling settles a question
    "threshold.bears": 0.2,  # that from which on it bears on it
    "threshold.point": 0.6,  # how sure a point must be to lead by itself
}

# What was not learnt yet when an index or a carried encoder was made: the defaults hold there.
LATER = frozenset(("threshold.bears", "threshold.point"))


def is_complete(learnt: Collection[str]) -> bool:
    """Whether these are the names of all numbers that are learnt, at most those of :data:`LATER` lacking."""
    return set(DEFAULTS) - LATER <= set(learnt) <= set(DEFAULTS)


def read_learnt(encoder_folder: Path) -> dict[str, float]:
    """The numbers learnt for the encoder in a folder; :data:`DEFAULTS` where none were.

    :raises IndexStoreError: if the file is there but holds no complete set of numbers.
    """
    path = encoder_folder / LEARNT
    if not path.is_file():
        return DEFAULTS
    try:
        learnt = msgspec.json.decode(path.read_bytes(), type=dict[str, float])
    except msgspec.MsgspecError:
        learnt = {}
    if not is_complete(learnt):
        raise IndexStoreError(
            f"{path} does not hold the coefficients that this program uses", "run 'python -m training.fusion'"
        )
    return learnt
