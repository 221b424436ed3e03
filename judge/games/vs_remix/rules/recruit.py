"""Rules about recruiting and its price."""

from __future__ import annotations

from judge.engine.rules import Rule, misread
from judge.games.vs_system.model.board import BUILD
from judge.games.vs_system.rules import recruit as vs

_PRESS, _BOOST, _RESERVIST = "remix-glossary/press", "remix-glossary/boost", "remix-glossary/reservist"
_LOYALTY, _REVEAL = "remix-glossary/loyalty", "remix-glossary/loyalty-reveal"

is_recruit_time = vs.is_recruit_time.citing(
    f"{_RESERVIST}#6",
    "vs-remix-base/r3.1#2",
    "vs-remix-base/r4.1#1",
    belief="a card is recruited, out of the resource row too, whenever its player has priority",
    also=(
        misread(
            "remix-glossary/vehicle#7",
            misreading=lambda step, player: step.phase == BUILD,
            belief="a vehicle is crewed from hand at any time of a build phase",
        ),
    ),
)

SEVERAL_ARE_RECRUITED = vs.SEVERAL_ARE_RECRUITED.citing("vs-remix-base/r4.1#2")

RECRUIT_USES_CHAIN = vs.RECRUIT_USES_CHAIN.citing(
    "vs-remix-base/r1.1#1",
    "vs-remix-base/r1.1#2",
    "vs-remix-base/r4.3#1",
    "vs-remix-base/r4.4#2",
    "vs-remix-base/r5.1#1",
    "vs-remix-base/r5.2#1",
    "vs-remix-base/r5.2#2",
    "remix-glossary/vehicle#8",
)

RECRUITED_ONCE_PAID = vs.RECRUITED_ONCE_PAID.citing("vs-remix-base/r4.4#1")

recruit_price = vs.recruit_price.citing(f"{_PRESS}#7")

lowest_price = vs.lowest_price.citing(f"{_PRESS}#9")

OWN_PRESS_TAKES_NOTHING_OFF = vs.OWN_PRESS_TAKES_NOTHING_OFF.citing(f"{_PRESS}#4")

COST_IS_NOT_WHAT_WAS_PAID = vs.COST_IS_NOT_WHAT_WAS_PAID.citing(f"{_PRESS}#6")

BOOST_COMES_ON_TOP = vs.BOOST_COMES_ON_TOP.citing(f"{_BOOST}#1", "vs-remix-base/r4.5#1")

BOOST_IS_OPTIONAL = vs.BOOST_IS_OPTIONAL.citing(f"{_BOOST}#1", f"{_BOOST}#4", f"{_RESERVIST}#9", "vs-remix-base/r4.5#2")

BOOST_TEXT_IS_PAID_FOR = vs.BOOST_TEXT_IS_PAID_FOR.citing(f"{_BOOST}#2", f"{_BOOST}#4", "vs-remix-base/r4.5#2")

BOOST_LASTS_FOR_TURN = vs.BOOST_LASTS_FOR_TURN.citing(f"{_BOOST}#3", f"{_BOOST}#4", "vs-remix-base/r3.3#2")

PERMITTED_RECRUIT_IS_PAID = vs.PERMITTED_RECRUIT_IS_PAID.citing(
    f"{_RESERVIST}#6",
    sentence="A recruit from another zone than the hand is an ordinary recruit: its price is paid.",
    belief="a card recruited out of the resource row is recruited for nothing",
)

PERMITTED_RECRUIT_WAITS_ON_CHAIN = vs.PERMITTED_RECRUIT_WAITS_ON_CHAIN.citing(
    f"{_RESERVIST}#3",
    f"{_RESERVIST}#6",
    "vs-remix-base/r1.1#2",
    sentence="A card recruited from another zone than the hand goes on the chain like any other.",
    belief="a card recruited out of the resource row comes into play at once",
)

LOYALTY_IS_MET = vs.LOYALTY_IS_MET.citing(f"{_RESERVIST}#10")

is_loyal_to = vs.is_loyal_to.citing(
    f"{_LOYALTY}#2",
    f"{_RESERVIST}#10",
    also=(
        misread(f"{_LOYALTY}#1", misreading=lambda own, others: True, belief="loyalty asks nothing of a recruiter"),
        misread(
            f"{_LOYALTY}#1",
            misreading=lambda own, others: bool(others),
            belief="any character of the recruiter's will do for loyalty",
        ),
    ),
)

