"""Rules about damage that effects redirect to another card."""

from __future__ import annotations

from judge.engine.rules import Rule

REDIRECTING_IS_NO_CANCELLING = Rule(
    "wi/redirect.no-cancelling",
    "Redirecting damage isn't cancelling it: damage that can't be cancelled can be redirected.",
    cites=("warhammer-invasion-base/b6.5#1",),
    belief="damage that can't be cancelled can't be redirected either",
    is_routine=True,
)

REDIRECTIONS_DONT_ADD_UP = Rule(
    "wi/redirect.one",
    "Of several effects that redirect the next damage to a unit one redirects it, and it has met them all.",
    cites=("warhammer-invasion-base/b6.5#4",),
    belief="two effects that redirect the next damage to a unit together redirect as much as both say",
    is_routine=True,
)

TOUGHNESS_MEETS_REDIRECTED = Rule(
    "wi/redirect.toughness",
    "Toughness of the unit to which damage is redirected cancels that damage as usual.",
    cites=("warhammer-invasion-base/b6.8#1",),
    belief="redirected damage is applied in full, whatever Toughness the unit has to which it goes",
    is_routine=True,
)
