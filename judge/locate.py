"""Where corpus and index lie: in a wheel, an editable install and a checkout alike; and where a user's own index goes."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
APP_NAME = "rules-judge"


def shipped(name: str) -> Path:
    """The shipped folder ``corpus`` or ``index``: inside the package in a wheel, beside it in a checkout."""
    inside = _PACKAGE / "_data" / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def is_checkout() -> bool:
    """Whether the package runs from a source checkout, whose ``index/`` may be rebuilt in place."""
    return not (_PACKAGE / "_data").is_dir() and (_PACKAGE.parent / "pyproject.toml").is_file()


def user_data() -> Path:
    """The user's own data folder (not created here)."""
    from platformdirs import user_data_path  # 20 ms that a question on the shipped index need not pay

    return user_data_path(APP_NAME, appauthor=False)


def index_folder(given: Path | None = None) -> Path:
    """The index to read: ``given``, else ``$JUDGE_INDEX``, else the user's own if built, else the shipped one."""
    if given or (given := _from_environment("JUDGE_INDEX")):
        return given
    if is_checkout():
        return shipped("index")
    own = user_data() / "index"
    return own if (own / "manifest.json").is_file() else shipped("index")


def new_index_folder(given: Path | None = None) -> Path:
    """Where ``judge build`` writes: ``given``, else ``$JUDGE_INDEX``, else the checkout's index, else the user's own."""
    if given or (given := _from_environment("JUDGE_INDEX")):
        return given
    return shipped("index") if is_checkout() else user_data() / "index"


def corpus_folder(given: Path | None = None) -> Path:
    """The corpus to read: ``given``, else ``$JUDGE_CORPUS``, else the shipped one."""
    return given or _from_environment("JUDGE_CORPUS") or shipped("corpus")


def _from_environment(variable: str) -> Path | None:
    value = os.environ.get(variable)
    return Path(value) if value else None
