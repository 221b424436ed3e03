"""Rules about targets."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.engine.state import Ref
from judge.games.warhammer_invasion.model.board import DISCARD, HAND


@rule("wi/target.twice", "warhammer-invasion/target#1", "warhammer-invasion/illegal-target#1", misreading=lambda: False,
      belief="a target is tested when the card is played, and never again")  # fmt: skip
def is_tested_again() -> bool:
    """The legality of a target is tested as the card is played and again as its effect resolves."""
    return True


@rule("wi/target.out-of-play", "warhammer-invasion/illegal-target#2", misreading=lambda is_in_play: True,
      belief="a target that has left play still counts as the target")  # fmt: skip
def legal_where_it_is(is_in_play: bool) -> bool:
    """A target that has been removed from play is illegal."""
    return is_in_play


@rule("wi/target.zone", "warhammer-invasion/illegal-target#3", misreading=lambda was_moved: True,
      belief="a target stays legal as long as it is in play, whatever zone it is in")  # fmt: skip
def legal_after_move(was_moved: bool) -> bool:
    """A target that has been taken out of the zone that the ability names is illegal."""
    return not was_moved


@rule("wi/target.characteristic", "warhammer-invasion/illegal-target#4", misreading=lambda has_changed: True,
      belief="a target that was of the right kind when it was chosen stays a legal target")  # fmt: skip
def legal_after_change(has_changed: bool) -> bool:
    """A target of which a characteristic that the targeting relied on has changed is illegal."""
    return not has_changed


@rule("wi/target.all-illegal", "warhammer-invasion/illegal-target#5", misreading=lambda legal: True,
      belief="an effect without a legal target still does everything else that its text says")  # fmt: skip
def goes_ahead_without_targets(legal: int) -> bool:
    """An effect all of whose targets have become illegal is cancelled."""
    return legal > 0


@rule("wi/target.some-illegal", "warhammer-invasion/illegal-target#6", misreading=lambda illegal: illegal == 0,
      belief="one illegal target cancels the whole effect")  # fmt: skip
def goes_ahead_despite(illegal: int) -> bool:
    """An effect with a legal target left goes ahead, on the legal targets alone."""
    return True


@rule("wi/target.cancelled-tactic", "warhammer-invasion/illegal-target#7", misreading=lambda: HAND,
      belief="a tactic that was cancelled goes back to hand, since it did nothing")  # fmt: skip
def where_cancelled_tactics_go() -> str:
    """A tactic that was cancelled goes to the discard pile all the same."""
    return DISCARD


@rule("wi/target.word", "warhammer-invasion/target#2", "warhammer-invasion/target#3",
      misreading=lambda targeted, hit: tuple(dict.fromkeys((*targeted, *hit))),
      belief="an effect targets every unit that it hits")  # fmt: skip
def targets_of(targeted: tuple[Ref, ...], hit: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """An effect targets what its text calls a target and nothing else."""
    return targeted
