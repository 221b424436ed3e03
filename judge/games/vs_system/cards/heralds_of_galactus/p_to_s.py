"""Paibok to Starforce Strike."""

from __future__ import annotations

from judge.engine.changes import Adds, Gains, HasPower
from judge.engine.conditions import AtLeast, Exists
from judge.engine.effects import AddCounter, RemoveCounter
from judge.engine.flow import If, May
from judge.engine.lasting import Modify, lasting
from judge.engine.objects import Each, Picked, choice, target
from judge.engine.patterns import IT, On
from judge.engine.powers import Played, Static, Triggered, whenever
from judge.engine.rules import Points
from judge.engine.select import ANY, OPPONENTS, SELF, YOURS, InZone
from judge.engine.sight import ON_RESOLUTION, ON_START
from judge.engine.values import Count, Size, Times
from judge.engine.whose import Whose
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import BUILD, CHAIN, COMBAT, EXHAUSTED, KO_PILE, RECOVERY
from judge.games.vs_system.model.cards import Character, PlotTwist, names
from judge.games.vs_system.model.keyword_names import COSMIC, RESERVIST
from judge.games.vs_system.words.arriving import CameIntoPlay, Placer, PutIntoFrontRow
from judge.games.vs_system.words.crossover import ChooseAffiliations, crossover
from judge.games.vs_system.words.effects import remove_from_game, this_attack, this_turn, to_hand
from judge.games.vs_system.words.in_combat import COSTLIER, IN_COMBAT_WITH_IT, FewerThanBearer
from judge.games.vs_system.words.selectors import (
    ATTACKING,
    CHARACTER_CARDS,
    CHARACTERS,
    DEFENDING,
    FACE_DOWN_,
    IN_PLAY,
    IN_RESOURCE_ROW,
    IS_STUNNED,
    InPhase,
    affiliated,
    cost_at_most,
    start_of,
)
from judge.games.vs_system.words.skipping import SkipPhase

KREE, SKRULL = affiliated("Kree"), affiliated("Skrull")

point = Points("heralds-of-galactus/paibok-the-power-skrull")

_THREE = AtLeast(Size("affiliations", SELF), 3)
_POORER = IN_COMBAT_WITH_IT & FewerThanBearer("affiliations")

PAIBOK = Character(
    name="Paibok", version="The Power Skrull", cost=5, affiliations=names("Skrull"), atk=9, defense=9,
    keywords=names("range", "cosmic"), entry=point.entry,
    powers=(
        point[1](
            Triggered(pattern=start_of(COMBAT), condition=_THREE, effect=AddCounter(SELF, COSMIC),
                      rechecked=point[2](True, False, "the affiliations are counted only as the combat phase starts")),
            whenever(start_of(COMBAT)) >> If(_THREE, AddCounter(SELF, COSMIC)),
            "the affiliations are counted only as the effect resolves"),
        *cosmic(Static(
            change=Adds("atk", point[3](2, Times(2, Count(_POORER)), "each opponent in the combat brings +2 of its own")),
            on=CHARACTERS & YOURS & SKRULL, while_=Exists(_POORER))),
    ),
)  # fmt: skip
"""Paibok, The Power Skrull"""

point = Points("heralds-of-galactus/pressed-into-service-team-up")

# What a crossover reaches, and what an older team-up doesn't, is the business of the rules on team-ups (`crossover.py`).
PRESSED_INTO_SERVICE = PlotTwist(
    name="Pressed into Service", version="Team-Up", cost=2, ongoing=True, entry=point.entry,
    powers=(
        Played(cost=ChooseAffiliations(CHARACTERS & YOURS)),
        crossover(),
        Static(change=Gains("keywords", RESERVIST), on=CHARACTER_CARDS & KREE & IN_RESOURCE_ROW & YOURS & ~FACE_DOWN_),
    ),
)  # fmt: skip
"""Pressed into Service, Team-Up"""

point = Points("heralds-of-galactus/red-shift-rift-walker")

_THOSE_CARDS = "the cards that were removed"

RED_SHIFT = Character(
    name="Red Shift", version="Rift Walker", cost=5, affiliations=names("Heralds of Galactus"), atk=10, defense=9,
    keywords=names("flight", "range", "concealed", "cosmic"), entry=point.entry,
    powers=cosmic(whenever(On("attack", subject=SELF)) >> May(
        remove_from_game(CHARACTERS & (ATTACKING | DEFENDING), remember=_THOSE_CARDS).if_done(lasting(
            whenever(start_of(RECOVERY)) >> PutIntoFrontRow(
                Picked(_THOSE_CARDS),
                who=point[2](Placer.OWNER, Placer.CONTROLLER, "the controller of the effect arranges everybody's cards"),
                at_once=point[3](True, False, "they come back one after another"),
                flags=point[4](frozenset(), names(EXHAUSTED), "they come back exhausted, as they attacked")))))),
)  # fmt: skip
"""Red Shift, Rift Walker"""

point = Points("heralds-of-galactus/remnant-fleet")

_KREE = point[1](
    target(CHARACTERS & YOURS & KREE, "a Kree character of yours"),
    choice(CHARACTERS & YOURS & KREE, name="a Kree character of yours"),
    "the Kree is chosen as the effect resolves",
)

REMNANT_FLEET = PlotTwist(
    name="Remnant Fleet", cost=2, entry=point.entry,
    powers=(
        Played(effect=to_hand(_KREE).then(to_hand(choice(
            CHARACTERS & YOURS & ~Picked(_KREE), name="another character of yours", least=0,
            when=point[2](ON_RESOLUTION, ON_START, "the second character is announced along with the target"))))),
    ),
)  # fmt: skip
"""Remnant Fleet"""

