"""Rules about who may act when, and with what."""

from __future__ import annotations

from judge.engine.rules import Rule

HAS_PRIORITY = Rule(
    "wi/act.turn",
    "In a window the players act in turns.",
    cites=("warhammer-invasion-base/b4.1",),
    belief="one may act at any time",
)

CARD_IS_PLAYABLE = Rule(
    "wi/act.card",
    "A card is played from its owner's hand.",
    cites=(
        "warhammer-invasion/play#1",
        "warhammer-invasion-base/b2.1",
        "warhammer-invasion-base/b7.2#4",
        "warhammer-invasion-base/b7.5#2",
        "warhammer-invasion-base/b7.10#3",
    ),
    belief="a card can be played from anywhere",
)

ONLY_EFFECTS_MOVE = Rule(
    "wi/act.regroup",
    "A card that is in play goes to another zone by a card effect only.",
    cites=("warhammer-invasion/in-play#3",),
    belief="in his own capital phase a player may regroup his units among his zones",
)

ABILITY_IS_USABLE = Rule(
    "wi/act.ability",
    "An ability is used by the controller of its card, where it works.",
    cites=(
        "warhammer-invasion/zones-of-play#3",
        "warhammer-invasion/in-play#1",
        "warhammer-invasion/out-of-play#1",
        "warhammer-invasion-base/b4.5",
        "warhammer-invasion-base/b4.9",
        "warhammer-invasion-base/b7.2#4",
    ),
    belief="an ability can be used wherever its card is",
)

PAYS_IN_FULL = Rule(
    "wi/act.pay",
    "A cost is paid in full or not at all.",
    cites=(
        "warhammer-invasion/play#2",
        "warhammer-invasion-base/b4.2",
        "warhammer-invasion-base/b7.4#3",
    ),
    belief="a cost may be paid in part",
)

IS_TIME_TO_PLAY = Rule(
    "wi/act.capital-phase",
    "Units, supports, quests and developments are played in one's own capital phase.",
    cites=(
        "warhammer-invasion/action#1",
        "warhammer-invasion/action#3",
        "warhammer-invasion/phase-3-capital#1",
        "warhammer-invasion-base/b3.4",
    ),
    belief="units may be played at any time",
)

NEVER_IN_RESPONSE = Rule(
    "wi/act.no-response",
    "Units, supports, quests and developments are never played in response to anything.",
    cites=("warhammer-invasion/action#1", "warhammer-invasion/action#2", "warhammer-invasion-base/b3.4#1"),
    belief="in his own capital phase a player may answer an action with a unit",
)

ACTIVE_PLAYER_ACTS_FIRST = Rule(
    "wi/act.first",
    "In an action window the active player has the first chance to act.",
    cites=("warhammer-invasion-base/b4.1#3",),
    belief="the opponent of the active player acts first",
    is_routine=True,
)

ACTING_HANDS_ON = Rule(
    "wi/act.hands-on",
    "After a player has acted the other one has the chance to act.",
    cites=(
        "warhammer-invasion/action#1",
        "warhammer-invasion-base/b4.1#3",
        "warhammer-invasion-base/b3.9#1",
        "warhammer-invasion-base/b3.9#2",
    ),
    belief="a player goes on acting until he passes",
    is_routine=True,
)

ACTS_AGAIN_AFTER_PASSING = Rule(
    "wi/act.again",
    "A player who has passed may act again once the other one has acted: a window closes only when both pass in succession.",
    cites=(
        "warhammer-invasion/faq-beginning-of-turn-before-kingdom#3",
        "warhammer-invasion-base/b4.8",
    ),
    belief="a player who has passed is out of the window",
    is_routine=True,
)

BOTH_PLAYERS_PASS = Rule(
    "wi/act.both-pass",
    "An action window closes when both players pass one after the other.",
    cites=(
        "warhammer-invasion/faq-beginning-of-turn-before-kingdom#3",
        "warhammer-invasion-base/b3.6#2",
        "warhammer-invasion-base/b3.9#3",
        "warhammer-invasion-base/b4.1#2",
    ),
    belief="the active player closes the window by passing",
    is_routine=True,
)

