"""Flipping the axes: every argument of every card that a check uses is given its other values, and the checks must notice.

A proof shows that a rule matters; this shows that everything else on the cards matters too. An argument whose other value no check
notices is a survivor: either its ruling is silent (an excuse says so) or a check asserts too little.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from judge.answers import Survivor
from judge.engine.state import Card
from judge.proving.check import Check
from judge.proving.library import excuses_of, game_cards, title_of
from judge.proving.proof import run
from judge.proving.result import Result
from judge.proving.variants import variants


def flip_axes(results: Sequence[tuple[Check, Result]]) -> tuple[tuple[Survivor, ...], int]:
    """Flip every argument of every card that the passing checks used. Returns the survivors, and how many arguments were flipped."""
    # What a check makes for itself, such as a witness, is no card of the game: only the games' own cards are flipped.
    printed = {id(card) for game in {result.game for _, result in results if result.game} for card in game_cards(game)}
    users: dict[int, list[Check]] = {}
    cards: dict[int, Card] = {}
    for check, result in results:
        for card in result.cards if result.passed else ():
            if id(card) in printed:
                cards[id(card)] = card
                users.setdefault(id(card), []).append(check)
    with_cards = {card.entry for card in cards.values()}
    survivors, flipped = [], 0
    for key, card in cards.items():
        reasons = _excuses(card, users[key], with_cards)
        for variant in variants(card.powers):
            flipped += 1
            other = replace(card, powers=variant.changed)
            if all(run(check, None, {key: other}).passed for check in users[key]):
                excuse = reasons.get(f"{variant.path}={variant.to}")
                survivors.append(Survivor(title_of(card), variant.path, variant.to, excuse))
    return tuple(survivors), flipped


def _excuses(card: Card, users: Sequence[Check], with_cards: Collection[str | None]) -> dict[str, str]:
    """The excuses for ``card``: those of its entry; where it has none, those of the entries without a card whose checks use it."""
    entries = (
        [card.entry] if card.entry is not None else [check.entry for check in users if check.entry not in with_cards]
    )
    return {key: reason for entry in entries for key, reason in excuses_of(entry).items()}
