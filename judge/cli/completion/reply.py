"""The reply to a shell's script: how to take it on the first line, then a candidate a line.

The first line is ``values``; ``keep``, values that what was typed must not give way to before one is chosen; ``file`` or ``folder``, which
the shell completes by itself. A candidate is its value, a tab, and what it is; for bash only what bash inserts.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from judge.cli.completion.asked import read
from judge.cli.completion.bash import Word, arguments, quoted, split
from judge.cli.completion.candidates import SHELL_S_OWN, candidates
from judge.cli.completion.matching import Candidate, fold, in_common, keeps_what_was_typed
from judge.harmless import on_a_line

SHELL = "_JUDGE_COMPLETE"
ARGUMENTS = "_JUDGE_COMPLETE_ARGS"  # the words between the command and the one being typed, a line each; of bash the line up to the cursor
WORD = "_JUDGE_COMPLETE_WORD"  # the word being typed; not of bash
BREAKS = "_JUDGE_COMPLETE_BREAKS"  # of bash, its $COMP_WORDBREAKS
TYPE = "_JUDGE_COMPLETE_TYPE"  # of bash, its $COMP_TYPE
TABLE = Path(__file__).parent / "commands.json"

_INSERTS_EACH = ("37", "42")  # bash is about to insert candidates one after another, or all of them
_LONGEST = 100  # signs of what a candidate is


def answer() -> NoReturn:
    """Write the reply that the environment asks for, and end the process. Nothing else is ever written, and nothing read."""
    # KeyboardInterrupt as well: the shell that asked may be gone, or have lost patience.
    with contextlib.suppress(Exception, KeyboardInterrupt):
        text = reply(os.environ)
        sys.stdout.buffer.write(text.encode("utf-8", "replace"))
        sys.stdout.buffer.flush()
    os._exit(0)


def reply(environment: Mapping[str, str]) -> str:
    """The reply that an environment asks for; empty for what no script of ours asks, such as those that typer once installed.

    :raises Exception: whatever a damaged index raises.
    """
    given = environment.get(ARGUMENTS, "")
    match environment.get(SHELL):
        case "bash":
            words = split(given, environment.get(BREAKS, ""))
            return _to_bash(words, is_listing=environment.get(TYPE) not in _INSERTS_EACH)
        case "zsh" | "fish" | "powershell":
            mode, found = complete([*(given.split("\n") if given else []), environment.get(WORD, "")])
            return _lines(mode, (f"{on_a_line(value)}\t{_short(about)}" for value, about in found))
    return ""


def complete(words: Sequence[str]) -> tuple[str, list[Candidate]]:
    """How the last of some words behind ``judge`` may go on: how to take the candidates, and the candidates.

    :raises Exception: whatever a damaged index raises.
    """
    asked = read(json.loads(TABLE.read_bytes()), words)
    if asked.kind in SHELL_S_OWN:
        return str(asked.kind), []
    found = candidates(asked)
    keeps = not found or keeps_what_was_typed([value for value, _ in found], words[-1])
    return "values" if keeps else "keep", found


def _to_bash(words: Sequence[Word], *, is_listing: bool) -> str:
    typed = words[-1]
    if len(words) > 1 and words[-2].is_redirection:
        return "file\n"
    mode, found = complete(arguments(words))
    kept = fold(typed.value[: typed.kept])
    values = [on_a_line(value[typed.kept :]) for value, _ in found if fold(value).startswith(kept)]
    if mode == "keep" and is_listing and in_common(values):
        values.append("")  # bash inserts what all have in common: with this one, nothing
    common = in_common(values)
    # Of several, bash inserts what they have in common and lists them, which reads better without quoting.
    is_shown_only = len(values) > 1 and is_listing and quoted(common, typed.quote) == common
    return _lines(mode, values if is_shown_only else (quoted(value, typed.quote) for value in values))


def _lines(mode: str, lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in (mode, *lines))


def _short(about: str) -> str:
    line = on_a_line(about)
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
