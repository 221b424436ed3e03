"""Sacrificing and destroying (base rules B1, B6): whose cards, into whose discard pile, and that the one isn't the other."""

from __future__ import annotations

from judge.engine.events import Event, Moved
from judge.engine.match import Match
from judge.engine.rules import rule
from judge.games.warhammer_invasion.events import Destroyed, Happening, Sacrificed
from judge.games.warhammer_invasion.scene import DISCARD


@rule("wi/sacrifice.own", "warhammer-invasion/sacrifice#1", misreading=lambda is_controlled, is_owned: is_owned,
      believing="a player sacrifices the cards that he owns, whoever controls them")  # fmt: skip
def may_be_sacrificed(is_controlled: bool, is_owned: bool) -> bool:
    """A player sacrifices only cards under his own control."""
    return is_controlled


@rule("wi/sacrifice.owners-pile", "warhammer-invasion/sacrifice#2", misreading=lambda owner, controller: controller,
      believing="a sacrificed card goes to the discard pile of the player who sacrificed it")  # fmt: skip
def pile_of_sacrificed(owner: str, controller: str) -> str:
    """A sacrificed card goes to its owner's discard pile."""
    return owner


@rule("wi/sacrifice.stands", "warhammer-invasion/sacrifice#3", misreading=lambda: True,
      believing="an effect that saves a unit from leaving play saves it from being sacrificed")  # fmt: skip
def sacrifice_may_be_prevented() -> bool:
    """No other effect cancels or prevents a sacrifice."""
    return False


@rule("wi/destroy.owners-pile", "warhammer-invasion/destroy#1", misreading=lambda owner, controller: controller,
      believing="a destroyed card goes to the discard pile of the player who controlled it")  # fmt: skip
def pile_of_destroyed(owner: str, controller: str) -> str:
    """To destroy a card is to move it from play to its owner's discard pile."""
    return owner


@rule("wi/destroy.not-by-sacrifice", "warhammer-invasion/destroy#2", misreading=lambda: True,
      believing="a unit that is sacrificed is destroyed")  # fmt: skip
def sacrifice_destroys() -> bool:
    """A sacrificed unit hasn't been destroyed."""
    return False


@rule("wi/destroy.is-no-sacrifice", "warhammer-invasion/destroy#3", misreading=lambda: True,
      believing="a unit that is destroyed counts as sacrificed by its controller")  # fmt: skip
def destruction_sacrifices() -> bool:
    """A destroyed unit hasn't been sacrificed."""
    return False


class _AlsoDestroyed(Happening):
    verb = "destroy"


class _AlsoSacrificed(Happening):
    verb = "sacrifice"


def joined_to_loss(match: Match, event: Destroyed | Sacrificed) -> tuple[Event, ...]:
    """A destroyed or sacrificed card goes to its owner's discard pile, and is only the one of the two."""
    obj = match.state.known(event.ref)
    found: list[Event] = []
    if isinstance(event, Sacrificed):
        pile = match.consult(pile_of_sacrificed, obj.owner, obj.controller)
        if match.consult(sacrifice_destroys):
            found.append(_AlsoDestroyed(ref=event.ref, cause=event.cause))
    else:
        pile = match.consult(pile_of_destroyed, obj.owner, obj.controller)
        if match.consult(destruction_sacrifices):
            found.append(_AlsoSacrificed(ref=event.ref, cause=event.cause))
    return (*found, Moved(ref=event.ref, zone=DISCARD, controller=pile, cause=event.cause))
