"""The keys of an entry, `- key: value` lines below its points: what they say, typed; every violation becomes a defect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from judge.rulings.dates import parse_date_range
from judge.rulings.defects import DefectLog
from judge.rulings.markdown import Block
from judge.rulings.model import (
    BASE_RULE,
    CERTAINTIES,
    KINDS,
    Certainty,
    Difference,
    Kind,
    Reference,
    RulingReplacement,
)

PART_KEYS = ("kind",)


@dataclass(frozen=True)
class Key:
    """A key as it is written: its name, its value, and the line on which it stands."""

    name: str
    value: str
    line: int


@dataclass(frozen=True)
class EntryKeys:
    """What the keys of an entry say; "" or empty where they don't. ``kind`` is None where neither entry nor part has one."""

    id: str
    kind: Kind | None
    section: str | None
    supersedes: tuple[RulingReplacement, ...]
    differs_from: tuple[Difference, ...]
    see_also: tuple[Reference, ...]
    mentions: tuple[str, ...]
    certainty: Certainty | None
    sources: tuple[str, ...]
    doubt: str | None


def _replacement(value: str) -> list[RulingReplacement]:
    target, word, start = value.partition(" from ")
    if not word:
        raise ValueError("no date")
    return [RulingReplacement(Reference.parse(target), parse_date_range(start))]


def _difference(value: str) -> list[Difference]:
    target, colon, how = value.partition(": ")
    if not colon or not how.strip():
        raise ValueError("no difference")
    return [Difference(Reference.parse(target), how.strip())]


def _listed(value: str) -> list[str]:
    parts = [part.strip() for part in value.split(";") if part.strip()]
    if not parts:
        raise ValueError("nothing")
    return parts


# Of each key that may stand several times: how its value is read, and the form that it has.
_MANY: Mapping[str, tuple[Callable[[str], list[Any]], str]] = {
    "supersedes": (_replacement, "<id> from <date>"),
    "differs from": (_difference, "<id>: how"),
    "see also": (lambda value: [Reference.parse(part) for part in _listed(value)], "<id>; <id>"),
    "mentions": (_listed, "<card>; <card>"),
    "source": (lambda value: [value], "<page or id>"),
}
ENTRY_KEYS = ("id", "kind", "section", *_MANY, "certainty", "doubt")


def read_keys(block: Block, allowed: tuple[str, ...], log: DefectLog) -> list[Key]:
    """The keys of a bullet list, as they are written."""
    keys = []
    for item in block.children:
        if [child.kind for child in item.children] != ["paragraph"]:
            log(item.line, "a key that is not one plain line", "write '- key: value', each on a line of its own")
        words = " ".join(child.text for child in item.children).replace("\n", " ")
        name, colon, value = words.partition(":")
        if name.strip() not in allowed:
            log(item.line, f"unknown key '{name.strip()}'", f"keys are: {', '.join(allowed)}")
        elif not colon or not value.strip():
            log(item.line, f"key '{name.strip()}' has no value", f"write '{name.strip()}: ...'")
        else:
            keys.append(Key(name.strip(), value.strip(), item.line))
    return keys


def entry_keys(written: list[Key], part: Mapping[str, str], title: str, line: int, log: DefectLog) -> EntryKeys:
    """What the keys of the entry ``title``, which begins on ``line``, say; what they leave out its part says.

    :param part: the keys of its part.
    """
    single: dict[str, str] = {}
    many: dict[str, list[Any]] = {name: [] for name in _MANY}
    for key in written:
        if key.name in _MANY:
            many[key.name].extend(_values(key, log))
        elif key.name in single:
            log(key.line, f"key '{key.name}' stands twice in '{title}'", "keep one")
        else:
            single[key.name] = key.value
    kind = single.get("kind") or part.get("kind")
    if kind not in KINDS:
        cause = f"'{title}' has kind '{kind}'" if kind else f"'{title}' has no kind"
        log(line, cause, f"give the part or the entry '- kind: ...', one of {', '.join(KINDS)}")
    found = EntryKeys(
        id=single.get("id", ""),
        kind=cast(Kind, kind) if kind in KINDS else None,
        section=single.get("section"),
        supersedes=tuple(many["supersedes"]),
        differs_from=tuple(many["differs from"]),
        see_also=tuple(many["see also"]),
        mentions=tuple(many["mentions"]),
        certainty=cast("Certainty | None", single.get("certainty")),
        sources=tuple(many["source"]),
        doubt=single.get("doubt"),
    )
    _check_certainty(found, title, line, log)
    return found


def _values(key: Key, log: DefectLog) -> list[Any]:
    """The typed values of a key that may stand several times."""
    read, form = _MANY[key.name]
    try:
        return read(key.value)
    except ValueError:
        log(key.line, f"'{key.name}: {key.value}' can't be read", f"write '{key.name}: {form}'")
        return []


def _check_certainty(keys: EntryKeys, title: str, line: int, log: DefectLog) -> None:
    """A base rule says how sure it is and why; a ruling stands in its document, so it has nothing to say of that."""
    if keys.kind != BASE_RULE:
        if keys.certainty or keys.sources or keys.doubt:
            log(line, f"'{title}' is no base rule and can't have certainty, source or doubt", "remove these keys")
    elif keys.certainty not in CERTAINTIES:
        cause = f"has certainty '{keys.certainty}'" if keys.certainty else "has no certainty"
        log(line, f"base rule '{title}' {cause}", f"write '- certainty: ...', one of {', '.join(CERTAINTIES)}")
    elif keys.certainty == "sourced" and not keys.sources:
        log(line, f"base rule '{title}' is sourced and names no source", "write '- source: <page or id>', or uncertain")
    elif (keys.certainty == "uncertain") != bool(keys.doubt):
        cause = "is uncertain and does not say why" if not keys.doubt else "is sourced and has a doubt"
        log(line, f"base rule '{title}' {cause}", "an uncertain one, and no other, has '- doubt: why'")
