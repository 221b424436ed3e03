"""Rules about what may be equipped, how equipment arrives, how it is lost and transferred. More stand in `objects`."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule
from judge.games.vs_system.model.board import HAND, KO_PILE

_LOSS, _TRANSFER = "marvel-knights/302.9", "marvel-knights/512.4"

ONE_UNLESS_MORE_IS_ALLOWED = Rule(
    "vs/equipment.one",
    "A character can have one equipment, unless something allows it more.",
    cites=("vs-system-base/a11.6m#1",),
    belief="nothing limits how many equipment a character has",
    is_routine=True,
)

HAS_ROOM_FOR_EQUIPMENT = Rule(
    "vs/equipment.maximum",
    "No equipment can be attached to a character that has as many as it may have.",
    cites=("marvel-knights/302.3a#4",),
    belief="a character can be equipped with any number of equipment",
    is_routine=True,
)

RESTRICTIONS_ARE_OBEYED = Rule(
    "vs/equipment.restrictions",
    "Equipment is attached only as every text that restricts it allows.",
    cites=("marvel-knights/302.3a#5", "vs-system-base/a11.6#1", "vs-system-base/a11.6#2"),
    belief="any equipment can be attached to any visible character",
    is_routine=True,
)

STAYS_WITHIN_ITS_AREA = Rule(
    "vs/equipment.stays-in-area",
    "A character that is moved within its area keeps its equipment.",
    cites=(f"{_LOSS}#1",),
    belief="a character loses its equipment whenever it is moved",
    is_routine=True,
)

ARRIVES_ATTACHED = Rule(
    "vs/equipment.arrives-attached",
    "An equipment comes into play attached to a character.",
    cites=("marvel-knights/212.5e#4",),
    belief="an equipment comes into play by itself and is attached later",
    is_routine=True,
)

LOST_AS_ITS_BEARER_MOVES = Rule(
    "vs/equipment.lost-at-once",
    "Equipment is lost as its character moves to the other area, not afterwards.",
    cites=(f"{_LOSS}#3",),
    belief="equipment is lost only when the effect that has moved its character is over",
    is_routine=True,
)


@rule("vs/equipment.lost-to", f"{_LOSS}#2", misreading=lambda owner, controller: (HAND, owner),
      belief="equipment that a character loses returns to hand",
      also=(misread(f"{_LOSS}#2", misreading=lambda owner, controller: (KO_PILE, controller),
                    belief="equipment that a character loses goes to the KO'd pile of the player who controlled it"),),
      is_routine=True)  # fmt: skip
def lost_equipment_goes_to(owner: str, controller: str) -> tuple[str, str]:
    """Equipment that a character loses goes to the KO'd pile of the equipment's owner."""
    return KO_PILE, owner


TRANSFER_ATTACHES_ANEW = Rule(
    "vs/equipment.transfer",
    "Equipment that is transferred comes off one character and is attached to the other.",
    cites=(f"{_TRANSFER}#1",),
    belief="equipment that comes off a character is lost, also where it should be transferred",
    is_routine=True,
)

TRANSFER_IS_CHECKED = Rule(
    "vs/equipment.transfer-checked",
    "Equipment is transferred only to a character to which it can legally be attached.",
    cites=(f"{_TRANSFER}#2",),
    belief="what can be equipped is looked at only when equipment is recruited, not when it is transferred",
    is_routine=True,
)

TRANSFER_IS_ONE_STEP = Rule(
    "vs/equipment.transfer-at-once",
    "A transferred equipment leaves one character and is attached to the other at the same time.",
    cites=(f"{_TRANSFER}#3",),
    belief="a transferred equipment first comes off one character and is then attached to the other",
    is_routine=True,
)

TRANSFER_STAYS_IN_AREA = Rule(
    "vs/equipment.transfer-area",
    "Equipment can't be transferred between a hidden and a visible character.",
    cites=(
        "vs-system-base/a13.20#2",
        f"{_TRANSFER}#4",
    ),
    belief="equipment that may be attached to hidden characters can be transferred between the areas",
    is_routine=True,
)

CONCEALED_EQUIPMENT_IS_TRANSFERRED_ACROSS = Rule(
    "vs/equipment.transfer-concealed",
    "An equipment with concealed—optional can be transferred between a hidden and a visible character.",
    cites=(
        "vs-system-base/a13.20#2",
        "x-men/mindtap-mechanism#4",
    ),
    belief="no equipment can be transferred between a hidden and a visible character",
    is_routine=True,
)

FAILED_TRANSFER_CHANGES_NOTHING = Rule(
    "vs/equipment.transfer-fails",
    "Equipment that can't be transferred stays where it is.",
    cites=(f"{_TRANSFER}#5",),
    belief="equipment that can't be transferred goes to the KO'd pile",
    is_routine=True,
)
