"""Arguments of cards that can be flipped without a check noticing, and why that is no gap."""

from __future__ import annotations

SELF_ENTERS = "means the same: a card that enters play again is a new object, and the event names no player"
AT_ANNOUNCEMENT = "means the same: a target is always picked as the effect is announced"
YOU_FIRST = "means the same: of all players the one whose effect it is comes first, and one player picks"

EXCUSES: dict[tuple[str, str, str], str] = {
    ("Dwarf Cannon Crew", "[0].pattern.whose", "*"): SELF_ENTERS,
    ("Dwarf Cannon Crew", "[0].once_per_batch", "*"): SELF_ENTERS,
    ("Dwarf Cannon Crew", "[0].once_per_turn", "*"): SELF_ENTERS,
    ("Grimgor Ironhide", "[0].pattern.whose", "*"): SELF_ENTERS,
    ("Grimgor Ironhide", "[0].once_per_batch", "*"): SELF_ENTERS,
    ("Grimgor Ironhide", "[0].once_per_turn", "*"): SELF_ENTERS,
    ("Flames of Tzeentch", "[0].effect.objects.when", "RESOLUTION"): AT_ANNOUNCEMENT,
    ("Steel’s Bane", "[0].effect.objects.when", "RESOLUTION"): AT_ANNOUNCEMENT,
    ("Franz’s Decree", "[0].effect.objects.when", "RESOLUTION"): AT_ANNOUNCEMENT,
    ("Flames of Tzeentch", "[0].effect.objects.who.whose", "EVERYONES"): YOU_FIRST,
    ("Steel’s Bane", "[0].effect.objects.who.whose", "EVERYONES"): YOU_FIRST,
    ("Franz’s Decree", "[0].effect.objects.who.whose", "EVERYONES"): YOU_FIRST,
    ("Rip Dere ’Eads Off!", "[0].effect.objects.who.whose", "EVERYONES"): YOU_FIRST,
    ("Warpstone Meteor", "[0].effect.effect.options[0][1].objects.who.whose", "EVERYONES"): YOU_FIRST,
    (
        "Rip Dere ’Eads Off!",
        "[0].effect.objects.of.right.whose",
        "EVERYONES",
    ): "not ruled: no ruling says whose developments it may reveal",
    ("Lobber Crew", "[0].once_per_turn", "True"): "means the same: the price of its action is Lobber Crew itself",
}
