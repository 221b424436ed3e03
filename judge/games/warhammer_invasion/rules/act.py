"""Rules about who may act when, and with what."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/act.turn", "warhammer-invasion:B4.1", misreading=lambda has_it: True, belief="one may act at any time")
def has_priority(has_it: bool) -> bool:
    """In a window the players act in turns."""
    return has_it


@rule(
    "wi/act.card",
    "warhammer-invasion:B2.1",
    misreading=lambda able: True,
    belief="a card can be played from anywhere",
)
def card_is_playable(able: bool) -> bool:
    """A card is played from its owner's hand."""
    return able


@rule(
    "wi/act.ability",
    "warhammer-invasion:B4.5",
    misreading=lambda able: True,
    belief="an ability can be used wherever its card is",
)
def ability_is_usable(able: bool) -> bool:
    """An ability is used by the controller of its card, where it works."""
    return able


@rule("wi/act.pay", "warhammer-invasion:B4.2", misreading=lambda able: True, belief="a cost may be paid in part")
def pays_in_full(able: bool) -> bool:
    """A cost is paid in full or not at all."""
    return able


@rule(
    "wi/act.capital-phase",
    "warhammer-invasion:B3.4",
    misreading=lambda able: True,
    belief="units may be played at any time",
)
def is_time_to_play(able: bool) -> bool:
    """Units, supports and quests are played in one's own capital phase, and never as a response."""
    return able
