"""What a question is asked with: the options of ``ask``, and what the user's settings add to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.cli.options import Session
from judge.desk.settings import ANY_GAME, TODAY, chosen

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.answers import Answer, Usual
    from judge.api import Judge


@dataclass(frozen=True)
class Asking:
    """Filters as the asker gives them, and his usual game and day, which hold where neither he nor a question says otherwise."""

    usual: Usual
    game: str | None = None
    doc: str | None = None
    as_of: str | None = None
    k: int = 5
    rulings_only: bool = False

    @classmethod
    def by(
        cls, session: Session, *, game: str | None, doc: str | None, as_of: str | None, k: int, rulings_only: bool
    ) -> Asking:
        """What the options of a command and the settings come to; ``any`` and ``today`` turn a setting off.

        :raises JudgeError: if a setting is none that there is.
        """
        from judge.answers import Usual

        usual = session.usual()
        usual = Usual(None if game else usual.game, None if as_of else usual.as_of)
        return cls(usual, chosen(game, ANY_GAME), doc, chosen(as_of, TODAY), k, rulings_only)

    def check(self, judge: Judge) -> None:
        """Check filters before any question is asked.

        :raises NotFoundError: if there is no such game or document.
        :raises JudgeError: if a day is no date.
        """
        judge.check_filters(game=self.game, doc=self.doc, as_of=self.as_of)

    def ask(self, judge: Judge, question: str, earlier: Answer | None = None) -> Answer:
        """Ask; see :meth:`judge.api.Judge.ask`."""
        return judge.ask(question, **vars(self), earlier=earlier)

    def record(self, answer: Answer) -> None:
        """Put an answer into the user's log.

        :raises JudgeError: if it can't be written.
        """
        from judge.answers import Usual
        from judge.desk.journal import record

        assumed = answer.assumed or Usual()
        record(answer, self.game or assumed.game, self.as_of or assumed.as_of)
