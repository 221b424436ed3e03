"""Taskmaster to Unthinkable."""

from __future__ import annotations

from judge.engine.changes import Adds, Gains, Over, Sets
from judge.engine.conditions import AtLeast, AtMost, Exists
from judge.engine.effects import AddCounter, Move, PickPlayer, RemoveCounter
from judge.engine.flow import Choose, If, Link, May, OneOf
from judge.engine.lasting import lasting
from judge.engine.lookback import AsOf, PrintedOf, Prints
from judge.engine.negating import EffectsOnChain, Negate, target_effect
from judge.engine.objects import Each, OfPlayers, Picked, choice, target
from judge.engine.patterns import IT, On
from judge.engine.powers import Played, Static, Triggered, whenever
from judge.engine.rules import Points
from judge.engine.searching import InYourDeck, LookAt
from judge.engine.select import ANY, HOST, OPPONENTS, OWNED, SELF, YOURS, Barred
from judge.engine.sight import ON_RESOLUTION, ON_START
from judge.engine.values import YOU, CountEvents
from judge.engine.whose import Whose
from judge.games.vs_system.actions.powering_up import power_up
from judge.games.vs_system.game import REMOVE_FROM_GAME
from judge.games.vs_system.keywords.cosmic import COSMIC_CHARACTERS, cosmic
from judge.games.vs_system.model.board import COMBAT, EXHAUSTED, FRONT, PLAY, RECOVERY
from judge.games.vs_system.model.cards import Character, Equipment, PlotTwist, names
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.coming_into_play import Place
from judge.games.vs_system.words.effects import (
    discard,
    ko,
    remove_from_game,
    this_attack,
    this_phase,
    this_turn,
    to_hand,
    to_resource_row,
)
from judge.games.vs_system.words.gone import GoneThisTurn, WentToKOPile
from judge.games.vs_system.words.selectors import (
    ATTACKING,
    CHARACTER_CARDS,
    CHARACTERS,
    DEFENDING,
    FACE_DOWN_,
    IN_KO_PILE,
    IN_RESOURCE_ROW,
    IS_STUNNED,
    ONGOING,
    PLOT_TWISTS,
    AttackingACharacter,
    InPhase,
    affiliated,
    start_of,
)

point = Points("heralds-of-galactus/taskmaster-mnemonic-assassin")

_MODEL = choice(
    CHARACTERS & OPPONENTS, least=point[1](0, 1, "the character has to be chosen"),
    when=point[2](ON_RESOLUTION, ON_START, "the character is chosen when the power triggers"), name="a character to copy",
)  # fmt: skip
_OVER = point[3](
    point[4](Over.OLDER, Over.EVERYTHING, "nothing changes the copied numbers any more"),
    Over.PRINTED, "only the printed numbers are overwritten: what changed them before is added again")  # fmt: skip

TASKMASTER = Character(
    name="Taskmaster", version="Mnemonic Assassin", cost=6, affiliations=names("Crime Lords"), atk=12, defense=12,
    keywords=names("range"), entry=point.entry,
    powers=(
        whenever(start_of(COMBAT)) >> Choose(_MODEL).if_done(this_phase(
            SELF, Sets("atk", PrintedOf(_MODEL, "atk"), _OVER), Sets("defense", PrintedOf(_MODEL, "defense"), _OVER))),
    ),
)  # fmt: skip
"""Taskmaster, Mnemonic Assassin"""

POWER_GEM = Equipment(name="Power Gem", powers=(Static(change=Adds("atk", 3), on=HOST & AttackingACharacter()),))
"""Power Gem"""

SAVAGE_BEATDOWN = PlotTwist(
    name="Savage Beatdown", powers=(Played(effect=this_attack(target(ATTACKING), Adds("atk", 5))),)
)
"""Savage Beatdown"""

point = Points("heralds-of-galactus/terragenesis")

TERRAGENESIS = PlotTwist(
    name="Terragenesis", cost=3, ongoing=True, entry=point.entry,
    powers=(
        whenever(On("recover", subject=COSMIC_CHARACTERS & affiliated("Inhumans") & YOURS)) >> May(
            discard().if_done(AddCounter(IT, COSMIC)),
            when=point[2](ON_RESOLUTION, ON_START, "the discard is decided when the character recovers")),
    ),
)  # fmt: skip
"""Terragenesis"""

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
"""The Enemy Within"""

point = Points("heralds-of-galactus/the-rapture")

_NEW_RESOURCE = "the new resource"
_LOOK = May(LookAt(Picked(_NEW_RESOURCE)))
_KO_ONE = ko(choice(
    IN_RESOURCE_ROW & YOURS & point[2](ANY, ~Picked(_NEW_RESOURCE), "the card that was just put there is safe"),
    name="a resource to KO"))  # fmt: skip

THE_RAPTURE = PlotTwist(
    name="The Rapture", cost=2, ongoing=True, entry=point.entry,
    powers=(
        whenever(start_of(COMBAT), if_=~Exists(IN_RESOURCE_ROW & YOURS & FACE_DOWN_)) >> to_resource_row(
            Each(InYourDeck(1)), remember=_NEW_RESOURCE,
        ).then(point[1](_LOOK.then(_KO_ONE), _KO_ONE.then(_LOOK), "you may look at the new resource only after the KO")),
    ),
)  # fmt: skip
"""The Rapture"""

