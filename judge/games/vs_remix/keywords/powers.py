"""The powers that keywords stand for, by keyword: as in Vs. System, but settled by the points of the glossary of VS Remix."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.rules import RuledBy
from judge.games.vs_remix.keywords.hunter import HUNTER_POWER
from judge.games.vs_remix.keywords.shift import SHIFT_POWERS
from judge.games.vs_remix.keywords.speedster import SPEEDSTER_POWER
from judge.games.vs_remix.keywords.substitute import SUBSTITUTE_POWER
from judge.games.vs_remix.model.keyword_names import HUNTER, SHIFT, SPEEDSTER, SUBSTITUTE
from judge.games.vs_system.keywords.cosmic import surge_power
from judge.games.vs_system.keywords.evasion import EVASION_POWER
from judge.games.vs_system.keywords.powers import KeywordPowers
from judge.games.vs_system.keywords.press import PressPoints, press_power
from judge.games.vs_system.keywords.terraform import TerraformPoints, terraform_power
from judge.games.vs_system.model.keyword_names import EVASION, PRESS, SURGE, TERRAFORM

SURGE_POWER = surge_power(RuledBy("remix-glossary/cosmic-surge"))

PRESS_POWER = press_power(
    RuledBy("remix-glossary/press"),
    PressPoints(triggers=1, is_yours=1, character=1, next_only=2, each=3, floor=(5, 8), this_turn=1),
)

TERRAFORM_POWER = replace(
    terraform_power(
        RuledBy("remix-glossary/terraform"),
        TerraformPoints(cost=1, may=2, returned=2, to_owner=2, face_down=3, if_done=3, from_hand=4, when=5),
    ),
    keyword=TERRAFORM,
)

REMIX_POWERS: KeywordPowers = {
    EVASION: (replace(EVASION_POWER, keyword=EVASION),),
    HUNTER: (HUNTER_POWER,),
    PRESS: (PRESS_POWER,),
    SHIFT: SHIFT_POWERS,
    SPEEDSTER: (SPEEDSTER_POWER,),
    SUBSTITUTE: (SUBSTITUTE_POWER,),
    SURGE: (SURGE_POWER,),
    TERRAFORM: (TERRAFORM_POWER,),
}
