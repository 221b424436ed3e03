"""Write the manual page, ``docs/judge.1``, from the commands as they are. Run it when a command changes; a test compares.

python docs/make_man.py

A wheel installs it into ``share/man/man1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from judge.cli.commands import application
from judge.desk.settings import SETTINGS

FILE = Path(__file__).parent / "judge.1"

_EXIT = {
    "0": "answered, found, done, or all checks as the rulings say",
    "1": "no ruling answers, nothing is found, something differs, a check fails, or every row of a batch failed",
    "2": "an error: one line on stderr, cause and fix",
    "130": "ended by Ctrl-C",
}
_EXAMPLES = {
    "judge 'can a hidden character be attacked?'": "Ask.",
    "judge": "Open a prompt; 'help' tells what can be typed.",
    "judge check klaw#4 --misread": "Run a ruling on the rules engine, and see it misread.",
    "judge config game vs-system": "Ask of one game from now on.",
    "judge batch questions.csv -o answers.csv": "Answer a file of questions.",
}
_FOLDERS = {
    "JUDGE_DATA": "the folder of your own documents, index, log and history, instead of the platform's",
    "JUDGE_CACHE": "the folder in which judge notes which files it has held against their hashes, instead of the platform's",
    "JUDGE_CONFIG": "the file of your settings, instead of the platform's",
    "JUDGE_INDEX, JUDGE_CORPUS": "the index and the corpus to read, as --index and --corpus",
    "NO_COLOR, FORCE_COLOR": "no colours; colours also down a pipe",
    "PAGER": "what shows text that is longer than the screen; less where it is not set",
}


def page() -> str:
    """The manual page, as the text of its file."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    program = typer.main.get_command(application())
    commands: dict[str, Any] = getattr(program, "commands", {})
    context = typer.Context(program, **program.context_settings)
    yield '.\\" Written by docs/make_man.py'
    yield '.TH JUDGE 1 "" "judge" "User Commands"'
    yield from _section("NAME", "judge \\- card-game rulings, offline")
    yield from _section("SYNOPSIS")
    for line in ("judge QUESTION", "judge COMMAND [OPTIONS] [ARGUMENTS]", "judge"):
        yield from (".B " + _text(line), ".br")
    yield from _section("DESCRIPTION", _text(f"{program.help} Without a command, a prompt opens."))
    yield from _section("OPTIONS")
    yield from _options(program, context)
    yield from _section("COMMANDS")
    for name, command in commands.items():
        usage = " ".join(
            piece for piece in command.collect_usage_pieces(typer.Context(command, parent=context)) if piece
        )
        yield f'.SS "judge {_text(name)} {_text(usage)}"'
        for paragraph in re.split(r"\n\s*\n", command.help or ""):
            yield from (".PP", _text(" ".join(paragraph.split())))
        yield from _options(command, typer.Context(command, parent=context))
    yield from _section("EXIT STATUS")
    yield from _table(_EXIT)
    yield from _section("ENVIRONMENT")
    yield from _table(
        {setting.variable: f"the setting '{setting.name}': {setting.meaning}" for setting in SETTINGS} | _FOLDERS
    )
    yield from _section("EXAMPLES")
    yield from _table(_EXAMPLES)


def _section(head: str, text: str = "") -> Iterator[str]:
    yield f".SH {head}"
    if text:
        yield text


def _options(command: Any, context: typer.Context) -> Iterator[str]:
    shown = (
        option for option in command.get_params(context) if option.param_type_name == "option" and not option.hidden
    )
    yield from _table({", ".join(sorted(o.opts, key=len)) + _value(o): o.help or "" for o in shown})


def _value(option: Any) -> str:
    if option.is_flag:
        return ""
    choices = "|".join(map(str, getattr(option.type, "choices", ())))
    return f" {option.metavar or choices or option.name.upper()}"


def _table(rows: dict[str, str]) -> Iterator[str]:
    for head, text in rows.items():
        yield from (".TP", f".B {_text(head)}", _text(text))


def _text(text: str) -> str:
    """Text as roff takes it: no escape, no request at the start of a line, dashes that can be copied."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
