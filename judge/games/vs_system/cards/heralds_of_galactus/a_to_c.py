"""Act of Defiance to Creation of a Herald."""

from __future__ import annotations

from judge.engine.changes import Adds, Bans, Gains, PlayerBans
from judge.engine.conditions import Exists
from judge.engine.effects import Draw, Move, PickPlayer, RevealFromHand
from judge.engine.flow import NOTHING, EachOf, If, Link, May, OneOf, Sequence
from judge.engine.lasting import Modify
from judge.engine.lookback import AsOf, Became, LessThan, NumberOf, Was
from judge.engine.objects import choice, target
from judge.engine.patterns import On, Reaches
from judge.engine.powers import Played, Static, Triggered, whenever
from judge.engine.rules import Points
from judge.engine.searching import InYourDeck, LookAt, Shuffle
from judge.engine.select import ANY, OPPONENTS, OWNED, SELF, YOURS, Has, InZone
from judge.engine.sight import ON_RESOLUTION, ON_START
from judge.engine.values import EACH_OPPONENT
from judge.engine.whose import Whose
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import CHAIN, COMBAT, KO_PILE, PLAY, RECOVERY
from judge.games.vs_system.model.cards import ARMY, Character, Location, PlotTwist, names
from judge.games.vs_system.model.changes import MayRecruit
from judge.games.vs_system.model.keyword_names import COSMIC, SURGE
from judge.games.vs_system.words.crossover import ChooseAffiliations, crossover
from judge.games.vs_system.words.effects import (
    ACTIVATE,
    exhaust,
    gain,
    ko,
    pay_endurance,
    remove_from_game,
    stun,
    this_turn,
    to_hand,
    to_ko_pile,
)
from judge.games.vs_system.words.naming import named
from judge.games.vs_system.words.positions import InItsArea, ProtectedByIt, SwapPositions
from judge.games.vs_system.words.recruiting import RecruitedThisTurn
from judge.games.vs_system.words.selectors import (
    ATTACKING,
    CHARACTER_CARDS,
    CHARACTERS,
    IN_HAND,
    IN_KO_PILE,
    IS_EXHAUSTED,
    IS_STUNNED,
    DefenderHasMore,
    InPhase,
    affiliated,
    cost_at_most,
    keyworded,
    start_of,
)

HERALDS = affiliated("Heralds of Galactus")

point = Points("heralds-of-galactus/act-of-defiance-team-up")

ACT_OF_DEFIANCE = PlotTwist(
    name="Act of Defiance", version="Team-Up", cost=2, ongoing=True, entry=point.entry,
    powers=(
        Played(cost=ChooseAffiliations(point[1](CHARACTERS, CHARACTERS & YOURS, "you need a character of yours for each affiliation"))),
        crossover(),
        Static(change=Adds("atk", 1), on=CHARACTERS & YOURS & affiliated("Skrull") & ATTACKING & cost_at_most(3),
               while_=DefenderHasMore("cost")),
    ),
)  # fmt: skip
"""Act of Defiance, Team-Up"""

point = Points("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")

ADAM_WARLOCK = Character(
    name="Adam Warlock", version="Protector of the Soul Gem", cost=7, affiliations=names("Infinity Watch"), atk=16, defense=16,
    keywords=names("flight", "range", "cosmic"), entry=point.entry,
    powers=(
        Played(only=(Exists(CHARACTERS & YOURS & (keyworded(COSMIC) | keyworded(SURGE))),)),
        Static(change=Gains("keywords", "invulnerability"),
               on=point[1](CHARACTERS & cost_at_most(4), CHARACTERS & cost_at_most(4) & YOURS, "only your own cheap characters get it")),
        *cosmic(whenever(start_of(COMBAT)) >> stun(
            point[2](CHARACTERS & cost_at_most(3), CHARACTERS & cost_at_most(3) & ~YOURS, "your own characters are spared"))),
    ),
)  # fmt: skip
"""Adam Warlock, Protector of the Soul Gem"""

