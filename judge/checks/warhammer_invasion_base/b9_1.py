"""When unspent resources go back: FAQ 1.0 and later"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BEGINNING, END
from judge.proving.tables.warhammer_invasion import WiTable, check

ENTRY = "warhammer-invasion-base/b9.1"

OPEN = {f"{ENTRY}#2": "A rule of later sources: the engine follows FAQ 1.0."}


@check(ENTRY, allowed={"left": range(1, 9)})
def resources_go_back_in_phase_0(table: WiTable, left: int = 4) -> None:
    """Alice has 4 resources left as her turn comes: in its beginning, before her kingdom phase, they are gone."""
    alice, bob = table.players
    alice.has_resources(left)
    table.begin(END, of=bob)
    table.all_pass()
    table.step_is(BEGINNING, of=alice)
    alice.resources_are(0, point=1)
