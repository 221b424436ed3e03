"""Doom: the cards that turn on who is named Dr. Doom, who only has that identity, and who is considered to control him."""

from __future__ import annotations

from judge.engine.changes import Adds, Becomes, Gains
from judge.engine.flow import If
from judge.engine.negating import AimedAtBy, EffectsOnChain, Negate, target_effect
from judge.engine.objects import choice
from judge.engine.powers import Played, Static, whenever
from judge.engine.rules import Points
from judge.engine.select import SELF, YOURS
from judge.engine.sight import ON_RESOLUTION, ON_START
from judge.engine.whose import Whose
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import RECOVERY
from judge.games.vs_system.model.cards import ARMY, Character, PlotTwist, names
from judge.games.vs_system.words.effects import discard, pay_endurance, stun, this_turn
from judge.games.vs_system.words.having import ControlsNamed, ControlsPerson
from judge.games.vs_system.words.naming import named
from judge.games.vs_system.words.selectors import CHARACTERS, start_of

DOCTOR = "Dr. Doom"

point = Points("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief")

DOOM_BOT = Character(
    name="Doom-Bot", identity=DOCTOR, version="Cosmic Thief", cost=6, affiliations=names("Doom"), atk=9, defense=9,
    keywords=names("flight", "range", "loyalty—reveal", "cosmic"), entry=point.entry,
    powers=(
        whenever(start_of(RECOVERY)) >> stun(SELF),
        *cosmic(Static(change=Adds("atk", 4)), Static(change=Adds("defense", 4)), Static(change=Gains("keywords", "invulnerability"))),
    ),
)  # fmt: skip
"""Doom-Bot <> Dr. Doom, Cosmic Thief"""

# Only examples name this card: nothing but its name and version matters.
DOOM_BOT_ARMY = Character(name="Doom-Bot", version=ARMY, cost=1, affiliations=names("Doom"))
"""Doom-Bot, Army"""

point = Points("heralds-of-galactus/doom-bot-corps-army")

DOOM_BOT_CORPS = Character(
    name="Doom-Bot Corps", version=ARMY, cost=3, affiliations=names("Doom"), atk=5, defense=4, keywords=names("flight", "range"),
    entry=point.entry,
    powers=(
        (pay_endurance(3) >> If(~ControlsNamed(DOCTOR), this_turn(
            SELF, Becomes("names", (DOCTOR,)),
            point[2](Becomes("versions", ()), Becomes("versions", (ARMY,)), "an Army card stays Army whatever it is named"),
        ))).usable(once_per_turn=True),
    ),
)  # fmt: skip
"""Doom-Bot Corps, Army"""

point = Points("heralds-of-galactus/expendable-ally")

DOOMS = CHARACTERS & YOURS & named(DOCTOR)
AIMED_AT_DOOM = target_effect(EffectsOnChain(
    whose=Whose.OPPONENTS, kinds=("plot twist", "payment"), aimed_at=DOOMS,
    only_at=point[1](False, True, "Dr. Doom has to be the only target"),
))  # fmt: skip

EXPENDABLE_ALLY = PlotTwist(
    name="Expendable Ally", cost=3, entry=point.entry,
    powers=(Played(effect=Negate(AIMED_AT_DOOM).then(this_turn(
        point[2](choice(DOOMS & AimedAtBy(AIMED_AT_DOOM), when=point[3](ON_RESOLUTION, ON_START, "who gets it is said as it is played"),
                        name="who gets +5 ATK"),
                 DOOMS & AimedAtBy(AIMED_AT_DOOM), "each Dr. Doom that was targeted gets the ATK"),
        Adds("atk", 5)))),),
)  # fmt: skip
"""Expendable Ally"""

# Only an example names this card: here it has nothing but the sentence that the example speaks of.
SUPER_GENIUS = PlotTwist(name="Super Genius", powers=(Played(effect=If(~ControlsPerson(DOCTOR), discard())),))
"""Super Genius"""
