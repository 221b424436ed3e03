"""Rules about which object a card is."""

from __future__ import annotations

from judge.engine.rules import rule

_EGO = "heralds-of-galactus/ego-the-living-planet"


@rule("vs/objects.face-down-same", f"{_EGO}#4", misreading=lambda: False,
      belief="a card that is turned face down is a new object, of which nothing that was said before holds")  # fmt: skip
def stays_same_object() -> bool:
    """A card that is turned face down remains the same object."""
    return True
