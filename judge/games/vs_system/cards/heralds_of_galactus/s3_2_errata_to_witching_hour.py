"""Witching Hour

Additional cost: pay 2 resource points.

Choose any number of cost 2 or less Underworld character cards in your KO'd pile. This turn, during your
recruit step and while it stays in your KO'd pile, each of them may be recruited by you and has "Pay 2
endurance >>> Put this card into your front row. Then, if it's unique, put all other unique characters with
its name that you control into their owners' KO'd piles."
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    BUILD,
    CHARACTER_CARDS,
    FRONT,
    IN_KO_PILE,
    NOTHING,
    OWNED,
    PLAY,
    RECRUIT_STEP,
    SELF,
    Always,
    CountAsRecruited,
    DisplaceNamesakes,
    HasPower,
    InPhase,
    MayRecruit,
    Modify,
    Move,
    Payment,
    Picked,
    Place,
    Played,
    PlayedSince,
    PlotTwist,
    RuledBy,
    affiliated,
    choice,
    cost_at_most,
    gated,
    pay_endurance,
    pay_points,
)

ruled = RuledBy("heralds-of-galactus/3.2-errata-to-witching-hour")

# The first wording counts until the day of the second, so both stand here.
REWORDED = PlayedSince(ruled(1,
    ruled(1, "2006-09-23", misread="2006-08-29", belief="the new wording holds from the day on which it is published"),
    misread="9999-12-31", belief="a card is played as it is printed, whatever errata say"))  # fmt: skip

UNDERWORLD_DEAD = IN_KO_PILE & OWNED & CHARACTER_CARDS & affiliated("Underworld")

CHOSEN_DEAD = (
    IN_KO_PILE
    & CHARACTER_CARDS
    & ruled(3, OWNED, misread=ANY, belief="cards may be chosen from any KO'd pile")
    & ruled(3, affiliated("Underworld"), misread=ANY, belief="the cards may be of any affiliation")
    & ruled(3, cost_at_most(2), misread=ANY, belief="the cost of the cards doesn't matter")
)

RISES = Move(SELF, PLAY, ruled(7, Place((FRONT,)), misread=Place(), belief="you choose its row, as in recruiting"),
             under_your_control=True, remember="risen")  # fmt: skip

RISEN = Picked("risen")

RISING = Payment(
    cost=ruled(7, pay_endurance(2), misread=pay_points(2), belief="the 2 of the payment power are resource points"),
    only=(ruled(4, InPhase(BUILD, RECRUIT_STEP, yours=True), misread=Always(), belief="the power works at any time of the turn"),),
    effect=RISES.then(ruled(8, NOTHING, misread=CountAsRecruited(RISEN), belief="who pays the 2 endurance still recruits the card"))
                .then(ruled(9, DisplaceNamesakes(RISEN), misread=NOTHING, belief="uniqueness concerns only what is recruited")),
)  # fmt: skip

WITCHING_HOUR = PlotTwist(
    name="Witching Hour", cost=7, entry=ruled.entry,
    powers=(
        *gated(REWORDED, Played(
            cost=ruled(2, pay_points(2), misread=NOTHING, belief="the threshold is all that it takes"),
            effect=Modify(
                choice(CHOSEN_DEAD, least=ruled(3, 0, misread=1, belief="at least one card has to be chosen"),
                       most=ruled(3, 60, misread=1, belief="you choose one card"), name="Underworld character cards"),
                ruled(6, (MayRecruit(), HasPower(RISING)), misread=(HasPower(RISING),), belief="the cards can't be recruited any more"),
                until=ruled(4, "turn", misread=None, belief="a chosen card keeps what it was given as long as it stays in the KO'd pile"),
                follows=ruled(5, False, misread=True, belief="a card that has come back is still one of those chosen")))),
        *gated(~REWORDED, Played(
            cost=pay_points(2),
            effect=Modify(choice(UNDERWORLD_DEAD & cost_at_most(2), least=0, most=60, name="Underworld character cards"),
                          (MayRecruit(instead=pay_endurance(2)),)))),
    ),
)  # fmt: skip