point = Points("heralds-of-galactus/sentry-459-advance-guard")

SENTRY_459 = Character(
    name="Sentry #459", version="Advance Guard", cost=6, affiliations=names("Kree"), atk=12, defense=12,
    keywords=names("flight", "range", "reservist"), entry=point.entry,
    powers=(
        Triggered(
            pattern=On("recruit", subject=CHARACTER_CARDS, whose=Whose.YOURS),
            effect=this_turn(SELF, Adds("atk", 1), Adds("defense", 1)),
            where=point[2](
                point[1](None, IN_PLAY, "the power goes on while Sentry #459 is stunned or lies in the resource row"),
                (CHARACTERS & ~IS_STUNNED) | InZone((CHAIN,)), "Sentry #459 counts as a recruited character itself")),
    ),
)  # fmt: skip
"""Sentry #459, Advance Guard"""

point = Points("heralds-of-galactus/shakti-mage-general")

# Her own trip is looked back at; for the trips of others she has to be face up.
SHAKTI = Character(
    name="Shakti", version="Mage General", cost=1, affiliations=names("Doom"), atk=1, defense=2, keywords=names("range"),
    entry=point.entry,
    powers=(
        Triggered(
            pattern=On("move", subject=CHARACTERS & YOURS & ~SELF, to=KO_PILE, seen="before",
                       during=InPhase(COMBAT) & Exists(SELF & ~IS_STUNNED))
            | On("move", subject=point[1](SELF, ~ANY, "she is gone and can't see her own trip"), to=KO_PILE, seen="before",
                 during=InPhase(COMBAT) & point[2](
                     Exists(SELF), Exists(SELF & ~IS_STUNNED), "she has lost her text if she was stunned as she left")),
            effect=this_turn(target(CHARACTERS), Adds("defense", -2)),
            where=CHARACTERS),
    ),
)  # fmt: skip
"""Shakti, Mage General"""

point = Points("heralds-of-galactus/shatterax-starforce")

SHATTERAX = Character(
    name="Shatterax", version="Starforce", cost=5, affiliations=names("Kree"), atk=9, defense=8,
    keywords=names("flight", "range", "reservist", "press"), entry=point.entry,
    powers=(
        whenever(start_of(COMBAT)) >> this_turn(
            Each(CHARACTERS & CameIntoPlay() & point[2](ANY, ~SELF, "Shatterax helps only others")
                 & point[3](ANY, YOURS, "only characters that you still control are affected"),
                 when=point[1](ON_RESOLUTION, ON_START, "the characters are fixed as the power triggers")),
            Adds("atk", 2, when=Exists(CHARACTERS & IN_COMBAT_WITH_IT & COSTLIER & point[4](
                ANY, OPPONENTS, "a character loses the bonus once it has turned against you")))),
    ),
)  # fmt: skip
"""Shatterax, Starforce"""

point = Points("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")

SILVER_SURFER_HARBINGER = Character(
    name="Silver Surfer", version="Harbinger of Oblivion", cost=7, affiliations=names("Heralds of Galactus"), atk=16, defense=16,
    keywords=names("flight", "range", "loyalty—reveal", "cosmic"), entry=point.entry,
    powers=cosmic(
        (RemoveCounter(CHARACTERS & YOURS, COSMIC, 3) >> remove_from_game(SELF).if_done(SkipPhase(COMBAT))).usable(InPhase(BUILD)),
    ),
)  # fmt: skip
"""Silver Surfer, Harbinger of Oblivion"""

point = Points("heralds-of-galactus/silver-surfer-righteous-protector")

_CHEAP = CHARACTERS & cost_at_most(4)
_SENDS_HOME = Triggered(
    pattern=On("stun", subject=_CHEAP, during=InPhase(COMBAT) & point[4](
        Exists(ANY), Exists(SELF & CHARACTERS & ~IS_STUNNED), "it ends when Silver Surfer is stunned or gone")),
    effect=to_hand(IT),
    once_per_turn=point[2](False, True, "it catches one character a turn"),
)  # fmt: skip

SILVER_SURFER_PROTECTOR = Character(
    name="Silver Surfer", version="Righteous Protector", cost=5, affiliations=names("Heralds of Galactus"), atk=9, defense=9,
    keywords=names("flight", "range", "cosmic"), entry=point.entry,
    powers=cosmic(
        RemoveCounter(SELF, COSMIC) >> point[3](
            lasting(_SENDS_HOME),
            Modify(_CHEAP, (HasPower(whenever(On("stun", subject=SELF, during=InPhase(COMBAT))) >> to_hand(IT)),)),
            "only characters that were in play as the modifier was made are caught"),
    ),
)  # fmt: skip
"""Silver Surfer, Righteous Protector"""

point = Points("heralds-of-galactus/starforce-strike")

_HERO = target(CHARACTERS & YOURS & DEFENDING, "a defender of yours")
_HERO_IS_KREE = Exists(Picked(_HERO) & KREE)
_LATER = "the affiliation is looked at as the recovery phase starts"

STARFORCE_STRIKE = PlotTwist(
    name="Starforce Strike", cost=3, entry=point.entry,
    powers=(
        Played(effect=this_attack(_HERO, Adds("atk", 2)).then(If(
            point[3](_HERO_IS_KREE, None, _LATER),
            lasting(whenever(start_of(RECOVERY), if_=point[3](None, _HERO_IS_KREE, _LATER)) >> May(
                to_hand(Picked(_HERO) & point[2](ANY, ~IS_STUNNED, "a stunned character stays where it is")),
                when=point[1](ON_RESOLUTION, ON_START, "it is decided as the effect joins the chain"))),
        ))),
    ),
)  # fmt: skip
"""Starforce Strike"""
