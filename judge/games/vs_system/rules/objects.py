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
