"""The prompt itself: a line is read, with history and completion, and handed to the conversation; Ctrl-D leaves."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import typer

from judge.cli.asking import Asking
from judge.cli.messages import tell_failure
from judge.cli.options import Session
from judge.cli.printing.screen import is_coloured
from judge.cli.printing.text import say
from judge.cli.prompt.conversation import Conversation
from judge.errors import JudgeError
from judge.harmless import encodable, typed
from judge.store.locations import user_data

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.history import History

_REMEMBERED = 1_000  # lines of an older history that are taken over


def run_prompt(session: Session, asking: Asking, *, verbose: bool = False) -> None:
    """Read lines until the end of input; ``asking`` holds for every question until a line of the prompt says otherwise.

    :raises IndexStoreError: if the index can't be used.
    :raises JudgeError: if a filter or a setting is none that there is.
    """
    judge = session.judge()
    asking.check(judge)
    session.tell_notice()  # now, and not when the prompt is left
    conversation = Conversation(session, judge, asking, verbose=verbose)
    say("Ask in your own words; 'help' tells what else can be typed. Ctrl-D leaves.", dim=True)
    reader = _reader()
    while not conversation.is_over:
        try:
            line = reader.prompt([("bold" if is_coloured() else "", f"{conversation.prefix}? ")])
        except EOFError:
            return
        except KeyboardInterrupt:  # drops the line being typed, as in a shell
            continue
        # Lines pasted together are one question.
        text = " ".join(typed(line).split())
        if not text:
            continue
        try:
            conversation.hear(text)
        except JudgeError as error:
            tell_failure(error)
        except (KeyboardInterrupt, typer.Abort):  # ends what takes too long or asks, not the prompt
            say()
        say()


def _reader() -> PromptSession[str]:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.output import ColorDepth
    from prompt_toolkit.shortcuts import CompleteStyle

    from judge.cli.prompt.completing import LineCompleter

    return PromptSession(
        history=_history(),
        completer=LineCompleter(),
        complete_while_typing=False,
        complete_style=CompleteStyle.READLINE_LIKE,
        color_depth=None if is_coloured() else ColorDepth.DEPTH_1_BIT,
    )


def _history() -> History:
    """A history that outlives the process, where there is a place for it; that of an older judge is taken over."""
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    path, older = user_data() / "prompt-history", user_data() / "history"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        path.touch()
    except OSError:
        return InMemoryHistory()

    class KeptHistory(FileHistory):
        def store_string(self, string: str) -> None:
            with contextlib.suppress(OSError):  # a full disk costs the line, not the prompt
                super().store_string(encodable(string))

    history = KeptHistory(str(path))
    if is_new and older.is_file():
        for line in older.read_text(encoding="utf-8", errors="replace").splitlines()[-_REMEMBERED:]:
            history.store_string(line)
    return history
