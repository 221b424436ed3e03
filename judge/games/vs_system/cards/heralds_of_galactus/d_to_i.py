"""Dewoz to I Hunger."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.changes import Adds, Bans
from judge.engine.conditions import Always, AtLeast, AtMost, Exists
from judge.engine.effects import AddCounter, Draw
from judge.engine.flow import NOTHING, If, May, Repeat
from judge.engine.lasting import Modify, lasting
from judge.engine.lookback import AsOf
from judge.engine.objects import Each, Picked, choice, target
from judge.engine.patterns import HappenedSince, ItsNumber, On, ThatMuch
from judge.engine.powers import Played, Replacement, Static, whenever
from judge.engine.rules import Points
from judge.engine.select import ANY, ATTACHED_HERE, OPPONENTS, OWNED, SELF, YOURS
from judge.engine.sight import ON_RESOLUTION, ON_START
from judge.engine.values import Count, Sum, Times
from judge.engine.whose import Whose
from judge.games.vs_system.keywords.cosmic import COSMIC_CHARACTERS, cosmic
from judge.games.vs_system.model.board import ATTACK_STEP, COMBAT
from judge.games.vs_system.model.cards import Character, Location, PlotTwist, names
from judge.games.vs_system.model.changes import UNTIL_SOURCE_READIES, ReadiesAtWill
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.areas import IN_ITS_COLUMN, AreaPick, MoveToArea
from judge.games.vs_system.words.crossover import ChooseAffiliations, crossover
from judge.games.vs_system.words.effects import (
    ACTIVATE,
    becomes_attacker,
    discard,
    exhaust,
    gain,
    ko,
    leave_attack,
    pay_endurance,
    ready,
    this_attack,
)
from judge.games.vs_system.words.extra_steps import AdditionalStep, Place, YourStepBegins
from judge.games.vs_system.words.selectors import (
    ATTACKING,
    CHARACTERS,
    EQUIPMENT,
    FACE_DOWN_,
    IN_DECK,
    IN_HAND,
    IN_RESOURCE_ROW,
    IS_EXHAUSTED,
    IS_STUNNED,
    LOCATIONS,
    InPhase,
    affiliated,
    start_of,
)

point = Points("heralds-of-galactus/dewoz-dark-reflection")

COMPANION = CHARACTERS & IN_ITS_COLUMN & ~SELF
LEFT_OR_NOT = choice(COMPANION, least=0, name="another character of the column")

DEWOZ = Character(
    name="Dewoz", version="Dark Reflection", cost=4, affiliations=names("Inhumans"), atk=7, defense=7,
    keywords=names("range", "concealed—optional"), entry=point.entry,
    powers=(
        (pay_endurance(2) >> MoveToArea(
            SELF,
            along=point[3](Each(COMPANION), LEFT_OR_NOT, "the other character of the column may be left behind"),
            area=AreaPick(point[2](ON_RESOLUTION, ON_START, "the area is chosen as the power is used")),
            together=point[4](True, False, "one of them has moved before the other leaves its place"),
            same_row=point[5](False, True, "each of them keeps its row"),
        )).usable(InPhase(COMBAT), point[1](Always(), Exists(COMPANION), "the power needs another character in the column"),
                  once_per_turn=True),
    ),
)  # fmt: skip
"""Dewoz, Dark Reflection"""

point = Points("heralds-of-galactus/dr-doom-latverian-monarch")

DR_DOOM = Character(
    name="Dr. Doom", version="Latverian Monarch", cost=8, affiliations=names("Doom"), atk=19, defense=18,
    keywords=names("flight", "range", "cosmic"), entry=point.entry,
    powers=cosmic(
        (ko(choice(CHARACTERS & YOURS))
         >> AdditionalStep(COMBAT, ATTACK_STEP, point[1, 2](
             Place.NEXT, Place.LAST, "the additional attack step comes after the attack steps of all players"))
         .then(lasting(replace(whenever(YourStepBegins(COMBAT, ATTACK_STEP)) >> ready(CHARACTERS & YOURS), once_per_turn=True)))
         ).usable(InPhase(COMBAT, ATTACK_STEP, yours=True), once_per_turn=True),
    ),
)  # fmt: skip
"""Dr. Doom, Latverian Monarch"""

point = Points("heralds-of-galactus/ego-the-living-planet")

CAPTIVE = target(LOCATIONS & IN_RESOURCE_ROW & ~FACE_DOWN_, "location")

EGO = Location(
    name="Ego the Living Planet", cost=2, entry=point.entry,
    powers=(
        replace(Static(change=ReadiesAtWill()), where=point[6](
            None, IN_RESOURCE_ROW, "a face-down Ego the Living Planet may be left exhausted as well")),
        ACTIVATE >> exhaust(CAPTIVE).then(point[1](
            If(Exists(SELF & IS_EXHAUSTED) & ~HappenedSince(On("ready", SELF)),
               Modify(CAPTIVE, (Bans("ready", when=point[5](
                   None, Exists(SELF & ~FACE_DOWN_), "a face-down Ego the Living Planet holds nothing")),), UNTIL_SOURCE_READIES)),
            Modify(CAPTIVE, (Bans("ready", when=Exists(SELF & IS_EXHAUSTED)),), None),
            "Ego the Living Planet holds a location whenever it is exhausted, also if it has readied in between"),
        ),
    ),
)  # fmt: skip
"""Ego the Living Planet"""

point = Points("heralds-of-galactus/exploiting-the-flaw")

OWN_INHUMANS = CHARACTERS & YOURS & affiliated("Inhumans")
NEW_ATTACKER = target(
    OWN_INHUMANS & IS_EXHAUSTED & ~ATTACKING & point[2](ANY, ~IS_STUNNED, "a stunned character can't be the target"),
    "exhausted Inhumans character of yours",
)

EXPLOITING_THE_FLAW = PlotTwist(
    name="Exploiting the Flaw", cost=3, entry=point.entry,
    powers=(
        Played(
            only=(Exists(OWN_INHUMANS & ATTACKING),),
            effect=becomes_attacker(NEW_ATTACKER)
            .then(this_attack(NEW_ATTACKER, Bans("cause breakthrough")))
            .then(leave_attack(ATTACKING & ~Picked(NEW_ATTACKER))),
        ),
    ),
)  # fmt: skip
"""Exploiting the Flaw"""

point = Points("heralds-of-galactus/extended-family-team-up")

CHOOSE_TWO = ChooseAffiliations(CHARACTERS & YOURS)
NEW_COSMIC = COSMIC_CHARACTERS & YOURS & point[4](
    affiliated("Inhumans"), AsOf(affiliated("Inhumans"), ON_START), "only a character that was Inhumans before may be chosen")  # fmt: skip
CALLED = "a cosmic Inhumans character of yours"
PAID_COUNTER = May(
    discard(), when=point[2](ON_RESOLUTION, ON_START, "whether to discard is decided as the card is played")
).if_done(
    AddCounter(
        point[3](
            choice(NEW_COSMIC, name=CALLED),
            target(NEW_COSMIC, CALLED),
            "the Inhumans character is targeted as the card is played",
        ),
        COSMIC,
    )
)
BELATED = "the affiliations are chosen as the effect resolves"

EXTENDED_FAMILY = PlotTwist(
    name="Extended Family", version="Team-Up", cost=2, ongoing=True, entry=point.entry,
    powers=(
        Played(cost=point[1](CHOOSE_TWO, NOTHING, BELATED), effect=point[1](PAID_COUNTER, CHOOSE_TWO.then(PAID_COUNTER), BELATED)),
        crossover(),
    ),
)  # fmt: skip
"""Extended Family, Team-Up"""

point = Points("heralds-of-galactus/frankie-raye-nova-harbinger-of-death")

HAND, DECK = Count(OWNED & IN_HAND), Count(OWNED & IN_DECK)
UP_TO_THREE = AtMost(HAND, 3)
MISSING = Sum((4, Times(-1, HAND)))
MISSING_AT_START = Sum((4, Times(-1, Count(OWNED & IN_HAND, ON_START))))
REFILL = Repeat(
    Draw(1), UP_TO_THREE, apart=point[4](False, True, "each card drawn is an effect of its own, which can be answered")
)

FRANKIE_RAYE = Character(
    name="Frankie Raye", identity="Nova", version="Harbinger of Death", cost=5, affiliations=names("Heralds of Galactus"), atk=9, defense=8,
    keywords=names("flight", "range", "cosmic", "loyalty—reveal"), entry=point.entry,
    powers=cosmic(
        whenever(start_of(COMBAT), if_=point[1](UP_TO_THREE, None, "the hand is counted only as the effect resolves")) >> point[1](
            point[2](
                point[3](REFILL, If(AtLeast(DECK, MISSING), REFILL), "with too few cards in the deck nothing is drawn"),
                Draw(MISSING), "the number of cards is settled before the first one is drawn"),
            Draw(MISSING_AT_START), "the hand is counted only as the combat phase starts"),
    ),
)  # fmt: skip
"""Frankie Raye <> Nova, Harbinger of Death"""

point = Points("heralds-of-galactus/haywire-suicidal-lover")

EQUIPPED = Exists(EQUIPMENT & ATTACHED_HERE)
EMPTY_HANDED = AtMost(HAND, 0)

HAYWIRE = Character(
    name="Haywire", version="Suicidal Lover", cost=0, affiliations=names("Squadron Supreme"), atk=0, defense=1,
    keywords=names("range", "reservist"), entry=point.entry,
    powers=(
        Static(change=Adds("atk", 1), while_=EQUIPPED),
        Static(change=Adds("atk", 1), while_=point[4](EMPTY_HANDED, EMPTY_HANDED & ~EQUIPPED, "only one of the two bonuses counts")),
    ),
)  # fmt: skip
"""Haywire, Suicidal Lover"""

point = Points("heralds-of-galactus/i-hunger")

GAIN_INSTEAD = Replacement(
    pattern=On("stun endurance loss", whose=Whose.OPPONENTS),
    instead=gain(ThatMuch()),
    first_each=point[1](None, "turn", "only the first loss of the turn is replaced"),
)
GAIN_INSTEAD_OF_STUN = Replacement(pattern=On("stun", CHARACTERS & OPPONENTS), instead=gain(ItsNumber("cost")))

I_HUNGER = PlotTwist(
    name="I Hunger", cost=4, entry=point.entry,
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & affiliated("Heralds of Galactus")),),
            effect=lasting(point[2](GAIN_INSTEAD, GAIN_INSTEAD_OF_STUN, "the character isn't stunned: you gain endurance instead")),
        ),
    ),
)  # fmt: skip
"""I Hunger"""
