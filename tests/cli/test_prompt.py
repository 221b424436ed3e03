"""The prompt that stays open: through a pseudo-terminal, as a person meets it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge import Judge
from tests.helpers.command_line import run
from tests.helpers.documents import RULES, front, write
from tests.helpers.terminal import Terminal, terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")

ALARIS = "does alaris target the guy he swaps with"
ALARIS_ID = "heralds-of-galactus/alaris-the-outgoing-one"
BREAD = "how do I bake bread"
EMPTY = "the question is empty"
CTRL_D = "\x04"
PROMPT = r"(^|\n)\? $"


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


# -- what an answer tells to type -------------------------------------------------------------------------------------


@pytest.fixture
def prompt(tmp_path: Path) -> Iterator[Terminal]:
    """An open prompt in which a question was answered."""
    with terminal(tmp_path) as opened:
        opened.shows(PROMPT)
        opened.type(f"{ALARIS}\n")
        opened.shows(PROMPT)
        yield opened


def said(prompt: Terminal, line: str) -> str:
    """What a line gets."""
    prompt.type(f"{line}\n")
    return prompt.shows(r"\n[^\n]*\? $").partition("\n")[2]


def test_the_lines_that_an_answer_names_work_there(prompt: Terminal) -> None:
    whole = run("show", ALARIS_ID).stdout
    for line in (f"judge show {ALARIS_ID}", f"show {ALARIS_ID}", "show alaris", "1", "[1]"):
        assert said(prompt, line).split()[:-1] == whole.split()
    assert run("check", f"{ALARIS_ID}#1").stdout.split() == said(prompt, f"judge check {ALARIS_ID}#1").split()[:-1]


def test_a_number_opens_that_ruling_of_the_answer(prompt: Terminal) -> None:
    shown = said(prompt, "more")
    number, entry = re.findall(r"\[(\d)\] (\S+)#", shown)[1]
    assert said(prompt, number).split()[:-1] == run("show", entry).stdout.split()
    assert "the last answer has no ruling 77; it has 1 to " in said(prompt, "77")


def test_more_tells_the_last_answer_with_all_points(prompt: Terminal, judge: Judge) -> None:
    points = judge.ask(ALARIS).answers[0].points
    for word in ("more", "-v"):
        shown = " ".join(said(prompt, word).split())
        assert all(point.text in shown for point in points)


def test_a_question_may_go_on_from_the_last(prompt: Terminal) -> None:
    shown = said(prompt, "what about if he has left play?")
    assert "Asked: does alaris target the guy he swaps with, what about if he has left play?" in shown
    assert ALARIS_ID in shown


def test_options_ask_the_last_question_again(prompt: Terminal) -> None:
    shown = said(prompt, "--doc x-men --csv")
    assert shown.startswith("status,confidence,id")
    assert set(re.findall(r",([a-z-]+)/", shown)) == {"x-men"}


def test_game_and_day_hold_from_then_on(prompt: Terminal) -> None:
    assert "VS Remix" in said(prompt, "game vs-remix")
    assert "2006-09-10" in said(prompt, "day 2006-09-10")
    prompt.type("is a ruling near?\n")
    assert prompt.shows(r"\nvs-remix 2006-09-10 \? $")
    assert "'game' can't be 'chess'" in said(prompt, "game chess")
    said(prompt, "game any")
    said(prompt, "day today")
    prompt.type("\n")
    assert prompt.shows(PROMPT).split() == ["?"]


def test_game_of_the_prompt_holds_for_names_and_lists(prompt: Terminal) -> None:
    said(prompt, "game vs-remix")
    assert "remix-glossary/press" in said(prompt, "show press")


def test_a_line_that_only_begins_like_a_command_is_a_question(prompt: Terminal) -> None:
    for line in (
        "show of hands: can a hidden character be attacked?",
        "check whether a hidden character can be attacked",
    ):
        said(prompt, line)
        assert line in said(prompt, "history")
    assert "no entry 'zzzz'; see 'judge list'" in said(prompt, "show zzzz")


def test_lines_pasted_together_are_one_question(tmp_path: Path) -> None:
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.type("\x1b[200~my opponent has a hidden guy\ncan he be attacked?\x1b[201~")
        prompt.shows("attacked")
        prompt.type("\n")
        assert prompt.shows(r"\n\? $").count("Confidence") == 1
        prompt.type("history\n")
        assert "1. my opponent has a hidden guy can he be attacked?" in prompt.shows(r"\n\? $")


def test_a_long_line_that_comes_back_from_the_history_stands_as_it_was_typed(tmp_path: Path) -> None:
    question = " ".join(f"word{n}" for n in range(24))
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        said(prompt, question)
        prompt.type("\x1b[A")
        prompt.shows_on_screen(r"word23\Z")
        lines = prompt.screen
        start = max(n for n, line in enumerate(lines) if line.startswith("? word0"))
        assert "".join(line.ljust(80) for line in lines[start:]).strip() == f"? {question}"


def test_tab_completes_commands_and_what_they_take(prompt: Terminal) -> None:
    prompt.type("sho\t")
    prompt.shows_on_screen(r"\? show$")
    prompt.type("heralds-of-galactus/klaw\t")
    prompt.shows_on_screen(r"\? show heralds-of-galactus/klaw-sonic-construct$")


def test_what_can_be_typed_is_told(prompt: Terminal) -> None:
    shown = said(prompt, "help")
    for word in ("more", "copy", "game vs-system", "history", "exit"):
        assert re.search(rf"^  {word} ", shown, re.MULTILINE)
    assert "--misread" in said(prompt, "help check")


def test_a_prompt_whose_history_can_not_be_kept_still_answers(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with terminal(tmp_path, env={"JUDGE_DATA": str(tmp_path / "file")}) as prompt:
        prompt.shows(PROMPT)
        assert ALARIS_ID in said(prompt, ALARIS)


def test_the_history_of_an_older_judge_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / "data" / "rules-judge").mkdir(parents=True)
    (tmp_path / "data" / "rules-judge" / "history").write_text("an older question\n")
    with terminal(tmp_path) as prompt:
        prompt.shows(PROMPT)
        prompt.type("\x1b[A")
        prompt.shows("an older question")


def test_a_ruling_is_shown_run_and_copied_by_its_number(prompt: Terminal) -> None:
    whole = said(prompt, "show 1")
    assert whole == said(prompt, "1") == said(prompt, "#1") == said(prompt, "open 1")
    assert said(prompt, "check 1").split()[:-1] == run("check", f"{ALARIS_ID}#1").stdout.split()


def test_a_question_behind_a_command_is_answered_here_and_can_be_gone_on_from(prompt: Terminal) -> None:
    for line in ("judge ask can a hidden character be attacked?", "ask can a hidden character be attacked?"):
        said(prompt, line)
        assert "Asked: can a hidden character be attacked, what about a stunned one?" in said(
            prompt, "what about a stunned one?"
        )
    assert "more with" not in said(prompt, "ask")


def test_what_is_no_command_line_is_said_as_in_the_shell(prompt: Terminal) -> None:
    assert "no command 'shwo'; nearest: show" in said(prompt, "shwo klaw")
    assert "no such option: --jsn" in " ".join(said(prompt, "ask can a hidden character be attacked --jsn").split())
    assert "--set x is no NAME=VALUE" in said(prompt, "check klaw --set x")


def test_settings_made_at_the_prompt_hold_at_once(prompt: Terminal) -> None:
    shown = said(prompt, "config game vs-remix")
    assert "game: vs-remix (" in shown
    assert "environment" not in shown
    assert said(prompt, "config").endswith("vs-remix ? ")
    assert "log: on (" in said(prompt, "config log on")
    said(prompt, "can a hidden character be attacked?")
    assert "can a hidden character be attacked?" in said(prompt, "log")
    assert "log: off (" in said(prompt, "config log off")
    said(prompt, "does press stack?")
    assert "does press stack?" not in said(prompt, "log")
    assert said(prompt, "config game --unset").endswith("\n? ")


@pytest.mark.parametrize(
    "line", ['""', "''", "'", '"', "\\", "-v 'x", "--game", "judge", "judge 'x", "show ''", "#", "[1]x", "copy 99"]
)
def test_no_line_ends_the_prompt(prompt: Terminal, line: str) -> None:
    assert "Traceback" not in said(prompt, line)
    assert "Questions are about" in said(prompt, "game")


def test_numbers_are_those_of_what_is_shown(prompt: Terminal) -> None:
    shown = " ".join(said(prompt, "check 1 --misread").split())
    assert "Alaris" in shown
    assert "Misread" in shown
    assert "the last answer has no ruling 9; it has 1 to " in said(prompt, "copy 9")
    said(prompt, "--game vs-remix")
    assert "the last answer has no ruling 2" in said(prompt, "2")
    said(prompt, BREAD)
    assert "the last answer has no ruling 1" in said(prompt, "show 1")
    assert "no command 'chek'; there are: check" in said(prompt, "help chek")


def test_a_question_asked_again_is_no_entry_of_the_log_and_who_declines_stays(prompt: Terminal) -> None:
    said(prompt, "config log on")
    said(prompt, ALARIS)
    said(prompt, "--doc x-men")
    prompt.type("log --clear\n")
    assert "Remove the whole log?" in prompt.shows(r"\[y/N\]: $")
    prompt.type("n\n")
    assert "nothing removed" in prompt.shows(PROMPT)
    prompt.type("log --clear\n")
    prompt.shows(r"\[y/N\]: $")
    prompt.interrupt()
    prompt.shows(PROMPT)
    assert ALARIS in said(prompt, "log")