SHOWS_LOYALTY = vs.SHOWS_LOYALTY.citing(f"{_REVEAL}#1", "vs-remix-base/r4.5#1")

LOYAL_SHOWS_NOTHING = vs.LOYAL_SHOWS_NOTHING.citing(f"{_REVEAL}#2")

LOYAL_CARD_IS_IN_HAND_OR_ROW = vs.LOYAL_CARD_IS_IN_HAND_OR_ROW.citing(f"{_REVEAL}#3")

LOYAL_CARD_MAY_BE_A_RESOURCE = vs.LOYAL_CARD_MAY_BE_A_RESOURCE.citing(f"{_REVEAL}#3")

LOYAL_CARD_IS_A_CHARACTER = vs.LOYAL_CARD_IS_A_CHARACTER.citing(f"{_REVEAL}#1", f"{_REVEAL}#3")

LOYAL_CARD_SHARES = vs.LOYAL_CARD_SHARES.citing(f"{_REVEAL}#1", f"{_REVEAL}#3")

GAP_MAY_BE_FILLED = vs.GAP_MAY_BE_FILLED.citing(
    f"{_RESERVIST}#4",
    f"{_RESERVIST}#5",
    f"{_RESERVIST}#6",
    sentence="For a reservist that is recruited out of the resource row its player may put any card from hand face down into the row.",
)

GAP_IS_FILLED_FACE_DOWN = vs.GAP_IS_FILLED_FACE_DOWN.citing(f"{_RESERVIST}#4", "vs-remix-base/r4.7#3")

RESERVIST_IS_REVEALED = Rule(
    "remix/recruit.revealed",
    "A reservist that is recruited out of the resource row is revealed first.",
    cites=(f"{_RESERVIST}#3", f"{_RESERVIST}#5"),
    belief="nobody sees the reservist before it comes into play",
)

GAP_IS_FILLED_BEFORE_PAYING = Rule(
    "remix/recruit.refill-first",
    "The gap of a reservist is filled as it is announced, before its costs are paid.",
    cites=(f"{_RESERVIST}#5", "vs-remix-base/r4.3#2"),
    belief="the costs of a reservist are paid first, and its gap is filled after that",
)

MAY_BE_BOOSTED = vs.MAY_BE_BOOSTED.citing(f"{_BOOST}#1", f"{_BOOST}#4", f"{_RESERVIST}#9")

OWES_ADDITIONAL_COST = vs.OWES_ADDITIONAL_COST.citing(
    f"{_RESERVIST}#11", "vs-remix-base/r4.5#1", belief="additional costs are paid only for what is recruited from hand"
)

RESERVIST_MAY_LEAVE_THE_ROW = vs.RESERVIST_MAY_LEAVE_THE_ROW.citing(f"{_RESERVIST}#2", "vs-remix-base/r4.3#3")

RECRUITS_OUT_OF_OWN_ROW = vs.RECRUITS_OUT_OF_OWN_ROW.citing(f"{_RESERVIST}#2")

RESERVIST_MAY_LEAVE_THE_HAND = Rule(
    "remix/recruit.reservist-from-hand",
    "A reservist in hand is recruited like any other character.",
    cites=(f"{_RESERVIST}#1", "vs-remix-base/r4.3#3"),
    belief="a reservist has to be in the resource row first",
)

BOOST_ACTION_IS_DONE = Rule(
    "remix/recruit.boost-action",
    "Where the boost cost is an action, that is done in place of paying resource points.",
    cites=(f"{_BOOST}#4",),
    belief="a boost cost that names no resource points costs nothing",
)

ALTERNATE_COST_WORKS_FROM_THE_ROW = Rule(
    "remix/recruit.alternate-cost",
    "The alternate recruit cost of a reservist may be paid out of the resource row, too.",
    cites=(f"{_RESERVIST}#12", "vs-remix-base/r4.5#3"),
    belief="only a card that is recruited from hand can be had for its alternate cost",
)

ALTERNATE_COST_IS_OPTIONAL = Rule(
    "remix/recruit.alternate-optional",
    "Whether the alternate recruit cost is paid is up to the recruiter.",
    cites=(f"{_RESERVIST}#12", "vs-remix-base/r4.5#3"),
    belief="a card with an alternate recruit cost is recruited for that alone",
)
