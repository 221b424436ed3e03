"""What the documents show is what the program does: every command is run again, every Python example executed."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from judge.proving.check import Check
from judge.proving.proof import prove

ROOT = Path(__file__).parents[1]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    *sorted(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md")),
]
posix_only = pytest.mark.skipif(os.name == "nt", reason="the examples are for a POSIX shell")


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def python_examples(page: str) -> list[str]:
    """The Python blocks that are whole programs; the others are excerpts of the code."""
    blocks = re.findall(r"```python\n(.*?)```", text_of(page), flags=re.DOTALL)
    return [block for block in blocks if "from judge import" in block]


@pytest.fixture(scope="module")
def refresh() -> ModuleType:
    spec = importlib.util.spec_from_file_location("refresh_outputs", ROOT / "docs" / "refresh_outputs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def steady(text: str) -> list[str]:
    """The lines without what a processor's last digit may tip: a rounded per cent, a confidence, a score."""
    return re.sub(r"Confidence \d+%|\"confidence\": ?[\d.]+|\"score\": ?[\d.]+", "…", text).splitlines()


@posix_only
@pytest.mark.parametrize("page", [page for page in PAGES if "```console" in text_of(page)])
def test_the_outputs_on_a_page_are_those_of_the_program(refresh: ModuleType, page: str) -> None:
    shown = text_of(page)
    assert steady(refresh.refreshed(shown)) == steady(shown)


def test_every_page_with_commands_is_refreshed(refresh: ModuleType) -> None:
    refreshed = {path.relative_to(ROOT).as_posix() for path in refresh.PAGES}
    assert {page for page in PAGES if "```console" in text_of(page)} <= refreshed


@pytest.mark.parametrize("page", [page for page in PAGES if python_examples(page)])
def test_the_python_examples_on_a_page_print_what_it_says(page: str) -> None:
    for example in python_examples(page):
        done = subprocess.run([sys.executable, "-c", example], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        shown = re.findall(r"# → (.*)", example)
        assert shown
        assert done.stdout.splitlines() == shown


def modules_shown() -> list[str]:
    """The Python blocks of CONTRIBUTING that are whole modules: they begin with a docstring."""
    blocks = re.findall(r"^( *)```python\n(.*?)^ *```", text_of("CONTRIBUTING.md"), flags=re.DOTALL | re.MULTILINE)
    return [dedent(block) for _, block in blocks if block.lstrip().startswith('"""')]


def test_the_card_that_contributing_shows_is_a_whole_card_of_the_game() -> None:
    (card,) = (block for block in modules_shown() if "@check" not in block)
    cards = (path.read_text(encoding="utf-8") for path in (ROOT / "judge" / "games").glob("*/cards/*/*.py"))
    assert card in cards, "copy the card's module anew"


def test_the_check_that_contributing_shows_is_proven() -> None:
    (text,) = (block for block in modules_shown() if "@check" in block)
    names: dict[str, object] = {}
    exec(text, names)
    (check,) = (value for value in names.values() if isinstance(value, Check))
    proofs = prove(check).proofs
    assert [proof.verdict for proof in proofs] == ["proven"]


@pytest.mark.parametrize("page", PAGES)
def test_links_within_the_repository_lead_somewhere(page: str) -> None:
    text = re.sub(r"```.*?```", "", text_of(page), flags=re.DOTALL)  # code is full of brackets
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"


def test_every_page_is_in_the_menu_of_the_site() -> None:
    menus = re.findall(r"```\{toctree\}\n(.*?)```", text_of("docs/index.md"), flags=re.DOTALL)
    entries = [line.strip() for menu in menus for line in menu.splitlines() if line and not line.startswith(":")]
    listed = {re.sub(r".*<(.*)>", r"\1", entry) for entry in entries}
    assert listed - {"self"} | {"index"} == {path.stem for path in (ROOT / "docs").glob("*.md")}


def test_the_readme_opens_with_two_commands() -> None:
    blocks = re.findall(r"```sh\n(.*?)```", text_of("README.md"), flags=re.DOTALL)
    assert "judge ask" in blocks[0]
    assert "pytest" in blocks[1]


def test_the_readme_stays_short() -> None:
    assert len(text_of("README.md").splitlines()) <= 200
