"""The powers that keywords stand for, by keyword."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.engine.powers import Power
from judge.engine.select import InZone
from judge.games.vs_system.keywords.cosmic import SURGE_POWER
from judge.games.vs_system.keywords.press import PRESS_POWER
from judge.games.vs_system.keywords.terraform import TERRAFORM_POWER
from judge.games.vs_system.model.board import CHAIN, PLAY
from judge.games.vs_system.model.keyword_names import PRESS, SURGE, TERRAFORM


def _where(power: Any) -> Power:
    found: Power = replace(power, where=InZone((CHAIN, PLAY)))
    return found


POWERS: dict[str, tuple[Power, ...]] = {
    PRESS: (_where(PRESS_POWER),),
    SURGE: (SURGE_POWER,),
    TERRAFORM: (TERRAFORM_POWER,),
}
