"""The prompt that stays open: a question a line, with history; Ctrl-D leaves."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from judge.api import Judge
from judge.errors import IndexStoreError, JudgeError
from judge.store.locations import user_data

_REMEMBERED = 1_000  # lines of history


def run_prompt(judge: Judge, *, verbose: bool = False, **filters: Any) -> None:
    """Read questions until end of input; ``filters`` are those of :meth:`judge.api.Judge.ask`."""
    from judge.cli.answer_text import tell_answer
    from judge.cli.text import say, styled

    judge.check_filters(**{name: filters.get(name) for name in ("game", "doc", "as_of")})
    say("Ask in your own words. Ctrl-D leaves.", dim=True)
    with _history():
        while True:
            try:
                question = input(styled("? ", bold=True)).strip()
            except EOFError:
                say()
                return
            except KeyboardInterrupt:  # drops the line being typed, as in a shell
                say()
                continue
            if not question:
                continue
            if question in ("exit", "quit", ":q"):
                return
            try:
                tell_answer(judge.ask(question, **filters), verbose, judge.notice)
            except IndexStoreError:
                raise
            except JudgeError as error:
                say(str(error), fg="red")
            say()


@contextlib.contextmanager
def _history() -> Any:
    """Line editing and a history that outlives the process, where the platform has readline."""
    try:
        import readline
    except ImportError:  # Windows: its console edits lines by itself
        yield
        return
    path: Path = user_data() / "history"
    with contextlib.suppress(OSError):
        readline.read_history_file(path)
    readline.set_history_length(_REMEMBERED)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            readline.write_history_file(path)