point = Points("heralds-of-galactus/admiral-galen-kor-lunatic-legion")

ADMIRAL_GALEN_KOR = Character(
    name="Admiral Galen Kor", version="Lunatic Legion", cost=4, affiliations=names("Kree"), atk=6, defense=8,
    keywords=names("range", "reservist", "press"), entry=point.entry,
    powers=(
        whenever(start_of(COMBAT)) >> this_turn(SELF, Adds("atk", RecruitedThisTurn(
            ~SELF, when=point[2](ON_RESOLUTION, ON_START, "the number is fixed when the power triggers"),
            even_gone=point[3](True, False, "only characters still in play count")))),
    ),
)  # fmt: skip
"""Admiral Galen Kor, Lunatic Legion"""

point = Points("heralds-of-galactus/alaris-the-outgoing-one")

_INHUMANS = affiliated("Inhumans")
_PARTNERS = (
    CHARACTERS & YOURS
    & point[2](_INHUMANS, AsOf(_INHUMANS), "who was an Inhuman when the power was used can still be picked")
    & point[4](ANY, ~SELF, "Alaris needs another character to swap with")
    & point[5](ANY, InItsArea(), "only characters in the same area swap")
)  # fmt: skip

ALARIS = Character(
    name="Alaris", version="The Outgoing One", cost=5, affiliations=names("Inhumans"), atk=9, defense=10, entry=point.entry,
    powers=(
        Static(change=Bans("be attacked"), on=CHARACTERS & ProtectedByIt()),
        pay_endurance(2) >> SwapPositions(
            SELF,
            point[1](choice(_PARTNERS, least=point[3](1, 0, "nobody has to be picked"), name="an Inhumans character"),
                     target(_PARTNERS, name="an Inhumans character"), "the Inhumans character is a target"),
            able=point[6](ANY, ~IS_STUNNED, "a stunned character can't be moved")),
    ),
)  # fmt: skip
"""Alaris, The Outgoing One"""

point = Points("heralds-of-galactus/arsenal-of-doom")

_REMOVED = target(CHARACTER_CARDS & IN_KO_PILE & OWNED & affiliated("Doom") & Has("versions", ARMY),
                  name="an Army Doom character card in your KO'd pile")  # fmt: skip

ARSENAL_OF_DOOM = Location(
    name="Arsenal of Doom", cost=1, entry=point.entry,
    powers=(
        ACTIVATE >> LookAt(InYourDeck(top=1)).then(May(Move(InYourDeck(top=1), KO_PILE))),
        ACTIVATE >> remove_from_game(_REMOVED).then(
            Modify(Became(_REMOVED), (MayRecruit(),), point[6]("turn", "game", "what was removed can be recruited in any later turn"))),
    ),
)  # fmt: skip
"""Arsenal of Doom"""

point = Points("heralds-of-galactus/carnage-symbiote-surfer")

CARNAGE = Character(
    name="Carnage", version="Symbiote Surfer", cost=7, affiliations=names("Sinister Syndicate"), atk=17, defense=15,
    keywords=names("flight", "range", "cosmic"), entry=point.entry,
    powers=cosmic(Static(change=PlayerBans(
        "gain initiative", Whose.OPPONENTS,
        causes=point[1](None, ("effect",), "effects can't bring the initiative, but at the end of the turn it passes as ever")))),
)  # fmt: skip
"""Carnage, Symbiote Surfer"""

point = Points("heralds-of-galactus/clumsy-foulup-puppet-dictator")

_FACE_UP_IN_PLAY = point[2](
    point[1](None, InZone((PLAY,)), "it triggers while the card is face down as well"),
    InZone((PLAY, CHAIN)), "recruiting Clumsy Foulup sets it off already")  # fmt: skip

