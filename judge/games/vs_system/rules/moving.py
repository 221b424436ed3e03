"""Rules about characters that an effect moves in play: where they may be put, and who controls them there."""

from __future__ import annotations

from judge.engine.rules import Rule

_CARDS = "marvel-knights"

MOVES_TO_EMPTY_POSITION = Rule(
    "vs/moving.empty",
    "What is moved is put into an empty position.",
    cites=(
        f"{_CARDS}/512.3#1",
        f"{_CARDS}/blackout-master-of-darkness#1",
        f"{_CARDS}/death-stalker-phillip-sterling#1",
    ),
    belief="what is moved may be put where another character stands",
    is_routine=True,
)

MAY_BE_PUT_BACK = Rule(
    "vs/moving.back",
    "What is moved may be put back where it stood.",
    cites=(
        f"{_CARDS}/512.3#2",
        f"{_CARDS}/blackout-master-of-darkness#2",
        f"{_CARDS}/death-stalker-phillip-sterling#2",
    ),
    belief="what is moved can't come to stand where it stood",
    is_routine=True,
)

ANY_POSITION_WILL_DO = Rule(
    "vs/moving.anywhere",
    "What is moved may be put into any empty position of its row.",
    cites=(f"{_CARDS}/blackout-master-of-darkness#1", f"{_CARDS}/death-stalker-phillip-sterling#1"),
    belief="what is moved takes the first empty position of a row",
    is_routine=True,
)

STAYS_IN_NAMED_ROWS = Rule(
    "vs/moving.rows",
    "What is moved to certain rows can't be put into another one.",
    cites=(f"{_CARDS}/512.3#3",),
    belief="what is moved may be put into any row of its area, whatever rows the effect names",
    is_routine=True,
)

STAYS_IN_ITS_AREA = Rule(
    "vs/moving.area",
    "What is moved stays in its area, visible or hidden, unless the effect names an area.",
    cites=(
        f"{_CARDS}/512.3#4",
        f"{_CARDS}/marie-laveau-voodoo-priestess#1",
        f"{_CARDS}/marie-laveau-voodoo-priestess#2",
        "x-men/blow-hard-windbag#4",
    ),
    belief="what is moved may be put into either area",
    is_routine=True,
)

STAYS_ON_MOVERS_SIDE = Rule(
    "vs/moving.side",
    "Who is told to move a character puts it into an area of his own.",
    cites=(f"{_CARDS}/512.3#5",),
    belief="what is moved may be put into an opponent's rows",
    is_routine=True,
)

MOVES_WITHIN_NAMED_AREA = Rule(
    "vs/moving.within",
    "A character that is moved to the area in which it stands already is moved within that area.",
    cites=(
        f"{_CARDS}/512.3#6",
        f"{_CARDS}/blackout-master-of-darkness#1",
        f"{_CARDS}/death-stalker-phillip-sterling#1",
        f"{_CARDS}/daredevil-matt-murdock#1",
        f"{_CARDS}/valeria-richards-daughter-of-doom#1",
        f"{_CARDS}/dr-strange-stephen-strange#1",
        f"{_CARDS}/dr-strange-stephen-strange#2",
    ),
    belief="only a character that stands in the other area can be moved to an area",
    is_routine=True,
)

NAMED_AREA_IS_REACHED = Rule(
    "vs/moving.across",
    "A character that is moved to an area may come out of the other one.",
    cites=(
        f"{_CARDS}/512.3#6",
        f"{_CARDS}/blackout-master-of-darkness#1",
        f"{_CARDS}/death-stalker-phillip-sterling#1",
    ),
    belief="a character is moved only within its area, even where the effect names the other one",
    is_routine=True,
)

MOVER_CONTROLS_IT = Rule(
    "vs/moving.control",
    "Who moves an opponent's character into his own front or support row gains control of it.",
    cites=(
        f"{_CARDS}/dracula-vlad-dracula#1",
        f"{_CARDS}/lilith-daughter-of-dracula#1",
        f"{_CARDS}/owl-leland-owlsley#1",
        f"{_CARDS}/professor-x-mental-master#1",
    ),
    belief="an opponent's character that comes to stand in your row stays under its controller's control",
    is_routine=True,
)
