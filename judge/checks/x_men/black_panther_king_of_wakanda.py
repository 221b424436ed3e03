"""Black Panther, King of Wakanda"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.black_panther_king_of_wakanda import BLACK_PANTHER
from judge.games.vs_system.dsl import (
    BUILD,
    CONCEALED,
    CONCEALED_OPTIONAL,
    DECK,
    EQUIPS_HIDDEN,
    HIDDEN,
    PLAY,
    RECRUIT_STEP,
    Equipment,
    VsCard,
    names,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/black-panther-king-of-wakanda"

EXCUSES = {"[0].effect.first.link=IF_YOU_DO": "means the same: as ruled nothing follows there"}

ORDINARY = Equipment(name="Ordinary Gear", cost=1)

MINDTAP = Equipment(name="Mindtap Witness", cost=1, keywords=names(CONCEALED_OPTIONAL))

CONCEALED_GEAR = Equipment(name="Concealed Gear", cost=1, keywords=names(CONCEALED))

MEDALLION = Equipment(name="Medallion Witness", cost=1, keywords=names(EQUIPS_HIDDEN))


def comes_hidden(table: VsTable, *gear: VsCard) -> list[Piece]:
    """Black Panther comes into play hidden, with ``gear`` in Alice's deck, and his effect resolves: him first, then the gear."""
    alice, _ = table.players
    panther = alice.has_in_hand(BLACK_PANTHER)
    found = [alice.has_in_deck(card) for card in gear]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(panther))
    table.resolve()
    alice.chooses("hidden area")
    alice.chooses("front row")
    table.stands(panther, "front row", HIDDEN)
    table.resolve()
    return [panther, *found]


@check(ENTRY)
def he_comes_hidden_and_finds_ordinary_gear(table: VsTable) -> None:
    """He comes into play hidden. Alice finds an ordinary equipment: it can't be equipped to him, and is shuffled back into her deck."""
    alice, bob = table.players
    foreign = bob.has_in_deck(ORDINARY)
    dear = Equipment(name="Dear Gear", cost=2)
    _, ordinary, too_dear, other = comes_hidden(table, ORDINARY, dear, plain("Other"))
    alice.is_asked("equipment card of your deck", offers=(ordinary,), point=1)
    alice.is_asked("equipment card of your deck", not_offers=(too_dear, other, foreign))
    alice.chooses(ordinary)
    table.nobody_is_asked(point=3)
    table.finds(ordinary, DECK, point=2)
    table.has_happened("shuffle", by=alice, times=1, point=2)
    table.has_happened("shuffle", by=bob, times=0)


@check(ENTRY)
def concealed_optional_gear_fits(table: VsTable) -> None:
    """He comes into play hidden. Alice finds an equipment with concealed—optional, and he is equipped with it."""
    alice, _ = table.players
    panther, mindtap = comes_hidden(table, MINDTAP)
    alice.chooses(mindtap)
    alice.is_asked("equips", offers=(panther,), point=4)
    alice.chooses(panther)
    table.finds(mindtap, PLAY)
    table.has_happened("shuffle", by=alice, times=1)


@check(ENTRY)
def concealed_gear_fits(table: VsTable) -> None:
    """He comes into play hidden. Alice finds an equipment with concealed, and he is equipped with it."""
    alice, _ = table.players
    panther, gear = comes_hidden(table, CONCEALED_GEAR)
    alice.chooses(gear)
    alice.is_asked("equips", offers=(panther,), point=4)
    alice.chooses(panther)
    table.finds(gear, PLAY)


@check(ENTRY)
def gear_that_says_so_fits(table: VsTable) -> None:
    """He comes into play hidden. Alice finds an equipment that may go on a hidden character by its text: he is equipped with it."""
    alice, _ = table.players
    panther, medallion = comes_hidden(table, MEDALLION)
    alice.chooses(medallion)
    alice.is_asked("equips", offers=(panther,), point=5)
    alice.chooses(panther)
    table.finds(medallion, PLAY)


@check(ENTRY)
def he_comes_visible(table: VsTable) -> None:
    """He comes into play visible: he is equipped with the ordinary equipment."""
    alice, _ = table.players
    panther, ordinary = alice.has_in_hand(BLACK_PANTHER), alice.has_in_deck(ORDINARY)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(panther))
    table.resolve()
    alice.chooses("visible area")
    alice.chooses("front row")
    table.resolve()
    alice.chooses(ordinary)
    alice.is_asked("equips", offers=(panther,), point=control(3, "a visible one takes ordinary equipment"))
    alice.chooses(panther)
    table.finds(ordinary, PLAY)
