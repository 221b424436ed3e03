"""What an import wrote is read back before it counts: all of a document of ordinary size, entries from all over a very long one."""

from __future__ import annotations

import re
from pathlib import Path

from judge.errors import Defect
from judge.rulings.reader import read_document

# Bytes; reading back takes a processor two seconds of each million. The longest rules texts have as many.
_WHOLE, _SOME = 2**19, 2**17
_BLOCK = re.compile(r"\n\n(?=###? )")


def proofread(path: Path) -> list[Defect]:
    """The defects of a document just written; of a very long one those of some of its entries, evenly chosen."""
    defects: list[Defect] = []
    if path.stat().st_size <= _WHOLE:
        read_document(path, defects, needs_facts=False)
        return defects
    front, *blocks = _BLOCK.split(path.read_text(encoding="utf-8"))
    every = sum(map(len, blocks)) // _SOME + 1
    chosen, part, written = [front], "", ""
    for number, block in enumerate(blocks):
        if block.startswith("## "):
            part = block
        elif number % every == 0:
            if part != written:
                chosen.append(part)
                written = part
            chosen.append(block)
    folder = path.with_name("some")
    folder.mkdir()
    some = folder / path.name
    some.write_text("\n\n".join(chosen).rstrip("\n") + "\n", encoding="utf-8")
    read_document(some, defects, needs_facts=False)
    return defects