CLUMSY_FOULUP = Character(
    name="Clumsy Foulup", version="Puppet Dictator", cost=2, affiliations=names("Kree"), atk=2, defense=2,
    keywords=names("press"), entry=point.entry,
    powers=(
        Triggered(pattern=On("recruit", subject=CHARACTER_CARDS, whose=Whose.YOURS), where=_FACE_UP_IN_PLAY,
                  effect=this_turn(SELF, Adds("atk", 1), Adds("defense", 1))),
        Triggered(pattern=Reaches("atk", 5), where=_FACE_UP_IN_PLAY, effect=to_hand(SELF), once_per_batch=True),
    ),
)  # fmt: skip
"""Clumsy Foulup, Puppet Dictator"""

point = Points("heralds-of-galactus/cosmic-necessity")

COSMIC_NECESSITY = PlotTwist(
    name="Cosmic Necessity", cost=2, entry=point.entry,
    powers=(
        Played(
            cost=exhaust(choice(CHARACTERS & YOURS & HERALDS & ~IS_EXHAUSTED, name="a Heralds of Galactus character to exhaust")),
            effect=OneOf((("you draw two cards", Draw(2)), ("you gain 5 endurance", gain(5))), who=PickPlayer(Whose.OPPONENTS),
                         when=point[1](ON_RESOLUTION, ON_START, "the opponent decides as the card is played"))),
    ),
)  # fmt: skip
"""Cosmic Necessity"""

point = Points("heralds-of-galactus/cosmic-order")

_STUNNED = CHARACTERS & IS_STUNNED
_DECIDED = point[1](ON_RESOLUTION, ON_START, "what you KO is decided as the card is played")

COSMIC_ORDER = PlotTwist(
    name="Cosmic Order", cost=1, entry=point.entry,
    powers=(
        Played(
            only=(InPhase(RECOVERY),),
            effect=May(ko(choice(_STUNNED & YOURS, when=_DECIDED, name="a stunned character of yours")), when=_DECIDED).if_done(
                point[4](EachOf(EACH_OPPONENT, ko(choice(_STUNNED & YOURS, name="a stunned character of your own to KO"))),
                         ko(choice(_STUNNED & OPPONENTS, name="an opponent's stunned character")), "you pick for your opponents"),
                link=point[3](Link.IF_YOU_DO, Link.AND, "your opponents KO theirs even if you KO none"))),
    ),
)  # fmt: skip
"""Cosmic Order"""

point = Points("heralds-of-galactus/creation-of-a-herald")

_DISCARDED = choice(OWNED & IN_HAND & CHARACTER_CARDS & HERALDS, name="a Heralds of Galactus character card to discard")
_ANY_CARD = choice(
    InYourDeck(), least=point[3](0, 1, "a search for any card has to find one"), name="any card of your deck"
)
_CHEAPER = choice(
    InYourDeck() & CHARACTER_CARDS & LessThan("cost", NumberOf(_DISCARDED, "cost")),
    least=point[3](0, 1, "where the deck holds a fitting card one has to be found"),
    name="a cheaper character card of your deck",
)

CREATION_OF_A_HERALD = PlotTwist(
    name="Creation of a Herald", cost=3, entry=point.entry,
    powers=(
        Played(
            cost=to_ko_pile(_DISCARDED),
            effect=If(
                Was(_DISCARDED, named("Galactus")),
                Sequence(point[1](RevealFromHand(_ANY_CARD), NOTHING, "only a character card that was searched for is shown"),
                         to_hand(_ANY_CARD)).then(
                    point[2](Shuffle(), NOTHING, "after a search for any card the deck isn't shuffled")),
                Sequence(RevealFromHand(_CHEAPER).then(to_hand(_CHEAPER)), Shuffle(),
                         point[2](Link.AND, Link.IF_YOU_DO, "where nothing is found the deck isn't shuffled")))),
    ),
)  # fmt: skip
"""Creation of a Herald"""
