"""Cards of the Core Set, and the cards that rulings only mention: those are written from what the rulings say of them."""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.flow import EachOf
from judge.engine.objects import choice, target
from judge.engine.patterns import IT, On
from judge.engine.powers import Played, Static, whenever
from judge.engine.select import OPPONENTS, SELF, YOURS
from judge.engine.values import EACH_OPPONENT, EACH_PLAYER
from judge.games.warhammer_invasion.model.board import DECLARED
from judge.games.warhammer_invasion.model.cards import Support, Tactic, Unit, names
from judge.games.warhammer_invasion.model.changes import TargetTax
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE, ONE_HERO
from judge.games.warhammer_invasion.words.copying import CopyTactic, PlayRevealed
from judge.games.warhammer_invasion.words.effects import (
    DamageOwnCapital,
    DealDamage,
    PutIntoPlay,
    Sacrifice,
    Shuffle,
    TurnUp,
    cancel_next,
    corrupt,
    destroy,
    sacrifice_it,
    this_turn,
)
from judge.games.warhammer_invasion.words.letters import X
from judge.games.warhammer_invasion.words.patterns import DealtCombatDamage
from judge.games.warhammer_invasion.words.selectors import (
    CORRESPONDING,
    DEVELOPMENTS,
    IS_CORRUPT,
    SUPPORT_CARDS,
    SUPPORTS,
    UNITS,
    TopOfDeck,
    YourTurnBegins,
    cost_at_most,
    of_race,
)
from judge.games.warhammer_invasion.words.wording import Or, Then

RIP_DERE_EADS_OFF = Tactic(
    name="Rip Dere ’Eads Off!", entry="warhammer-invasion/cs-75-rip-dere-eads-off",
    powers=(Played(effect=TurnUp(choice(DEVELOPMENTS & YOURS, name="a development"))),),
)  # fmt: skip
"""Rip Dere ’Eads Off!"""

SHRINE_TO_NURGLE = Support(
    name="Shrine to Nurgle", entry="warhammer-invasion/cs-98-shrine-to-nurgle",
    powers=(whenever(DealtCombatDamage(UNITS & OPPONENTS)) >> corrupt(IT),),
)  # fmt: skip
"""Shrine to Nurgle"""

FLAMES_OF_TZEENTCH = Tactic(
    name="Flames of Tzeentch", variable=True, powers=(Played(effect=DealDamage(target(UNITS), X())),)
)
"""Flames of Tzeentch"""

LOBBER_CREW = Unit(
    name="Lobber Crew", cost=2, power=1, hp=1, powers=(sacrifice_it(SELF) >> Sacrifice(UNITS, EACH_OPPONENT),)
)
"""Lobber Crew"""

TROLL_VOMIT = Tactic(name="Troll Vomit", powers=(Played(effect=destroy(UNITS)),))
"""Troll Vomit"""

KING_KAZADOR = Unit(
    name="King Kazador",
    race="Dwarf",
    traits=names("Hero"),
    keywords=names(ONE_HERO),
    power=4,
    hp=6,
    powers=(Static(change=TargetTax(3)),),
)
"""King Kazador"""

WARPSTONE_METEOR = Support(
    name="Warpstone Meteor",
    powers=(
        whenever(YourTurnBegins()) >> EachOf(EACH_PLAYER, Or((
            ("corrupt a unit", corrupt(choice(UNITS & YOURS & CORRESPONDING & ~IS_CORRUPT, name="a unit in the corresponding zone"))),
            ("take 1 damage to your capital", DamageOwnCapital(1)),
        ))),
    ),
)  # fmt: skip
"""Warpstone Meteor"""

DWARF_CANNON_CREW = Unit(
    name="Dwarf Cannon Crew", race="Dwarf", power=1, hp=2,
    powers=(whenever(On("enter play", subject=SELF)) >> Then(PutIntoPlay(TopOfDeck(5) & SUPPORT_CARDS & cost_at_most(2)), Shuffle()),),
)  # fmt: skip
"""Dwarf Cannon Crew"""

NURGLES_PESTILENCE = Tactic(name="Nurgle’s Pestilence", powers=(Played(effect=DealDamage(UNITS, 1, extra=IS_CORRUPT)),))
"""Nurgle’s Pestilence"""

STEELS_BANE = Tactic(name="Steel’s Bane", powers=(Played(effect=cancel_next(target(UNITS & of_race("High Elf")), 10)),))
"""Steel’s Bane"""

GREYSEER_THANQUOL = Unit(name="Greyseer Thanquol", power=2, hp=4, keywords=names(ATTACKS_FROM_ANYWHERE))
"""Greyseer Thanquol"""

GRIMGOR_IRONHIDE = Unit(
    name="Grimgor Ironhide", race="Orc", power=3, hp=5, traits=names("Hero"), keywords=names(ONE_HERO),
    powers=(whenever(On("enter play", subject=SELF)) >> destroy((SUPPORTS | DEVELOPMENTS) & CORRESPONDING),),
)  # fmt: skip
"""Grimgor Ironhide"""

FRANZS_DECREE = Tactic(
    name="Franz’s Decree", entry="warhammer-invasion/cs-47-franzs-decree",
    powers=(Played(effect=this_turn(target(UNITS), Bans(DECLARED))),),
)  # fmt: skip
"""Franz’s Decree"""

TWIN_TAILED_COMET = Tactic(
    name="Twin Tailed Comet", entry="warhammer-invasion/cs-45-twin-tailed-comet", powers=(Played(effect=CopyTactic()),)
)
"""Twin Tailed Comet"""

SLAANESHS_DOMINATION = Tactic(
    name="Slaanesh’s Domination",
    entry="warhammer-invasion/cs-105-slaaneshs-domination",
    powers=(Played(effect=PlayRevealed()),),
)
"""Slaanesh’s Domination"""
