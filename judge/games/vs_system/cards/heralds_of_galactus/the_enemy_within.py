"""The Enemy Within

Ongoing: At the start of the recovery phase, if 3+ Doom characters went from play to your KO'd pile this turn,
you may return one of those cards from there to play, exhausted in your front row. If you do, every other
character card in your KO'd pile that went there from play this turn is removed from the game.
"""

from __future__ import annotations

from judge.engine.conditions import AtLeast
from judge.engine.effects import Move
from judge.engine.flow import If
from judge.engine.lookback import AsOf, Prints
from judge.engine.objects import choice
from judge.engine.powers import Triggered, whenever
from judge.engine.rules import Points
from judge.engine.select import ANY, OWNED
from judge.games.vs_system.model.board import EXHAUSTED, FRONT, PLAY, RECOVERY
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.coming_into_play import Place
from judge.games.vs_system.words.effects import remove_from_game
from judge.games.vs_system.words.gone import GoneThisTurn, WentToKOPile
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS, IN_KO_PILE, affiliated, start_of

point = Points("heralds-of-galactus/the-enemy-within")

_WAS_CHARACTER = point[5](CHARACTERS, CHARACTER_CARDS, "a character card KO'd from the resource row counts as well")

_WAS_DOOM = point[1](
    affiliated("Doom"), Prints("affiliations", "Doom"), "only cards that have Doom printed on them count"
)

_THREE_GONE = AtLeast(
    GoneThisTurn(OWNED & _WAS_CHARACTER & _WAS_DOOM,
                 still_there=point[2](False, True, "only cards that still lie in the KO'd pile count")), 3)  # fmt: skip

_BACK = choice(
    point[4](IN_KO_PILE, AsOf(IN_KO_PILE), "the card has to lie in the KO'd pile as the power triggers")
    & OWNED & WentToKOPile(
        point[6](CHARACTERS, CHARACTER_CARDS, "a resource that was a Doom character card can come back too") & affiliated("Doom"),
        ever_since=point[3](True, False, "the card may have left the KO'd pile meanwhile if only it lies there again")),
    least=0, name="a card to return",
)  # fmt: skip

_RETURN = Move(_BACK, PLAY, spot=Place((FRONT,)), flags=frozenset({EXHAUSTED})).if_done(remove_from_game(
    IN_KO_PILE & OWNED & CHARACTER_CARDS & WentToKOPile(
        point[7](ANY, CHARACTERS, "what was a resource stays in the KO'd pile"))))  # fmt: skip

THE_ENEMY_WITHIN = PlotTwist(
    name="The Enemy Within", cost=2, ongoing=True, entry=point.entry,
    powers=(
        point[1](Triggered(pattern=start_of(RECOVERY), condition=_THREE_GONE, effect=_RETURN),
                 whenever(start_of(RECOVERY)) >> If(_THREE_GONE, _RETURN), "the characters are counted only as the effect resolves"),
    ),
)  # fmt: skip
