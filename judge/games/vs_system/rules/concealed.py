"""Rules about where concealed characters arrive."""

from __future__ import annotations

from judge.engine.rules import rule

_ENTRY = "heralds-of-galactus/red-shift-rift-walker"


@rule("vs/concealed.arrives-hidden", f"{_ENTRY}#7", misreading=lambda is_recruited: is_recruited,
      belief="only a recruited character is concealed: one that an effect puts into play arrives in the visible area")  # fmt: skip
def arrives_hidden(is_recruited: bool) -> bool:
    """A character with concealed arrives in the hidden area, recruited or not."""
    return True


@rule("vs/concealed.owner-picks-area", f"{_ENTRY}#8", misreading=lambda is_recruited: is_recruited,
      belief="the area of a concealed—optional character is picked only as it is recruited")  # fmt: skip
def owner_picks_area(is_recruited: bool) -> bool:
    """For a character with concealed—optional its owner picks the area into which it comes, recruited or not."""
    return True
