"""What programs ask the page for: the answers of the Python API as JSON, of the same schemas as ``--json``.

Each endpoint declares what it takes and gives; the description for OpenAPI is made of that, so the two can't part.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from judge.answering.status import Status
from judge.answers import Answer, CardView, CheckRun, EntryRow, GamesCompared, History, RulingView
from judge.api import Judge
from judge.boards import Replay
from judge.errors import AmbiguousError, JudgeError, NotFoundError
from judge.version import __version__
from judge.web.asked import LONGEST_NAME, LONGEST_QUESTION, Asked


class Failure(msgspec.Struct, frozen=True):
    """Why there is no answer: what is wrong, what to do about it, and what is near where a name was not found."""

    error: str
    fix: str = ""
    nearest: tuple[str, ...] = ()


class Parameter(NamedTuple):
    """A parameter of an endpoint: its name in the address, what it is, and whether it must be given."""

    name: str
    about: str
    is_required: bool = False
    schema: dict[str, Any] | None = None  # a name


class Endpoint(NamedTuple):
    """What is asked for at ``/api/<name>``: by which function it is answered, with what, and of which type the answer is."""

    name: str
    about: str
    answer: Callable[[Judge, Asked], Any]
    gives: Any
    parameters: tuple[Parameter, ...]


_NAME = {"type": "string", "maxLength": LONGEST_NAME}
_NUMBER = {"type": "integer", "minimum": 0}
_FLAG = {"type": "string", "enum": ["", "1"]}
_GAME = Parameter("game", "Only this game: vs-system, vs-remix, warhammer-invasion, or one of the user's own.")
_DOC = Parameter("doc", "Only this document, such as x-men.")
_AS_OF = Parameter("as_of", "The rules of this day, such as 2006-09-10; today's where not given.")
_RULINGS_ONLY = Parameter("rulings_only", "1: leave base rules out.", schema=_FLAG)
_ID = Parameter("id", "An entry's id, or an unambiguous name; #n names a point.", is_required=True)
_FACTS = Parameter("set.NAME", "A fact of the check changed, by its name: set.cost=4.")


def _ask(judge: Judge, asked: Asked) -> Answer:
    k = asked.number("k", 5)
    if k > 50:
        raise JudgeError(f"k is {k}", "ask for 50 rulings at most")
    question = asked.text("q", LONGEST_QUESTION)
    return judge.ask(
        question, game=asked.game, doc=_doc(asked), as_of=asked.as_of, k=k, rulings_only=asked.rulings_only
    )


def _show(judge: Judge, asked: Asked) -> RulingView:
    return judge.show(_required(asked, "id"), as_of=asked.as_of, game=asked.game)


def _card(judge: Judge, asked: Asked) -> CardView:
    return judge.card(_required(asked, "name"), game=asked.game, as_of=asked.as_of, rulings_only=asked.rulings_only)


def _rule(judge: Judge, asked: Asked) -> tuple[RulingView, ...]:
    section = _required(asked, "section")
    return judge.rule(section, game=asked.game, doc=_doc(asked), as_of=asked.as_of, rulings_only=asked.rulings_only)


def _list(judge: Judge, asked: Asked) -> tuple[EntryRow, ...]:
    return judge.entries(game=asked.game, doc=_doc(asked), rulings_only=asked.rulings_only)


def _history(judge: Judge, asked: Asked) -> History:
    return judge.history(_required(asked, "id"), as_of=asked.as_of, game=asked.game)


def _check(judge: Judge, asked: Asked) -> tuple[CheckRun, ...]:
    return judge.check(_required(asked, "id"), asked.facts, misread=bool(asked.text("misread")), game=asked.game)


def _compare(judge: Judge, asked: Asked) -> tuple[GamesCompared, ...]:
    return judge.check_in_both(_required(asked, "id"), game=asked.game)


def _replay(judge: Judge, asked: Asked) -> Replay:
    misread = asked.text("misread") or None
    return judge.replay(_required(asked, "id"), asked.number("n", 1), asked.facts, misread=misread, game=asked.game)


def _status(judge: Judge, _: Asked) -> Status:
    return judge.status()


def _doc(asked: Asked) -> str | None:
    return asked.text("doc") or None


def _required(asked: Asked, name: str) -> str:
    value = asked.text(name)
    if not value:
        raise JudgeError(f"'{name}' is missing", f"give it in the address: ?{name}=...")
    return value


ENDPOINTS = (
    Endpoint("ask", "Answer a question in the asker's own words.", _ask, Answer,
             (Parameter("q", "The question.", True, {"type": "string", "maxLength": LONGEST_QUESTION}), _GAME, _DOC, _AS_OF,
              _RULINGS_ONLY, Parameter("k", "How many rulings to give at most.", schema={**_NUMBER, "maximum": 50}))),
    Endpoint("show", "One entry whole.", _show, RulingView, (_ID, _GAME, _AS_OF)),
    Endpoint("card", "A card, its rulings and those that name it.", _card, CardView,
             (Parameter("name", "The card's name, also shortened or misspelt.", True), _GAME, _AS_OF, _RULINGS_ONLY)),
    Endpoint("rule", "The entries with a section number.", _rule, tuple[RulingView, ...],
             (Parameter("section", "A section as its document prints it: 601.3e.", True), _GAME, _DOC, _AS_OF, _RULINGS_ONLY)),
    Endpoint("list", "Every entry: rulings first, then base rules.", _list, tuple[EntryRow, ...], (_GAME, _DOC, _RULINGS_ONLY)),
    Endpoint("history", "How an entry or a point became what it is.", _history, History, (_ID, _GAME, _AS_OF)),
    Endpoint("check", "Run the checks of an entry or a point on the rules engine.", _check, tuple[CheckRun, ...],
             (_ID, Parameter("misread", "1: also as misread.", schema=_FLAG), _FACTS, _GAME)),
    Endpoint("compare", "Play an entry by the rules of its own game and of its twins'.", _compare, tuple[GamesCompared, ...],
             (_ID, _GAME)),
    Endpoint("replay", "One check with the table as it looks at each step.", _replay, Replay,
             (_ID, Parameter("n", "Which check of the entry, from 1.", schema=_NUMBER),
              Parameter("misread", "The id of a rule to misread."), _FACTS, _GAME)),
    Endpoint("status", "Corpus, index and proofs at a glance.", _status, Status, ()),
)  # fmt: skip


def failure(error: JudgeError) -> Failure:
    """An error as JSON; commands to type are none of an address's."""
    near = getattr(error, "nearest", ()) or getattr(error, "candidates", ())
    return Failure(error.cause, "" if "'judge " in error.fix or near else error.fix, tuple(near))


