"""Rules about counterstrike."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.warhammer_invasion.model.board import COMBAT, NON_COMBAT, Share


@rule("wi/counterstrike.on-declaration", "warhammer-invasion/counterstrike#1", misreading=lambda: False,
      belief="Counterstrike adds to the damage that its unit deals as combat damage is assigned")  # fmt: skip
def strikes_on_declaration() -> bool:
    """Each time the unit is declared as a defender, Counterstrike damages an attacker immediately."""
    return True


@rule("wi/counterstrike.one-attacker", "warhammer-invasion/counterstrike#3", misreading=lambda share: True,
      belief="the damage from Counterstrike may be shared out among attackers")  # fmt: skip
def strikes_one(share: Share) -> bool:
    """All damage of a Counterstrike goes to one attacker."""
    return sum(n > 0 for n in share) <= 1


@rule("wi/counterstrike.immediate", "warhammer-invasion/counterstrike#5", misreading=lambda: False,
      belief="there is a window for actions before the damage from Counterstrike is applied")  # fmt: skip
def counterstrike_is_immediate() -> bool:
    """The damage from Counterstrike is applied the moment it is assigned."""
    return True


@rule("wi/counterstrike.kind", "warhammer-invasion/counterstrike#2", misreading=lambda: NON_COMBAT,
      belief="Counterstrike is an effect, and its damage is non combat damage")  # fmt: skip
def kind_of_counterstrike() -> str:
    """The damage from Counterstrike is combat damage."""
    return COMBAT


@rule("wi/counterstrike.uncancellable", "warhammer-invasion/counterstrike#4", misreading=lambda is_counterstrike: True,
      belief="Toughness and the like cancel the damage from Counterstrike")  # fmt: skip
def can_be_cancelled(is_counterstrike: bool) -> bool:
    """The damage from Counterstrike can't be cancelled."""
    return not is_counterstrike
