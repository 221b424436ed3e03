"""Where corpus and index lie: in a wheel, an editable install and a checkout alike; and where a user's own corpus and index go.

Who stands in a checkout of this project reads the corpus and the index of the checkout, whichever judge is installed. Its code is not run.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from dataclasses import dataclass
from pathlib import Path

from judge.errors import InputFileError, JudgeError
from judge.files.looking import is_folder, is_there, unreadable

_PACKAGE = Path(__file__).resolve().parents[1]
APP_NAME = "rules-judge"
# Of an index: what names the version that is read, and what describes one.
CURRENT, MANIFEST = "current", "manifest.json"


@dataclass(frozen=True)
class Corpora:
    """The corpora that are read together: ``base``, which proofs speak of, and the user's ``own``, where it holds documents.

    ``official`` is the folder of imported official texts, where there is one. ``place`` is the folder that own documents and official texts
    are looked for in, where there is one.
    """

    base: Path
    own: Path | None = None
    official: Path | None = None
    place: Path | None = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders that an index is built from."""
        return (self.base,) if self.own is None else (self.base, self.own)


def packaged(name: str) -> Path:
    """The folder ``corpus`` or ``index`` that came with this very program: inside the package in a wheel, beside it in a checkout."""
    inside = _PACKAGE / "_data" / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def checkout() -> Path | None:
    """The checkout of this project that the working folder is in, else the one that the program runs from; None where there is neither.

    Its ``index/`` may be rebuilt in place.
    """
    try:
        here = Path.cwd()
    except OSError:  # the folder is gone
        here = _PACKAGE
    found = next((folder for folder in (here, *here.parents) if _is_checkout(folder)), None)
    if found is None and not (_PACKAGE / "_data").is_dir() and (_PACKAGE.parent / "pyproject.toml").is_file():
        return _PACKAGE.parent
    return found


def _is_checkout(folder: Path) -> bool:
    project = folder / "pyproject.toml"
    # Most folders on the way up have no such file: each costs a question one look.
    if not os.path.isfile(project) or not all(os.path.isdir(folder / name) for name in ("corpus", "index", "judge")):
        return False
    try:
        text = project.read_text(encoding="utf-8", errors="replace")
        is_shared = bool(folder.stat().st_mode & stat.S_ISVTX)  # like /tmp, where anybody may have put it
    except OSError:
        return False
    return not is_shared and re.search(rf'^name = "{APP_NAME}"$', text, re.MULTILINE) is not None


def other_checkout() -> Path | None:
    """The checkout that the working folder is in, where the program that runs is another one."""
    found = checkout()
    return None if found == _PACKAGE.parent else found


def shipped(name: str) -> Path:
    """The folder ``corpus`` or ``index`` that is read where none is named: the checkout's, else the one that came with the program."""
    root = checkout()
    return packaged(name) if root is None else root / name


def user_data() -> Path:
    """The user's own data folder: ``$JUDGE_DATA``, else where the platform keeps such (not created here)."""
    if given := _from_environment("JUDGE_DATA"):
        return given
    if known := _on_linux("XDG_DATA_HOME", "~/.local/share"):
        return known
    return _by_platform("data")


def user_cache() -> Path:
    """The user's cache folder: ``$JUDGE_CACHE``, else where the platform keeps such (not created here). Nothing is lost with it."""
    if given := _from_environment("JUDGE_CACHE"):
        return given
    if known := _on_linux("XDG_CACHE_HOME", "~/.cache"):
        return known
    return _by_platform("cache")


def user_config() -> Path:
    """The file of the user's settings: ``$JUDGE_CONFIG``, else where the platform keeps such (not created here)."""
    if given := _from_environment("JUDGE_CONFIG"):
        return given
    if known := _on_linux("XDG_CONFIG_HOME", "~/.config"):
        return known / "config.toml"
    return _by_platform("config") / "config.toml"


def _by_platform(kind: str) -> Path:
    """Where the platform keeps a kind of the user's files of this program.

    :raises JudgeError: where nobody can tell, as in a container whose user has no home.
    """
    import platformdirs

    try:
        return Path(getattr(platformdirs, f"user_{kind}_dir")(APP_NAME, appauthor=False))
    except RuntimeError:
        raise JudgeError("nobody can tell where your home folder is", f"set HOME, or JUDGE_{kind.upper()}") from None


