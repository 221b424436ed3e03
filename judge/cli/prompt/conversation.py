"""What a line of the prompt means: a question, one that goes on from the last answer, a command, or a word about what was shown."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from judge.answers import Answer, Usual
from judge.api import Judge
from judge.cli.asking import Asking
from judge.cli.commands import NAMES
from judge.cli.options import Session
from judge.cli.printing.text import say
from judge.cli.running import misspelt_command, run, with_verb
from judge.desk.settings import ANY_GAME, BY_NAME, TODAY, check, chosen
from judge.errors import JudgeError, NotFoundError
from judge.rulings.games import name_of

LEAVING = ("exit", "quit", ":q")
_OPTIONS = re.compile(r"--?[a-z]")  # what an answer tells to type: "--game says otherwise"
_NUMBER = re.compile(r"[\[#]?(\d{1,2})[\].]?")
# Words of the prompt alone, what may follow, and what they do.
OWN_WORDS = (
    ("more", "", "the last answer again, with all points and examples (also -v)"),
    ("2", "", "open ruling 2 of the last answer"),
    ("--game", "vs-remix", "the last question again, with an option of 'ask'"),
    ("copy", "", "copy the ruling of the last answer to the clipboard"),
    ("game", "vs-system", "ask of that game from now on; 'game any' of all"),
    ("day", "2006-09-10", "ask of the rules of that day from now on; 'day today'"),
    ("history", "", "what you asked since the prompt was opened"),
    ("help", "", "this; 'help show' tells of a command"),
    ("exit", "", "leave (also quit and Ctrl-D)"),
)
# Commands whose words are a name or an id; what names nothing was a question that begins like them.
_LOOKUPS = ("show", "check", "card", "rule")
# Commands that take options and nothing else.
_BARE = ("list", "status", "build", "version")
_LONGEST_COMMAND = 4_000  # characters
_A_QUESTION = 5  # words: no other command takes as many that aren't options


class Conversation:
    """What was asked and answered at one prompt, and what holds for the next question."""

    def __init__(self, session: Session, judge: Judge, asking: Asking, *, verbose: bool = False) -> None:
        """Begin one.

        :param asking: the filters of the command that opened the prompt.
        :param verbose: tell every answer with all points and examples.
        """
        self.session = session
        self.judge = judge
        self.is_over = False
        self._asking = asking
        self._verbose = verbose
        self._asked: list[str] = []
        self._last: Answer | None = None
        self._shown: dict[
            str, int
        ] = {}  # the rulings of the last answer, numbered from 1: their ids, and the point that answers

    @property
    def prefix(self) -> str:
        """What stands before the question mark: the game and the day that hold."""
        usual = self._asking.usual
        held = (self._asking.game or usual.game, self._asking.as_of or usual.as_of)
        return "".join(f"{value} " for value in held if value)

    def hear(self, line: str) -> None:
        """Do what a line asks for.

        :param line: not blank, on one line.
        :raises JudgeError: if it can't be done.
        """
        line = self._with_ids(line)
        first, _, rest = line.partition(" ")
        own: dict[str, Callable[[], None]] = {
            "more": lambda: self._tell(verbose=True),
            "-v": lambda: self._tell(verbose=True),
            "copy": self._copy,
            "history": self._tell_history,
            "help": self._tell_help,
            "?": self._tell_help,
            **dict.fromkeys(LEAVING, self._leave),
        }
        word = first.lower()
        if not rest and word in own:
            own[word]()
        elif word == "open" and rest.isdigit():
            self._run(["show", self._numbered(int(rest))])
        elif not rest and self._last and (number := _NUMBER.fullmatch(line)):
            self._run(["show", self._numbered(int(number[1]))])
        elif _OPTIONS.match(line) and self._last:
            self._run(["ask", self._last.asked_as or self._last.question, *_words(line)], is_again=True)
            self._shown = {}  # what stands there now has no numbers
        elif word == "copy" and rest in self._shown:
            self._copy(rest)
        elif word in ("game", "day") and len(rest.split()) < 2 and not rest.endswith("?"):
            self._set(word, rest)
        elif arguments := self._command(line):
            if arguments == ["ask"]:  # which would open a prompt within the prompt
                self._tell_help()
            elif arguments[0] == "ask" and not _has_options(arguments):
                self._ask(" ".join(arguments[1:]))
            else:
                self._run(arguments)
        else:
            self._ask(line)

    # -- questions ----------------------------------------------------------------------------------------------------

    def _ask(self, question: str) -> None:
        answer = self._asking.ask(self.judge, question, self._last)
        self._asked.append(question)
        self._last = answer
        shown = [one for one in answer.parts or (answer,) if one.band != "nothing"]
        self._shown = {view.id: view.point for one in shown for view in one.answers if not view.superseded_by}
        self._tell(verbose=self._verbose)
        if self.session.is_on("log"):
            self._asking.record(answer)

    def _tell(self, *, verbose: bool) -> None:
        from judge.cli.printing.answers import tell_answer

        # The prompt itself says which game and day hold.
        answer = msgspec.structs.replace(self._answered(), assumed=None)
        numbers = {entry: n for n, entry in enumerate(self._shown, 1)}
        tell_answer(answer, verbose, self.judge.notice, numbers)

    def _answered(self) -> Answer:
        if self._last is None:
            raise NotFoundError("nothing was asked yet", fix="ask first")
        return self._last

    def _numbered(self, number: int) -> str:
        """The id of a ruling of the last answer.

        :raises NotFoundError: if there is none of that number.
        """
        ids = dict(enumerate(self._shown, 1))
        if number not in ids:
            raise NotFoundError(f"the last answer has no ruling {number}", fix=f"it has 1 to {len(ids)}" if ids else "")
        return ids[number]

    def _copy(self, entry: str = "") -> None:
        from judge.cli.clipboard import copy_answer, copy_entries

        if entry:
            copy_entries([self.judge.show(entry)])
        else:
            copy_answer(self._answered())

    # -- what holds for the next ones ---------------------------------------------------------------------------------

    def _set(self, word: str, value: str) -> None:
        """Set, for this prompt, the game or the day that questions are about; without a value, tell it."""
        usual, setting = self._asking.usual, BY_NAME["game" if word == "game" else "as-of"]
        if value:
            kept = check(setting, value, f"'{word}'")
            if word == "game":
                usual = Usual(chosen(kept, ANY_GAME), usual.as_of)
                self._asking = replace(self._asking, usual=usual, game=None)
            else:
                usual = Usual(usual.game, chosen(kept, TODAY))
                self._asking = replace(self._asking, usual=usual, as_of=None)
        game, day = self._asking.game or usual.game, self._asking.as_of or usual.as_of
        of_game = name_of(game) if game else "any game"
        say(f"Questions are about {of_game}, by the rules of {day or 'today'}.", dim=True)

    # -- commands -----------------------------------------------------------------------------------------------------

    def _command(self, line: str) -> list[str]:
        """The arguments of a command line; none where the line is a question, also one that begins like a command.

        :raises JudgeError: if its first word is almost a command's name, with what a command takes behind it.
        """
        words = _words(line)
        if words[0] == "judge" and len(words) > 1:
            return with_verb(words[1:])
        if words[0] not in NAMES:
            return with_verb(words) if not line.endswith("?") and misspelt_command(words) else []
        is_command = _has_options(words) or (not line.endswith("?") and self._is_meant(words[0], words[1:]))
        return words if is_command or words[0] == "ask" else []

    def _is_meant(self, command: str, words: list[str]) -> bool:
        """Whether words after the name of a command are what it takes, rather than the rest of a question."""
        if not words:
            return True
        if command in _BARE:
            return False
        if command == "help":
            return len(words) == 1
        if command in _LOOKUPS and len(words) > 2:
            judge = self.judge
            look_ups: dict[str, Callable[[str], object]] = {"card": judge.card, "rule": judge.rule}
            try:
                look_ups.get(command, judge.show)(" ".join(words))
            except NotFoundError:
                return False
            except JudgeError:
                return True
        return len(words) < _A_QUESTION or command in _LOOKUPS

    def _with_ids(self, line: str) -> str:
        """A line with the id of a ruling of the last answer for its number: "show 2", "check 2 --misread", "copy 2".

        :raises NotFoundError: if the answer has no ruling of that number.
        """
        command, number, rest = (*line.split(" ", 2), "", "")[:3]
        number = number.strip("[]#.")
        if (
            command not in ("show", "check", "verify", "copy")
            or not number.isdigit()
            or len(number) > 2
            or not self._last
        ):
            return line
        entry = self._numbered(int(number))
        point = f"#{self._shown[entry]}" if command == "check" else ""
        return f"{command} {entry}{point} {rest}".rstrip()

    def _run(self, arguments: list[str], *, is_again: bool = False) -> None:
        """Run a command on the index that is open here, for the game and the day that hold here.

        :param is_again: it asks what was asked already, and is no entry of the log.
        """
        usual, before = self._asking.usual, self.session.usual()
        is_config = arguments[0] == "config"  # which tells of the settings as they are
        with self.session.for_command(
            None
            if is_config
            else (self._asking.game or usual.game or ANY_GAME, self._asking.as_of or usual.as_of or TODAY),
            is_logged=not is_again,
        ):
            run(arguments)
        if is_config:
            self.session.forget_settings()
            if (now := self.session.usual()) != before:
                self._asking = replace(self._asking, usual=now, game=None, as_of=None)

    # -- what was asked, and what can be typed ------------------------------------------------------------------------

    def _tell_history(self) -> None:
        for n, question in enumerate(self._asked, 1):
            say(f"{n:3}. {question}", hang=5)
        if not self._asked:
            say("Nothing was asked yet.", dim=True)

    def _tell_help(self) -> None:
        say(
            'A question in your own words; "what about ...?" goes on from the last one. Lines pasted together are one question.'
        )
        say()
        for word, example, meaning in OWN_WORDS:
            say(f"{f'{word} {example}':17} {meaning}", indent=2, hang=18)
        say()
        say(f"Commands as in the shell, with or without 'judge' before them: {', '.join(NAMES)}.", hang=2)

    def _leave(self) -> None:
        self.is_over = True


def _words(line: str) -> list[str]:
    """The words of a line as a shell takes them; one with a single apostrophe ("don't") has no quotes, nor has a very long one."""
    if len(line) > _LONGEST_COMMAND:  # a quotation takes shlex the square of its length
        return line.split()
    try:
        return shlex.split(line) or [line]
    except ValueError:
        return line.split()


def _has_options(words: Sequence[str]) -> bool:
    return any(_OPTIONS.match(word) for word in words[1:])
