"""The texts under which one question is searched: whole, in the rulings' words, and cut down to what asks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judge.search.sayings import Sayings
from judge.search.text import Text


class Reading(msgspec.Struct, frozen=True):
    """A text to search with. ``games`` are those whose rulings it speaks to: a game's slang says nothing about another's; None is all."""

    text: Text
    is_focus: bool
    games: tuple[str, ...] | None = None


def readings(whole: Text, focus: Sequence[Text], names: Sequence[str], sayings: Sayings) -> list[Reading]:
    """Every reading of a question, the whole first.

    :param focus: the sentences that ask; where there are none, or they are the whole, the whole is what asks.
    :param names: the names found in it, which are no slang.
    """
    found = [Reading(whole, False)]
    found.extend(Reading(text, False, games) for games, text in sayings.translations(whole, names))
    for text in dict.fromkeys(focus):
        if text != whole:
            found.append(Reading(text, True))  # in the rulings' words they add nothing to what the whole finds in them
    return found
