"""Rules about setting up."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("vs/setup.mulligans-first", "heralds-of-galactus/kindred-spirits#2", misreading=lambda mulligans_to_come: True,
      belief="a player who is through with the own mulligan may play cards already")  # fmt: skip
def may_play(mulligans_to_come: int) -> bool:
    """Nobody can play anything until every player is through with all mulligans."""
    return mulligans_to_come == 0
