"""Stand Your Ground"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ANY,
    DEVELOPMENTS,
    IN_DISCARD,
    OWNED,
    UNIT_CARDS,
    ZONES,
    ArrivedThisTurn,
    InZone,
    Played,
    PutThemIntoPlay,
    RuledBy,
    Tactic,
    of_race,
    target,
)

ruled = RuledBy("warhammer-invasion/faq-stand-your-ground-development")

FROM_ANYWHERE = ruled(
    1,
    ruled(3, ANY, misread=InZone(ZONES), belief="only a unit that has left play this turn can be returned"),
    misread=~DEVELOPMENTS, belief="a card that lay face down as a development was no unit, and can't be returned as one",
)  # fmt: skip

JUST_DISCARDED = ruled(
    2,
    ArrivedThisTurn(FROM_ANYWHERE),
    misread=ANY,
    belief="any unit in the discard pile can be returned, whenever it came there",
)

STAND_YOUR_GROUND = Tactic(
    name="Stand Your Ground", race="Dwarf", cost=1,
    powers=(
        Played(
            effect=PutThemIntoPlay(
                target(UNIT_CARDS & of_race("Dwarf") & IN_DISCARD & OWNED & JUST_DISCARDED),
                face_down=ruled(1, False, misread=True, belief="a card that was destroyed as a development comes back as a development"),
            )
        ),
    ),
)  # fmt: skip
