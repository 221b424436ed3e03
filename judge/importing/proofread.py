"""What an import wrote is read back before it counts: all of a document of ordinary size, entries from all over a very long one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from judge.errors import Defect
from judge.rulings.reader import read_document

# Bytes; reading back takes a processor two seconds of each million. The longest rules texts have as many.
_WHOLE, _SOME = 2**19, 2**17


def proofread(path: Path) -> list[Defect]:
    """The defects of a document just written; of a very long one those of some of its entries, evenly chosen."""
    defects: list[Defect] = []
    if path.stat().st_size <= _WHOLE:
        read_document(path, defects, needs_facts=False)
        return defects
    folder = path.with_name("some")
    folder.mkdir()
    some = folder / path.name
    chosen = "".join(_chosen(path, path.stat().st_size // _SOME + 1))
    some.write_text(chosen.rstrip("\n") + "\n", encoding="utf-8")
    read_document(some, defects, needs_facts=False)
    return defects


def _chosen(path: Path, every: int) -> Iterator[str]:
    """What stands above the first entry, and one entry of so many, below the heading of its part."""
    part = ""
    for number, block in enumerate(_blocks(path)):
        if number and block.startswith("## "):
            part = block
        elif number % every == 0:
            yield part + block
            part = ""


def _blocks(path: Path) -> Iterator[str]:
    """The text up to the first heading of a part or an entry, then from one to the next; never more of it at once."""
    block: list[str] = []
    with path.open(encoding="utf-8", newline="\n") as lines:
        for line in lines:
            if line.startswith(("## ", "### ")) and block and block[-1] == "\n":
                yield "".join(block)
                block = []
            block.append(line)
    yield "".join(block)
