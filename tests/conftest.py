"""What the whole suite shares: its options, and what is opened once and changed by no test."""

from __future__ import annotations

import gc
import os
import tempfile
from pathlib import Path

import pytest

from judge import Judge
from judge.indexing.build import build_index
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.search.searcher import Searcher
from judge.store.locations import shipped
from judge.store.ruling_table import RulingStore
from tests.helpers import effort
from tests.helpers.documents import write
from tests.helpers.invented import FILES

effort.register()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=10, metavar="N", help="how many games random play plays of each game")
    parser.addoption(
        "--attacks", type=int, default=1, metavar="N", help="how many times as many attacks tests/hostile tries"
    )


def pytest_configure() -> None:
    """See neither documents, nor an index, nor settings of the user's own."""
    for name in [name for name in os.environ if name.startswith("JUDGE_")]:
        del os.environ[name]
    nothing = Path(__file__).parent / "nothing-of-the-users-own"
    os.environ["XDG_DATA_HOME"], os.environ["JUDGE_CONFIG"] = str(nothing), str(nothing / "config.toml")
    os.environ["JUDGE_CACHE"] = tempfile.mkdtemp(prefix="judge-cache-")


def pytest_collection_finish() -> None:
    """Keep the collector of garbage from going through eleven thousand tests and all modules again and again: a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Start no workers for the files or tests that somebody names: they are done before the workers would be there."""
    named: list[str] = config.option.file_or_dir
    return 0 if named and all(".py" in name for name in named) else None


@pytest.fixture(scope="session")
def games(pytestconfig: pytest.Config) -> int:
    """How many games random play plays."""
    number: int = pytestconfig.getoption("--games")
    return number


@pytest.fixture(scope="session")
def attacks(pytestconfig: pytest.Config) -> int:
    """How many times as many attacks are tried as while one works."""
    number: int = pytestconfig.getoption("--attacks")
    return number


@pytest.fixture(scope="session")
def corpus() -> Corpus:
    """The shipped corpus, read from its Markdown and not from the index."""
    return read_corpus([shipped("corpus")])


@pytest.fixture(scope="session")
def judge() -> Judge:
    """A judge over the shipped index."""
    return Judge.open()


@pytest.fixture(scope="session")
def store() -> RulingStore:
    """The rows of the shipped index."""
    return RulingStore(shipped("index"))


@pytest.fixture(scope="session")
def searcher(store: RulingStore) -> Searcher:
    """The search over the shipped index."""
    return Searcher(store)


@pytest.fixture(scope="session")
def encoder_folder() -> Path:
    """The shipped encoder."""
    return shipped("index") / "encoder"


@pytest.fixture(scope="session")
def invented_corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two documents of two games, one with its questions: 4 entries, 6 points. Not to be changed: copy it."""
    return write(tmp_path_factory.mktemp("corpus"), FILES)


@pytest.fixture(scope="session")
def invented_index(tmp_path_factory: pytest.TempPathFactory, invented_corpus: Path, encoder_folder: Path) -> Path:
    """The index built from the invented corpus. Not to be changed: copy it."""
    folder = tmp_path_factory.mktemp("index")
    build_index([invented_corpus], folder, encoder_folder)
    return folder
