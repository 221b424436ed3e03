"""The one reader of YAML: words, lists and mappings, a few levels deep. What else YAML can say is refused with its line.

PyYAML's own composers call themselves for each level, the C one until the process crashes, and an alias can stand for what has aliases
in it; here the events of its parser are put together without either.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import yaml

from judge.harmless import on_a_line
from judge.rulings.controls import controls

LONGEST = 2**20  # characters; the largest such file of a corpus has about 30,000
_LONGEST_NAME = 60  # characters that are told of one
DEEPEST = 16  # levels; the deepest file that judge reads has five
TOO_DEEP = f"nests deeper than {DEEPEST} levels"


class YamlError(ValueError):
    """What is wrong with a YAML text, and the line on which, counted from 1."""

    def __init__(self, cause: str, line: int) -> None:
        self.cause = on_a_line(cause)
        super().__init__(self.cause)
        self.line = line


Path = tuple[str | int, ...]


class PlainYaml(NamedTuple):
    """What a text says: every scalar is the text that it is, so that "on" is no truth value and "2005-01-01" no day.

    ``value`` is None for a text that says nothing. ``lines`` tells where each key stands, by the keys (and, in lists, the numbers from
    0) that lead to it; ``twice`` holds the keys that stand again in one mapping, with the line, and of such the last counts.
    """

    value: Any
    lines: dict[Path, int]
    twice: list[tuple[Path, int]]


class _Level:
    """A list or a mapping that is being read: where it stands, and the key to which the next value belongs."""

    def __init__(self, holder: list[Any] | dict[str, Any], path: Path) -> None:
        self.holder = holder
        self.path = path
        self.key: str | None = None


def read_yaml(text: str) -> PlainYaml:
    """Read a text of one document.

    :raises YamlError: if it is no YAML, is too long or too deep, or has anchors, aliases, tags, or keys that are no plain words.
    """
    if len(text) > LONGEST:
        raise YamlError(f"has {len(text):,} characters, the limit is {LONGEST:,}", 1)
    reader = _Reader()
    try:
        for event in yaml.parse(text, Loader=yaml.CBaseLoader):
            reader.take(event)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        # PyYAML's own bound, since 6.0.4, is far above ours, but it reads ahead.
        is_deep = "nesting depth" in (error.problem or "")
        cause = TOO_DEEP if is_deep else error.problem or "not YAML"
        # What is missing at the end is missing on the last line, not on one below it.
        raise YamlError(cause, min(line, text.rstrip().count("\n") + 1)) from None
    except yaml.YAMLError as error:
        # Of a character that YAML forbids the C reader gives the place in bytes, and shows the character itself.
        place = getattr(error, "position", 0) or 0
        line = text.encode("utf-8", "replace")[:place].count(b"\n") + 1
        raise YamlError(getattr(error, "reason", None) or "not YAML", line) from None
    except UnicodeEncodeError:  # a lone surrogate
        raise YamlError("holds what is no character", 1) from None
    return PlainYaml(reader.value, reader.lines, reader.twice)


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}..."


class _Reader:
    """Puts events together, with a stack of its own."""

    def __init__(self) -> None:
        self.value: Any = None
        self.lines: dict[Path, int] = {}
        self.twice: list[tuple[Path, int]] = []
        self._levels: list[_Level] = []
        self._documents = 0

    def take(self, event: yaml.Event) -> None:
        line = event.start_mark.line + 1 if event.start_mark else 1
        if isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                raise YamlError("a second document", line)
        elif isinstance(event, yaml.AliasEvent):
            raise YamlError(f"the alias '*{_shortened(event.anchor or '')}': aliases are not read", line)
        elif isinstance(event, (yaml.ScalarEvent, yaml.CollectionStartEvent)):
            if event.anchor is not None:
                raise YamlError(f"the anchor '&{_shortened(event.anchor)}': anchors are not read", line)
            # "!" says of a scalar that it is a text, which it is anyway.
            if event.tag not in (None, "!"):
                raise YamlError(f"the tag '{_shortened(event.tag)}': tags are not read", line)
            if isinstance(event, yaml.ScalarEvent) and (found := next(controls(event.value), None)):
                raise YamlError(f"holds {found[1]}, which is no text", line + found[0] - 1)
            self._node(event, line)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._levels.pop()

    def _node(self, event: yaml.NodeEvent, line: int) -> None:
        above = self._levels[-1] if self._levels else None
        if above and isinstance(above.holder, dict) and above.key is None:
            self._key(above, event, line)
            return
        value: Any = event.value if isinstance(event, yaml.ScalarEvent) else None
        path: Path = ()
        if above:
            path = (*above.path, len(above.holder) if above.key is None else above.key)
        if value is None:
            if len(self._levels) >= DEEPEST:
                raise YamlError(TOO_DEEP, line)
            value = {} if isinstance(event, yaml.MappingStartEvent) else []
            self._levels.append(_Level(value, path))
        if above is None:
            self.value = None if value == "" else value
        elif isinstance(above.holder, dict):
            assert above.key is not None, "a value comes after its key"
            above.holder[above.key] = value
            above.key = None
        else:
            above.holder.append(value)

    def _key(self, above: _Level, event: yaml.NodeEvent, line: int) -> None:
        if not isinstance(event, yaml.ScalarEvent):
            raise YamlError("a key that is no plain word", line)
        above.key = event.value
        path = (*above.path, event.value)
        if path in self.lines:
            self.twice.append((path, line))
        else:
            self.lines[path] = line