TACTICS_IN_ANY_TURN = Rule(
    "wi/act.any-turn",
    "Either player may play tactics and use actions in any action window, whosever turn it is.",
    cites=(
        "warhammer-invasion/rulebook-p14-turn-sequence#1",
        "warhammer-invasion/phase-0-beginning-of-the-turn#2",
        "warhammer-invasion/phase-1-kingdom#3",
        "warhammer-invasion/phase-2-quest#2",
        "warhammer-invasion/phase-3-capital#3",
        "warhammer-invasion/phase-4-battlefield#2",
        "warhammer-invasion/phase-4-battlefield#4",
        "warhammer-invasion/phase-4-battlefield#6",
        "warhammer-invasion/phase-4-battlefield#8",
        "warhammer-invasion/phase-4-battlefield#12",
        "warhammer-invasion/phase-4-battlefield#13",
        "warhammer-invasion/faq-beginning-of-turn-before-kingdom#3",
        "warhammer-invasion-base/b3.4#4",
        "warhammer-invasion-base/b3.5#2",
        "warhammer-invasion-base/b3.7#1",
        "warhammer-invasion-base/b4.1#2",
    ),
    belief="a player takes actions in his own turn only",
    is_routine=True,
)

ACTIVE_PLAYER_ACTS_TOO = Rule(
    "wi/act.own-window",
    "The action windows of a turn are there for both players, for the active one as well.",
    cites=(
        "warhammer-invasion/rulebook-p14-turn-sequence#1",
        "warhammer-invasion/phase-1-kingdom#3",
        "warhammer-invasion/phase-2-quest#2",
        "warhammer-invasion/phase-4-battlefield#2",
        "warhammer-invasion/phase-4-battlefield#4",
        "warhammer-invasion/phase-4-battlefield#6",
        "warhammer-invasion/phase-4-battlefield#8",
        "warhammer-invasion/phase-4-battlefield#12",
        "warhammer-invasion/phase-4-battlefield#13",
    ),
    belief="outside of the capital phase a window is there for the opponent to answer, and the active player takes no actions",
    is_routine=True,
)

MAY_RESPOND = Rule(
    "wi/act.response",
    "An action may be taken in response to another one, or to a card that is being played.",
    cites=(
        "warhammer-invasion/phase-3-capital#3",
        "warhammer-invasion-base/b3.7#3",
        "warhammer-invasion-base/b4.2#2",
        "warhammer-invasion-base/b4.10#1",
    ),
    belief="nobody acts before the action before has resolved",
    is_routine=True,
)

CARDS_COME_IN_ANY_ORDER = Rule(
    "wi/act.any-order",
    "In the capital phase units, supports, quests and the development are played in any order.",
    cites=(
        "warhammer-invasion/phase-3-capital#2",
        "warhammer-invasion-base/b3.4#3",
    ),
    belief="the development is the last card of a capital phase",
)

ONE_DEVELOPMENT_A_TURN = Rule(
    "wi/act.one-development",
    "A player puts down one card as a development in his own capital phase.",
    cites=(
        "warhammer-invasion/phase-3-capital#2",
        "warhammer-invasion-base/b3.4#2",
    ),
    belief="a player may put down as many developments as he likes",
)

DEVELOPMENT_BY_EFFECT_IS_EXTRA = Rule(
    "wi/act.extra-development",
    "A development that a card effect puts into a zone doesn't count against the one of the turn.",
    cites=("warhammer-invasion-base/b7.8#1",),
    belief="a development from a card effect is the one development of the turn",
)

ANY_CARD_DEVELOPS = Rule(
    "wi/act.any-development",
    "Any card from hand may become a development, whatever its type.",
    cites=(
        "warhammer-invasion/phase-3-capital#2",
        "warhammer-invasion-base/b7.2#5",
    ),
    belief="a tactic can't be put down as a development",
)

DEVELOPMENT_IS_FREE = Rule(
    "wi/act.free-development",
    "Playing a development costs nothing.",
    cites=("warhammer-invasion-base/b7.2#5",),
    belief="who plays a development pays what the card costs",
)

BURNING_ZONE_TAKES_CARDS = Rule(
    "wi/act.burning-zone",
    "Units, supports and developments may be played into a burning zone.",
    cites=("warhammer-invasion-base/b1.9#1",),
    belief="nothing can be played into a zone that burns",
)

