"""The powers that keywords stand for, by keyword."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from judge.engine.powers import Power, Static
from judge.games.vs_system.keywords.cosmic import SURGE_POWER
from judge.games.vs_system.keywords.evasion import EVASION_POWER
from judge.games.vs_system.keywords.press import PRESS_POWER
from judge.games.vs_system.keywords.terraform import TERRAFORM_POWER
from judge.games.vs_system.keywords.transferable import TRANSFERABLE_POWER
from judge.games.vs_system.model.keyword_names import EVASION, PRESS, SURGE, TERRAFORM, TRANSFERABLE

KeywordPowers: TypeAlias = Mapping[str, tuple[Power, ...]]

POWERS: KeywordPowers = {
    EVASION: (EVASION_POWER,),
    PRESS: (PRESS_POWER,),
    SURGE: (SURGE_POWER,),
    TERRAFORM: (TERRAFORM_POWER,),
    TRANSFERABLE: (TRANSFERABLE_POWER,),
}


def has_statics(powers: KeywordPowers) -> bool:
    """Whether a keyword stands for a static power."""
    return any(isinstance(power, Static) for each in powers.values() for power in each)
