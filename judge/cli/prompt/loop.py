"""The prompt itself: a line is read, with history and completion, and handed to the conversation; Ctrl-D leaves."""

from __future__ import annotations

import contextlib
import datetime as dt
from typing import TYPE_CHECKING

import typer

from judge.cli.asking import Asking
from judge.cli.messages import tell_failure
from judge.cli.options import Session
from judge.cli.printing.screen import is_coloured
from judge.cli.printing.text import say
from judge.cli.prompt.conversation import Conversation
from judge.errors import JudgeError
from judge.files.looking import open_file
from judge.files.whole import create_whole
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
        if not path.exists() and older.is_file():
            lines = older.read_text(encoding="utf-8", errors="replace").splitlines()[-_REMEMBERED:]
            with contextlib.suppress(FileExistsError):  # another prompt was quicker
                create_whole(path, b"".join(map(_kept, lines)))
        with path.open("ab+"), open_file(path):
            pass  # a folder, a pipe, or what may not be read, is no history
    except OSError:
        return InMemoryHistory()

    class KeptHistory(FileHistory):
        def store_string(self, string: str) -> None:
            with contextlib.suppress(OSError), path.open("ab", buffering=0) as file:  # a full disk costs the line
                file.write(_kept(encodable(string)))  # at once: two prompts may be open

    return KeptHistory(str(path))


def _kept(line: str) -> bytes:
    """A line as the history's file has it. The empty line above parts it from what a crash cut short."""
    typed = "".join(f"+{part}\n" for part in line.split("\n"))
    return f"\n# {dt.datetime.now()}\n{typed}".encode("utf-8", "replace")
