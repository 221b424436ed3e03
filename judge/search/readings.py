"""The texts under which one question is searched: whole, in the rulings' words, and cut down to what asks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from judge.search.sayings import Sayings, by_first_word, put_for
from judge.search.text import Text


class Reading(msgspec.Struct, frozen=True):
    """A text to search with. ``games`` are those whose rulings it speaks to: a game's slang says nothing about another's; None is all."""

    text: Text
    is_focus: bool
    games: tuple[str, ...] | None = None


def readings(
    whole: Text,
    focus: Sequence[Text],
    names: Sequence[str],
    sayings: Sayings,
    may_be_about: Collection[str],
    kinds: Mapping[str, str],
) -> list[Reading]:
    """Every reading of a question, the whole first.

    :param focus: the sentences that ask; where there are none, or they are the whole, the whole is what asks.
    :param names: the names found in it, which are no slang.
    :param may_be_about: the games that it may be about: what other games' players say means nothing in it.
    :param kinds: names of cards whose rulings it is not about, and what kind of card each is: it asks of any card of the kind.
    """
    found = [Reading(whole, False)]
    for games, text in sayings.translations(whole, names):
        if any(game in may_be_about for game in games):
            found.append(Reading(text, False, games))
    of_any = put_for(whole, by_first_word(kinds.items()))
    if of_any != whole:
        found.append(Reading(of_any, False, tuple(sorted(may_be_about))))
    for text in dict.fromkeys(focus):
        if text != whole:
            found.append(Reading(text, True))  # in the rulings' words they add nothing to what the whole finds in them
    return found
