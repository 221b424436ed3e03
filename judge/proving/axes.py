"""Flipping the axes: every argument of every card that a check uses is given its other values, and the checks must notice.

A proof shows that a rule matters; this shows that everything else on the cards matters too. An argument whose other value no check
notices is a survivor: either its ruling is silent (an excuse says so) or a check asserts too little.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from judge.answers import Survivor
from judge.engine.state import Card
from judge.proving.check import Check
from judge.proving.library import excuses_of, game_cards, title_of
from judge.proving.proof import run
from judge.proving.result import Result
from judge.proving.variants import variants


def flip_axes(results: Sequence[tuple[Check, Result]]) -> tuple[tuple[Survivor, ...], int]:
    """Flip every argument of every card that the passing checks used.

    :return: the survivors, and how many arguments were flipped.
    """
    used = list(_users(results))
    with_cards = {card.entry for card, _ in used}
    survivors, flipped = [], 0
    for card, users in used:
        reasons = _excuses(card, users, with_cards)
        for variant in variants(card.powers):
            flipped += 1
            if not _is_noticed(card, replace(card, powers=variant.changed), users):
                excuse = reasons.get(f"{variant.path}={variant.to}")
                survivors.append(Survivor(title_of(card), variant.path, variant.to, excuse))
    return tuple(survivors), flipped


def _users(results: Sequence[tuple[Check, Result]]) -> Iterator[tuple[Card, list[Check]]]:
    """Every card of a game that passing checks use, with these checks: first those that are likeliest to notice, and quickest.

    What a check makes for itself, such as a witness, is no card of the game, unless it is a copy of one with other numbers.
    """
    games = {result.game for _, result in results if result.game}
    printed = {id(card.powers): card for game in games for card in game_cards(game) if card.powers}
    users: dict[int, tuple[Card, list[tuple[Check, Result]]]] = {}
    for check, result in results:
        for card in result.cards if result.passed else ():
            text = id(card.powers)
            if text in printed and (check, result) not in users.setdefault(text, (printed[text], []))[1]:
                users[text][1].append((check, result))
    for card, found in users.values():
        # Those of the card's own entry, and the shortest of them.
        found.sort(key=lambda pair: (pair[0].entry != card.entry, len(pair[1].trace.lines)))
        yield card, [check for check, _ in found]


def _is_noticed(card: Card, other: Card, users: list[Check]) -> bool:
    """Whether a check fails with ``other`` in the place of ``card``.

    The one that does goes to the front of ``users``: what notices one argument of a card often notices the next.
    """
    for at, check in enumerate(users):
        if not run(check, swaps={id(card.powers): other}, ends_at_failure=True).passed:
            users.insert(0, users.pop(at))
            return True
    return False


def _excuses(card: Card, users: Sequence[Check], with_cards: Collection[str | None]) -> dict[str, str]:
    """The excuses for ``card``: those of its entry; where it has none, those of the entries without a card whose checks use it."""
    entries = (
        [card.entry] if card.entry is not None else [check.entry for check in users if check.entry not in with_cards]
    )
    return {key: reason for entry in entries for key, reason in excuses_of(entry).items()}
