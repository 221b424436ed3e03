"""The candidates for what is asked, by its kind: from the table of commands, or from the names in the index."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from judge.cli.completion.asked import Asked, longest
from judge.cli.completion.matching import Candidate, fitting, rests
from judge.files.looking import read_file
from judge.rulings.shipped_games import GAMES
from judge.store import glance, locations

SHELL_S_OWN = ("file", "folder")  # kinds that every shell completes by itself


def candidates(asked: Asked) -> list[Candidate]:
    """What fits, best order first; none where nothing does or there is no index.

    :raises Exception: whatever a damaged index raises.
    """
    kind = asked.kind
    found = _BY_KIND[kind](asked) if isinstance(kind, str) else _values(kind, asked)
    return [Candidate(asked.lead + candidate.value, candidate.about) for candidate in found]


def _values(values: Mapping[str, str], asked: Asked) -> list[Candidate]:
    """The values that there are; where every shipped game is one, so are the user's own."""
    with suppress(Exception):  # the others stand also where no index can be read
        index = _index(asked) if GAMES.keys() <= values.keys() else None
        values = {**values, **dict(index.own_games())} if index else values
    return fitting(_named(values.items()), asked.typed)


def _named(rows: Iterable[tuple[str, str]]) -> list[Candidate]:
    return [Candidate(*row) for row in rows]


def _commands(asked: Asked) -> list[Candidate]:
    commands = asked.command["commands"]
    return fitting(_named((name, command["help"]) for name, command in commands.items()), asked.typed)


def _options(asked: Asked) -> list[Candidate]:
    """Options that were not given yet, each by the longest of its names that fits."""
    found = []
    for option in asked.command["options"]:
        names = [name for name in option["names"] if name.startswith(asked.typed)]
        if names and (option["repeats"] or longest(option) not in asked.given):
            found.append(Candidate(max(names, key=len), option["help"]))
    return found


def _index(asked: Asked) -> glance.Glance | None:
    """The index that the command would read, found as it does, but held against no corpus."""
    corpora = locations.corpora(_folder(asked.given.get("--corpus")))
    return glance.first_readable(locations.index_folders(corpora, _folder(asked.given.get("--index"))))


def _folder(text: str | None) -> Path | None:
    return Path(os.path.expanduser(text)) if text else None


def _from_index(read: Callable[[glance.Glance, Asked], list[Candidate]]) -> Callable[[Asked], list[Candidate]]:
    def find(asked: Asked) -> list[Candidate]:
        index = _index(asked)
        return read(index, asked) if index else []

    return find


def _among(asked: Asked) -> tuple[str | None, str | None]:
    """The document and the game that the command line names, lower-cased as the commands take them."""
    doc, game = (asked.given.get(name) for name in ("--doc", "--game"))
    return doc.lower() if doc else None, game.lower() if game else None


def _documents(index: glance.Glance, asked: Asked) -> list[Candidate]:
    _, game = _among(asked)
    return fitting(_named(index.documents(game)), asked.typed)


def _cards(index: glance.Glance, asked: Asked) -> list[Candidate]:
    _, game = _among(asked)
    return fitting(rests(map(Candidate, index.cards(game)), asked.before), asked.typed)


def _sections(index: glance.Glance, asked: Asked) -> list[Candidate]:
    return fitting(rests(_named(index.sections(*_among(asked))), asked.before), asked.typed)


def _entries(index: glance.Glance, asked: Asked) -> list[Candidate]:
    return _ids(index, asked, lambda _: True)


def _checked_entries(index: glance.Glance, asked: Asked) -> list[Candidate]:
    """The ids of entries with a check, as the record of proofs has them; all ids where there is no record."""
    checked = _checked(index.place) or _checked(locations.shipped("index"))
    return _ids(index, asked, lambda id_: id_ in checked if checked else True)


def _checked(folder: Path) -> set[str]:
    try:
        record = json.loads(read_file(folder / "proofs.json"))["record"]
    except (OSError, ValueError, KeyError, TypeError):
        return set()
    return {point.partition("#")[0] for point in record["points"]} | set(record["base_rules"])


def _ids(index: glance.Glance, asked: Asked, is_wanted: Callable[[str], bool]) -> list[Candidate]:
    """Ids in steps: documents, the entries of one, the points of one. Where one document fits, its entries at once."""
    typed = asked.typed.lower()
    entry, sign, _ = typed.partition("#")
    if sign:
        points = enumerate(index.points(entry), 1)
        return fitting([Candidate(f"{entry}#{n}", text) for n, text in points], typed)
    wanted, game = _among(asked)
    ids = [Candidate(*row) for row in index.entries(wanted, game) if is_wanted(row[0])]
    doc, slash, _ = typed.partition("/")
    if not slash:
        docs = dict.fromkeys(id_.partition("/")[0] for id_, _ in ids)
        titles = dict(index.documents())
        fit = fitting((Candidate(f"{name}/", titles.get(name, "")) for name in docs), typed)
        if len(fit) > 1:
            return fit
        if not fit:
            return [id_ for id_ in ids if fitting([Candidate(id_.value.partition("/")[2])], typed)]
        doc = fit[0].value[:-1]
        return [id_ for id_ in ids if id_.value.startswith(f"{doc}/")]
    return fitting([id_ for id_ in ids if id_.value.startswith(f"{doc}/")], typed, after=f"{doc}/")


def _own_documents(asked: Asked) -> list[Candidate]:
    """The documents that imports have put into the user's own corpus."""
    record = locations.own_corpus(_folder(asked.given.get("--corpus"))) / "imports.json"
    return fitting(map(Candidate, json.loads(read_file(record))), asked.typed)


_BY_KIND: Mapping[str, Callable[[Asked], list[Candidate]]] = {
    "command": _commands,
    "option": _options,
    "document": _from_index(_documents),
    "card": _from_index(_cards),
    "section": _from_index(_sections),
    "entry": _from_index(_entries),
    "checked entry": _from_index(_checked_entries),
    "own document": _own_documents,
    "nothing": lambda _: [],
}
KINDS = frozenset((*_BY_KIND, *SHELL_S_OWN))
