"""All documents of one or several corpus folders, read together and checked against each other."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from judge.errors import CorpusError, Defect, JudgeError
from judge.files.looking import is_folder, is_there, read_file, unreadable
from judge.rulings.asked import read_least, read_not_ruled
from judge.rulings.digest import DOCUMENT, NOT_RULED, WORDS, files_in_games
from judge.rulings.facts import odd_traits
from judge.rulings.games import own_games
from judge.rulings.model import AskedQuestion, Corpus, Document, Reference, Ruling, names_an_entry
from judge.rulings.reading import ASKED_SUFFIX, Spread, Task, read_all
from judge.rulings.words import read_words

RECORD = "imports.json"  # of the imports: by document, by path in the folder, the SHA-256 of what was written


def document_files(folders: Iterable[Path]) -> Iterator[Path]:
    """The documents of the folders, ``<folder>/<game>/<document>.md``, in a stable order.

    :raises InputFileError: if a folder can't be read.
    """
    for folder in folders:
        yield from (path for path in files_in_games(folder, DOCUMENT) if not path.name.endswith(ASKED_SUFFIX))


def read_corpus(folders: Sequence[Path], spread: Spread = map, kept: Path | None = None) -> Corpus:
    """Read every document and its questions.

    :param spread: reads several documents, in their order; on as many cores as it likes.
    :param kept: a folder for what was read of documents, so that those that did not change are not read again; None for none.
    :raises JudgeError: if a folder is missing or can't be read, a file is none that can be, or no folder holds a document.
    :raises CorpusError: with *every* violation of the dialect, each at its file and line.
    """
    for folder in folders:
        if not _is_there(folder, is_folder):
            raise JudgeError(f"no corpus folder at {folder}", "give an existing one with --corpus")
    defects: list[Defect] = []
    documents: list[Document] = []
    rulings: list[Ruling] = []
    asked: list[AskedQuestion] = []
    places: dict[str, tuple[Path, int]] = {}
    homes: dict[str, Path] = {}
    files = list(document_files(folders))
    if not files:
        raise JudgeError(f"no documents under {', '.join(map(str, folders))}", "put them at <game>/<document>.md")
    imported = {path for folder in folders for path in _imported(folder)}
    least = {folder: read_least(folder, defects) for folder in folders}
    tasks = [Task(path, path in imported, least[path.parent.parent]) for path in files]
    for path, reading in zip(files, read_all(tasks, spread, kept), strict=True):
        document, entries = reading.document, reading.rulings
        defects.extend(reading.defects)
        asked.extend(reading.asked)
        if document:
            if document.game != path.parent.name:
                defects.append(
                    Defect(
                        path,
                        1,
                        f"game '{document.game}' is not the folder's name",
                        f"move the file to {document.game}/",
                    )
                )
            home = homes.setdefault(document.id, path)
            if home != path and not any(ruling.id in places for ruling in entries):  # else each of these is told below
                cause = f"document '{document.id}' stands already at {home}"
                defects.append(Defect(path, 1, cause, "give one of them another id and file name"))
            named = next((other for other in documents if other.game == document.game), document)
            if named.game_name != document.game_name:
                cause = (
                    f"game '{document.game}' is called '{document.game_name}', in {homes[named.id]} '{named.game_name}'"
                )
                defects.append(Defect(path, 1, cause, "give it one name in all its documents"))
            documents.append(document)
        titles: dict[str, int] = {}
        for ruling in entries:
            if ruling.id in places:
                other, line = places[ruling.id]
                defects.append(
                    Defect(
                        path,
                        ruling.line,
                        f"id '{ruling.id}' stands already at {other}:{line}",
                        "give one of them another '- id:'",
                    )
                )
            elif ruling.title in titles:
                defects.append(
                    Defect(
                        path,
                        ruling.line,
                        f"title '{ruling.title}' stands already on line {titles[ruling.title]}",
                        "titles are unique in a document",
                    )
                )
            places.setdefault(ruling.id, (path, ruling.line))
            titles.setdefault(ruling.title, ruling.line)
        rulings.extend(entries)
    known_files = set(files)
    for folder in folders:
        for orphan in files_in_games(folder, ASKED_SUFFIX):
            if orphan.with_name(orphan.name.replace(ASKED_SUFFIX, ".md")) not in known_files:
                defects.append(
                    Defect(orphan, 1, "there is no document of this name beside it", "name it after its document")
                )
    not_ruled = [
        q for folder in folders if _is_there(folder / NOT_RULED) for q in read_not_ruled(folder / NOT_RULED, defects)
    ]
    words = [
        found
        for folder in folders
        for path in files_in_games(folder, WORDS)
        if path.name == WORDS
        and (found := read_words(path, _names(rulings, path.parent.name), defects, own_games(documents)))
    ]
    defects.extend(_dangling(rulings, places))
    defects.extend(_odd_traits([ruling for ruling in rulings if places[ruling.id][0] not in imported], places))
    if defects:
        raise CorpusError(defects)
    if not rulings:
        raise JudgeError(
            f"no entries in the documents under {', '.join(map(str, folders))}", "write one under a '###' heading"
        )
    return Corpus(tuple(documents), tuple(rulings), tuple(asked), tuple(not_ruled), tuple(words))


def _is_there(path: Path, look: Callable[[Path], bool] = is_there) -> bool:
    """:raises InputFileError: if that can't be told."""
    try:
        return look(path)
    except OSError as error:
        raise unreadable(error) from None


def _imported(folder: Path) -> Iterator[Path]:
    """The files that imports wrote: their fact lines are as the source prints them. A damaged record is told by the next import."""
    with contextlib.suppress(OSError, ValueError):
        for files in msgspec.json.decode(read_file(folder / RECORD), type=dict[str, dict[str, str]]).values():
            yield from (folder / name for name in files if name.endswith(DOCUMENT))


def _names(rulings: Sequence[Ruling], game: str) -> set[str]:
    """The titles of a game's entries and the cards that they mention."""
    return {name for ruling in rulings if ruling.game == game for name in (ruling.title, *ruling.mentions)}


def _dangling(rulings: Sequence[Ruling], places: dict[str, tuple[Path, int]]) -> Iterator[Defect]:
    by_id = {ruling.id: ruling for ruling in rulings}
    for ruling in rulings:
        path, line = places[ruling.id]
        references = [
            *ruling.see_also,
            *(difference.target for difference in ruling.differs_from),
            *(replacement.target for replacement in ruling.supersedes),
            *(Reference.parse(source) for source in ruling.sources if names_an_entry(source)),
        ]
        for reference in references:
            target = by_id.get(reference.id)
            if target is None:
                yield Defect(
                    path,
                    line,
                    f"'{ruling.title}' refers to '{reference}', which does not exist",
                    "see 'judge list' for the ids",
                )
            elif reference.point is not None and reference.point > len(target.points):
                yield Defect(
                    path,
                    line,
                    f"'{ruling.title}' refers to '{reference}', which has {len(target.points)} points",
                    "correct the number",
                )
            elif reference.id == ruling.id:
                yield Defect(path, line, f"'{ruling.title}' refers to itself", "remove the reference")


def _odd_traits(rulings: Sequence[Ruling], places: dict[str, tuple[Path, int]]) -> Iterator[Defect]:
    printed = [ruling for ruling in rulings if ruling.facts]
    for n, trait, usual in odd_traits([(ruling.facts or "", ruling.game) for ruling in printed]):
        cause = f"the fact line of '{printed[n].title}' has the trait '{trait}', elsewhere it is '{usual}'"
        yield Defect(*places[printed[n].id], cause, "write it in one way")
