"""What a command line asks to complete: a command, an option, or the value of an option or argument."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

# A command as `commands.json` has it: help, options, arguments, and the commands below it by name.
Command = Mapping[str, Any]
Option = Mapping[str, Any]

# What a value is: one of the kinds in `candidates`, or the values that there are, each with what it is.
Kind = str | Mapping[str, str]


class Asked(NamedTuple):
    """What is to be completed.

    ``kind`` is that of the value, "command" or "option". ``typed`` is what stands there, and ``lead`` what of the word stands before it
    ("--game="). ``before`` are the earlier words of the same argument. ``given`` are the values of options, by their longest name.
    """

    kind: Kind
    typed: str
    command: Command
    lead: str = ""
    before: tuple[str, ...] = ()
    given: Mapping[str, str] = {}


def read(table: Command, words: Sequence[str]) -> Asked:
    """Read the words behind ``judge``, the last of which is being typed."""
    command, given, placed = table, dict[str, str](), list[str]()
    waiting: Option | None = None
    has_options = True
    for word in words[:-1]:
        if waiting:
            given[longest(waiting)] = word
            waiting = None
        elif has_options and word == "--":
            has_options = False
        elif has_options and _is_option(word):
            name, equals, value = word.partition("=")
            if option := _option(command, name):
                given[longest(option)] = value
                waiting = option if option["value"] and not equals else None
        elif not placed and word in command["commands"]:
            command = command["commands"][word]
        else:
            placed.append(word)
    typed = words[-1]
    if waiting:
        return Asked(waiting["value"], typed, command, given=given)
    if has_options and typed.startswith("-"):
        name, equals, value = typed.partition("=")
        option = _option(command, name) if equals else None
        if option and option["value"]:
            return Asked(option["value"], value, command, name + equals, given=given)
        return Asked("option", typed, command, given=given)
    if command["commands"] and not placed:
        return Asked("command", typed, command, given=given)
    return _argument(command, placed, typed, given)


def _argument(command: Command, placed: list[str], typed: str, given: Mapping[str, str]) -> Asked:
    arguments = command["arguments"]
    if len(placed) < len(arguments):
        place = len(placed)
    elif arguments and arguments[-1]["repeats"]:
        place = len(arguments) - 1
    else:  # no word belongs here: options are all that can follow, and behind an unknown command nothing
        return Asked("nothing" if command["commands"] else "option", typed, command, given=given)
    return Asked(arguments[place]["value"], typed, command, before=tuple(placed[place:]), given=given)


def longest(option: Option) -> str:
    """The longest name of an option."""
    name: str = max(option["names"], key=len)
    return name


def _is_option(word: str) -> bool:
    return word.startswith("-") and word != "-"


def _option(command: Command, name: str) -> Option | None:
    return next((option for option in command["options"] if name in option["names"]), None)
