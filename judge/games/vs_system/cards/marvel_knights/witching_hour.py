"""Witching Hour

Additional cost to play: pay 2 resource points.

Choose any number of Underworld character cards of cost 2 or less in your KO'd pile. In your recruit
step this turn you may recruit each of them as if from your hand, and you may pay 2 endurance
instead of its recruit cost.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    BUILD,
    CHARACTER_CARDS,
    CHARACTERS,
    IN_KO_PILE,
    OWNED,
    RECRUIT_STEP,
    SELF,
    HasPower,
    InPhase,
    MayRecruit,
    Modify,
    Payment,
    Played,
    PlotTwist,
    PutIntoFrontRow,
    RuledBy,
    WentToKOPile,
    affiliated,
    choice,
    cost_at_most,
    pay_endurance,
    pay_points,
)

ruled = RuledBy("marvel-knights/witching-hour")

DEAD = (
    OWNED
    & IN_KO_PILE
    & CHARACTER_CARDS
    & affiliated("Underworld")
    & cost_at_most(2)
    & ruled(
        4, ANY, misread=~WentToKOPile(CHARACTERS), belief="a card that went to the KO'd pile this turn can't be chosen"
    )
)

ALLOWED = ruled(1,
    ruled(1,
        MayRecruit(instead=pay_endurance(2)),
        misread=MayRecruit(), belief="the 2 endurance can't take the place of the recruit cost"),
    misread=HasPower(Payment(cost=pay_endurance(2), effect=PutIntoFrontRow(SELF), only=(InPhase(BUILD, RECRUIT_STEP, yours=True),))),
    belief="whoever pays the 2 endurance puts the card into his front row without recruiting it")  # fmt: skip

WITCHING_HOUR = PlotTwist(
    name="Witching Hour", cost=7, entry=ruled.entry,
    powers=(
        Played(
            cost=pay_points(2),
            effect=Modify(choice(DEAD, least=0, most=60, name="Underworld character cards"), (ALLOWED,),
                follows=ruled((2, 3, 4), False, misread=True,
                belief="a card that was chosen stays chosen for the turn, wherever it goes"))),
    ),
)  # fmt: skip