def status_of(error: JudgeError) -> int:
    """The HTTP status that says what kind of error it is."""
    return 404 if isinstance(error, AmbiguousError | NotFoundError) else 400


def openapi() -> dict[str, Any]:
    """The endpoints as OpenAPI 3.1 describes them, with the schemas of the types that they give."""
    types = [endpoint.gives for endpoint in ENDPOINTS]
    schemas, components = msgspec.json.schema_components([*types, Failure], ref_template="#/components/schemas/{name}")
    *given, failed = schemas
    paths = {
        f"/api/{end.name}": {"get": _operation(end, schema, failed)}
        for end, schema in zip(ENDPOINTS, given, strict=True)
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "judge",
            "version": __version__,
            "description": "Card-game rulings, their checks and their history.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, given: Any, failed: Any) -> dict[str, Any]:
    def answer(about: str, schema: Any) -> dict[str, Any]:
        return {"description": about, "content": {"application/json": {"schema": schema}}}

    parameters = [
        {
            "name": each.name,
            "in": "query",
            "description": each.about,
            "required": each.is_required,
            "schema": each.schema or _NAME,
        }
        for each in endpoint.parameters
    ]
    answers = {
        "200": answer("The answer.", given),
        "400": answer("Something asked for is not right.", failed),
        "404": answer("There is no such thing, or several.", failed),
        "503": answer("Many are asking just now.", failed),
    }
    return {"operationId": endpoint.name, "summary": endpoint.about, "parameters": parameters, "responses": answers}
