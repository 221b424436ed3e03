"""What an entry is looked up by, besides its id: the last part of the id, its title, its section. Written and looked up alike."""

from __future__ import annotations

from typing import Literal

from judge.rulings.model import Ruling
from judge.search.text import name_words

KeyKind = Literal["slug", "title", "section"]


def keys_of(ruling: Ruling) -> set[tuple[KeyKind, str]]:
    """The keys of an entry."""
    keys: set[tuple[KeyKind, str]] = {("slug", ruling.id.partition("/")[2]), ("title", title_key(ruling.title))}
    return keys | {("section", section_key(ruling.section))} if ruling.section else keys


def keys_in(name: str) -> tuple[tuple[KeyKind, str], ...]:
    """The keys of the entries that a name may mean."""
    return ("slug", name), ("title", title_key(name)), ("section", section_key(name))


def title_key(title: str) -> str:
    """Titles as they are compared: by their words."""
    return " ".join(name_words(title))


def section_key(section: str) -> str:
    """Sections as they are compared: "P. 12", "p.12" and "page 12" are one."""
    bare = section.lower().strip().removeprefix("rule").removeprefix("§")
    return "".join(bare.replace("page", "p").split()).strip(".").replace("p.", "p")
