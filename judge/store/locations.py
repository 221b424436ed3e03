"""Where corpus and index lie: in a wheel, an editable install and a checkout alike; and where a user's own corpus and index go."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
APP_NAME = "rules-judge"


@dataclass(frozen=True)
class Corpora:
    """The corpora that are read together: ``base``, which proofs speak of, and the user's ``own``, where it holds documents.

    ``official`` is the folder of imported official texts, where there is one.
    """

    base: Path
    own: Path | None = None
    official: Path | None = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders that an index is built from."""
        return (self.base,) if self.own is None else (self.base, self.own)


def shipped(name: str) -> Path:
    """The shipped folder ``corpus`` or ``index``: inside the package in a wheel, beside it in a checkout."""
    inside = _PACKAGE / "_data" / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def is_checkout() -> bool:
    """Whether the package runs from a source checkout, whose ``index/`` may be rebuilt in place."""
    return not (_PACKAGE / "_data").is_dir() and (_PACKAGE.parent / "pyproject.toml").is_file()


def user_data() -> Path:
    """The user's own data folder: ``$JUDGE_DATA``, else where the platform keeps such (not created here)."""
    if given := _from_environment("JUDGE_DATA"):
        return given
    if known := _on_linux("XDG_DATA_HOME", "~/.local/share"):
        return known
    from platformdirs import user_data_path

    return user_data_path(APP_NAME, appauthor=False)


def user_config() -> Path:
    """The file of the user's settings: ``$JUDGE_CONFIG``, else where the platform keeps such (not created here)."""
    if given := _from_environment("JUDGE_CONFIG"):
        return given
    if known := _on_linux("XDG_CONFIG_HOME", "~/.config"):
        return known / "config.toml"
    from platformdirs import user_config_path

    return user_config_path(APP_NAME, appauthor=False) / "config.toml"


def _on_linux(variable: str, usual: str) -> Path | None:
    """The folder of this program below that of a kind of the user's files; None elsewhere, and where the variable says nonsense.

    Every question looks for own documents and settings; on Linux the answer is too simple to import platformdirs for (5 to 20 ms).
    """
    if sys.platform == "linux" and not hasattr(sys, "getandroidapilevel"):
        home = os.environ.get(variable, "").strip() or os.path.expanduser(usual)
        if os.path.isabs(home):
            return Path(home) / APP_NAME
    return None


def index_folders(given: Path | None = None, *, with_own: bool = False) -> tuple[Path, ...]:
    """The indexes that may be read, best first: ``given`` or ``$JUDGE_INDEX`` alone, else the user's own, if built, and the shipped one.

    A checkout has its own index, unless ``with_own``: there are documents of the user's own.
    """
    if given or (given := _from_environment("JUDGE_INDEX")):
        return (given,)
    if is_checkout() and not with_own:
        return (shipped("index"),)
    own = user_data() / "index"
    return (own, shipped("index")) if (own / "manifest.json").is_file() else (shipped("index"),)


def new_index_folder(given: Path | None = None, *, with_own: bool = False) -> Path:
    """Where ``judge build`` writes: ``given``, else ``$JUDGE_INDEX``, else the checkout's index (not ``with_own``), else the user's own."""
    if given or (given := _from_environment("JUDGE_INDEX")):
        return given
    return shipped("index") if is_checkout() and not with_own else user_data() / "index"


def corpus_folder(given: Path | None = None) -> Path:
    """The corpus to read: ``given``, else ``$JUDGE_CORPUS``, else the shipped one."""
    return given or _from_environment("JUDGE_CORPUS") or shipped("corpus")


def own_corpus(given: Path | None = None) -> Path:
    """Where own documents and official texts go: ``given``, else ``$JUDGE_CORPUS``, else the user's own corpus (not created here)."""
    return given or _from_environment("JUDGE_CORPUS") or user_data() / "corpus"


def corpora(given: Path | None = None) -> Corpora:
    """The corpora to read: ``given`` or ``$JUDGE_CORPUS`` alone, else the shipped one together with the user's own."""
    base, own = corpus_folder(given), own_corpus(given)
    if not os.path.isdir(own):  # the only thing that a question pays for where nothing was imported
        return Corpora(base)
    from judge.rulings.digest import corpus_files
    from judge.rulings.official import FOLDER

    official = own / FOLDER
    has_documents = own != base and bool(corpus_files(own))
    return Corpora(base, own if has_documents else None, official if official.is_dir() else None)


def _from_environment(variable: str) -> Path | None:
    value = os.environ.get(variable)
    return Path(value) if value else None
