"""X-Corp"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.x_corp_paris_x_corp import X_CORP_PARIS
from judge.games.vs_system.dsl import COMBAT, Location
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/3.1-x-corp"

OPEN = {f"{ENTRY}#3": "it says which cards refer to the version"}

EXCUSES = {
    "[0].effect.number.when=START": "no ruling asks about locations that come or go in response",
    "[0].once_per_turn=True": "means the same: it takes an effect that readies the location to activate it twice",
}

X_CORPORATION = Location(name="X-Corporation")
WORTHINGTON = Location(name="Worthington Industries", version="X-Corp")


@check(ENTRY)
def x_corporation_doesnt_count(table: VsTable) -> None:
    """Alice controls X-Corp: Paris, X-Corporation and Worthington Industries, whose version is X-Corp: she looks at two cards."""
    alice, bob = table.players
    paris, *_ = (alice.has_resource(card, face_up=True) for card in (X_CORP_PARIS, X_CORPORATION, WORTHINGTON))
    alice.has_resource(WORTHINGTON)
    bob.has_resource(WORTHINGTON, face_up=True)
    cards = [alice.has_in_deck(plain(f"Card {number + 1}")) for number in range(4)]
    table.begin(COMBAT)
    alice.does(table.use(paris))
    table.resolve()
    alice.is_asked("bottom", offers=tuple(cards[:2]))
    alice.is_asked("bottom", not_offers=(cards[2],), point=2)
    alice.chooses()
    alice.chooses(cards[1], cards[0])
    alice.has_looked_at(cards[0])


@check(ENTRY)
def the_version_counts(table: VsTable) -> None:
    """Alice controls X-Corp: Paris and Worthington Industries: she looks at two cards, though only one has X-Corp in its name."""
    alice, _ = table.players
    paris, _ = (alice.has_resource(card, face_up=True) for card in (X_CORP_PARIS, WORTHINGTON))
    cards = [alice.has_in_deck(plain(f"Card {number + 1}")) for number in range(3)]
    table.begin(COMBAT)
    alice.does(table.use(paris))
    table.resolve()
    alice.is_asked("bottom", offers=(cards[1],), point=1)
    alice.chooses(cards[0])
