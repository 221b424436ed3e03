"""Rules about targets."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

TARGET_IS_TESTED_AGAIN = Rule(
    "wi/target.twice",
    "The legality of a target is tested as the card is played and again as its effect resolves.",
    cites=("warhammer-invasion/target#1", "warhammer-invasion/illegal-target#1"),
    belief="a target is tested when the card is played, and never again",
)

REMOVED_TARGET_IS_LEGAL = Rule(
    "wi/target.out-of-play",
    "A target that has been removed from play is illegal.",
    cites=("warhammer-invasion/illegal-target#2",),
    belief="a target that has left play still counts as the target",
)

TARGET_IS_IN_ITS_ZONE = Rule(
    "wi/target.zone",
    "A target that has been taken out of the zone that the ability names is illegal.",
    cites=("warhammer-invasion/illegal-target#3",),
    belief="a target stays legal as long as it is in play, whatever zone it is in",
)

TARGET_IS_OF_ITS_KIND = Rule(
    "wi/target.characteristic",
    "A target of which a characteristic that the targeting relied on has changed is illegal.",
    cites=("warhammer-invasion/illegal-target#4",),
    belief="a target that was of the right kind when it was chosen stays a legal target",
)


@rule("wi/target.all-illegal", "warhammer-invasion/illegal-target#5", "warhammer-invasion-base/b4.3#2",
      misreading=lambda legal: True,
      belief="an effect without a legal target still does everything else that its text says")  # fmt: skip
def has_legal_target(legal: int) -> bool:
    """An effect all of whose targets have become illegal is cancelled."""
    return legal > 0


GOES_AHEAD_ON_LEGAL_TARGETS = Rule(
    "wi/target.some-illegal",
    "An effect with a legal target left goes ahead, on the legal targets alone.",
    cites=("warhammer-invasion/illegal-target#6",),
    belief="one illegal target cancels the whole effect",
)

SPARES_ILLEGAL_TARGETS = Rule(
    "wi/target.illegal-spared",
    "An effect that goes ahead does nothing to a target that has become illegal.",
    cites=("warhammer-invasion/illegal-target#6",),
    belief="as long as one target is legal, the effect does what it says to all of them",
)

CANCELLED_TACTIC_IS_DISCARDED = Rule(
    "wi/target.cancelled-tactic",
    "A tactic that was cancelled goes to the discard pile all the same.",
    cites=("warhammer-invasion/illegal-target#7",),
    belief="a tactic that was cancelled goes back to hand, since it did nothing",
)

TARGETS_ARE_TESTED_AT_FIRST = Rule(
    "wi/target.first-test",
    "Without enough legal targets an effect can't be played.",
    cites=("warhammer-invasion/target#1", "warhammer-invasion/illegal-target#1", "warhammer-invasion-base/b4.2"),
    belief="targets are tested only as the effect resolves, and until then any will do",
)

TEXT_THAT_SAYS_TARGET_TARGETS = Rule(
    "wi/target.says-so",
    'An effect whose text says "target" targets.',
    cites=("warhammer-invasion/target#2",),
    belief="only cards in play target, and a tactic doesn't, whatever its text says",
)

ONLY_TARGETS_ARE_TARGETED = Rule(
    "wi/target.word",
    "An effect targets what its text calls a target and nothing else.",
    cites=("warhammer-invasion/target#2", "warhammer-invasion/target#3"),
    belief="an effect targets every unit that it hits",
)
