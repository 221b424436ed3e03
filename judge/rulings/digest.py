"""The files of a corpus and their hash, apart from its reader: a question looks at them and must not pay for a Markdown parser."""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from judge.files.looking import check_name, is_there, read_file, unreadable
from judge.files.whole import clear_unfinished, write_whole
from judge.rulings.official import FOLDER as OFFICIAL

DOCUMENT = ".md"  # ends the name of a document, and of the questions about one
WORDS = "words.yaml"
NOT_RULED = "not-ruled.md"
_LARGE = 4 * 2**20  # bytes of a corpus, above which reading it costs a question more than looking at its files
_TOO_FRESH = 2_000_000_000  # nanoseconds: a file that changed so lately may change again without its times telling
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


def corpus_hash(folders: Sequence[Path], notes: Path | None = None) -> str:
    """A SHA-256 over the names and contents of all corpus files: what an index is stamped with.

    Line ends are folded, so that a checkout with other line ends is the same corpus.

    :param notes: a folder in which it is noted, with what the system says of each file (size, times, inode, device); as long as it says
        the same, a large corpus is not read again. Where None every byte is read.
    :raises InputFileError: if one of them can't be read.
    """
    files = [(folder, path) for folder in folders for path in corpus_files(folder)]
    if notes is None:
        return _hash_of(files)
    stamp, is_large, changed = _stamp(files)
    if not is_large:
        return _hash_of(files)
    names = "\0".join(os.fsdecode(folder.absolute()) for folder in folders)
    note = notes / hashlib.sha256(os.fsencode(names)).hexdigest()[:16]
    if (found := _noted(note)) and found[0] == stamp:
        return found[1]
    now = time.time_ns()
    digest = _hash_of(files)
    if now - changed > _TOO_FRESH and _stamp(files)[0] == stamp:
        with contextlib.suppress(OSError):
            notes.mkdir(parents=True, exist_ok=True)
            clear_unfinished(notes)
            write_whole(note, f"{stamp} {digest}\n".encode(), lasting=False)
    return digest


def _hash_of(files: Sequence[tuple[Path, Path]]) -> str:
    digest = hashlib.sha256()
    for folder, path in files:
        digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
        try:
            digest.update(read_file(path).replace(b"\r\n", b"\n") + b"\0")
        except OSError as error:
            raise unreadable(error, path) from None
    return digest.hexdigest()


def _stamp(files: Sequence[tuple[Path, Path]]) -> tuple[str, bool, int]:
    """What tells files apart without reading them, whether they are large together, and when one changed last, in nanoseconds."""
    digest, size, changed = hashlib.sha256(), 0, 0
    for folder, path in files:
        try:
            found = path.stat()
        except OSError as error:
            raise unreadable(error, path) from None
        facts = (found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino, found.st_dev)
        digest.update(f"{path.relative_to(folder).as_posix()}\0{facts}\0".encode())
        size += found.st_size
        changed = max(changed, found.st_mtime_ns, found.st_ctime_ns)
    return digest.hexdigest(), size > _LARGE, changed


def _noted(note: Path) -> tuple[str, str] | None:
    with contextlib.suppress(OSError, ValueError):
        stamp, digest = read_file(note).decode("ascii").split()
        if len(digest) == len(stamp) == 64:
            return stamp, digest
    return None


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
