"""KO'ing characters that stay stunned"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SPARE
from judge.games.vs_system.dsl import KO_PILE, PLAY, RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a3.8d")
def what_is_still_stunned_is_kod(table: VsTable) -> None:
    """Alice controls three stunned characters: she recovers one, one can't be KO'd and stays, stunned; the third is KO'd."""
    alice, _ = table.players
    first, second, third = (alice.controls(plain(name), stunned=True) for name in ("First", "Second", "Third"))
    spare = alice.has_in_hand(SPARE)
    table.begin(RECOVERY)
    alice.does(table.play(spare), second)
    table.resolve()
    table.all_pass()
    alice.chooses(first)
    table.finds(third, KO_PILE, point=1)
    table.finds(second, PLAY, point=2)
    table.is_(second, "stunned", point=2)
