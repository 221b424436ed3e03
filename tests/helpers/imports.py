"""A small shipped corpus, documents to import beside it, and the user's own corpus folder as a reader finds it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import judge
from judge.files.together import LOCK
from tests.helpers import command_line
from tests.helpers.place import make_home

Tree = dict[str, bytes | None]  # of files their bytes
_CODE = Path(judge.__file__).parents[1]
_HEAD = "{name} FAQ\n\n{name} Frequently Asked Questions\nMay 1, 2001\nby Ana Holm\n\nGENERAL\n\n"
ROCKETS = "1. Rockets\n\nA rocket launched from the visible area flies over every defender.\n\n"
BEAMS = "2. Beams\n\nA beam blinds each exhausted owl.\n\n"
DUSK = "3. Dusk\n\nAt dusk every lantern is lit.\n\n"


class Desk:
    """A checkout with a small corpus as the working folder, and a user who imports documents."""

    def __init__(self, top: Path) -> None:
        self.top = top

    @property
    def home(self) -> Path:
        return self.top / "home"

    @property
    def own(self) -> Path:
        """The user's own corpus folder."""
        return self.top / "data" / "corpus"

    @property
    def env(self) -> Mapping[str, str]:
        """The environment of a judge of this user's."""
        paths = {"JUDGE_DATA": self.top / "data", "JUDGE_CONFIG": self.top / "config.toml", "PYTHONPATH": _CODE}
        return os.environ | {name: str(path) for name, path in paths.items()}

    def run(self, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        """A command in this process."""
        return command_line.run(*arguments, folder=self.home, env=self.env)

    def document(self, name: str, *entries: str) -> Path:
        """A document to import: of the shipped ``moon``, or another."""
        path = self.top / f"{name}.txt"
        path.write_text(_HEAD.format(name=name.title()) + "".join(entries), encoding="utf-8")
        return path


def make_desk(top: Path) -> Desk:
    """Make the shipped corpus with its index, below ``top``."""
    home = make_home(top)
    (home / "pyproject.toml").write_text('[project]\nname = "rules-judge"\n', encoding="utf-8")
    (home / "judge").mkdir()
    return Desk(top)


def tree(folder: Path) -> Tree:
    """What lies below a folder, by its path there, without the lock: of a file its bytes, of a folder None."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {name: path.read_bytes() if path.is_file() else None for name, path in found.items() if name != LOCK}


def read_by_judge(state: Tree) -> dict[str, bytes]:
    """Of such a state, what a reader of rulings looks at: documents and the record."""
    return {
        name: data
        for name, data in state.items()
        if data is not None and not name.rpartition("/")[2].startswith(".") and ".edited" not in name
    }
