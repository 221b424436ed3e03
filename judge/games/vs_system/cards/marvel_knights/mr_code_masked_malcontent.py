"""Mr. Code, Masked Malcontent

Concealed.

Move Mr. Code from your hidden area to your visible area >>> Target opponent moves one of his hidden
characters to his visible area.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    IN_HIDDEN_AREA,
    NOTHING,
    SELF,
    VISIBLE,
    Character,
    Mover,
    OfPlayers,
    Payment,
    PickPlayer,
    RuledBy,
    Whose,
    choice,
    move_to_area,
    names,
)

ruled = RuledBy("marvel-knights/mr-code-masked-malcontent")

_OPPONENT = PickPlayer(Whose.OPPONENTS)

_OUT_OF_HIDING = move_to_area(
    SELF & ruled(2, IN_HIDDEN_AREA, misread=ANY, belief="in the visible area the power can be used, too"), VISIBLE
)

_HIS_COMES_OUT = move_to_area(
    choice(CHARACTERS & OfPlayers(_OPPONENT) & IN_HIDDEN_AREA, who=_OPPONENT, name="one of your hidden characters"),
    VISIBLE,
    who=Mover.ITS_CONTROLLER,
)

MR_CODE = Character(
    name="Mr. Code", version="Masked Malcontent", cost=3, atk=4, defense=4, keywords=names("concealed"), entry=ruled.entry,
    powers=(
        ruled(1,
            Payment(cost=ruled(1, _OUT_OF_HIDING, misread=NOTHING, belief="Mr. Code may stay where he is when his power is used"),
                    effect=_HIS_COMES_OUT),
            misread=Payment(cost=NOTHING, effect=_OUT_OF_HIDING.then(_HIS_COMES_OUT)),
            belief="Mr. Code comes out as his power resolves"),
    ),
)  # fmt: skip
