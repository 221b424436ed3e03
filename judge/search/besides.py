"""What a question says besides a name: "can Klaw attack at once" names Klaw, and asks of attacking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from judge.search.lexical import idf
from judge.search.names import Found
from judge.search.stop_words import empty_tokens
from judge.search.terms import Terms
from judge.search.text import Text, tokens

FITS = 0.5  # of the rest: a ruling that speaks of so much of it is spoken of
_LITTLE = 2.0  # a rest that weighs no more than this (one word that every seventh ruling holds) proves little


class Besides:
    """Holds what a question says besides a name against the ruling that bears the name."""

    def __init__(self, terms: Terms, rulings: int) -> None:
        """Look words up in an index's tables.

        :param rulings: how many rulings the index holds.
        """
        self._terms = terms
        self._rulings = rulings

    def weigh(self, question: Text, names: Sequence[Found]) -> list[Found]:
        """The names of a question, surest first, each held against the rest of what it says.

        A whole name gets its ``share``: how much of the rest its ruling speaks of. A mere part of a name is a name only so far as the rest
        fits it, so its strength falls: "exploit" means Exploiting the Flaw where the question speaks of what that card's ruling does.
        """
        return sorted(self._weighed(question, names), key=lambda found: -found.strength)

    def _weighed(self, question: Text, names: Sequence[Found]) -> Iterator[Found]:
        said = dict.fromkeys(token for token in question.tokens if token not in empty_tokens())
        if not names:
            return
        weights = {token: idf(self._rulings, self._terms.rulings(token)) for token in said}
        rulings = np.unique(np.fromiter((name.name.ruling for name in names), np.int64, len(names)))
        places = {ruling: i for i, ruling in enumerate(rulings.tolist())}
        bearers = {
            token: (self._terms.in_own_texts(token, rulings) | self._terms.in_questions(token, rulings)).tolist()
            for token in said
        }
        for name in names:
            own = set(tokens(name.text))
            rest = [token for token in said if token not in own]
            whole = sum(weights[token] for token in rest)
            place = places[name.name.ruling]
            held = sum(weights[token] for token in rest if bearers[token][place])
            if not rest:
                yield name
            elif name.is_part:
                yield msgspec.structs.replace(name, strength=name.strength * min(1.0, held / (whole + _LITTLE) / FITS))
            else:
                yield msgspec.structs.replace(name, share=held / whole)
