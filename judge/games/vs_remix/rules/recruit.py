"""Rules about recruiting and its price."""

from __future__ import annotations

from judge.engine.rules import misread
from judge.games.vs_system.rules import recruit as vs

_PRESS, _BOOST, _RESERVIST = "remix-glossary/press", "remix-glossary/boost", "remix-glossary/reservist"
_LOYALTY, _REVEAL = "remix-glossary/loyalty", "remix-glossary/loyalty-reveal"

is_recruit_time = vs.is_recruit_time.citing(f"{_RESERVIST}#6", "vs-remix-base/r4.1#1")

SEVERAL_ARE_RECRUITED = vs.SEVERAL_ARE_RECRUITED.citing("vs-remix-base/r4.1#2")

RECRUIT_USES_CHAIN = vs.RECRUIT_USES_CHAIN.citing(
    "vs-remix-base/r4.3#1", "vs-remix-base/r4.4#2", "vs-remix-base/r1.1#2"
)

recruit_price = vs.recruit_price.citing(f"{_PRESS}#7")

lowest_price = vs.lowest_price.citing(f"{_PRESS}#9")

OWN_PRESS_TAKES_NOTHING_OFF = vs.OWN_PRESS_TAKES_NOTHING_OFF.citing(f"{_PRESS}#4")

COST_IS_NOT_WHAT_WAS_PAID = vs.COST_IS_NOT_WHAT_WAS_PAID.citing(f"{_PRESS}#6")

BOOST_COMES_ON_TOP = vs.BOOST_COMES_ON_TOP.citing(f"{_BOOST}#1", "vs-remix-base/r4.5#1")

BOOST_IS_OPTIONAL = vs.BOOST_IS_OPTIONAL.citing(f"{_BOOST}#1", f"{_RESERVIST}#9", "vs-remix-base/r4.5#2")

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

SHOWS_LOYALTY = vs.SHOWS_LOYALTY.citing(f"{_REVEAL}#1")

LOYAL_SHOWS_NOTHING = vs.LOYAL_SHOWS_NOTHING.citing(f"{_REVEAL}#2")

LOYAL_CARD_IS_IN_HAND_OR_ROW = vs.LOYAL_CARD_IS_IN_HAND_OR_ROW.citing(f"{_REVEAL}#3")

LOYAL_CARD_MAY_BE_A_RESOURCE = vs.LOYAL_CARD_MAY_BE_A_RESOURCE.citing(f"{_REVEAL}#3")

LOYAL_CARD_IS_A_CHARACTER = vs.LOYAL_CARD_IS_A_CHARACTER.citing(f"{_REVEAL}#1", f"{_REVEAL}#3")

LOYAL_CARD_SHARES = vs.LOYAL_CARD_SHARES.citing(f"{_REVEAL}#1", f"{_REVEAL}#3")
