"""What a terminal gets that a pipe does not: colours, width, a pager. Through a pseudo-terminal, as a person meets them."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from tests.helpers.command_line import run
from tests.helpers.terminal import terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")

ALARIS = "does alaris target the guy he swaps with"

SCREENS = {
    "ask": ["ask", ALARIS],
    "ask -v": ["ask", ALARIS, "-v"],
    "card": ["card", "witching hour"],
    "show": ["show", "marvel-knights/witching-hour#2"],
    "rule": ["rule", "2.1"],
}


@pytest.mark.parametrize("name", SCREENS)
def test_a_terminal_gets_colours(tmp_path: Path, name: str) -> None:
    with terminal(tmp_path, *SCREENS[name]) as command:
        assert command.ends()[0] == 0
        assert "\x1b[1m" in command.raw
        styles = set(re.findall(r"\x1b\[([0-9;]*)m", command.raw))
    # bold, dim, and the colours that themes define: never a fixed shade that a light or dark background swallows
    assert styles <= {"", "0", "1", "2", "22", "39", *(str(code) for code in range(30, 38))}


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["NO_COLOR", "dumb terminal"])
@pytest.mark.parametrize("name", ["ask", "card", "rule"])
def test_a_terminal_gets_no_colours_where_they_are_not_wanted(
    tmp_path: Path, name: str, environment: dict[str, str]
) -> None:
    with terminal(tmp_path, *SCREENS[name], env=environment) as command:
        assert command.ends()[0] == 0
        assert "\x1b" not in command.raw
        assert len(command.raw) > 100


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_wider_than_the_terminal_and_nothing_is_lost_by_wrapping(
    tmp_path: Path, name: str, columns: int
) -> None:
    with terminal(tmp_path, *SCREENS[name], columns=columns) as command:
        code, shown = command.ends()
    assert code == 0
    assert max(len(line) for line in shown.splitlines()) <= columns
    assert shown.split() == run(*SCREENS[name]).stdout.split()


# -- colours that are asked for ---------------------------------------------------------------------------------------

STYLED = "\x1b["


@pytest.mark.parametrize(
    ("options", "environment", "is_coloured"),
    [
        ([], {}, False),
        (["--color", "always"], {}, True),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
        ([], {"FORCE_COLOR": "1"}, True),
        ([], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (["--color", "never"], {"FORCE_COLOR": "1"}, False),
        ([], {"JUDGE_COLOR": "always"}, True),
        ([], {"JUDGE_COLOR": "always", "NO_COLOR": "1"}, False),
        (["--color", "auto"], {"JUDGE_COLOR": "always"}, False),
    ],
)
def test_a_pipe_gets_colours_where_they_are_asked_for(
    options: list[str], environment: dict[str, str], is_coloured: bool
) -> None:
    inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    plain = run("show", "x-men/chill-out", env=inherited).stdout
    shown = run("show", "x-men/chill-out", *options, env={**inherited, **environment}).stdout
    assert (STYLED in shown) == is_coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown) == plain


# -- the pager --------------------------------------------------------------------------------------------------------


@pytest.fixture
def pager(tmp_path: Path) -> str:
    """A pager that says that it was called, and with how many lines."""
    script = tmp_path / "pager.py"
    script.write_text("import sys\nprint('paged', len(sys.stdin.read().splitlines()))\n")
    return f"{sys.executable} {script}"


def test_what_is_longer_than_the_screen_goes_through_the_pager(tmp_path: Path, pager: str) -> None:
    with terminal(tmp_path, "list", env={"PAGER": pager}) as command:
        code, shown = command.ends()
    assert code == 0
    lines = re.fullmatch(r"paged (\d+)\n", shown)
    assert lines
    assert int(lines[1]) > 500


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        (["show", "x-men/chill-out"], {}),
        (["list", "--no-pager"], {}),
        (["list"], {"JUDGE_PAGER": "off"}),
        (["list"], {"PAGER": ""}),
        (["list"], {"PAGER": "no-such-program --flag"}),
        (["list"], {"PAGER": "false"}),
        (["list", "--json"], {}),
    ],
    ids=[
        "a short text",
        "--no-pager",
        "setting",
        "no pager",
        "a pager that is missing",
        "one that fails",
        "for programs",
    ],
)
def test_nothing_else_does(tmp_path: Path, pager: str, arguments: list[str], environment: dict[str, str]) -> None:
    with terminal(tmp_path, *arguments, env={"PAGER": pager, **environment}) as command:
        code, shown = command.ends()
    assert code == 0
    assert "paged" not in shown
    assert "chill-out" in shown


def test_a_pipe_is_not_paged(pager: str) -> None:
    assert "paged" not in run("list", env={**os.environ, "PAGER": pager}).stdout


def test_less_ends_with_q_and_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with terminal(tmp_path, "list", env={"PAGER": "less"}) as command:
        command.shows_on_screen(r"^space for more, q to leave$")
        command.type("q")
        assert command.ends()[0] == 0
