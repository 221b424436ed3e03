"""A judge as it is installed with a small shipped corpus, or as a checkout, and the data folder of its user."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any
from unittest import mock

from judge.rulings.digest import corpus_hash
from judge.store import locations as locate
from judge.store import proof_record as proofs
from judge.store.locations import shipped
from tests.helpers import command_line
from tests.helpers.documents import RULES, front
from tests.helpers.indexes import change_manifest

MOON = (
    front("moon", published="2001-01-01") + RULES + "### Rockets\n\n"
    "1. A rocket launched from the visible area flies over every defender.\n"
)
SUN = (
    front("sun", published="2001-01-01") + RULES + "### Beams\n\n"
    "1. A beam blinds each exhausted owl.\n\n- see also: moon/rockets\n"
)
PROVEN = {"moon/rockets#1": "proven"}


class Place:
    """A shipped corpus with its index and record of proofs, and the data folder of a user."""

    def __init__(self, folder: Path, *, is_checkout: bool) -> None:
        self.home, self.data, self.is_checkout = folder / "home", folder / "data", is_checkout

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """``judge`` with this shipped corpus and index, in a checkout or installed."""
        root = self.home if self.is_checkout else None
        with mock.patch.multiple(locate, packaged=lambda name: self.home / name, checkout=lambda: root):
            return command_line.run(*arguments)

    def json(self, *arguments: str) -> Any:
        done = self.run(*arguments, "--json")
        assert done.stderr == ""
        return json.loads(done.stdout)

    def write(self, text: str = SUN, name: str = "sun") -> Path:
        """A document of the user's own."""
        path = self.data / "corpus" / "vs-system" / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    @property
    def unsearched(self) -> str:
        """What is told while the user's documents are in no index."""
        return f"Your own documents at {self.data / 'corpus'} are not searched yet; run 'judge build'."

    @property
    def outdated(self) -> str:
        """What is told while the user's documents are in an index as they were."""
        return f"Your own documents at {self.data / 'corpus'} have changed and are searched as they were; run 'judge build'."

    def unread(self, cause: str) -> str:
        """What is told while the index that holds the user's documents is not read."""
        return f"Your own documents at {self.data / 'corpus'} are not searched ({cause}); run 'judge build'."

    @property
    def elsewhere_built(self) -> str:
        """What an index is refused for after its corpus has changed."""
        return f"the index at {self.data / 'index'} was built from another corpus than the one found"

    def renew(self) -> None:
        """Put the next release in the place of this one: another shipped corpus, and its index."""
        moon = self.home / "corpus" / "vs-system" / "moon.md"
        moon.write_text(MOON.replace("1. A ", "1. Any "), encoding="utf-8")
        named = ["--corpus", str(self.home / "corpus"), "--index", str(self.home / "index")]
        assert self.run("build", *named).returncode == 0

    def told(self, *arguments: str, code: int = 0) -> str:
        """What a command prints that also tells, in one line on stderr, of documents that are not searched."""
        done = self.run(*arguments)
        assert (done.returncode, done.stderr) in {(code, f"{self.unsearched}\n"), (code, f"{self.outdated}\n")}
        return done.stdout

    def built(self, *options: str) -> None:
        done = self.run("build", *options)
        assert (done.returncode, done.stdout) == (0, ""), done.stderr

    def list(self) -> list[str]:
        done = self.run("list")
        assert (done.returncode, done.stderr) == (0, "")
        return [line.partition("\t")[0] for line in done.stdout.splitlines()]

    def refused(self, *arguments: str) -> str:
        """The one line of a command that fails."""
        done = self.run(*arguments)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
        return done.stderr


def outdate(index: Path) -> None:
    """Make an index one of an older program."""
    change_manifest(index, format=0)


def make_home(folder: Path) -> Path:
    """Make what a release ships, below ``folder``: corpus, index and record of proofs."""
    (folder / "home" / "corpus" / "vs-system").mkdir(parents=True)
    (folder / "home" / "corpus" / "vs-system" / "moon.md").write_text(MOON, encoding="utf-8")
    shutil.copytree(shipped("index") / "encoder", folder / "home" / "index" / "encoder")
    Place(folder, is_checkout=True).built()
    stamp = corpus_hash([folder / "home" / "corpus"])
    record = proofs.ProofRecord(proofs.FORMAT, stamp, proofs.code_hash(), PROVEN)  # type: ignore[arg-type]
    proofs.write(folder / "home" / "index", record)
    return folder / "home"
