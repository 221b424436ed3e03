"""What is printed on a card of VS Remix."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.games.vs_remix.model.keyword_names import REMIX_KNOWN
from judge.games.vs_system.model.cards import Character


@dataclass(frozen=True)
class RemixCharacter(Character):
    """A character card of VS Remix. ``willpower`` is the number of its willpower trait, None where it has none."""

    willpower: int | None = None
    known_keywords: ClassVar[frozenset[str]] = REMIX_KNOWN
