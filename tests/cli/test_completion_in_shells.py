"""Completion in real shells at a pseudo-terminal: installed as a person does it, then Tab.

A shell's ``judge`` is a small program: completion and installation go to the real one; otherwise it prints each argument that it was given
between angle brackets, so that what stands on a command line is told by the shell itself, quotes read as it reads them.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.helpers.terminal import Terminal, terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")

ROOT = Path(__file__).parents[2]
PROMPT = "READY> "
KILL_LINE = "\x15"
START = {
    "bash": (".bashrc", f"PS1='{PROMPT}'\n"),
    "zsh": (".zshrc", f"PS1='{PROMPT}'\n"),
    "fish": (".config/fish/config.fish", f"function fish_prompt; printf '{PROMPT}'; end\nset -g fish_greeting\n"),
}
JUDGE = f"""#!/bin/sh
case "$_JUDGE_COMPLETE$1" in
bash|zsh|fish|--install-completion) exec '{sys.executable}' -m judge "$@" ;;
esac
echo "GIVEN$(printf '<%s>' "$@")END"
"""


def opened(home: Path, shell: str) -> AbstractContextManager[Terminal]:
    """A shell in a folder with some files, its home at ``home``."""
    env = {
        "PATH": str(home / "bin") + os.pathsep + os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "ZDOTDIR": str(home),
        "LC_ALL": "C.UTF-8",
    }
    return terminal(home, columns=240, env=env, command=[shell, "-i"])


def enter(screen: Terminal, keys: str) -> str:
    """Type, press Enter, and give what comes until the next command has run as well: the prompt alone is drawn many times."""
    screen.type(f"{KILL_LINE}{keys}\necho DO''NE\n")
    shown = screen.comes("DONE")
    screen.rests()
    return shown


def on_the_line(screen: Terminal, keys: str) -> list[str]:
    """The arguments that stand on the command line once ``keys`` were typed."""
    shown = enter(screen, keys)
    (given,) = re.findall(r"GIVEN<(.*)>END", shown)
    return str(given).split("><")


@pytest.fixture(scope="module", params=sorted(START))
def shell(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    """A shell in which completion was installed by ``judge --install-completion``, the shell told by nobody."""
    name = str(request.param)
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not here")
    home = tmp_path_factory.mktemp(name)
    for file, text in (START[name], ("bin/judge", JUDGE), ("work/questions one.txt", ""), ("work/my index/x", "")):
        (home / file).parent.mkdir(parents=True, exist_ok=True)
        (home / file).write_text(text)
    (home / "bin" / "judge").chmod(0o755)
    with opened(home, name) as first:
        first.shows(re.escape(PROMPT))
        assert f"Completion for {name}: " in enter(first, "judge --install-completion")
    with opened(home, name) as screen:
        screen.shows(re.escape(PROMPT))
        enter(screen, f"cd {home}/work")
        yield screen


@pytest.mark.parametrize(
    ("keys", "arguments"),
    [
        ("judge sh\t", ["show"]),
        ("judge show marvel-kn\t601.3e", ["show", "marvel-knights/601.3e"]),
        ("judge show breakthr\t", ["show", "x-men/5-breakthrough"]),
        ("judge card emma fr\t", ["card", "emma", "Frost, Friend or Foe"]),
        ('judge card "emma fr\t', ["card", "Emma Frost, Friend or Foe"]),
        ("judge card 'rip de\t", ["card", "Rip Dere ’Eads Off!"]),
        ("judge card xavier\t", ["card", "Xavier's Dream"]),
        ("judge card kate\t", ["card", "Kate Kane <> Batwoman"]),
        ("judge card sentry\t", ["card", "Sentry #459, Advance Guard"]),
        ("judge card x-corp: p\t", ["card", "x-corp:", "Paris"]),
        ("judge rule 601.3\te", ["rule", "601.3e"]),
        ("judge list --doc x\t", ["list", "--doc", "x-men"]),
        ("judge ask --game war\t", ["ask", "--game", "warhammer-invasion"]),
        ("judge ask --game=war\t", ["ask", "--game=warhammer-invasion"]),
        ("judge list --rul\t", ["list", "--rulings-only"]),
        ("judge batch quest\t", ["batch", "questions one.txt"]),
        ("judge batch 'quest\t", ["batch", "questions one.txt"]),
        ("judge batch - --output=quest\t", ["batch", "-", "--output=questions one.txt"]),
        ("judge build --index m\tx", ["build", "--index", "my index/x"]),
        ("judge build --index=m\tx", ["build", "--index=my index/x"]),
        ("judge ask hel\tlo", ["ask", "hello"]),
        ("judge show no-such\t", ["show", "no-such"]),
    ],
)
def test_tab_completes(shell: Terminal, keys: str, arguments: list[str]) -> None:
    assert on_the_line(shell, keys) == arguments


@pytest.mark.parametrize(
    ("keys", "listed"),
    [
        ("judge ask --game ", ["vs-system", "vs-remix", "warhammer-invasion"]),
        ("judge rule 601.3", ["601.3e"]),
        ("judge card man", ["Mole Man, Moloid Master", "Stilt-Man, Wilbur Day"]),
        ("judge ", ["ask", "card", "verify"]),
    ],
)
def test_tab_shows_what_there_is(shell: Terminal, keys: str, listed: list[str]) -> None:
    shell.type(f"{KILL_LINE}{keys}\t\t")
    shell.shows_on_screen("".join(rf"(?=[\s\S]*{re.escape(name)})" for name in listed))
    assert on_the_line(shell, "judge still here") == ["still", "here"]


def test_tab_on_nothing_leaves_the_terminal_usable(shell: Terminal) -> None:
    shell.type(f"{KILL_LINE}judge ask \t\t\t")
    assert on_the_line(shell, "judge show yes") == ["show", "yes"]
