"""Rules about a choice between effects."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/or.own-capital", "warhammer-invasion/the-word-or#5", misreading=lambda owner, controller: controller,
      belief="the player whose card it is decides where the damage to each capital goes")  # fmt: skip
def who_assigns(owner: str, controller: str) -> str:
    """Each player decides where the damage to his own capital is assigned."""
    return owner


@rule("wi/or.player-picks", "warhammer-invasion/the-word-or#1", misreading=lambda options: options[:1],
      belief="the second part of an 'or' is only for those who can't do the first")  # fmt: skip
def open_to_pick(options: tuple[str, ...]) -> tuple[str, ...]:
    """The player who can do both parts of an "or" picks the one that he likes."""
    return options


@rule("wi/or.complete", "warhammer-invasion/the-word-or#2", misreading=lambda is_complete: True,
      belief="a player may pick an option of an 'or' that he can't carry out")  # fmt: skip
def may_pick(is_complete: bool) -> bool:
    """Of an "or" a player picks what he is able to resolve completely."""
    return is_complete


@rule("wi/or.other-one", "warhammer-invasion/the-word-or#3", misreading=lambda lacks_one: lacks_one,
      belief="who can't do one part of an 'or' is let off")  # fmt: skip
def is_let_off(lacks_one: bool) -> bool:
    """Who can't carry out one option of an "or" has to resolve the other."""
    return False


@rule(
    "wi/or.no-passing",
    "warhammer-invasion/the-word-or#4",
    misreading=lambda: 0,
    belief="a player may pass over both options",
)
def least_options() -> int:
    """One of the options of an "or" must be taken."""
    return 1
