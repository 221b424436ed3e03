"""Honor Among Thieves

Play only if you have both a Crime Lords and a Sinister Syndicate character.

Ongoing: Each of your characters that is Crime Lords or Sinister Syndicate is both.

Your characters of cost 3 or less get +1 ATK.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    YOURS,
    Adds,
    Exists,
    Merges,
    Played,
    PlotTwist,
    RuledBy,
    Static,
    affiliated,
    cost_at_most,
)

ruled = RuledBy("marvel-knights/honor-among-thieves")

CRIME_LORDS, SINISTER_SYNDICATE = "Crime Lords", "Sinister Syndicate"

OWN = CHARACTERS & YOURS

HAS_LORD, HAS_FIEND = (Exists(OWN & affiliated(team)) for team in (CRIME_LORDS, SINISTER_SYNDICATE))

HONOR_AMONG_THIEVES = PlotTwist(
    name="Honor Among Thieves", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(only=(
            ruled(1,
                ruled(1, HAS_LORD & HAS_FIEND, misread=HAS_LORD | HAS_FIEND, belief="a character of either affiliation is enough"),
                misread=Exists(CHARACTERS & affiliated(CRIME_LORDS)) & Exists(CHARACTERS & affiliated(SINISTER_SYNDICATE)),
                belief="the two characters may be anybody's"),
        )),
        Static(change=Merges("affiliations", (CRIME_LORDS, SINISTER_SYNDICATE)), on=OWN),
        Static(change=Adds("atk", 1), on=CHARACTERS & ruled(2, YOURS, misread=ANY, belief="everybody's cheap characters get the bonus")
               & ruled(2, cost_at_most(3), misread=ANY, belief="the bonus is for characters of any cost")
               & ruled(2, ANY, misread=affiliated(CRIME_LORDS), belief="only Crime Lords and Sinister Syndicate characters get the bonus")),
    ),
)  # fmt: skip
