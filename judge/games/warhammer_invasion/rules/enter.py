"""Rules about entering play."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/enter.unique", "warhammer-invasion/put-into-play#2", "warhammer-invasion:B2.5", misreading=lambda has_one: True,
      belief="a card effect may put a second copy of a unique card into play")  # fmt: skip
def may_enter_unique(has_one: bool) -> bool:
    """A unique card can't enter play on the side of a player who has one of that name."""
    return not has_one


@rule("wi/enter.text", "warhammer-invasion/put-into-play#3", "warhammer-invasion/cost#4", "warhammer-invasion/cs-75-rip-dere-eads-off#2",
      misreading=lambda is_allowed: True, belief="a card effect gets around what the card's own text box forbids")  # fmt: skip
def text_allows(is_allowed: bool) -> bool:
    """A card can't come where its own text box doesn't let it be."""
    return is_allowed


@rule("wi/enter.turned-up", "warhammer-invasion/cs-75-rip-dere-eads-off#1", "warhammer-invasion/faq-grimgor-rip-dere-eads-off#1",
      "warhammer-invasion/faq-grimgor-rip-dere-eads-off#2", misreading=lambda: True,
      belief="a development that is turned face up enters play as the unit that it is")  # fmt: skip
def turning_up_enters_play() -> bool:
    """A development was in play before: turned face up it doesn't enter play."""
    return False


@rule("wi/enter.by-effect", "warhammer-invasion/enters-play#2", misreading=lambda is_played: is_played,
      belief="only a card that is played enters play, not one that an effect puts there")  # fmt: skip
def putting_enters_play(is_played: bool) -> bool:
    """A card that an effect puts into play enters play just as one that is played."""
    return True


@rule("wi/enter.by-playing", "warhammer-invasion/enters-play#1", misreading=lambda is_played: not is_played,
      belief="'enters play' speaks only of cards that an effect puts there")  # fmt: skip
def playing_enters_play(is_played: bool) -> bool:
    """To play a card makes it enter play."""
    return True


@rule("wi/enter.from", "warhammer-invasion/enters-play#3", misreading=lambda zone: zone == "hand",
      belief="only a card from the hand enters play")  # fmt: skip
def enters_from(zone: str) -> bool:
    """Cards enter play from hand, deck and discard pile."""
    return True
