"""Tab at the prompt: the words of the prompt, and what the commands take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

if TYPE_CHECKING:
    from judge.cli.prompt.conversation import Conversation


class LineCompleter(Completer):
    """What the line being typed may go on with."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterator[Completion]:
        """The candidates for the word before the cursor."""
        typed = document.text_before_cursor
        if " " not in typed:
            for word in self._conversation.commands:
                if word.startswith(typed):
                    yield Completion(word, -len(typed))
