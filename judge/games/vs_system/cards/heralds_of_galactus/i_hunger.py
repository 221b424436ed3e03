"""I Hunger

Playable only with a Heralds of Galactus character under your control.

If stun endurance loss would hit an opponent this turn, you gain the same amount of endurance instead.
"""

from __future__ import annotations

from judge.engine.conditions import Exists
from judge.engine.lasting import lasting
from judge.engine.patterns import Does, ItsNumber, On, ThatMuch
from judge.engine.powers import Played, Replacement
from judge.engine.rules import RuledBy
from judge.engine.select import OPPONENTS, YOURS
from judge.engine.whose import Whose
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.model.events import StunLoss, Stunned
from judge.games.vs_system.words.effects import gain
from judge.games.vs_system.words.selectors import CHARACTERS, affiliated

ruled = RuledBy("heralds-of-galactus/i-hunger")

GAIN_INSTEAD = Replacement(
    pattern=Does(StunLoss, whose=Whose.OPPONENTS),
    instead=gain(ThatMuch()),
    first_each=ruled(1, None, misread="turn", belief="only the first loss of the turn is replaced"),
)

GAIN_INSTEAD_OF_STUN = Replacement(pattern=On(Stunned, CHARACTERS & OPPONENTS), instead=gain(ItsNumber("cost")))

I_HUNGER = PlotTwist(
    name="I Hunger", cost=4, entry=ruled.entry,
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & affiliated("Heralds of Galactus")),),
            effect=lasting(ruled(2, GAIN_INSTEAD, misread=GAIN_INSTEAD_OF_STUN,
                belief="the character isn't stunned: you gain endurance instead")),
        ),
    ),
)  # fmt: skip
