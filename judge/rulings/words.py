"""How players talk, as data: ``corpus/<game>/words.yaml``. Sayings for the game's own terms, nicknames, and what tells the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

from judge.errors import Defect
from judge.rulings.model import GAMES, Words

FILE = "words.yaml"
_PARTS = tuple(name for name in Words.__struct_fields__ if name != "game")
_FIX = "see docs/corpus.md, 'How players talk'"


def read_words(path: Path, titles: set[str], defects: list[Defect]) -> Words | None:
    """Read a words file; what breaks its form goes to ``defects``.

    :param titles: the titles of the game's entries and the cards they mention: what ``names`` may give nicknames for.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
        # The base loader leaves every word the word that it is: "on" is no truth value, "2005-01-01" no day.
        loaded: Any = yaml.load(text, Loader=yaml.CBaseLoader)
        keys = list(_keys(yaml.compose(text, Loader=yaml.CBaseLoader)))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        defects.append(Defect(path, 1, f"can't be read ({reason})", "save it as UTF-8"))
        return None
    except (yaml.YAMLError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or "not YAML"
        defects.append(Defect(path, mark.line + 1 if mark else 1, problem, _FIX))
        return None
    try:
        words = msgspec.convert(({} if loaded is None else loaded) | {"game": path.parent.name}, type=Words)
    except (msgspec.ValidationError, TypeError) as error:
        defects.append(Defect(path, 1, f"is not of the form expected ({error})", _FIX))
        return None
    if words.game not in GAMES:
        defects.append(Defect(path, 1, f"'{words.game}' is no game", f"put it into one of {', '.join(GAMES)}"))
    lines: dict[tuple[str, str], int] = {}
    for part, key, line in keys:
        if (part, key) in lines:
            defects.append(Defect(path, line, f"'{key}' stands already on line {lines[part, key]}", "join the two"))
        lines.setdefault((part, key), line)
    defects.extend(
        Defect(path, lines["", part], f"unknown part '{part}'", _FIX) for part in loaded or () if part not in _PARTS
    )
    defects.extend(
        Defect(
            path,
            lines["names", name],
            f"'{name}' is the title of no entry of {words.game}",
            "name it as its entry's heading does",
        )
        for name in words.names
        if name not in titles
    )
    defects.extend(
        Defect(path, lines[part, term], f"'{term}' stands for itself", "remove the saying")
        for part, group in (("terms", words.terms), ("families", words.families))
        for term, sayings in group.items()
        if term in sayings
    )
    return words


def _keys(root: yaml.Node | None) -> Iterator[tuple[str, str, int]]:
    """The parts of a file and what each part names, with part and line; a part itself stands under no part."""
    for part, content in _pairs(root):
        yield "", part.value, part.start_mark.line + 1
        for key, _ in _pairs(content):
            yield part.value, key.value, key.start_mark.line + 1


def _pairs(node: yaml.Node | None) -> list[tuple[yaml.Node, yaml.Node]]:
    return node.value if isinstance(node, yaml.MappingNode) else []
