"""The powers that keywords stand for, by keyword."""

from __future__ import annotations

from judge.engine.powers import Power
from judge.games.vs_system.keywords.cosmic import SURGE_POWER
from judge.games.vs_system.keywords.evasion import EVASION_POWER
from judge.games.vs_system.keywords.press import PRESS_POWER
from judge.games.vs_system.keywords.terraform import TERRAFORM_POWER
from judge.games.vs_system.model.keyword_names import EVASION, PRESS, SURGE, TERRAFORM

POWERS: dict[str, tuple[Power, ...]] = {
    EVASION: (EVASION_POWER,),
    PRESS: (PRESS_POWER,),
    SURGE: (SURGE_POWER,),
    TERRAFORM: (TERRAFORM_POWER,),
}
