"""A judge that is installed somewhere, and whoever stands in a checkout of the project: the checkout's corpus is read and built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from judge.store import locations as locate
from judge.store.locations import packaged
from tests.helpers.command_line import PATIENCE
from tests.helpers.documents import contents
from tests.helpers.place import MOON, make_home
from tests.helpers.sources import ROOT

ENTRY = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem"
PROJECT = '[project]\nname = "rules-judge"\n'


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small corpus and its index."""
    return make_home(tmp_path_factory.mktemp("small"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of installed packages, with a judge in it as a wheel has it."""
    folder: Path = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "judge", folder / "judge", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("corpus", "index"):
        shutil.copytree(packaged(name), folder / "judge" / "_data" / name)
    return folder


class Installed:
    """That judge, run in a checkout."""

    def __init__(self, site: Path, checkout: Path, data: Path) -> None:
        self.site, self.checkout = site, checkout
        self._environment = {**os.environ, "PYTHONPATH": str(site), "JUDGE_DATA": str(data), "PYTHONUTF8": "1"}

    def run(self, *arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-P", "-m", "judge", *arguments],
            cwd=folder or self.checkout,
            env=self._environment,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )

    @property
    def told(self) -> str:
        """The line that says which corpus was read."""
        return f"judge: corpus at {self.checkout / 'corpus'}\n"


@pytest.fixture
def installed(site: Path, small: Path, tmp_path: Path) -> Installed:
    """An installed judge in a checkout with a small corpus of its own and the same checks."""
    checkout = tmp_path / "clone"
    shutil.copytree(small, checkout)
    (checkout / "pyproject.toml").write_text(PROJECT)
    shutil.copytree(ROOT / "judge", checkout / "judge", ignore=shutil.ignore_patterns("__pycache__"))
    (checkout / "docs").mkdir()
    return Installed(site, checkout.resolve(), tmp_path / "data")


def test_a_build_in_a_checkout_reads_and_writes_the_checkouts_files_and_says_so(
    installed: Installed, site: Path
) -> None:
    moon = installed.checkout / "corpus" / "vs-system" / "moon.md"
    moon.write_text(MOON.replace("every", "each"), encoding="utf-8")
    shipped = contents(site / "judge" / "_data")
    refused = installed.run("list")
    assert refused.returncode == 2
    assert refused.stderr.startswith(
        f"judge: the index at {installed.checkout / 'index'} was built from another corpus"
    )
    done = installed.run("build", folder=installed.checkout / "docs")
    assert done.returncode == 0, done.stderr
    assert f"passages in {installed.checkout / 'index'}\n{installed.told}" in done.stderr
    shown = installed.run("show", "moon/rockets", folder=installed.checkout / "docs")
    assert "flies over each defender" in shown.stdout
    assert shown.stderr == installed.told
    assert contents(site / "judge" / "_data") == shipped
    assert not (installed.checkout.parent / "data").exists()


def test_every_command_says_which_corpus_it_read(installed: Installed, tmp_path: Path) -> None:
    for command in (["ask", "does a rocket fly?"], ["list"], ["show", "moon/rockets"], ["verify"]):
        done = installed.run(*command)
        assert done.returncode < 2
        assert done.stderr == installed.told
    (tmp_path / "q.txt").write_text("does a rocket fly?\n")
    assert installed.run("batch", str(tmp_path / "q.txt")).stderr.splitlines()[1:] == installed.told.splitlines()
    elsewhere = installed.run("list", folder=tmp_path)
    assert (elsewhere.returncode, elsewhere.stderr) == (0, "")
    assert "moon/rockets" not in elsewhere.stdout
    named = installed.run(
        "list", "--index", str(installed.checkout / "index"), "--corpus", "clone/corpus", folder=tmp_path
    )
    assert (named.returncode, named.stderr) == (0, "judge: corpus at clone/corpus\n")


def test_checks_that_are_not_the_checkouts_are_told_as_what_they_are_and_its_code_is_not_run(
    installed: Installed,
) -> None:
    shutil.rmtree(installed.checkout / "corpus")
    shutil.rmtree(installed.checkout / "index")
    for name in ("corpus", "index"):
        shutil.copytree(packaged(name), installed.checkout / name)
    done = installed.run("check", ENTRY)
    assert (done.returncode, done.stderr) == (0, installed.told)
    checks = installed.checkout / "judge" / "checks" / "heralds_of_galactus"
    module = checks / "adam_warlock_protector_of_the_soul_gem.py"
    module.write_text(module.read_text(encoding="utf-8") + "\nprint('run')\n", encoding="utf-8")
    whose = (
        f"the checks are those of {installed.site / 'judge'}; run 'python -m judge' in {installed.checkout} for its own"
    )
    for command in (["check", ENTRY], ["verify", ENTRY]):
        done = installed.run(*command)
        assert (done.returncode, done.stderr) == (0, f"judge: {whose}\n{installed.told}")
        assert "run\n" not in done.stdout
    refused = installed.run("check", "x-men/psi-link#1")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.endswith(f"; {whose}\n")
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize("is_same", [True, False], ids=["the same code", "other code"])
def test_a_proof_is_recorded_in_a_checkout_only_where_its_own_checks_were_run(
    installed: Installed, is_same: bool
) -> None:
    record = installed.checkout / "index" / "proofs.json"
    before = record.read_bytes()
    if not is_same:
        (installed.checkout / "judge" / "checks" / "more.py").write_text("")
    assert installed.run("verify", "--prove").returncode == 0
    assert (record.read_bytes() != before) == is_same


@pytest.mark.parametrize(
    ("project", "names"),
    [
        ('[project]\nname = "other"\ndependencies = ["rules-judge"]\n', ("corpus", "index", "judge")),
        (PROJECT, ("corpus", "index")),
        (None, ("corpus", "index", "judge")),
    ],
    ids=["another project", "without code", "no project"],
)
def test_a_folder_that_is_no_checkout_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, project: str | None, names: tuple[str, ...]
) -> None:
    for name in (*names, "in"):
        (tmp_path / name).mkdir()
    if project is not None:
        (tmp_path / "pyproject.toml").write_text(project)
    monkeypatch.chdir(tmp_path / "in")
    assert locate.checkout() == ROOT
    assert locate.other_checkout() is None


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks like a checkout, and is the working folder."""
    for name in ("corpus", "index", "judge"):
        (tmp_path / name).mkdir()
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    monkeypatch.chdir(tmp_path)
    return tmp_path.resolve()


def test_a_checkout_is_found(clone: Path) -> None:
    assert (locate.checkout(), locate.other_checkout()) == (clone, clone)
    assert locate.shipped("corpus") == clone / "corpus"
    assert locate.packaged("corpus") == ROOT / "corpus"


@pytest.mark.skipif(os.name == "nt", reason="POSIX's permissions")
def test_nobody_can_plant_a_checkout_in_a_folder_that_everybody_shares(clone: Path) -> None:
    clone.chmod(0o1777)
    assert locate.checkout() == ROOT


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let go of a working folder")
def test_a_working_folder_that_is_gone_is_in_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert locate.checkout() == ROOT
    monkeypatch.chdir(ROOT)
