"""What must hold after every batch, whatever cards do. A breach is a defect of the engine, a game or a card: it raises `Unstable`."""

from __future__ import annotations

from judge.engine.errors import Unstable
from judge.engine.state import Event, InBatch, State, Zones


def check(state: State, zones: Zones) -> None:
    """Raise Unstable unless every card is one object in one zone, decks hold exactly the cards in them, and no card is lost or new."""
    in_decks = [card for deck in state.decks.values() for card in deck]
    zoned = {card for card, obj in state.objects.items() if obj.zone == zones.deck_zone}
    if len(in_decks) != len(set(in_decks)) or set(in_decks) != zoned:
        raise Unstable("a card is in a deck twice, or in a deck and elsewhere")
    for card, obj in state.objects.items():
        if obj.ref.card != card:
            raise Unstable(f"card {card} is filed as {obj.ref}")
    carried = [item.carries for item in state.chain if item.carries is not None]
    if len(carried) != len(set(carried)):
        raise Unstable("two effects on the chain carry one card")
    if state.history:
        _check_batch(state.history[-1].events)
        cards_before = set(state.history[-1].before.objects)
        if cards_before != set(state.objects):
            raise Unstable("a card has come from nowhere, or is lost")


def _check_batch(batch: tuple[Event, ...]) -> None:
    seen: set[tuple[type[Event], object]] = set()
    for event in batch:
        if event.in_batch is InBatch.MANY:
            continue
        key = (type(event), event.subject if event.in_batch is InBatch.ONE_AN_OBJECT else None)
        if key in seen:
            raise Unstable(f"a batch holds '{event.verb}' twice")
        seen.add(key)
