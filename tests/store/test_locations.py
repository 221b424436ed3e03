"""Where a user's own corpus and index lie, and what a question pays for looking there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from judge.errors import JudgeError
from judge.store import locations as locate
from judge.store.locations import APP_NAME, Corpora, corpora, own_corpus, shipped, user_cache, user_config, user_data
from tests.helpers.command_line import PATIENCE


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("JUDGE_DATA", "JUDGE_CORPUS", "JUDGE_INDEX"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize("home", [None, "", "  ", "/srv/data", "relative"])
def test_the_data_folder_is_that_of_platformdirs(home: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if home is not None:
        monkeypatch.setenv("XDG_DATA_HOME", home)
    assert user_data() == platformdirs.user_data_path(APP_NAME, appauthor=False)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a home is found in other ways")
@pytest.mark.parametrize("folder", [user_data, user_cache, user_config])
def test_who_has_no_home_is_told_so(folder: Callable[[], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: int) -> None:
        raise KeyError

    monkeypatch.setattr("pwd.getpwuid", nobody)
    for kind in ("DATA", "CACHE", "CONFIG"):
        for variable in (f"JUDGE_{kind}", f"XDG_{kind}_HOME", "HOME"):
            monkeypatch.delenv(variable, raising=False)
    with pytest.raises(JudgeError, match=r"nobody can tell where your home folder is; set HOME, or JUDGE_"):
        folder()


def test_a_variable_names_another_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    assert (user_data(), own_corpus()) == (tmp_path, tmp_path / "corpus")
    monkeypatch.setenv("JUDGE_CORPUS", str(tmp_path / "mine"))
    assert own_corpus() == tmp_path / "mine"
    assert own_corpus(tmp_path / "given") == tmp_path / "given"


def test_the_corpora_are_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    base, own = shipped("corpus"), tmp_path / "corpus"
    assert corpora() == Corpora(base)
    (own / "official").mkdir(parents=True)
    (own / "official" / "x-men.md").write_text("")
    assert corpora() == Corpora(base, None, own / "official", own)
    (own / "vs-system").mkdir()
    (own / "vs-system" / "sun.md").write_text("")
    assert corpora() == Corpora(base, own, own / "official", own)
    assert corpora().folders == (base, own)
    assert corpora(own) == Corpora(own, None, own / "official", own)
    assert corpora(own).folders == (own,)


def test_where_nothing_was_imported_a_question_looks_for_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "absent"))
    monkeypatch.setattr(locate, "shipped", lambda name: tmp_path / name)
    looked: list[Path] = []

    def watched(look: Callable[[Path], object]) -> Callable[[Path], object]:
        def watch(path: Path) -> object:
            looked.append(path)
            return look(path)

        return watch

    for name in ("stat", "lstat", "scandir", "listdir"):
        monkeypatch.setattr(os, name, watched(getattr(os, name)))
    found = corpora()
    monkeypatch.undo()
    assert found == Corpora(tmp_path / "corpus")
    assert looked == [tmp_path / "absent" / "corpus"] * 3  # the name, what it leads to, and whether it leads nowhere


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs tells the folder")
def test_a_question_does_not_import_platformdirs() -> None:
    code = "import sys, judge\njudge.Judge.open().ask('who is hidden?')\nsys.exit('platformdirs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=PATIENCE).returncode == 0
