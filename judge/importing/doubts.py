"""Warnings about what was recognised: entries that lack something, rulings whose words don't fit their card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judge.importing.model import Doubt, Entry

_TELLING = 3  # words that say what a ruling is about; of fewer nothing can be told

# Words that any ruling on any card uses: they say nothing about whose ruling it is.
_COMMON = frozenset(
    re.findall(
        r"\S+",
        """
        about after also another are becomes been before being both can cannot card cards character characters
        choose chooses control controls could does doing during each effect effects even ever every from game have
        having hers himself into itself more must need needs only onto other others play played player players
        plays power powers resolution resolve resolves ruling same should still text than that their them then
        there these they this those though time turn turns under until update updates upon used using when
        whenever where whether which while will with without would your yours
        """,
    )
)


def doubts_of(entries: Sequence[Entry]) -> Iterator[Doubt]:
    """What looks wrong in the entries."""
    names = {name: entry.slug for entry in entries if entry.facts for name in _names(entry.title)}
    for entry in entries:
        line = entry.lines[0][0]
        if not entry.paragraphs:
            if not entry.powers:
                yield Doubt(line, f"'{entry.title}' has no ruling")
            elif not any(power.label for power in entry.powers):
                yield Doubt(line, f"'{entry.title}' has power text but no ruling, or no gap parts the two")
        elif entry.kind == "card" and not entry.powers:
            yield Doubt(line, f"'{entry.title}' has no power text, or no gap parts it from the ruling")
        elif entry.kind == "card" and (other := _misfit(entry, names)) is not None:
            last = entry.lines[-1][1]
            whose = f"; they name {other}" if other else ""
            yield Doubt(last, f"the words of the ruling don't fit '{entry.title}'{whose}")


def _names(title: str) -> list[str]:
    """What a ruling calls a card: its name before the version, and each of two names."""
    return [name.strip() for name in re.split(r"<>", title.split(",")[0]) if len(name.strip()) > 3]


def _misfit(entry: Entry, names: dict[str, str]) -> str | None:
    """None if a ruling fits its card; else the name of another card that it names instead of its own, or "".

    It doesn't fit if it names only another card, or has no telling word in common with what the card prints.
    """
    ruling = " ".join(paragraph.text for paragraph in entry.paragraphs)
    card = " ".join([entry.title, entry.facts or "", *(line for power in entry.powers for line in power.lines)])
    if not any(name in ruling for name in _names(entry.title)):
        for name in dict.fromkeys(_capitalised(ruling)):
            if names.get(name, entry.slug) != entry.slug and name not in card:
                return name
    telling = _words(ruling)
    return "" if len(telling) >= _TELLING and not telling & _words(card) else None


def _capitalised(text: str) -> Iterator[str]:
    """Every run of words in ``text`` that could be a name: it begins with a capital, and has up to five words."""
    words = text.split()
    for n, word in enumerate(words):
        if word[:1].isupper():
            for length in range(1, 6):
                yield _bare(" ".join(words[n : n + length]))


def _bare(name: str) -> str:
    """A name without the stops, closing marks and genitives that end it."""
    end = len(name)
    while end and (name[end - 1] in "'’.,;:!?)]\"”" or (name[end - 1] == "s" and end > 1 and name[end - 2] in "'’")):
        end -= 1
    return name[:end]


def _words(text: str) -> set[str]:
    """Telling words, cut to their first letters so that "stunned" meets "stuns"."""
    words = re.findall(r"[a-z]{4,}", text.lower())
    return {word[:5] for word in words if word not in _COMMON}
