"""Tab at the prompt: the words of the prompt, and what Tab in a shell completes of a command."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from judge.cli.commands import NAMES
from judge.cli.completion.reply import complete
from judge.cli.prompt.conversation import OWN_WORDS


class LineCompleter(Completer):
    """What the line being typed may go on with; a question is not completed."""

    def __init__(self) -> None:
        """Complete lines that a conversation will hear."""
        own = {word: meaning for word, _, meaning in OWN_WORDS if word.isalpha()}
        self._first_words = {**dict.fromkeys(NAMES, ""), **own}

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterator[Completion]:
        """The candidates for the word before the cursor."""
        words = document.text_before_cursor.split(" ")
        if words[0] == "judge" and len(words) > 1:
            words = words[1:]
        if len(words) == 1:
            for word, about in self._first_words.items():
                if word.startswith(words[0].lower()):
                    yield Completion(f"{word} ", -len(words[0]), display=word, display_meta=about)
        elif words[0] == "game" and len(words) == 2:
            yield from self._of_command(["list", "--game", words[1]])
        elif words[0] in NAMES:
            yield from self._of_command(words)

    def _of_command(self, words: list[str]) -> Iterator[Completion]:
        with contextlib.suppress(Exception):  # a damaged index: nothing to complete, as in a shell
            for value, about in complete(words)[1]:
                yield Completion(value, -len(words[-1]), display_meta=about)