QUEST_GOES_ANYWHERE = Rule(
    "wi/act.quest-zone",
    "A quest may be played into any of the player's zones, like units and supports.",
    cites=(
        "warhammer-invasion/phase-3-capital#1",
        "warhammer-invasion-base/b2.4#3",
    ),
    belief="a quest can be played into the quest zone only",
)

CARDS_GO_ANYWHERE = Rule(
    "wi/act.any-zone",
    "Units and supports may be played into any of their player's three zones.",
    cites=("warhammer-invasion/phase-3-capital#1", "warhammer-invasion-base/b2.4#1", "warhammer-invasion-base/b2.4#2"),
    belief="units are played into the battlefield",
)

SUPPORTS_GO_ANYWHERE = Rule(
    "wi/act.support-zone",
    "A support may be played into any of its player's three zones.",
    cites=("warhammer-invasion/phase-3-capital#1", "warhammer-invasion-base/b2.4#2"),
    belief="supports are played into the kingdom",
)

ONE_UNIT_QUESTS = Rule(
    "wi/act.one-questing",
    "Only one unit can quest on a quest at a time.",
    cites=("warhammer-invasion-base/b7.4#1",),
    belief="any number of units can be on a quest together",
)

QUESTING_BEGINS_BY_PLAYING = Rule(
    "wi/act.onto-quest",
    "A player sends a unit on a quest by playing it from hand on top of the quest.",
    cites=("warhammer-invasion-base/b7.5#1",),
    belief="a unit has to be in play before it can go on a quest",
)

ATTACHES_TO_ANY_UNIT = Rule(
    "wi/act.attach-to-any",
    "An attachment may be attached to a card that either player controls.",
    cites=("warhammer-invasion-base/b7.3#5",),
    belief="an attachment goes on its player's own units only",
)

TOKENS_PAY_FOR_QUEST_ONLY = Rule(
    "wi/act.quest-tokens",
    "Resource tokens on a quest pay for that quest's effects only, not for cards.",
    cites=("warhammer-invasion-base/b7.6#3",),
    belief="the tokens on a quest can be spent like resources",
)

ACTION_IS_REPEATABLE = Rule(
    "wi/act.repeat",
    "A player may use an action as often as he can pay its cost.",
    cites=("warhammer-invasion-base/b4.7#1",),
    belief="an action can be used once a turn",
)

RESPONSE_NEEDS_TRIGGER = Rule(
    "wi/act.trigger",
    "An action whose text states a trigger can be used only when that trigger has occurred.",
    cites=("warhammer-invasion/response-actions#1", "warhammer-invasion-base/b4.12#1"),
    belief="an action can be used at any time, whatever trigger its text states",
)

RESPONDS_ONCE_TO_TRIGGER = Rule(
    "wi/act.once-a-trigger",
    "Each time the trigger of a response action occurs, each copy of it can be used once.",
    cites=("warhammer-invasion/response-actions#2", "warhammer-invasion-base/b4.7#3"),
    belief="once its trigger has occurred, an action may be used as often as its player likes",
)

EACH_COPY_RESPONDS = Rule(
    "wi/act.each-copy",
    "Several copies of a response action may each be used when the trigger occurs.",
    cites=("warhammer-invasion/response-actions#3",),
    belief="of several copies of a response action only one can be used for a trigger",
)

PRINTED_LIMIT_HOLDS = Rule(
    "wi/act.limit",
    "An action with a printed limit is used no more often than the limit says.",
    cites=("warhammer-invasion-base/b4.7#2",),
    belief="who can pay may use an action again whatever its limit",
)

QUEST_WORKS_WITHOUT_UNIT = Rule(
    "wi/act.quest-alone",
    "A quest's effects can be used without a questing unit.",
    cites=("warhammer-invasion-base/b7.7#1",),
    belief="a quest does nothing without a unit on it",
)

COSTS_ARE_PAID_AT_ONCE = Rule(
    "wi/act.pay-at-once",
    "All costs of an action are paid when it is triggered, before anybody can respond.",
    cites=("warhammer-invasion-base/b4.2#1", "warhammer-invasion-base/b7.13#1"),
    belief="the cost of an action is paid as it resolves",
    is_routine=True,
)

CORRUPT_CARD_WORKS = Rule(
    "wi/act.corrupt",
    "The abilities of a corrupt card can be used.",
    cites=("warhammer-invasion-base/b7.1#3",),
    belief="a corrupt card has no abilities",
)
