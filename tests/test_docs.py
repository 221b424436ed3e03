"""What the documents show is what the program does: every command is run again, every Python example executed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.scripts import script

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="the examples are for a POSIX shell")
def test_the_outputs_in_the_readme_are_those_of_the_program() -> None:
    refresh = script(ROOT / "docs" / "refresh_outputs.py")

    def steady(text: str) -> list[str]:  # a processor's last digit may tip a rounded per cent
        return re.sub(r"Confidence \d+%|\"confidence\": ?[\d.]+|\"score\": ?[\d.]+", "…", text).splitlines()

    assert steady(refresh.refreshed(README)) == steady(README)


def test_the_python_examples_in_the_readme_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert examples
    for example in examples:
        done = subprocess.run([sys.executable, "-c", example], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        shown = re.findall(r"# → (.*)", example)
        assert done.stdout.splitlines() == shown


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_links_within_the_repository_lead_somewhere(page: str) -> None:
    text = re.sub(
        r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL
    )  # code is full of brackets
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"


def test_the_readme_opens_with_two_commands() -> None:
    blocks = re.findall(r"```sh\n(.*?)```", README, flags=re.DOTALL)
    assert "judge ask" in blocks[0]
    assert "pytest" in blocks[1]