def _on_linux(variable: str, usual: str) -> Path | None:
    """The folder of this program below that of a kind of the user's files; None elsewhere, and where the variable says nonsense.

    Every question looks for own documents and settings; on Linux the answer is too simple to import platformdirs for (5 to 20 ms).
    """
    if sys.platform == "linux" and not hasattr(sys, "getandroidapilevel"):
        home = os.environ.get(variable, "").strip() or os.path.expanduser(usual)
        if os.path.isabs(home):
            return Path(home) / APP_NAME
    return None


def index_folders(corpora: Corpora, given: Path | None = None) -> tuple[Path, ...]:
    """The indexes that may be read for some corpora, best first: ``given`` or ``$JUDGE_INDEX`` alone, else the user's own, if built, and
    the shipped one.

    A checkout's corpus, where it is read alone, has the checkout's index.
    """
    if given or (given := _from_environment("JUDGE_INDEX")):
        return (given,)
    own, shared = user_data() / "index", shipped("index")
    has_own = not _is_of_checkout(corpora) and any(map(_may_be_there, (own / CURRENT, own / MANIFEST)))
    return (own, shared) if has_own else (shared,)


def new_index_folder(corpora: Corpora, given: Path | None = None) -> Path:
    """Where ``judge build`` writes the index of some corpora: ``given``, else ``$JUDGE_INDEX``, else the checkout's index for the
    checkout's corpus alone, else the user's own."""
    if given or (given := _from_environment("JUDGE_INDEX")):
        return given
    return shipped("index") if _is_of_checkout(corpora) else user_data() / "index"


def _may_be_there(path: Path) -> bool:
    """Whether there is such a file, or that can't be told: who opens it tells why."""
    try:
        return is_there(path)
    except OSError:
        return True


def _is_of_checkout(corpora: Corpora) -> bool:
    return checkout() is not None and corpora.own is None and corpora.base.resolve() == shipped("corpus").resolve()


def corpus_folder(given: Path | None = None) -> Path:
    """The corpus to read: ``given``, else ``$JUDGE_CORPUS``, else the shipped one."""
    return given or _from_environment("JUDGE_CORPUS") or shipped("corpus")


def own_corpus(given: Path | None = None) -> Path:
    """Where own documents and official texts go: ``given``, else ``$JUDGE_CORPUS``, else the user's own corpus (not created here)."""
    return given or _from_environment("JUDGE_CORPUS") or user_data() / "corpus"


def corpora(given: Path | None = None) -> Corpora:
    """The corpora to read: ``given`` or ``$JUDGE_CORPUS`` alone, else the shipped one together with the user's own.

    :raises JudgeError: if what ``given`` or ``$JUDGE_CORPUS`` names is no folder.
    :raises InputFileError: if a folder can't be read, or an import into it was cut short, and what it had decided can't be carried out.
    """
    base, own = corpus_folder(given), own_corpus(given)
    try:
        has_own = is_folder(own)  # the only thing that a question pays for where nothing was imported
        is_hidden = not has_own and is_there(own)
    except OSError as error:
        raise unreadable(error) from None
    if not has_own and own == base:  # which somebody has named, then
        how = "give an existing one" if given else "set JUDGE_CORPUS to an existing one, or unset it"
        raise JudgeError(f"no corpus folder at {base}", how)
    if is_hidden:
        raise InputFileError(f"{own} is no folder", "move it away")
    if not has_own:
        return Corpora(base)
    from judge.files.settled import settle
    from judge.rulings.digest import corpus_files
    from judge.rulings.official import FOLDER

    settle(own)
    has_documents = own != base and bool(corpus_files(own))
    official = own / FOLDER
    try:
        has_official = is_folder(official)
        is_hidden = not has_official and is_there(official)
    except OSError as error:
        raise unreadable(error) from None
    if is_hidden:
        raise InputFileError(f"{official} is no folder", "move it away")
    return Corpora(base, own if has_documents else None, official if has_official else None, own)


def other_corpus(read: Corpora) -> Path | None:
    """The corpus that is read, where it is not the one that came with this program; the user's own documents aside."""
    return None if read.base.resolve() == packaged("corpus").resolve() else read.base


def _from_environment(variable: str) -> Path | None:
    value = os.environ.get(variable)
    return Path(value) if value else None
