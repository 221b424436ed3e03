"""Rules about being destroyed."""

from __future__ import annotations

from judge.engine.rules import Rule

DESTROYED_CARD_GOES_TO_OWNER = Rule(
    "wi/destroy.owners-pile",
    "To destroy a card is to move it from play to its owner's discard pile.",
    cites=("warhammer-invasion/destroy#1", "warhammer-invasion/out-of-play#2", "warhammer-invasion-base/b2.9#3"),
    belief="a destroyed card goes to the discard pile of the player who controlled it",
)

SACRIFICE_DESTROYS = Rule(
    "wi/destroy.not-by-sacrifice",
    "A sacrificed unit hasn't been destroyed.",
    cites=("warhammer-invasion/destroy#2",),
    belief="a unit that is sacrificed is destroyed",
)

DESTRUCTION_SACRIFICES = Rule(
    "wi/destroy.is-no-sacrifice",
    "A destroyed unit hasn't been sacrificed.",
    cites=("warhammer-invasion/destroy#3",),
    belief="a unit that is destroyed counts as sacrificed by its controller",
)
