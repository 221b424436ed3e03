"""Rules about recruiting and its price."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule
from judge.games.vs_system.model.board import BUILD, RECRUIT_STEP, Step


@rule("vs/recruit.when", "vs-system-base/a4.2", "heralds-of-galactus/haywire-suicidal-lover#2", "heralds-of-galactus/arsenal-of-doom#5",
      "heralds-of-galactus/3.2-errata-to-witching-hour#4",
      misreading=lambda step, player: True, belief="what costs nothing can be recruited at any time")  # fmt: skip
def is_recruit_time(step: Step, player: str) -> bool:
    """You recruit only in your own recruit step."""
    return step == Step(BUILD, RECRUIT_STEP, player)


@rule("vs/recruit.empty-chain", "vs-system-base/a4.2", "heralds-of-galactus/haywire-suicidal-lover#3",
      "heralds-of-galactus/arsenal-of-doom#5",
      misreading=lambda length: True, belief="you can recruit in response to something")  # fmt: skip
def is_chain_empty(length: int) -> bool:
    """You recruit only while the chain is empty."""
    return length == 0


@rule("vs/recruit.reductions-first", "heralds-of-galactus/3-press#6",
      misreading=lambda base, less, lowest, more: max(base + more - less, lowest),
      belief="the boost is added first, and press then takes its share off the sum")  # fmt: skip
def recruit_price(base: int, less: int, lowest: int, more: int) -> int:
    """Reductions come off the cost first, and not below their minimum; additions go on after that."""
    return max(base - less, lowest) + more


@rule("vs/recruit.minimum", "heralds-of-galactus/3-press#8", misreading=lambda base, minimum: minimum,
      belief="a minimum is paid even for what is free")  # fmt: skip
def lowest_price(base: int, minimum: int) -> int:
    """The minimum of a reduction makes nothing dearer than it is without one."""
    return min(base, minimum)


SEVERAL_ARE_RECRUITED = Rule(
    "vs/recruit.several",
    "A player recruits as many cards in his recruit step as his points pay for.",
    cites=("vs-system-base/a4.2#3",),
    belief="a player recruits one card a turn",
    is_routine=True,
)

RECRUIT_USES_CHAIN = Rule(
    "vs/recruit.chain",
    "A recruited card is on the chain as the recruit effect, and comes into play only as that resolves.",
    cites=(
        "vs-system-base/a4.3#1",
        "vs-system-base/a4.3#2",
        "vs-system-base/a4.3#4",
        "vs-system-base/a6.5#1",
        "marvel-knights/302.3#1",
    ),
    belief="a recruited card comes into play at once, and nobody can respond",
    is_routine=True,
)

RECRUITED_AGAIN = Rule(
    "vs/recruit.again",
    "A card that was recruited this turn and has come back may be recruited once more.",
    cites=("marvel-knights/witching-hour#4",),
    belief="no card can be recruited twice in a turn",
    is_routine=True,
)

COMES_INTO_PLAY_ON_ENTERING = Rule(
    "vs/recruit.comes-into-play",
    "A card comes into play as it enters the in-play zone, not as it is announced.",
    cites=("marvel-knights/212.5e#1",),
    belief="a card comes into play as it is put on the chain",
    is_routine=True,
)

RECRUITED_ONCE_PAID = Rule(
    "vs/recruit.once-paid",
    "A card counts as recruited once its cost is paid.",
    cites=("vs-system-base/a4.3#3",),
    belief="a card counts as recruited only once it is in play",
    is_routine=True,
)

POSITION_IS_CHOSEN = Rule(
    "vs/recruit.position",
    "The player of a character that comes into play chooses its row and an empty position there.",
    cites=("vs-system-base/a4.4#1",),
    belief="a character takes the first empty position of its row",
    is_routine=True,
)

RECRUITED_ARRIVES_READY = Rule(
    "vs/recruit.ready",
    "A recruited character comes into play ready.",
    cites=("vs-system-base/a4.4#2",),
    belief="a recruited character comes into play exhausted",
    is_routine=True,
)

BOOST_COMES_ON_TOP = Rule(
    "vs/recruit.boost-on-top",
    "The boost cost is paid on top of the recruit cost.",
    cites=("vs-system-base/a4.8#1", "vs-system-base/a13.10#1"),
    belief="the boost cost is paid instead of the recruit cost",
    is_routine=True,
)

OWN_PRESS_TAKES_NOTHING_OFF = Rule(
    "vs/recruit.own-press",
    "A character's own press takes nothing off its price.",
    cites=("heralds-of-galactus/3-press#3",),
    belief="a press character is cheaper by its own press too",
)

COST_IS_NOT_WHAT_WAS_PAID = Rule(
    "vs/recruit.cost-stays",
    "What was paid for a character doesn't change its cost.",
    cites=("heralds-of-galactus/3-press#5",),
    belief="a character recruited for less has that lower cost",
)

PERMITTED_RECRUIT_IS_PAID = Rule(
    "vs/recruit.by-permission",
    "A recruit that an effect permits from another zone is an ordinary recruit: its price is paid.",
    cites=("heralds-of-galactus/arsenal-of-doom#1", "heralds-of-galactus/3.2-errata-to-witching-hour#6"),
    belief="a card that an effect lets you recruit from elsewhere is recruited for nothing",
)

PERMITTED_RECRUIT_WAITS_ON_CHAIN = Rule(
    "vs/recruit.permitted-on-chain",
    "A recruit that an effect permits from another zone goes on the chain like any other.",
    cites=("heralds-of-galactus/arsenal-of-doom#1",),
    belief="a card that an effect lets you recruit from elsewhere comes into play at once",
)

LOYALTY_IS_MET = Rule(
    "vs/recruit.loyalty",
    "A card with loyalty is recruited only by somebody with a character that shares an affiliation with it, wherever it comes from.",
    cites=("heralds-of-galactus/arsenal-of-doom#2",),
    belief="loyalty is asked only for what is recruited from hand",
)


@rule("vs/recruit.loyal-to", "vs-system-base/a13.11#2",
      misreading=lambda own, others: any(own <= affiliations for affiliations in others),
      belief="a character has to share every affiliation of the card",
      also=(misread("vs-system-base/a13.11#1", misreading=lambda own, others: True,
                    belief="loyalty asks nothing of a recruiter"),))  # fmt: skip
def is_loyal_to(own: frozenset[str], others: tuple[frozenset[str], ...]) -> bool:
    """One affiliation that a character of the recruiter shares with the card is enough for loyalty."""
    return any(affiliations & own for affiliations in others)


LOYALTY_IS_FOR_RECRUITING = Rule(
    "vs/recruit.loyalty-only",
    "Loyalty restricts recruiting alone: it asks nothing of a character that is in play.",
    cites=("vs-system-base/a13.11#4",),
    belief="a character with loyalty doesn't attack for a player who controls nobody else of its affiliations",
    is_routine=True,
)

OWES_ADDITIONAL_COST = Rule(
    "vs/recruit.additional-cost",
    "Additional recruit costs are paid, wherever the card comes from.",
    cites=("heralds-of-galactus/arsenal-of-doom#3",),
    belief="additional costs are left out where an effect lets you recruit a card from elsewhere",
)

SHOWS_LOYALTY = Rule(
    "vs/recruit.loyalty-reveal",
    "Loyalty—Reveal: who controls no character that shares an affiliation with the card reveals one that does, from hand or resource row.",
    cites=("vs-system-base/a13.2m#1", "vs-system-base/a13.2m#2", "vs-system-base/a13.2m#3"),
    belief="Loyalty—Reveal asks nothing of a recruiter",
)

LOYAL_SHOWS_NOTHING = Rule(
    "vs/recruit.loyalty-reveal-spared",
    "Loyalty—Reveal costs nothing where the recruiter controls a character that shares an affiliation with the card.",
    cites=("vs-system-base/a13.2m#1",),
    belief="a card is revealed for Loyalty—Reveal whomever the recruiter controls",
)

LOYAL_CARD_IS_IN_HAND_OR_ROW = Rule(
    "vs/recruit.loyalty-reveal-where",
    "The card that is revealed for Loyalty—Reveal is in hand or in the resource row.",
    cites=("vs-system-base/a13.2m#3",),
    belief="a card in the KO'd pile may be shown as well",
)

LOYAL_CARD_MAY_BE_A_RESOURCE = Rule(
    "vs/recruit.loyalty-reveal-resource",
    "The card that is revealed for Loyalty—Reveal may lie in the resource row.",
    cites=("vs-system-base/a13.2m#3",),
    belief="only a card in hand can be revealed",
)

LOYAL_CARD_IS_A_CHARACTER = Rule(
    "vs/recruit.loyalty-reveal-character",
    "The card that is revealed for Loyalty—Reveal is a character card.",
    cites=("vs-system-base/a13.2m#2",),
    belief="a card of any type with the affiliation may be revealed",
)

LOYAL_CARD_SHARES = Rule(
    "vs/recruit.loyalty-reveal-affiliation",
    "The card that is revealed for Loyalty—Reveal shares an affiliation with the one that is recruited.",
    cites=("vs-system-base/a13.2m#2",),
    belief="any character card may be revealed",
)

RESERVIST_MAY_LEAVE_THE_ROW = Rule(
    "vs/recruit.reservist",
    "A reservist can be recruited out of the resource row.",
    cites=("vs-system-base/a13.9#1",),
    belief="a card in the resource row can't be recruited, a reservist no more than another",
)

RECRUITS_OUT_OF_OWN_ROW = Rule(
    "vs/recruit.own-row",
    "A reservist is recruited by the player in whose resource row it lies, whoever owns it.",
    cites=("vs-system-base/a13.9#1",),
    belief="a reservist in a resource row is recruited by its owner, in whose row ever it lies",
    is_routine=True,
)

GAP_MAY_BE_FILLED = Rule(
    "vs/recruit.refill",
    "For a reservist that leaves the resource row its player may put a card from hand face down into the row, before anybody has priority.",
    cites=("vs-system-base/a13.9#3", "vs-system-base/a13.9#4"),
    belief="a reservist recruited from the row leaves its player with one resource less",
)

GAP_IS_FILLED_FACE_DOWN = Rule(
    "vs/recruit.refill-face-down",
    "The card that fills the gap of a reservist lies face down in the resource row.",
    cites=("vs-system-base/a13.9#3",),
    belief="the card that fills the gap lies face up",
)

MAY_BE_BOOSTED = Rule(
    "vs/recruit.boost",
    "The boost cost may be paid for any card that has one, wherever it comes from.",
    cites=("heralds-of-galactus/arsenal-of-doom#4",),
    belief="only a card recruited from hand can be boosted",
)

BOOST_IS_OPTIONAL = Rule(
    "vs/recruit.unboosted",
    "A card with boost can be recruited without paying for it.",
    cites=("vs-system-base/a13.10#4",),
    belief="a character with boost is recruited only by who pays for the boost",
    is_routine=True,
)

BOOST_TEXT_IS_PAID_FOR = Rule(
    "vs/recruit.boost-text",
    "A card has its boost text only if its boost cost was paid as it was recruited.",
    cites=("vs-system-base/a4.8#3", "vs-system-base/a13.10#2", "vs-system-base/a13.10#4", "vs-system-base/a13.10#5"),
    belief="boost text is text like any other: the character has it, whatever was paid",
)

BOOST_LASTS_FOR_TURN = Rule(
    "vs/recruit.boost-turn",
    "A card has its boost text only in the turn in which its boost cost was paid.",
    cites=("x-men/senyaka-acolyte#3",),
    belief="who was boosted once has the boost text as long as he is in play",
)
