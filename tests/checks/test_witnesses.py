"""Witnesses: what several entries use is defined once a game, and a story tells it from the cards that are ruled on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge import Judge
from judge.checks.witnesses import vs_remix, vs_system, warhammer_invasion
from judge.engine.state import Card
from judge.games.vs_system.model.cards import VsCard
from judge.games.warhammer_invasion.model.cards import WiCard
from judge.proving import library

GAMES = {"vs-system": vs_system, "vs-remix": vs_remix, "warhammer-invasion": warhammer_invasion}
CARDS: dict[str, type[Card]] = {"vs-system": VsCard, "vs-remix": VsCard, "warhammer-invasion": WiCard}
DOCS = {row.doc: row.game for row in Judge.open().entries()}


def shared(game: str) -> list[Card]:
    """The witnesses of a game that several entries use."""
    return [card for card in vars(GAMES[game]).values() if isinstance(card, Card)]


def own(game: str) -> dict[str, Card]:
    """The witnesses that one entry alone uses, each by where it is defined."""
    others = {id(card) for card in (*shared(game), *library.game_cards(game))}
    return {
        f"{module.__name__}.{name}": card
        for doc, its in DOCS.items()
        if its == game
        for module in library.modules(doc)
        for name, card in vars(module).items()
        if isinstance(card, CARDS[game]) and id(card) not in others
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_witness_that_several_entries_use_is_defined_once(game: str) -> None:
    seen: dict[Card, str] = {replace(card, name=""): "the shared witnesses" for card in shared(game) if card.powers}
    for where, card in own(game).items():
        if card.powers:
            assert seen.setdefault(replace(card, name=""), where) == where


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_witness_that_does_something_is_called_a_witness_and_has_a_name_of_its_own(game: str) -> None:
    names = [card.name for card in shared(game)]
    assert len(set(names)) == len(names)
    for card in shared(game):
        assert card.name.endswith(" Witness") or not card.powers, card.name


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_witness_is_used_by_more_than_one_entry(game: str) -> None:
    users: dict[int, set[str]] = {id(card): set() for card in shared(game)}
    for doc in DOCS:
        for module in library.modules(doc):
            for card in vars(module).values():
                if id(card) in users:
                    users[id(card)].add(module.__name__)
    assert [card.name for card in shared(game) if len(users[id(card)]) < 2] == []
