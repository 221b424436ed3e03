"""Whom the text of a card means is said completely: where it lies, whose it is, and that who is exhausted to pay is ready.

A part of such a description that fell away would be noticed only where a check lays out what it keeps out.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judge.engine.effects import Act
from judge.engine.lookback import AsOf, Became
from judge.engine.objects import Pick, Picked
from judge.engine.parts import parts_of, walk
from judge.engine.patterns import EventSubject
from judge.engine.players import OfPlayers
from judge.engine.powers import Payment, Played
from judge.engine.qualities import HasFlag, InZone, OfClass
from judge.engine.relations import AttachedHere, ControlledBy, Itself, OwnedBy
from judge.engine.remembering import Remembered
from judge.engine.rules import as_ruled
from judge.engine.searching import InYourDeck
from judge.engine.select import Both, Either, Not, Selector
from judge.games.vs_system.keywords.cosmic import CosmicCharacter
from judge.games.vs_system.model.board import DECK, EXHAUSTED, FACE_DOWN, HAND, KO_PILE, RESOURCES
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.events import Exhausted
from judge.games.vs_system.words.in_combat import InCombatWithBearer
from judge.games.vs_system.words.selectors import Attacking, CharacterInPlay, Defending, InArea, InRow
from tests.games.test_cards import MODULES

CARDS = {
    module.__name__.rpartition(".")[2]: card
    for module in MODULES
    for card in vars(module).values()
    if isinstance(card, VsCard)
}
SOMEWHERE = (
    InZone, InRow, InArea, InYourDeck, CharacterInPlay, CosmicCharacter, InCombatWithBearer, Attacking, Defending, Itself, Picked, Became,
    AsOf, EventSubject, AttachedHere, Remembered, Either,
)  # fmt: skip
WHOSE = (ControlledBy, OwnedBy, OfPlayers, InYourDeck, Picked, Itself, EventSubject)
# Texts that speak of cards wherever they are: of what is named, played, recruited or discarded, which something else says.
ANYWHERE = {
    "Clumsy Foulup", "Gravesite", "Kree Public Accusers", "Molecule Man", "Mutant Massacre", "Power Play", "Sentry #459", "Time Gem",
    "Witch Woman",
}  # fmt: skip
# A text that looks at the cards in the hand of whoever recruits.
ANYBODYS = {"Acolyte Body Armor"}


def descriptions(value: object, *, within: bool = False) -> Iterator[list[Selector]]:
    """The parts of each description in a text as ruled: what all has to be so of whom it means."""
    settled = as_ruled(value)
    if isinstance(settled, Selector) and not within:
        yield list(joined(settled))
    for _, part in parts_of(settled):
        yield from descriptions(part, within=isinstance(settled, (Both, Either, Not)))


def joined(selector: Selector) -> Iterator[Selector]:
    """What ``selector`` is joined of."""
    if isinstance(selector, Both):
        for side in (as_ruled(selector.left), as_ruled(selector.right)):
            yield from joined(side)
    else:
        yield selector


def is_of_face(part: Selector) -> bool:
    """Whether it says that a card lies face down, or that it doesn't."""
    inner = as_ruled(part.inner) if isinstance(part, Not) else part
    return isinstance(inner, HasFlag) and inner.flag == FACE_DOWN


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_whom_a_card_means_is_said_completely(card: VsCard) -> None:
    for parts in descriptions(card.powers):
        zones = {zone for part in parts if isinstance(part, InZone) for zone in part.zones}
        rows = {part.row for part in parts if isinstance(part, InRow)}
        is_of_cards = any(isinstance(part, (ControlledBy, OwnedBy, OfClass)) for part in parts)
        if is_of_cards and card.name not in ANYWHERE:
            assert any(isinstance(part, SOMEWHERE) for part in parts), parts
        if zones & {HAND, DECK, KO_PILE} and card.name not in ANYBODYS:
            assert any(isinstance(part, WHOSE) for part in parts), parts
        if any(map(is_of_face, parts)) and not any(isinstance(part, (Either, Picked)) for part in parts):
            assert RESOURCES in rows, parts


def exhausted_to_pay(card: VsCard) -> Iterator[Pick]:
    """What is picked to be exhausted as a cost."""
    for power in walk(card.powers, as_ruled):
        for node in walk(power.cost, as_ruled) if isinstance(power, (Payment, Played)) else ():
            if isinstance(node, Act) and node.event is Exhausted and isinstance(picked := as_ruled(node.objects), Pick):
                yield picked


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_who_is_exhausted_to_pay_is_ready(card: VsCard) -> None:
    for pick in exhausted_to_pay(card):
        assert any(part == Not(HasFlag(EXHAUSTED)) for part in joined(as_ruled(pick.of))), pick.of


def test_some_cards_exhaust_who_is_picked_to_pay() -> None:
    assert sum(any(True for _ in exhausted_to_pay(card)) for card in CARDS.values()) > 5


@pytest.mark.parametrize("name", sorted(ANYWHERE))
def test_each_text_that_speaks_of_cards_anywhere_does(name: str) -> None:
    texts = [card.powers for card in CARDS.values() if card.name == name]
    found = [parts for parts in descriptions(tuple(texts)) if not any(isinstance(part, SOMEWHERE) for part in parts)]
    assert any(isinstance(part, (ControlledBy, OwnedBy, OfClass)) for parts in found for part in parts)
