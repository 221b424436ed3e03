"""The prompt that stays open, and what a terminal gets that a pipe does not: through a pseudo-terminal, as a person meets them."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.helpers.command_line import run
from tests.helpers.documents import RULES, front, write
from tests.helpers.terminal import terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")

ALARIS = "does alaris target the guy he swaps with"
ALARIS_ID = "heralds-of-galactus/alaris-the-outgoing-one"
BREAD = "how do I bake bread"
EMPTY = "the question is empty"
CTRL_D = "\x04"
PROMPT = r"(^|\n)\? $"


# -- the prompt -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [[], ["ask"]], ids=["judge alone", "judge ask alone"])
def test_the_prompt_answers_questions_until_ctrl_d_leaves_it(tmp_path: Path, arguments: list[str]) -> None:
    with terminal(tmp_path, *arguments) as prompt:
        assert "Ctrl-D leaves" in prompt.shows(PROMPT)
        prompt.type(f"{ALARIS}\n")
        assert f"{ALARIS_ID}#" in prompt.shows(PROMPT)
        prompt.type(f"{BREAD}\n")
        assert "Nothing here is on this" in prompt.shows(PROMPT)
        prompt.type(f"{ALARIS}\n")
        assert f"{ALARIS_ID}#" in prompt.shows(PROMPT)
        prompt.type(CTRL_D)
        assert prompt.ends()[0] == 0


def test_a_blank_line_is_passed_over(tmp_path: Path) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        for blank in ("\n", "   \n"):
            prompt.type(blank)
            assert prompt.shows(PROMPT).split() == ["?"]
        prompt.type(CTRL_D)
        assert prompt.ends()[0] == 0


def test_an_error_is_told_and_the_prompt_stays_open(tmp_path: Path) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.type("?!?!\n")
        shown = prompt.shows(PROMPT)
        assert EMPTY in shown
        assert "Traceback" not in shown
        prompt.type(f"{ALARIS}\n")
        assert ALARIS_ID in prompt.shows(PROMPT)


def test_ctrl_c_drops_the_line_and_the_prompt_stays_open(tmp_path: Path) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.type("can a hidden")
        prompt.shows("can a hidden")
        prompt.interrupt()
        assert "Traceback" not in prompt.shows(PROMPT)
        prompt.type("?!?!\n")  # alone it asks nothing; after "can a hidden" it would be a question
        assert EMPTY in prompt.shows(PROMPT)
        prompt.type(CTRL_D)
        assert prompt.ends()[0] == 0


def test_ctrl_c_on_an_empty_line_does_not_leave(tmp_path: Path) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.interrupt()
        prompt.shows(PROMPT)
        prompt.type(f"{ALARIS}\n")
        assert ALARIS_ID in prompt.shows(PROMPT)


@pytest.mark.parametrize("word", ["exit", "quit"])
def test_a_word_that_leaves_other_prompts_leaves_this_one(tmp_path: Path, word: str) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.type(f"{word}\n")
        code, shown = prompt.ends()
        assert code == 0
        assert "No ruling" not in shown


def test_the_filters_of_the_command_hold_for_every_question(tmp_path: Path) -> None:
    with terminal(tmp_path, "ask", "--doc", "x-men", "--verbose") as prompt:
        prompt.shows(PROMPT)
        for question in (
            "does breakthrough count twice",
            "can sewer system send a morlock that is hidden to the hidden area",
        ):
            prompt.type(f"{question}\n")
            cited = re.findall(r"^ *([a-z-]+)/\S+#\d+$", prompt.shows(PROMPT), re.MULTILINE)
            assert set(cited) == {"x-men"}


def test_a_question_of_an_earlier_prompt_comes_back_with_the_arrow_key(tmp_path: Path) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.type(f"{ALARIS}\n")
        prompt.shows(PROMPT)
        prompt.type(CTRL_D)
        assert prompt.ends()[0] == 0
    assert [file.name for file in tmp_path.rglob("*") if file.is_file()] == ["prompt-history"]
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.type("\x1b[A")
        prompt.shows(ALARIS)
        prompt.type("\n")
        assert ALARIS_ID in prompt.shows(PROMPT)


def test_the_prompt_tells_once_of_own_documents_that_are_not_built(tmp_path: Path) -> None:
    own = write(
        tmp_path / "mine" / "corpus", {"vs-system/moon.md": f"{front('moon')}{RULES}### Owls\n\n1. An owl hoots.\n"}
    )
    with terminal(tmp_path, env={"JUDGE_DATA": str(own.parent)}, columns=500) as prompt:
        told = f"Your own documents at {own} are not searched yet; run 'judge build'."
        assert prompt.shows(PROMPT).startswith(f"{told}\n")
        prompt.type(f"{ALARIS}\n")
        shown = prompt.shows(PROMPT)
        assert f"{ALARIS_ID}#" in shown
        assert told not in shown
        prompt.type(CTRL_D)
        assert prompt.ends()[0] == 0


def test_a_prompt_without_an_index_ends_in_one_line_and_exit_code_2(tmp_path: Path) -> None:
    with terminal(tmp_path, "ask", "--index", "nowhere") as prompt:
        code, shown = prompt.ends()
    assert code == 2
    assert shown.startswith("judge: no index at nowhere; ")
    assert shown.count("\n") == 1


def test_a_question_on_the_command_line_opens_no_prompt(tmp_path: Path) -> None:
    with terminal(tmp_path, "ask", ALARIS) as command:
        code, shown = command.ends()
    assert code == 0
    assert ALARIS_ID in shown
    assert not re.search(r"^\? ", shown, re.MULTILINE)
    assert not list(tmp_path.rglob("*history"))


# -- colours and width ------------------------------------------------------------------------------------------------

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
