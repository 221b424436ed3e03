"""The files of a corpus and their hash, apart from its reader: a question looks at them and must not pay for a Markdown parser."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from judge.files.looking import check_name, is_there, read_file, unreadable
from judge.rulings.official import FOLDER as OFFICIAL

DOCUMENT = ".md"  # ends the name of a document, and of the questions about one
WORDS = "words.yaml"
NOT_RULED = "not-ruled.md"
_LIKE_A_DOCUMENT = (".md", ".markdown", ".mdown", ".mkd")


def files_in_games(folder: Path, ending: str) -> list[Path]:
    """The files of a corpus folder that lie in the folder of a game and whose names end so, in a stable order.

    :raises InputFileError: if the folder of a game can't be read, or a file's name is not UTF-8.
    """
    found = [Path(file) for game in _games(folder) for file in _entries(game) if _ends(file.name, ending)]
    for path in found:
        check_name(path.relative_to(folder))
    return sorted(found)


def corpus_files(folder: Path) -> list[Path]:
    """The files of a corpus folder that rulings and search are made from, in a stable order; official texts are not among them.

    :raises InputFileError: as :func:`files_in_games`.
    """
    found = files_in_games(folder, DOCUMENT)
    found += [path for path in files_in_games(folder, WORDS) if os.path.normcase(path.name) == WORDS]
    try:
        found += [path] if is_there(path := folder / NOT_RULED) else []
    except OSError as error:
        raise unreadable(error) from None
    return sorted(found)


def passed_over(folder: Path) -> tuple[Path, ...]:
    """The files of a corpus folder that look like documents and are none, by their place or their ending, in a stable order.

    :raises InputFileError: as :func:`files_in_games`.
    """
    outside = [Path(file) for file in _entries(folder) if not file.is_dir() and file.name != NOT_RULED]
    inside = [Path(file) for game in _games(folder) for file in _entries(game) if not _ends(file.name, DOCUMENT)]
    return tuple(sorted(path for path in (*outside, *inside) if path.suffix.lower() in _LIKE_A_DOCUMENT))


def corpus_hash(folders: Sequence[Path]) -> str:
    """A SHA-256 over the names and contents of all corpus files: what an index is stamped with.

    Line ends are folded, so that a checkout with other line ends is the same corpus.

    :raises InputFileError: if one of them can't be read.
    """
    digest = hashlib.sha256()
    for folder in folders:
        for path in corpus_files(folder):
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            try:
                digest.update(read_file(path).replace(b"\r\n", b"\n") + b"\0")
            except OSError as error:
                raise unreadable(error, path) from None
    return digest.hexdigest()


def _games(folder: Path) -> Iterator[Path]:
    """The folders of a corpus folder but that of official texts."""
    for entry in _entries(folder):
        try:
            is_game = entry.is_dir() and entry.name != OFFICIAL
        except OSError as error:  # a link to where nobody may look
            raise unreadable(error) from None
        if is_game:
            yield Path(entry)


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """What a folder holds; nothing where there is none."""
    try:
        with os.scandir(folder) as found:
            return list(found)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise unreadable(error, folder) from None


def _ends(name: str, ending: str) -> bool:
    return os.path.normcase(name).endswith(ending)
