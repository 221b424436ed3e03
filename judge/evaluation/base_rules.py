"""Base rules as labels name them: by the number that a rule bears (``vs-system:A8.2``), or by the id of its entry.

Labels outlive the numbering: a rule that was merged into another is found there, and a number whose ``m`` is gone is the number without.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

# By the id of a base rule that was merged into another one: that other.
MERGED: Mapping[str, str] = {
    "vs-system-base/a1.8": "vs-system-base/a1.6",
    "vs-system-base/a3.8em": "vs-system-base/a3.10",
    "vs-system-base/a6.11": "vs-system-base/a6.2",
    "vs-system-base/a8.10": "vs-system-base/a8.3",
    "vs-system-base/a11.7": "vs-system-base/a3.8b",
    "vs-system-base/a11.10": "vs-system-base/a8.8",
    "warhammer-invasion-base/b1.8": "warhammer-invasion-base/b1.3",
    "warhammer-invasion-base/b7.11": "warhammer-invasion-base/b3.2",
}


def base_rule_id(label: str, known: Container[str]) -> str:
    """The id of the base rule that a label names.

    :param label: ``game:number`` or an id.
    :param known: the ids of all entries.
    :return: an id of ``known``; where the label names none of them, the id that it would have.
    """
    game, colon, number = label.partition(":")
    entry = f"{game}-base/{number.lower()}" if colon else label
    for numbered in (entry, entry.removesuffix("m")):
        found = MERGED.get(numbered, numbered) if numbered not in known else numbered
        if found in known:
            return found
    return entry
