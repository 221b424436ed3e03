"""Rules about moving between zones."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/move.no-entry", "warhammer-invasion/moving-units#7", misreading=lambda: True,
      belief="a unit that moves to another zone enters play there anew")  # fmt: skip
def moving_enters_play() -> bool:
    """A unit that moves from zone to zone doesn't enter play."""
    return False


@rule("wi/move.enters-zone", "warhammer-invasion/moving-units#6", misreading=lambda: False,
      belief="only a unit that comes from outside play enters a zone")  # fmt: skip
def moving_enters_zone() -> bool:
    """A unit that moves to another zone enters that zone."""
    return True


@rule("wi/move.attacker-stops", "warhammer-invasion/moving-units#1", misreading=lambda: False,
      belief="once declared, an attacker attacks wherever it is")  # fmt: skip
def attacker_stops() -> bool:
    """An attacker that is moved out of the battlefield stops attacking."""
    return True


@rule("wi/move.defender-stops", "warhammer-invasion/moving-units#2", misreading=lambda: False,
      belief="once declared, a defender defends wherever it is")  # fmt: skip
def defender_stops() -> bool:
    """A defender that is moved out of the zone that it defends stops defending."""
    return True


@rule("wi/move.exempt", "warhammer-invasion/moving-units#3", misreading=lambda can_from_there: False,
      belief="every attacker that leaves the battlefield stops attacking, whatever its text says")  # fmt: skip
def goes_on(can_from_there: bool) -> bool:
    """A moved unit goes on attacking or defending if an effect lets it do so from where it is now."""
    return can_from_there


@rule("wi/move.questing-stops", "warhammer-invasion/moving-units#4", misreading=lambda: False,
      belief="a unit stays on its quest wherever it is")  # fmt: skip
def questing_stops() -> bool:
    """A questing unit that is moved out of the quest zone stops questing."""
    return True


@rule("wi/move.tokens-go", "warhammer-invasion/moving-units#5", "warhammer-invasion:B7.4", misreading=lambda: False,
      belief="the tokens stay on the quest for the next unit")  # fmt: skip
def tokens_go() -> bool:
    """As its unit goes away the quest loses all its resource tokens."""
    return True
