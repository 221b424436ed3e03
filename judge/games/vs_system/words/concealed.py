"""Words of card text about concealed: "a character with concealed", "a character card with concealed"."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.games.vs_system.model.board import HIDDEN, area, is_character
from judge.games.vs_system.model.keyword_names import CONCEALED, CONCEALED_OPTIONAL
from judge.games.vs_system.rules.concealed import (
    CONCEALED_CARD_BY_KEYWORD,
    CONCEALED_WHEREVER,
    OPTIONAL_IS_CONCEALED,
    OPTIONAL_IS_CONCEALED_CARD,
)


@dataclass(frozen=True)
class WithConcealed(Selector):
    """Cards with concealed or concealed—optional."""

    def matches(self, context: Context, obj: Obj) -> bool:
        keywords, match = context.view.items(obj, "keywords"), context.match
        is_such = bool(keywords & {CONCEALED, CONCEALED_OPTIONAL})
        has_to_hide = CONCEALED in keywords
        if is_character(obj):
            is_such = match.judge(OPTIONAL_IS_CONCEALED, is_such, misread=has_to_hide)
            return match.judge(CONCEALED_WHEREVER, is_such, misread=area(obj) == HIDDEN)
        is_such = match.judge(OPTIONAL_IS_CONCEALED_CARD, is_such, misread=has_to_hide)
        return match.judge(CONCEALED_CARD_BY_KEYWORD, is_such, misread=False)

    def describe(self) -> str:
        return "with concealed"


WITH_CONCEALED = WithConcealed()