point = Points("heralds-of-galactus/the-uni-power")

_HOST_OF_POWER = target(CHARACTERS & YOURS)
_ITS_ATTACKS = On("attack", subject=Picked(_HOST_OF_POWER))
_AT_FIRST_ATTACK = lasting(
    whenever(_ITS_ATTACKS, if_=AtMost(CountEvents(_ITS_ATTACKS), 1)) >> power_up(Picked(_HOST_OF_POWER))
)

THE_UNI_POWER = PlotTwist(
    name="The Uni-Power", cost=2, entry=point.entry,
    powers=(
        Played(effect=this_turn(
            _HOST_OF_POWER, *(Gains("keywords", word) for word in ("flight", "range", "can attack hidden")),
        ).then(point[1](
            _AT_FIRST_ATTACK, If(Exists(Picked(_HOST_OF_POWER) & ATTACKING), power_up(Picked(_HOST_OF_POWER)), _AT_FIRST_ATTACK),
            "a character that attacks already is powered up at once"))),
    ),
)  # fmt: skip
"""The Uni-Power"""

point = Points("heralds-of-galactus/time-gem-infinity-gem")

TIME_GEM = Equipment(
    name="Time Gem", version="Infinity Gem", cost=0, keywords=names("unique"), entry=point.entry,
    powers=(
        whenever(On("stun", subject=HOST)) >> May(to_hand(SELF)),
        whenever(On("play", subject=PLOT_TWISTS & ~ONGOING,
                    whose=point[3](Whose.EVERYONES, Whose.OPPONENTS, "only an opponent's plot twist sets it off")))
        >> to_hand(SELF).if_done(
            discard().then(Negate(EffectsOnChain(kinds=("plot twist",), source=IT))),
            point[2](Link.IF_YOU_DO, Link.AND, "the plot twist is negated even if Time Gem has left play")),
    ),
)  # fmt: skip
"""Time Gem, Infinity Gem"""

point = Points("heralds-of-galactus/tyrant-the-original-herald")

_VICTIM_OF = PickPlayer(Whose.EVERYONES)
_VICTIM = choice(
    OfPlayers(_VICTIM_OF)
    & point[3](CHARACTERS, CHARACTERS & ~IS_STUNNED, "a stunned character can't be picked")
    & point[4](ANY, ~Barred(REMOVE_FROM_GAME), "a character that can't be removed can't be picked"),
    when=point[2](ON_RESOLUTION, ON_START, "the character is chosen as the power is used"),
    who=point[1](_VICTIM_OF, YOU, "Tyrant's controller chooses"), name="a character",
)  # fmt: skip

TYRANT = Character(
    name="Tyrant", version="The Original Herald", cost=8, affiliations=names("Heralds of Galactus"), atk=19, defense=19,
    keywords=names("flight", "range", "cosmic—surge"), entry=point.entry,
    powers=(
        RemoveCounter(CHARACTERS & YOURS & ~SELF, COSMIC) >> AddCounter(SELF, COSMIC),
        *cosmic((RemoveCounter(SELF, COSMIC) >> remove_from_game(_VICTIM)).usable(
            InPhase(COMBAT), once_per_turn=point[5](True, False, "a new counter brings a new use"))),
    ),
)  # fmt: skip
"""Tyrant, The Original Herald"""

point = Points("heralds-of-galactus/ultimate-nullifier")

_KINDS = point[1](
    point[2](None, ("plot twist", "payment", "triggered", "recruit"), "a power-up or a reinforcement is no effect to be negated"),
    ("payment", "triggered"), "only payment and triggered effects can be negated")  # fmt: skip

ULTIMATE_NULLIFIER = Equipment(
    name="Ultimate Nullifier", cost=2, entry=point.entry,
    powers=(
        Played(instead=discard(CHARACTER_CARDS & affiliated("Heralds of Galactus"))),
        (remove_from_game(SELF) >> Negate(target_effect(EffectsOnChain(Whose.OPPONENTS, _KINDS)))).usable(InPhase(COMBAT)),
    ),
)  # fmt: skip
"""Ultimate Nullifier"""

point = Points("heralds-of-galactus/unthinkable")

_PAWN = target((ATTACKING | DEFENDING) & CHARACTERS & YOURS & affiliated("Doom"))

UNTHINKABLE = PlotTwist(
    name="Unthinkable", cost=3, entry=point.entry,
    powers=(
        Played(effect=OneOf(
            (("+4 ATK", this_attack(_PAWN, Adds("atk", 4))), ("+2 DEF", this_attack(_PAWN, Adds("defense", 2)))),
            when=point[1](ON_RESOLUTION, ON_START, "the bonus is chosen as the card is played"),
        ).then(lasting(whenever(start_of(RECOVERY)) >> ko(
            Picked(_PAWN) & point[2](ANY, ~IS_STUNNED, "a character that is stunned by then isn't KO'd"))))),
    ),
)  # fmt: skip
"""Unthinkable"""
