"""Emma Frost, Friend or Foe"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    MENTAL,
    YOURS,
    Character,
    Exists,
    Played,
    discard,
    names,
    target,
    turn_face_down,
    with_trait,
)

EMMA_FROST = Character(
    name="Emma Frost", version="Friend or Foe", traits=names("Mental"),
    powers=(
        Played(only=(Exists(CHARACTERS & YOURS & with_trait(MENTAL)),)),
        discard(with_trait(MENTAL)) >> turn_face_down(target(IN_RESOURCE_ROW & YOURS & ~IS_FACE_DOWN)),
    ),
)  # fmt: skip
