"""Brother Voodoo, Jericho Drumm"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.marvel_knights.brother_voodoo_jericho_drumm import BROTHER_VOODOO
from judge.games.vs_system.dsl import COMBAT, DECK, KO_PILE
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/brother-voodoo-jericho-drumm"

EXCUSES = {
    "[0].cost.second.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target",
    "[1].cost.second.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target",
    "[0].cost.link=IF_YOU_DO": "means the same: exhausted, he can't use the power at all",
    "[1].cost.link=IF_YOU_DO": "means the same: exhausted, he can't use the power at all",
    "[0].effect.link=IF_YOU_DO": "means the same: for no card none is drawn",
    "[1].effect.link=IF_YOU_DO": "means the same: for no card none is drawn",
}


@check(ENTRY)
def brother_voodoo_puts_nothing_on_the_bottom(table: VsTable) -> None:
    """Alice pays for the first power and chooses no card for the bottom of her deck: she draws nothing."""
    alice, _ = table.players
    voodoo = alice.controls(BROTHER_VOODOO)
    paid, kept = alice.has_in_hand(plain("Paid Card")), alice.has_in_hand(plain("Kept Card"))
    alice.has_in_deck(plain("Next Card"))
    table.begin(COMBAT)
    alice.does(table.use(voodoo), paid)
    table.is_(voodoo, "exhausted")
    table.all_pass()
    alice.is_asked("bottom", offers=(kept,), not_offers=(paid,))
    alice.is_asked("bottom", optional=True, point=1)
    alice.chooses()
    alice.hand_size_is(1)
    alice.finds_in_hand(kept)


@check(ENTRY)
def brother_voodoo_puts_two_on_the_bottom(table: VsTable) -> None:
    """Alice puts two of three cards on the bottom of her deck and draws two others."""
    alice, bob = table.players
    voodoo = alice.controls(BROTHER_VOODOO)
    paid, *cards = (alice.has_in_hand(plain(f"Card {n}")) for n in range(4))
    top = [alice.has_in_deck(plain(f"Next Card {n}")) for n in (1, 2)]
    foreign = bob.has_in_hand(plain("Foreign Card"))
    bob.has_in_deck(plain("Foreign Next Card"))
    again = alice.has_in_hand(READY_ONE)
    alice.has_resources(1)
    table.begin(COMBAT)
    alice.does(table.use(voodoo))
    alice.is_asked("discard", offers=(paid,), not_offers=(foreign,))
    alice.chooses(paid)
    table.finds(paid, KO_PILE)
    table.all_pass()
    alice.is_asked("bottom", not_offers=(foreign,), most=4)
    alice.chooses(cards[0], cards[1], point=1)
    for piece in (cards[0], cards[1]):
        table.finds(piece, DECK)
    for piece in (cards[2], *top):
        alice.finds_in_hand(piece)
    bob.hand_size_is(1)
    alice.does(table.play(again), voodoo)
    table.resolve()
    alice.can(table.use(voodoo))


@check(ENTRY)
def brother_voodoo_discards_no_further_card(table: VsTable) -> None:
    """Alice discards a card to pay for the second power, and no further one: she draws nothing."""
    alice, _ = table.players
    voodoo = alice.controls(BROTHER_VOODOO)
    alice.controls(plain("Ghoul", affiliations=("Underworld",)))
    paid, kept = alice.has_in_hand(plain("Paid Card")), alice.has_in_hand(plain("Kept Card"))
    alice.has_in_deck(plain("Next Card"))
    table.begin(COMBAT)
    alice.does(table.use(voodoo, 1), paid)
    table.all_pass()
    alice.is_asked("further", offers=(kept,))
    alice.is_asked("further", optional=True, point=1)
    alice.chooses()
    alice.hand_size_is(1, point=2)
    alice.finds_in_hand(kept)


@check(ENTRY)
def brother_voodoo_discards_two_further_cards(table: VsTable) -> None:
    """Alice discards one card to pay and two more: she draws two. Bob, without an Underworld character, can't use that power."""
    alice, bob = table.players
    voodoo, twin = alice.controls(BROTHER_VOODOO), bob.controls(BROTHER_VOODOO)
    alice.controls(plain("Ghoul", affiliations=("Underworld",)))
    paid, *cards = (alice.has_in_hand(plain(f"Card {n}")) for n in range(3))
    foreign, again = bob.has_in_hand(plain("Foreign Card")), alice.has_in_hand(READY_ONE)
    alice.has_resources(1)
    for number in range(4):
        alice.has_in_deck(plain(f"Next Card {number}"))
        bob.has_in_deck(plain(f"Foreign Next Card {number}"))
    table.begin(COMBAT)
    alice.does(table.use(voodoo, 1))
    alice.is_asked("discard", offers=(paid,), not_offers=(foreign,))
    alice.chooses(paid)
    table.all_pass()
    alice.is_asked("further", not_offers=(foreign,))
    alice.chooses(*cards, point=1)
    for piece in (paid, *cards):
        table.finds(piece, KO_PILE)
    alice.hand_size_is(3, point=2)
    bob.hand_size_is(1)
    alice.does(table.play(again), voodoo)
    table.resolve()
    alice.can(table.use(voodoo, 1))
    alice.passes()
    bob.can(table.use(twin))
    bob.cannot(table.use(twin, 1), only_because="text")
