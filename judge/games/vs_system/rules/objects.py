"""Rules about which object a card is."""

from __future__ import annotations

from judge.engine.rules import Rule

_EGO = "heralds-of-galactus/ego-the-living-planet"

TURNED_DOWN_IS_SAME_OBJECT = Rule(
    "vs/objects.face-down-same",
    "A card that is turned face down remains the same object.",
    cites=(f"{_EGO}#4",),
    belief="a card that is turned face down is a new object, of which nothing that was said before holds",
)

TURNED_IS_STILL_MEANT = Rule(
    "vs/objects.turned-is-still-meant",
    "A resource that is flipped or turned face down after an effect has targeted it is still its target.",
    cites=("vs-system-base/a5.6#1",),
    belief="a resource that is flipped or turned face down is another card, so an effect that targeted it comes to nothing",
    is_routine=True,
)

TURNED_DOWN_STAYS_EXHAUSTED = Rule(
    "vs/objects.face-down-stays-exhausted",
    "An exhausted resource that is turned face down stays exhausted.",
    cites=("vs-system-base/a5.6#3",),
    belief="a resource that is turned face down is ready again",
    is_routine=True,
)

TURNED_DOWN_STAYS_READY = Rule(
    "vs/objects.face-down-stays-ready",
    "A ready resource that is turned face down stays ready.",
    cites=("vs-system-base/a5.6#3",),
    belief="a resource that is turned face down becomes exhausted, as a stunned character does",
    is_routine=True,
)

TURNED_DOWN_KEEPS_COUNTERS = Rule(
    "vs/objects.face-down-keeps-counters",
    "A resource that is turned face down keeps its counters.",
    cites=("vs-system-base/a5.6#3",),
    belief="a resource that is turned face down loses its counters",
    is_routine=True,
)

FACE_DOWN_FORGETS = Rule(
    "vs/objects.face-down-forgets",
    "A card that is turned face down goes no longer by what its effect has chosen or removed.",
    cites=("x-men/mutant-massacre#3", "vs-system-base/a5.6#2"),
    belief="a card that was turned face down and is flipped up again goes by what its effect chose before, too",
)

KO_GOES_TO_KO_PILE = Rule(
    "vs/objects.ko",
    "To KO a card is to put it into the KO'd pile of its owner.",
    cites=("vs-system-base/a11.5#1",),
    belief="a card that is KO'd is removed from the game",
    is_routine=True,
)

GOES_TO_ITS_OWNER = Rule(
    "vs/objects.to-its-owner",
    "A card that goes to a hand, a KO'd pile or the removed-from-game zone goes to that of its owner.",
    cites=("vs-system-base/a1.7#4",),
    belief="a card goes to the hand or the pile of the player who controlled it",
    is_routine=True,
)

PUT_INTO_KO_PILE_IS_NO_KO = Rule(
    "vs/objects.put-is-no-ko",
    "A card that uniqueness puts into the KO'd pile hasn't been KO'd.",
    cites=("vs-system-base/a11.5#2", "vs-system-base/a4.5#4"),
    belief="whatever goes from play to the KO'd pile is KO'd",
    is_routine=True,
)

EQUIPMENT_GOES_WITH_ITS_BEARER = Rule(
    "vs/objects.equipment-goes",
    "When an equipped character leaves play, its equipment goes to the KO'd pile.",
    cites=("vs-system-base/a11.8#1",),
    belief="the equipment goes where its character goes",
    is_routine=True,
)

RESOURCE_LEAVES_AS_CHARACTER = Rule(
    "vs/objects.becomes-resource",
    "A character that is put into a resource row leaves play as a character.",
    cites=("vs-system-base/a1.6#8", "vs-system-base/a1.6#4"),
    belief="a character that becomes a resource hasn't left play, so it keeps its equipment",
)

CHARACTER_ENTERS_FROM_RESOURCES = Rule(
    "vs/objects.from-resource-row",
    "A character card that is put from a resource row into the front or support row enters play as a character.",
    cites=("vs-system-base/a1.6#9",),
    belief="a card that goes from the resource row into another row was in play already, so it doesn't enter play",
)

EQUIPMENT_STAYS_THROUGH_CONTROL = Rule(
    "vs/objects.equipment-keeps-bearer",
    "Equipment stays on a character whose controller changes.",
    cites=("vs-system-base/a11.8#3",),
    belief="a character that changes its controller loses its equipment",
    is_routine=True,
)

