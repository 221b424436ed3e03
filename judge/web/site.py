"""The page as files, for any host with https or a folder: every entry, every check narrated, found by words, whole without network.

A browser keeps pages only from a secure address, which a laptop in a hall isn't: so a host gets these once, and phones visit it once.
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from judge.answers import CheckRun, EntryRow, RulingView
from judge.api import Judge
from judge.errors import InputFileError
from judge.web.asked import Asked
from judge.web.rendering import render
from judge.web.site_links import BROWSE, HOME, OFFLINE, SEARCH, SiteLinks, page_of
from judge.web.words import Entry, postings

STATIC = ("style.css", "page.js", "icon.svg", "icon-192.png", "icon-512.png", "search.js")
ALL = "all.json.gz"  # every page in one file, which a phone fetches at its first visit
MANIFEST, NAME = "manifest.webmanifest", "judge: card-game rulings"
KINDS = ("browse", "check", "history", "ruling")  # folders of pages
SHOWN = 240  # signs of a point that a list of found entries shows


def write_site(judge: Judge, folder: Path) -> int:
    """Write the site into ``folder``, which is new or empty or holds a site.

    :return: how many files were written.
    :raises InputFileError: if the folder holds something else, or can't be written.
    """
    try:
        is_other = folder.is_dir() and any(folder.iterdir()) and not _is_site(folder)
    except OSError as error:
        raise _unwritable(folder, error) from None
    if is_other:
        raise InputFileError(f"{folder} holds other files", "name a new folder, or one that a site was written to")
    files = dict(site_files(judge))
    try:
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        for page in (each for kind in KINDS for each in (folder / kind).rglob("*.html")):
            if page.relative_to(folder).as_posix() not in files:  # an entry that is no more
                page.unlink()
    except OSError as error:
        raise _unwritable(folder, error) from None
    return len(files)


def _is_site(folder: Path) -> bool:
    manifest = folder / MANIFEST
    return manifest.is_file() and NAME.encode() in manifest.read_bytes()


def _unwritable(folder: Path, error: OSError) -> InputFileError:
    cause = f"can't write {error.filename or folder} ({error.strerror or error})"
    return InputFileError(cause, "see that you may, or name another folder")


def site_files(judge: Judge) -> Iterator[tuple[str, bytes]]:
    """Every file of the site: its name, with ``/``, and its content. The same judge gives the same files."""
    manifest = _manifest()
    yield MANIFEST, manifest  # first: it tells a site that was written in part from a folder of something else
    pages = {name: text.encode() for name, text in _Pages(judge).all()}
    yield from pages.items()
    statics = {f"static/{name}": resources.files("judge.web").joinpath("static", name).read_bytes() for name in STATIC}
    yield from statics.items()
    words = words_script(judge)
    yield "static/words.js", words
    whole = {name: content.decode() for name, content in pages.items()}
    yield ALL, gzip.compress(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode(), mtime=0)
    version = sha256(b"\0".join([*pages.values(), *statics.values(), words, manifest])).hexdigest()[:16]
    worker = resources.files("judge.web").joinpath("static", "sw.js").read_text("utf-8")
    kept = [*statics, "static/words.js", MANIFEST]
    yield (
        "sw.js",
        f'const VERSION = "{version}";\nconst FILES = {json.dumps(kept)};\nconst ALL = "{ALL}";\n{worker}'.encode(),
    )


class _Pages:
    """The pages of one judge."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._rows = judge.entries()
        self._views = {row.id: judge.show(row.id) for row in self._rows}
        self._played = frozenset(
            row.id for row in self._rows if any(p.check != "none" for p in self._views[row.id].points)
        )
        self._cards = {view.title: view.id for view in self._views.values() if view.facts or view.kind == "card"}

    def all(self) -> Iterator[tuple[str, str]]:
        """Names and texts of all pages."""
        titles = self._judge.documents
        documents: dict[str, list[EntryRow]] = {}
        for row in self._rows:
            documents.setdefault(row.doc, []).append(row)
        yield self._page(HOME, "home.html", title="Ask", answer=None, titles=titles)
        yield self._page(SEARCH, "site_search.html", title="Search")
        yield self._page(OFFLINE, "site_offline.html", title="Without network")
        yield self._page(BROWSE, "browse.html", title="Browse", documents=documents, titles=titles)
        for doc, rows in documents.items():
            yield self._page(f"browse/{doc}.html", "document.html", title=titles[doc], doc=doc, rows=rows)
        for view in self._views.values():
            yield from self._of_entry(view)

    def _of_entry(self, view: RulingView) -> Iterator[tuple[str, str]]:
        before, after = self._judge.neighbours(view.id)
        doc = self._judge.documents[view.doc]
        yield self._page(
            page_of("ruling", view.id),
            "ruling.html",
            title=view.title,
            view=view,
            before=before,
            after=after,
            doc_title=doc,
        )
        found = self._judge.history(view.id)
        yield self._page(page_of("history", view.id), "history.html", title=f"History of {view.title}", found=found)
        if view.id in self._played:
            runs = self._judge.check(view.id, misread=True)
            runs = tuple(msgspec.structs.replace(run, misreadings=_worth_telling(run)) for run in runs)
            yield self._page(
                page_of("check", view.id),
                "site_check.html",
                title=f"{view.title}, played",
                view=view,
                runs=runs,
                first_told=_first_told(runs),
            )

    def _page(self, name: str, template: str, **values: Any) -> tuple[str, str]:
        links = SiteLinks(name.count("/"), self._played, self._cards)
        given = {"question": "", "asked": Asked(), "links": links, "games": self._judge.games, **values}
        return name, render(template, **given)


def _first_told(runs: Sequence[CheckRun]) -> dict[int, list[int]]:
    """The points that each run is the first to tell of, by its number: links to a point's check lead there."""
    told: set[int] = set()
    first: dict[int, list[int]] = {}
    for run in runs:
        first[run.number] = sorted(set(run.points) - told)
        told.update(run.points)
    return first


def _worth_telling(run: CheckRun) -> tuple[Any, ...]:
    return tuple(each for each in run.misreadings if each.failed or each.ended)


def words_script(judge: Judge) -> bytes:
    """The postings of all entries as a script, which a page in a folder may load where it may not fetch."""
    asked = judge.asked_questions()
    entries = []
    for row in judge.entries():
        view = judge.show(row.id)
        texts = [text for point in view.points for text in (point.text, *point.examples)]
        words = " ".join([*texts, *view.power, *asked.get(row.id, ()), row.section or ""])
        shown = view.points[0].text if view.points else ""
        entries.append(Entry(row.id, row.title, row.game, shown[:SHOWN] + ("…" if len(shown) > SHOWN else ""), words))
    made = postings(entries)
    value = json.dumps(
        {"entries": made.entries, "weights": made.weights, "games": judge.games},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    return f"const WORDS = {value};\n".encode()


def _manifest() -> bytes:
    return json.dumps(
        {
            "name": NAME,
            "short_name": "judge",
            "start_url": "index.html",
            "scope": "./",
            "display": "standalone",
            "background_color": "#14130f",
            "theme_color": "#0b4f9e",
            "icons": [
                {
                    "src": f"static/icon-{size}.png",
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": "any maskable",
                }
                for size in (192, 512)
            ],
        },
        indent=1,
    ).encode()


def site_zip(judge: Judge) -> bytes:
    """The site as one file to unpack on a host."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, content in sorted(site_files(judge)):
            archive.writestr(ZipInfo(f"judge-site/{name}"), content, ZIP_DEFLATED)
    return packed.getvalue()
