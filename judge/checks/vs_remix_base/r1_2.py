"""Private zones and public zones"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import DIG_HERO, SEEK_HERO, SORT_HAND
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r1.2")
def nothing_is_found_in_the_deck(table: RemixTable) -> None:
    """Alice searches her deck for a character card: she may say that there is none."""
    alice, _ = table.players
    drawn, scout = alice.has_in_deck(plain("Hero in the Deck")), alice.has_in_hand(SEEK_HERO)
    table.begin()
    alice.does(table.play(scout))
    table.resolve()
    alice.is_asked("searched for", offers=(drawn,))
    alice.declines(point=1)


@check("vs-remix-base/r1.2")
def nothing_is_found_in_the_hand(table: RemixTable) -> None:
    """Alice searches her hand for a character card: she may say that there is none."""
    alice, _ = table.players
    held, cull = alice.has_in_hand(plain("Hero in Hand")), alice.has_in_hand(SORT_HAND)
    table.begin()
    alice.does(table.play(cull))
    table.resolve()
    alice.is_asked("searched for", offers=(held,))
    alice.declines(point=1)


@check("vs-remix-base/r1.2")
def what_is_public_is_found(table: RemixTable) -> None:
    """The KO'd pile is public: Alice, who searches it for a character card, has to take the one that is there."""
    alice, _ = table.players
    hero, exhume = alice.has_in_ko_pile(plain("Hero in the Pile")), alice.has_in_hand(DIG_HERO)
    table.begin()
    alice.does(table.play(exhume))
    table.resolve()
    alice.is_asked("searched for", optional=False, point=2)
    alice.chooses(hero)
    alice.finds_in_hand(hero, point=control(2, "that is the card that she has found"))
