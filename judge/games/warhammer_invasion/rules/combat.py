"""Rules about declaring and fighting."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.warhammer_invasion.model.board import DEFEND


@rule("wi/combat.moved-unit-takes", "warhammer-invasion/moving-units#8", misreading=lambda has_moved: not has_moved,
      belief="a unit that has moved away escapes the damage that was assigned to it")  # fmt: skip
def assigned_damage_follows(has_moved: bool) -> bool:
    """Damage assigned to a unit before it moved is applied to it nevertheless."""
    return True


@rule("wi/combat.declaring-ban", "warhammer-invasion/cs-47-franzs-decree#1",
      misreading=lambda verb, is_banned: verb == DEFEND or not is_banned,
      belief="a unit that can't be declared attacker or defender may defend all the same")  # fmt: skip
def may_be_declared(verb: str, is_banned: bool) -> bool:
    """A unit that can't be declared attacker or defender is declared as neither."""
    return not is_banned


@rule("wi/combat.ban-spares-declared", "warhammer-invasion/cs-47-franzs-decree#2", misreading=lambda: False,
      belief="a unit that can't be declared attacker or defender drops out of the combat in progress")  # fmt: skip
def declared_units_stay() -> bool:
    """A unit that attacks or defends already goes on doing so."""
    return True
