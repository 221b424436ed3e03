"""Rules about assigning damage."""

from __future__ import annotations

from judge.engine.rules import Rule, rule
from judge.games.warhammer_invasion.model.board import ZONES, Share


@rule("wi/assign.attacker-first", "warhammer-invasion/rulebook-p12-assign-damage#1", "warhammer-invasion-base/b5.4#1",
      misreading=lambda attacker, defender: (defender, attacker), belief="the defending player assigns his damage first")  # fmt: skip
def assigning_order(attacker: str, defender: str) -> tuple[str, str]:
    """The attacking player assigns combat damage before the opponent does."""
    return (attacker, defender)


@rule("wi/assign.defenders-first", "warhammer-invasion/rulebook-p12-assign-damage#2", "warhammer-invasion-base/b5.4#2",
      "warhammer-invasion-base/b9.3#1",
      misreading=lambda share, needed: True, belief="an attacker may send his damage past the defenders to the capital")  # fmt: skip
def every_defender_first(share: Share, needed: Share) -> bool:
    """No damage goes to the capital before every defender has been assigned what destroys it."""
    return share[-1] == 0 or all(n >= need for n, need in zip(share, needed, strict=False))


RESERVE_IS_ALLOWED = Rule(
    "wi/assign.reserve",
    "A defender may be assigned more than its destruction takes, as a reserve.",
    cites=(
        "warhammer-invasion-base/b9.3#1",
        "warhammer-invasion/rulebook-p12-assign-damage#3",
        "warhammer-invasion-base/b5.7#2",
    ),
    belief="no unit may be assigned more than it takes to destroy it",
)

REST_MAY_GO_TO_CAPITAL = Rule(
    "wi/assign.minimum-is-enough",
    "With the minimum on every defender the rest may go to the capital.",
    cites=("warhammer-invasion/rulebook-p12-assign-damage#4",),
    belief="a zone that is defended takes no damage, however much is left over",
)


@rule("wi/assign.section", "warhammer-invasion/rulebook-p12-assign-damage#5", "warhammer-invasion-base/b5.5#2",
      misreading=lambda attacked: tuple(ZONES),
      belief="damage that gets through may be laid beside any section of the capital")  # fmt: skip
def open_sections(attacked: str) -> tuple[str, ...]:
    """Damage that gets through is laid beside the section that is attacked."""
    return (attacked,)


TOUGHNESS_RAISES_MINIMUM = Rule(
    "wi/assign.toughness",
    "What destroys a defender, and has to be assigned to it before the capital, includes its Toughness.",
    cites=("warhammer-invasion-base/b5.6#1",),
    belief="the minimum for a defender is the hit points that it has left, whatever its Toughness",
    is_routine=True,
)

REDIRECTING_RAISES_NO_MINIMUM = Rule(
    "wi/assign.redirected",
    "An effect that will redirect damage from a defender doesn't raise what has to be assigned to it.",
    cites=("warhammer-invasion-base/b6.5#2",),
    belief="a defender whose damage will be redirected has to be assigned that much more before the capital is assigned any",
    is_routine=True,
)

ASSIGNING_IS_APPLYING = Rule(
    "wi/assign.not-applied",
    "Combat damage that has been assigned isn't applied yet.",
    cites=(
        "warhammer-invasion/rulebook-p12-assign-damage#6",
        "warhammer-invasion/phase-4-battlefield#7",
        "warhammer-invasion/phase-4-battlefield#9",
        "warhammer-invasion-base/b5.1#1",
        "warhammer-invasion-base/b6.1",
    ),
    belief="combat damage is on the units as soon as it is assigned",
)

ANY_SHARE_IS_ALLOWED = Rule(
    "wi/assign.any-share",
    "As long as none goes to the capital the damage may be shared out among the defenders in any way.",
    cites=("warhammer-invasion-base/b5.7#1",),
    belief="a defender can be assigned damage only once those before it have what destroys them",
    is_routine=True,
)

DEFENDER_HITS_UNITS_ONLY = Rule(
    "wi/assign.attackers-only",
    "The defending player assigns damage to attacking units only, never to the attacker's capital.",
    cites=("warhammer-invasion-base/b5.4#3",),
    belief="defenders strike back at the attacker's capital",
)
