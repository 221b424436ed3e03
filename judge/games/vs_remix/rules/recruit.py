"""Rules about recruiting and its price."""

from __future__ import annotations

from judge.games.vs_system.rules import recruit as vs

_PRESS, _BOOST, _RESERVIST = "remix-glossary/press", "remix-glossary/boost", "remix-glossary/reservist"

is_recruit_time = vs.is_recruit_time.citing("vs-remix-base/r4.1#1")

SEVERAL_ARE_RECRUITED = vs.SEVERAL_ARE_RECRUITED.citing("vs-remix-base/r4.1#2")

RECRUIT_USES_CHAIN = vs.RECRUIT_USES_CHAIN.citing(
    "vs-remix-base/r4.3#1", "vs-remix-base/r4.4#2", "vs-remix-base/r1.1#2"
)

recruit_price = vs.recruit_price.citing(f"{_PRESS}#7")

lowest_price = vs.lowest_price.citing(f"{_PRESS}#9")

OWN_PRESS_TAKES_NOTHING_OFF = vs.OWN_PRESS_TAKES_NOTHING_OFF.citing(f"{_PRESS}#4")

COST_IS_NOT_WHAT_WAS_PAID = vs.COST_IS_NOT_WHAT_WAS_PAID.citing(f"{_PRESS}#6")
