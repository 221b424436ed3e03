"""docs/assistants.md is what assistants meet: the tools that there are, a set-up that starts a server, a session that can be had again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from judge import Judge
from judge.assistant.tools import LONGEST_QUESTION, Tools
from judge.cli.mcp import PORT
from tests.helpers.command_line import COMMAND
from tests.helpers.scripts import script

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "assistants.md").read_text(encoding="utf-8")


def test_the_session_can_be_had_as_it_is_printed() -> None:
    recorder = script(DOCS / "record_assistant.py")
    again = recorder.without_last_digits(recorder.record())
    assert again == recorder.without_last_digits(PAGE), "python -m docs.record_assistant"
    called = [name for _, (name, _) in recorder.CALLS]
    assert len(called) == 5
    assert '"status": "abstained"' in again
    assert '"changed": true' in again


def test_the_page_names_every_tool(judge: Judge) -> None:
    assert re.findall(r"(?m)^\| `(\w+)` \|", PAGE) == [tool.__name__ for tool in Tools(judge).all()]


def test_the_page_gives_the_command_and_the_limits_that_hold() -> None:
    started, reached = (
        json.loads(block)["mcpServers"]["judge"] for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[:2]
    )
    assert [started["command"], *started["args"]] == [COMMAND[-1], "mcp"]
    assert f":{PORT}/mcp" in reached["url"]
    assert f"{LONGEST_QUESTION:,} characters" in PAGE