EQUIPMENT_STAYS_IN_ITS_AREA = Rule(
    "vs/objects.equipment-leaves-area",
    "A character that goes from one area to the other loses its equipment.",
    cites=("vs-system-base/a11.8#4", "marvel-knights/302.9#1"),
    belief="equipment goes along into the other area",
    is_routine=True,
)

CONCEALED_EQUIPMENT_GOES_ALONG = Rule(
    "vs/objects.concealed-equipment-stays",
    "An equipment with concealed—optional stays on a character that goes from one area to the other.",
    cites=("vs-system-base/a11.8#4", "x-men/mindtap-mechanism#3"),
    belief="every equipment is lost when its character goes to the other area",
)

EQUIPS_CHARACTERS_ONLY = Rule(
    "vs/objects.equips-characters",
    "Equipment can be attached only to a character.",
    cites=("marvel-knights/302.3a#1",),
    belief="equipment can be attached to any object",
    is_routine=True,
)

EQUIPS_OWN_ONLY = Rule(
    "vs/objects.equips-own",
    "An effect attaches an equipment only to a character of the player who controls the effect.",
    cites=("marvel-knights/302.3a#6",),
    belief="equipment can be attached to an opponent's character, too",
    is_routine=True,
)

EQUIPS_VISIBLE_ONLY = Rule(
    "vs/objects.equips-visible",
    "Equipment can be attached only to a visible character, unless a card says otherwise.",
    cites=(
        "marvel-knights/302.3a#2",
        "marvel-knights/302.3#2",
        "marvel-knights/212.5e#4",
        "x-men/black-panther-king-of-wakanda#3",
    ),
    belief="a hidden character can be equipped as a visible one can",
)

CONCEALED_EQUIPMENT_GOES_INTO_HIDING = Rule(
    "vs/objects.concealed-equips-hidden",
    "An equipment with concealed—optional can be attached to a hidden character, too.",
    cites=("marvel-knights/302.3a#2", "x-men/mindtap-mechanism#2", "x-men/black-panther-king-of-wakanda#4"),
    belief="no equipment can be attached to a hidden character",
)

FULLY_CONCEALED_EQUIPMENT_GOES_INTO_HIDING = Rule(
    "vs/objects.fully-concealed-equips-hidden",
    "An equipment with concealed can be attached to a hidden character as one with concealed—optional can.",
    cites=("x-men/black-panther-king-of-wakanda#4",),
    belief="of the two kinds of concealed only concealed—optional lets an equipment go on a hidden character",
)

TEXT_LETS_EQUIPMENT_INTO_HIDING = Rule(
    "vs/objects.text-equips-hidden",
    "An equipment whose text says so can be attached to a hidden character.",
    cites=("x-men/black-panther-king-of-wakanda#5",),
    belief="without concealed no equipment goes on a hidden character, whatever its text says",
)

CONCEALED_EQUIPMENT_GOES_ANYWHERE = Rule(
    "vs/objects.concealed-equips-visible",
    "An equipment with concealed—optional can be attached to a visible character as any other can.",
    cites=("x-men/mindtap-mechanism#2",),
    belief="an equipment with concealed—optional is for hidden characters only",
)

LEFT_PLAY_LEFT_ATTACK = Rule(
    "vs/objects.leaves-attack",
    "An attacker or defender that leaves play is no longer in the attack.",
    cites=("vs-system-base/a9.5#2",),
    belief="a character that has left play counts in its attack until that concludes",
    is_routine=True,
)

MODIFIER_OUTLIVES_SOURCE = Rule(
    "vs/objects.modifier-stays",
    "What an effect has made of an object lasts as long as it says, even if its source is stunned or has left play.",
    cites=("vs-system-base/a7.5#1",),
    belief="what a card has done to others ends when that card leaves play",
    is_routine=True,
)

COUNTER_CHANGES_ATK_AND_DEF = Rule(
    "vs/objects.stat-counter",
    "A counter changes ATK and DEF of the character on which it lies by what it says.",
    cites=("heralds-of-galactus/taskmaster-mnemonic-assassin#4",),
    belief="a +1 ATK / +1 DEF counter is only a marker: ATK and DEF stay as they are",
    is_routine=True,
)
