"""Run every ``$ command`` in the console blocks of README and docs again and put its output beneath it. A test holds them current.

python docs/refresh_outputs.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
LENT = ("corpus", "examples", "tests")  # folders of the repository that commands read
_BLOCK = re.compile(r"(```console\n)(.*?)(```)", flags=re.DOTALL)


def refreshed(text: str) -> str:
    """The page with each console block run anew.

    The commands of a page run in order in one fresh folder, so that a command may read what an earlier one wrote. The user's data
    folder is ``data`` in it: what stands in that of whoever runs this has no say.
    """
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name in LENT:
            (folder / name).symlink_to(ROOT / name)
        return _BLOCK.sub(
            lambda block: block[1] + "".join(_run(command, folder) for command in _commands(block[2])) + block[3], text
        )


def _commands(block: str) -> list[str]:
    return [line.removeprefix("$ ") for line in block.splitlines() if line.startswith("$ ")]


def _run(command: str, folder: Path) -> str:
    # The judge of this very environment, as a newcomer's activated one would find it.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    environment = {**inherited, "PATH": path, "PYTHONUTF8": "1", "JUDGE_DATA": "data", "JUDGE_CONFIG": "config.toml"}
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    output = done.stdout.strip("\n")
    return f"$ {command}\n{output}\n" if output else f"$ {command}\n"


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(refreshed(page.read_text(encoding="utf-8")), encoding="utf-8")
