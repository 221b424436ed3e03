"""Time and memory of importing large documents: ``python -m tests.benchmarks.import_sizes [--json]``.

Four layouts of 1, 10 and 50 MB: rules and cards in order, the same as a dump of two columns that were extracted across each other, with two
columns beside each other in each line, and as a PDF of two columns and pictures. Each runs in a process of its own, whose peak of memory
counts, less that of the libraries; the PDF's reader is one more. All of the text is made up here. For Linux.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.helpers.drawn import drawn, flowing

MEGABYTE = 10**6
_PAGE = 25_000  # bytes
SIZES = (1, 10, 50)
_WORDS = re.findall(
    r"\S+",
    "gull crab reed lamp tide harbour lantern anchor keel pilot storm heron net rope sail berth moor whenever attacks defends ready "
    "exhausted counter turn step phase controls chooses player opponent discards draws reveals returns hand deck pile cost plays card "
    "character effect power resolves until becomes stays leaves enters each other another may not than less more only once if while",
)  # fmt: skip


def rules(dice: random.Random) -> Iterator[list[str]]:
    """Entries without end: sections with a number, and now and then a card. Each is a heading and paragraphs."""
    number = 0
    while True:
        number += 1
        name = f"{dice.choice(_WORDS).title()} {dice.choice(_WORDS).title()} {number}"
        paragraphs = [_paragraph(dice) for _ in range(dice.randint(1, 4))]
        if number % 3:
            yield [
                f"{number // 9 + 1}.{number % 9 + 1} {name}",
                "",
                *(line for text in paragraphs for line in (text, "")),
            ]
        else:
            facts = f"Character, {dice.randint(1, 9)}, Marsh, {dice.randint(1, 9)}/{dice.randint(1, 9)}"
            yield [
                f"{name}, Old Salt",
                facts,
                paragraphs[0][:90],
                "",
                "",
                *(line for text in paragraphs for line in (text, "")),
            ]


def _paragraph(dice: random.Random) -> str:
    sentences = [
        " ".join(dice.choices(_WORDS, k=dice.randint(7, 18))).capitalize() + "." for _ in range(dice.randint(1, 4))
    ]
    return " ".join(sentences)


def in_order(size: int) -> bytes:
    """Rules one after the other."""
    return _text(_lines(size))


def two_columns(size: int) -> bytes:
    """The same extracted across two columns: a sentence breaks off where the other column begins, and goes on below that; headings stand
    above each other, and their texts too."""
    dice = random.Random(3)
    found, length = ["Shore Rules FAQ", ""], 0
    entries = rules(random.Random(7))
    while length < size:
        left, right = next(entries), next(entries)
        where = left[-2].find(" ", len(left[-2]) // 2)
        if dice.random() < 0.7:
            page = [*left[:-2], left[-2][:where], "", *right, left[-2][where + 1 :], ""]
        else:
            page = [left[0], "", *right, *left[1:], ""]
        found += page
        length += sum(len(line) + 1 for line in page)
    return _text(found)


def beside(size: int) -> bytes:
    """The same with its columns beside each other in each line, as ``pdftotext -layout`` writes them, pages parted by form feeds."""
    pages = []
    for page in flowing(_lines(size * 3 // 4)):
        rows: dict[float, str] = {}
        for shown in page:
            rows[shown.y] = rows.get(shown.y, "").ljust(52 if shown.x > 300 else 0) + shown.text
        pages.append("\n".join(rows[y] for y in sorted(rows, reverse=True)))
    return "\n\n\f".join(pages).encode()


def pdf(size: int) -> bytes:
    """The same as a PDF that draws two columns row by row, each page with a picture: 25 kB a page, as rulebooks have."""
    pages = size // _PAGE
    shown = flowing(_lines(pages * 4000), head="Shore Rules {}", foot="Page {}")[:pages]
    return drawn(shown, picture=random.Random(5).randbytes(_PAGE - 2500))


def _lines(size: int) -> list[str]:
    found: list[str] = ["Shore Rules FAQ", ""]
    length = 0
    for entry in rules(random.Random(7)):
        found += entry
        length += sum(len(line) + 1 for line in entry)
        if length >= size:
            return found
    return found


def _text(lines: list[str]) -> bytes:
    return "\n".join(lines).encode()


LAYOUTS: dict[str, tuple[Callable[[int], bytes], str]] = {
    "in order": (in_order, "txt"),
    "two columns": (two_columns, "txt"),
    "columns beside": (beside, "txt"),
    "PDF of two columns": (pdf, "pdf"),
}


def measure(path: Path) -> dict[str, float]:
    """Seconds of a processor and megabytes of memory that importing the file takes: in this process and its child."""
    import resource

    from judge.importing.install import Options, import_files
    from judge.rulings.model import Corpus

    small = path.with_name("small.txt")
    small.write_bytes(two_columns(20_000))
    options = Options(game="vs-system", doc="shore", published="2009", dry_run=True)
    import_files([small], path.parent / "own", Corpus((), (), ()), options)  # so that the libraries are there
    before = _peak()
    begun = time.process_time()
    (file,) = import_files([path], path.parent / "own", Corpus((), (), ()), options).files
    peak, child = _peak(), resource.getrusage(resource.RUSAGE_CHILDREN)
    return {
        "seconds": round(time.process_time() - begun + child.ru_utime + child.ru_stime, 2),
        "megabytes": round((peak - before) / 1024),
        "of the reader": round(child.ru_maxrss / 1024),
        "lines": file.report.total,
        "entries": len(file.report.entries),
    }


def _peak() -> int:
    """Kilobytes that this program has held at most. ``getrusage`` counts what the process was before it became this program as well."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0])


def main() -> None:
    """All sizes of all layouts, each in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES)
    parser.add_argument("--file", type=Path, help="measure this one alone, in this process")
    options = parser.parse_args()
    if options.file:
        print(json.dumps(measure(options.file)))
        return
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name, (made, suffix) in LAYOUTS.items():
            for size in options.sizes:
                path = Path(folder) / f"x.{suffix}"
                path.write_bytes(made(size * MEGABYTE))
                done = subprocess.run(
                    [sys.executable, "-m", "tests.benchmarks.import_sizes", "--file", str(path)],
                    stdout=subprocess.PIPE,
                    check=True,
                )
                told = json.loads(done.stdout)
                rows.append({"layout": name, "size": size, "file": path.stat().st_size, **told})
                if not options.json:
                    times = told["megabytes"] * 2**20 / path.stat().st_size
                    figures = f"{told['seconds']:7.2f} s, {told['megabytes']:5} MB ({times:.1f} times), reader {told['of the reader']} MB"
                    print(
                        f"{name:20} {size:3} MB: {figures}, {told['lines']:,} lines, {told['entries']:,} entries",
                        flush=True,
                    )
    if options.json:
        print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
