"""Why a counter can't be put on an object: cosmic counters are for cosmic characters that aren't stunned, one for each."""

from __future__ import annotations

from judge.engine.acting import barred, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.events import CounterAdded
from judge.engine.reasons import objections_by
from judge.engine.state import Obj
from judge.games.vs_system.model.board import is_stunned
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.procedures.printed_keywords import keywords_if_unstunned
from judge.games.vs_system.rules.cosmic import BEARER_IS_COSMIC, BEARER_IS_NOT_STUNNED, has_room_for_counter, is_cosmic
from judge.games.vs_system.rules.stun import STUNNED_TAKES_COUNTERS


def counter_objections(match: Match, event: CounterAdded, obj: Obj) -> tuple[Objection, ...]:
    """Why the counter of ``event`` can't be put on ``obj``: every reason."""
    if event.kind != COSMIC:
        return barred(match, STUNNED_TAKES_COUNTERS, is_misread_so=is_stunned(obj))
    # Each rule is asked on its own: a character without cosmic couldn't hold a counter even if being stunned didn't matter.
    has_keyword = match.consult(is_cosmic, keywords_if_unstunned(match.view(), obj))
    return (
        *unmet(match, (BEARER_IS_NOT_STUNNED, not is_stunned(obj)), (BEARER_IS_COSMIC, has_keyword)),
        *objections_by(match, has_room_for_counter, obj.count(COSMIC)),
    )
