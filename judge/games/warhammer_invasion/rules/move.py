"""Rules about moving between zones."""

from __future__ import annotations

from judge.engine.rules import Rule

MOVING_ENTERS_PLAY = Rule(
    "wi/move.no-entry",
    "A unit that moves from zone to zone doesn't enter play.",
    cites=("warhammer-invasion/moving-units#7",),
    belief="a unit that moves to another zone enters play there anew",
)

MOVING_ENTERS_ZONE = Rule(
    "wi/move.enters-zone",
    "A unit that moves to another zone enters that zone.",
    cites=("warhammer-invasion/moving-units#6",),
    belief="only a unit that comes from outside play enters a zone",
)

ATTACKER_STOPS = Rule(
    "wi/move.attacker-stops",
    "An attacker that is moved out of the battlefield stops attacking.",
    cites=("warhammer-invasion/moving-units#1",),
    belief="once declared, an attacker attacks wherever it is",
)

DEFENDER_STOPS = Rule(
    "wi/move.defender-stops",
    "A defender that is moved out of the zone that it defends stops defending.",
    cites=("warhammer-invasion/moving-units#2",),
    belief="once declared, a defender defends wherever it is",
)

EXEMPT_UNIT_GOES_ON = Rule(
    "wi/move.exempt",
    "A moved unit goes on attacking or defending if an effect lets it do so from where it is now.",
    cites=("warhammer-invasion/moving-units#3",),
    belief="who is moved away from the fight is out of it, whatever the text of the unit says",
)

QUESTING_STOPS = Rule(
    "wi/move.questing-stops",
    "A questing unit that is moved out of the quest zone stops questing.",
    cites=("warhammer-invasion/moving-units#4",),
    belief="a unit stays on its quest wherever it is",
)

TOKENS_ARE_LOST = Rule(
    "wi/move.tokens-go",
    "As its unit goes away the quest loses all its resource tokens.",
    cites=(
        "warhammer-invasion/moving-units#5",
        "warhammer-invasion-base/b7.4#2",
        "warhammer-invasion-base/b7.4#3",
    ),
    belief="the tokens stay on the quest for the next unit",
)

MOVE_ENDS_ELSEWHERE = Rule(
    "wi/move.elsewhere",
    "A move ends in another zone than it began.",
    cites=("warhammer-invasion-base/b7.10#1",),
    belief="a card can be moved to the zone that it is in",
)

MOVE_STAYS_IN_PLAY = Rule(
    "wi/move.within-play",
    "A card that an effect moves from its zone to another goes to a zone in play.",
    cites=("warhammer-invasion/in-play#2",),
    belief="what moves a card to another zone can move it to any zone, the discard pile included",
)

DAMAGE_MOVES_ALONG = Rule(
    "wi/move.damage-stays",
    "Damage on a unit stays on it when it moves to another zone.",
    cites=("warhammer-invasion-base/b7.10#4",),
    belief="a unit that moves leaves its damage behind",
)

MOVED_QUEST_LOSES_TOKENS = Rule(
    "wi/move.quest-tokens",
    "When a quest moves to another zone, its tokens are discarded.",
    cites=("warhammer-invasion-base/b7.7#2",),
    belief="a quest that moves takes its tokens along",
)

UNIT_STAYS_BEHIND = Rule(
    "wi/move.unit-stays",
    "When a quest moves to another zone, the questing unit stays in the quest zone.",
    cites=("warhammer-invasion-base/b7.7#2",),
    belief="the questing unit moves along with its quest",
)

ATTACHMENT_IS_SACRIFICED = Rule(
    "wi/move.attachment",
    "An attachment is sacrificed when the card that it is attached to leaves play.",
    cites=("warhammer-invasion-base/b7.3#2", "warhammer-invasion-base/b2.8#5"),
    belief="an attachment stays in play without the card that it was attached to",
)

ATTACHMENT_IS_CONDITIONAL = Rule(
    "wi/move.attachment-condition",
    "An attachment is discarded when its unit isn't such a one as it can be attached to any more.",
    cites=("warhammer-invasion-base/b7.3#4",),
    belief="the condition of an attachment matters only as it is played",
)

UNIT_TAKES_ATTACHMENTS_ELSEWHERE = Rule(
    "wi/move.attachment-zone",
    "In which zone its unit stands matters to an attachment only as it is played.",
    cites=("warhammer-invasion-base/b7.3#3",),
    belief="an attachment is discarded when its unit moves out of the zone that its text names",
)

ATTACHMENT_KEEPS_CONTROLLER = Rule(
    "wi/move.attachment-control",
    "Who played an attachment controls it, even when the unit changes its controller.",
    cites=("warhammer-invasion-base/b7.3#1",),
    belief="who controls a unit controls its attachments",
)

FOREIGN_DEVELOPMENT_IS_DISCARDED = Rule(
    "wi/move.foreign-development",
    "A development that would come under another player's control is discarded.",
    cites=("warhammer-invasion-base/b7.9#3",),
    belief="a player can have developments that the opponent owns",
)
