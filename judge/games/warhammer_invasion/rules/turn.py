"""Rules about the turn, its phases and what the game itself does in them."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


@rule(
    "wi/turn.order",
    "warhammer-invasion-base/b3.1#1",
    misreading=lambda phases: (phases[0], phases[2], phases[1], *phases[3:]),
    belief="cards are drawn before resources are collected",
    also=(
        misread(
            "warhammer-invasion/rulebook-p14-turn-sequence#1",
            "warhammer-invasion/rulebook-p14-turn-sequence#3",
            "warhammer-invasion/phase-5-end-of-turn#2",
            "warhammer-invasion/faq-beginning-of-turn-before-kingdom#2",
            belief="a turn begins with its kingdom phase",
            misreading=lambda phases: phases[1:],
        ),
        misread(
            "warhammer-invasion/rulebook-p14-turn-sequence#2",
            belief="a turn is over with its battlefield phase",
            misreading=lambda phases: phases[:-1],
        ),
    ),
    is_routine=True,
)
def order_of_phases(phases: tuple[str, ...]) -> tuple[str, ...]:
    """A turn goes from its beginning over kingdom, quest, capital and battlefield phase to its end."""
    return phases[0], phases[1], *phases[2:]


TURN_IS_WHOLE = Rule(
    "wi/turn.whole",
    "A player takes a whole turn, then the other player does.",
    cites=(
        "warhammer-invasion/rulebook-p14-turn-sequence#2",
        "warhammer-invasion/phase-5-end-of-turn#1",
        "warhammer-invasion-base/b3.1#2",
    ),
    belief="both players go through each phase before the next one begins",
    is_routine=True,
)

ACTIVE_PLAYER_CHANGES = Rule(
    "wi/turn.active-player",
    "As a turn ends the other player becomes the active player.",
    cites=("warhammer-invasion/rulebook-p14-turn-sequence#2", "warhammer-invasion/phase-5-end-of-turn#1"),
    belief="the player who went first stays the active player: he acts first in the turns of both",
    is_routine=True,
)

WORK_COMES_FIRST = Rule(
    "wi/turn.work-first",
    "What the game does in a phase comes first; then the players may act.",
    cites=(
        "warhammer-invasion/phase-0-beginning-of-the-turn#2",
        "warhammer-invasion/phase-1-kingdom#3",
        "warhammer-invasion/phase-2-quest#2",
    ),
    belief="the players act as a phase begins, and the game does its part afterwards",
    is_routine=True,
)

FIRST_PLAYER_SKIPS = Rule(
    "wi/turn.first",
    "In the first turn of the game the first player skips the quest phase and the battlefield phase.",
    cites=("warhammer-invasion-base/b1.5#1",),
    belief="the first turn of the game has all phases",
)

SECOND_PLAYER_SKIPS_NOTHING = Rule(
    "wi/turn.second",
    "The second player's first turn has all its phases.",
    cites=("warhammer-invasion-base/b1.5#2",),
    belief="each player skips two phases in his first turn",
)

PHASE_IS_SKIPPED = Rule(
    "wi/turn.skip",
    "A phase that a card effect skips doesn't take place.",
    cites=("warhammer-invasion-base/b3.10#1",),
    belief="in a phase that is skipped only the players do nothing: the game does its part",
)

RESOURCES_GO_BACK = Rule(
    "wi/turn.resources-back",
    "What is left of the resources goes back to the pool as its player's turn begins.",
    cites=(
        "warhammer-invasion/phase-0-beginning-of-the-turn#1",
        "warhammer-invasion-base/b3.5#3",
    ),
    belief="resources are saved up from turn to turn",
    is_routine=True,
)

RESOURCES_GO_BACK_AT_ONCE = Rule(
    "wi/turn.resources-back-first",
    "Unspent resources go back in the beginning of the turn, before anybody acts.",
    cites=(
        "warhammer-invasion/phase-0-beginning-of-the-turn#1",
        "warhammer-invasion/phase-0-beginning-of-the-turn#2",
        "warhammer-invasion-base/b9.1#1",
    ),
    belief="unspent resources go back in the kingdom phase, and can be spent before",
    is_routine=True,
)

RESOURCES_ARE_KEPT = Rule(
    "wi/turn.resources-kept",
    "A player keeps unspent resources until his own next turn.",
    cites=("warhammer-invasion-base/b3.5#1", "warhammer-invasion-base/b3.5#2", "warhammer-invasion-base/b3.7#2"),
    belief="unspent resources are lost at the end of the turn",
    is_routine=True,
)

RESTORING_COMES_FIRST = Rule(
    "wi/turn.restore-first",
    "In the kingdom phase a unit is restored first; then the resources are taken.",
    cites=("warhammer-invasion/phase-1-kingdom#3",),
    belief="the resources are taken before a unit is restored",
)

BEGINNING_IS_A_PHASE = Rule(
    "wi/turn.beginning",
    "What happens at the beginning of the turn happens in the phase of that name, before the kingdom phase.",
    cites=(
        "warhammer-invasion/faq-beginning-of-turn-before-kingdom#1",
        "warhammer-invasion/faq-beginning-of-turn-before-kingdom#2",
    ),
    belief="what happens at the beginning of the turn happens in the kingdom phase",
    is_routine=True,
)

ONE_UNIT_IS_RESTORED = Rule(
    "wi/turn.restore-one",
    "In the kingdom phase the active player restores one corrupt unit.",
    cites=(
        "warhammer-invasion/phase-1-kingdom#1",
        "warhammer-invasion-base/b3.2#1",
    ),
    belief="all corrupt units are restored in the kingdom phase",
)

ONLY_UNITS_ARE_RESTORED = Rule(
    "wi/turn.restore-unit",
    "What the active player restores in the kingdom phase is a unit.",
    cites=(
        "warhammer-invasion-base/b9.2#1",
        "warhammer-invasion/phase-1-kingdom#1",
        "warhammer-invasion-base/b3.2#1",
    ),
    belief="any corrupt card may be restored in the kingdom phase",
)

RESTORING_IS_VOLUNTARY = Rule(
    "wi/turn.restore-may",
    "The active player may restore a unit in the kingdom phase, and need not.",
    cites=(
        "warhammer-invasion-base/b9.2#1",
        "warhammer-invasion/phase-1-kingdom#1",
        "warhammer-invasion-base/b3.2#1",
    ),
    belief="a corrupt unit has to be restored in the kingdom phase",
)

EFFECTS_RESTORE_TOO = Rule(
    "wi/turn.restore-by-effect",
    "Card effects may restore further cards.",
    cites=("warhammer-invasion-base/b3.2#4",),
    belief="a card is restored in the kingdom phase and at no other time",
)

COLLECTED_ONCE = Rule(
    "wi/turn.collected-once",
    "Resources are collected and cards drawn once, for the power that the zone has in its phase.",
    cites=("warhammer-invasion-base/b3.8",),
    belief="a card that enters the kingdom or the quest zone yields its power at once",
    is_routine=True,
)

WINDOW_FOLLOWS_PHASE = Rule(
    "wi/turn.window",
    "After the work of each phase the players get an action window.",
    cites=(
        "warhammer-invasion/rulebook-p14-turn-sequence#1",
        "warhammer-invasion/phase-0-beginning-of-the-turn#2",
        "warhammer-invasion/phase-1-kingdom#3",
        "warhammer-invasion/phase-2-quest#2",
        "warhammer-invasion/faq-beginning-of-turn-before-kingdom#3",
        "warhammer-invasion-base/b3.6#1",
    ),
    belief="actions are taken in the capital phase and in combat only",
    is_routine=True,
)

NOBODY_ACTS_AT_END = Rule(
    "wi/turn.end",
    "The end of the turn has no action window.",
    cites=("warhammer-invasion-base/b9.7#1",),
    belief="the players may act once more in the end of the turn",
)

DAMAGE_STAYS_ON_UNITS = Rule(
    "wi/turn.damage-stays",
    "Damage on a unit stays there after the turn, until it is healed.",
    cites=("warhammer-invasion-base/b6.2#1",),
    belief="damage goes off the units at the end of the turn",
    is_routine=True,
)
