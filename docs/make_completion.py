"""Write the table that completion reads, ``judge/cli/completion/commands.json``. Run it when a command changes; a test compares.

python docs/make_completion.py

What a parameter takes follows from one rule: what stands in :data:`KINDS` under its command and name, or under its name; else its choices,
where it has some; a number takes nothing that can be completed. Every other parameter has to get a line in :data:`KINDS`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer

from judge.cli.commands import NAMES, application
from judge.cli.completion.candidates import KINDS as KNOWN
from judge.desk.settings import SETTINGS
from judge.rulings.model import GAMES

FILE = Path(__file__).parents[1] / "judge" / "cli" / "completion" / "commands.json"

# What a parameter takes: a kind of `judge.cli.completion.candidates`, or the values that there are and what each is.
KINDS: dict[str, str | dict[str, str]] = {
    "game": GAMES,
    "game_name": "nothing",
    "doc": "document",
    "import doc": "own document",
    "import remove": "own document",
    "as_of": "nothing",
    "published": "nothing",
    "encoding": "nothing",
    "question": "nothing",
    "name": "card",
    "section": "section",
    "entry": "entry",
    "check entry": "checked entry",
    "references": "checked entry",
    "help command": dict.fromkeys(NAMES, ""),
    "config name": {setting.name: setting.meaning for setting in SETTINGS},
    "config value": {choice: f"of {setting.name}" for setting in SETTINGS for choice in setting.choices},
    "kind": {"cards": "rulings of cards", "rules": "general rules"},
    "seed": "nothing",
    "quiz id": "nothing",
    "serve name": "nothing",
    "serve token": "nothing",
    "mcp token": "nothing",
    "words": "nothing",
    "since": "nothing",
    "address": "nothing",
    "export": "file",
    "extracted": "file",
    "fields": "nothing",
    "values": "nothing",
    "pairs": "nothing",
    "file": "file",
    "files": "file",
    "old": "file",
    "new": "file",
    "output": "file",
    "against": "file",
    "host": "nothing",
    "folder": "folder",
    "plot": "folder",
    "index": "folder",
    "corpus": "folder",
    "encoder": "folder",
}


def table() -> str:
    """The table, as the text of its file.

    :raises ValueError: if a parameter is of no kind, telling which.
    """
    return json.dumps(described(typer.main.get_command(application())), indent=1, ensure_ascii=False) + "\n"


def described(command: Any, name: str = "", parent: typer.Context | None = None) -> dict[str, Any]:
    """A command as completion reads it, and those below it."""
    context = typer.Context(command, parent=parent, **command.context_settings)
    shown = [parameter for parameter in command.get_params(context) if not getattr(parameter, "hidden", False)]
    commands = {key: below for key, below in getattr(command, "commands", {}).items() if not below.hidden}
    return {
        "help": command.get_short_help_str(limit=80),
        "options": [_option(option, name) for option in shown if option.param_type_name == "option"],
        "arguments": [
            {"value": _kind(argument, name), "repeats": argument.nargs == -1}
            for argument in shown
            if argument.param_type_name == "argument"
        ],
        "commands": {key: described(below, f"{name} {key}".strip(), context) for key, below in commands.items()},
    }


def _option(option: Any, command: str) -> dict[str, Any]:
    takes_none = option.is_flag or option.count
    return {
        "names": sorted([*option.opts, *option.secondary_opts], key=lambda name: (-len(name), name)),
        "help": option.help or "",
        "value": None if takes_none else _kind(option, command),
        "repeats": bool(option.multiple or option.count),
    }


def _kind(parameter: Any, command: str) -> str | dict[str, str]:
    for name in (f"{command} {parameter.name}", parameter.name):
        if name in KINDS:
            kind = KINDS[name]
            if isinstance(kind, str) and kind not in KNOWN:
                raise ValueError(f"'{kind}' of '{name}' is no kind; there are {', '.join(sorted(KNOWN))}")
            return kind
    if choices := getattr(parameter.type, "choices", ()):
        return dict.fromkeys(map(str, choices), "")
    if parameter.type.name.startswith(("int", "float")):
        return "nothing"
    raise ValueError(f"what does '{parameter.name}' of 'judge {command}' take? Give it a line in KINDS of {__file__}")


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
