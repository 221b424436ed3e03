"""A question to its answer: handed down to search once, and what comes up put into words, with what the asker should be told."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence

import msgspec

from judge.answering.bands import band_of, listed, reason_of
from judge.answering.follow_up import answer_after
from judge.answering.library import Library
from judge.answering.twins import VARIANTS, what_each_says
from judge.answering.understood import games_of, names_of
from judge.answers import TAKEN, Answer, InGame, RulingView, Usual
from judge.harmless import typed
from judge.rulings.games import name_of
from judge.search.question import Question
from judge.search.result import Hit, SearchResult
from judge.search.searcher import Searcher

NOTHING_USUAL = Usual()


def answer(
    library: Library,
    searcher: Searcher,
    question: str,
    *,
    game: str | None,
    doc: str | None,
    day: dt.date | None,
    k: int,
    rulings_only: bool = False,
    usual: Usual = NOTHING_USUAL,
    earlier: Answer | None = None,
) -> Answer:
    """See :meth:`judge.api.Judge.ask`; ``day`` is None where the asker gave none.

    A post that asks several things gets an answer for each in ``parts``.

    :raises QuestionError: if the question asks nothing.
    :raises NotFoundError: if there is no such game or document.
    :raises JudgeError: if the usual day is no date.
    """

    def ask(text: str) -> Answer:
        asked = Question.of(text, game=game, doc=doc, day=day, rulings_only=rulings_only)
        return _asked(library, searcher, text, asked, k, usual)

    question = typed(question)
    library.check_filters(game, doc)
    library.check_filters(usual.game, None)
    if earlier is None:
        return ask(question)
    return answer_after(question, earlier, ask, lambda text: searcher.reader.cards_in(Question.of(text)))


def _asked(library: Library, searcher: Searcher, question: str, asked: Question, k: int, usual: Usual) -> Answer:
    """The answer to a question that stands by itself."""
    asked, assumed = _with_usual(library, searcher, asked, usual)
    result = searcher.search(asked)
    whole = _answer(library, question, result, games_of(library, asked, result, result), k)
    parts = _parts(library, asked, result, k)
    if whole.status != "answered" and (first := next((part for part in parts if part.status == "answered"), None)):
        whole = _led_by(whole, first, k)
    elsewhere = None
    if assumed and assumed.game and whole.status != "answered":
        elsewhere = _of_other_games(library, searcher.search(msgspec.structs.replace(asked, game=None)))
    notice = " ".join(filter(None, (*_of_length(asked, result), *_of_filters(result), whole.notice, elsewhere))) or None
    return msgspec.structs.replace(whole, parts=parts, notice=notice, assumed=assumed)


def _with_usual(library: Library, searcher: Searcher, asked: Question, usual: Usual) -> tuple[Question, Usual | None]:
    """A question with its asker's usual game and day, where it says nothing else; and what was assumed."""
    game = day = None
    if usual.game and asked.game is None and asked.doc is None and not searcher.reader.names_a_game(asked):
        game = usual.game
    if usual.as_of and asked.day is None and not searcher.reader.names_a_day(asked):
        day = library.day(usual.as_of)
    asked = msgspec.structs.replace(asked, game=asked.game or game, day=asked.day or day)
    return asked, Usual(game, day.isoformat() if day else None) if game or day else None


def with_notice(answer: Answer, notice: str) -> Answer:
    """An answer that also tells what is true of every answer from this index: it stands last."""
    return msgspec.structs.replace(answer, notice=f"{answer.notice} {notice}" if answer.notice else notice)


def _answer(library: Library, question: str, result: SearchResult, games: tuple[str, ...], k: int) -> Answer:
    """What search found for a question, or for one of the things that it asks, as an answer.

    :param games: those that the question is about, as far as that is known.
    """
    band = band_of(library, result)
    names = names_of(library, result)
    by_game = what_each_says(library, result, games) if band == "settles" else ()
    notices = [*_of_what_is_coming(library, result)]
    if band != "nothing":
        notices.extend(_of_dates(library, result))
    if band == "settles":
        notices.extend(_of_names(library, result))
        notices.extend(_of_games(by_game))
    return Answer(
        question=question,
        status="answered" if band == "settles" else "abstained",
        confidence=round(result.confidence, 4),
        resolved=names,
        answers=tuple(_view(library, hit, result.day) for hit in result.hits[:k]),
        reason=reason_of(library, result, names, games, band),
        notice=" ".join(dict.fromkeys(notices)) or None,
        band=band,
        games=games,
        by_game=by_game,
        look_in=_look_in(library, result, games) if band == "nothing" else (),
    )


def _view(library: Library, hit: Hit, day: dt.date) -> RulingView:
    return library.view(
        hit.ruling,
        day,
        score=hit.score,
        point=hit.point,
        point_confidence=hit.point_confidence,
        likely_points=library.points_in_doubt(hit),
    )


def _parts(library: Library, asked: Question, post: SearchResult, k: int) -> tuple[Answer, ...]:
    """An answer for each thing that a post asks; none where it asks only one.

    What is asked twice in other words finds the same ruling and counts once; what a ruling settles is not the same as what it only
    bears on. A sentence that finds nothing is a part only beside one that does: a post of which nothing is answered is refused as a whole.
    """
    best: dict[tuple[str, bool], Answer] = {}
    for found in post.parts:
        part = _answer(library, found.asked.raw, found, games_of(library, asked, post, found), k)
        same = part.answers[0].id if part.answers else "", part.band == "settles"
        if same not in best or best[same].confidence < part.confidence:
            best[same] = part
    parts = tuple(best.values())
    return parts if len(parts) > 1 and any(part.status == "answered" for part in parts) else ()


def _led_by(whole: Answer, part: Answer, k: int) -> Answer:
    """The answer to a post that is only sure of one of its parts: that part's rulings first."""
    ids = {view.id for view in part.answers}
    least = min(view.score for view in part.answers)
    rest = (view for view in whole.answers if view.id not in ids)
    views = (*part.answers, *(msgspec.structs.replace(view, score=min(view.score, least)) for view in rest))
    return msgspec.structs.replace(part, question=whole.question, resolved=whole.resolved, answers=views[:k])


# -- what the asker should be told ------------------------------------------------------------------------------------


def _of_length(asked: Question, result: SearchResult) -> Iterator[str]:
    """That only a part of a long question was searched with, and which."""
    if asked.read < asked.length:
        yield f"{TAKEN} asked at its beginning and its end: {asked.read:,} of its {asked.length:,} characters were read."
    if asked.is_cut:
        yield f"{TAKEN} asked by the sentences that ask, and those before them: {len(asked.text.raw):,} of its {asked.length:,} characters."
    if result.left_out:
        yield f"{TAKEN} asking its last {len(result.parts)} questions of {result.left_out + len(result.parts)}."


def _of_filters(result: SearchResult) -> Iterator[str]:
    """The game and the day that were taken from the question's own words."""
    if result.game_in_question:
        game, words = result.game_in_question
        yield f"{TAKEN} asked about {name_of(game)} (“{words}”); --game says otherwise."
    if result.day_in_question:
        day, words = result.day_in_question
        yield f"{TAKEN} asked of {day} (“{words}”); --as-of says otherwise."


def _of_other_games(library: Library, result: SearchResult) -> str | None:
    """Of which game a ruling settles what none of the asker's usual game does."""
    if band_of(library, result) != "settles":
        return None
    return f"A ruling of {name_of(library.store.ruling(result.hits[0].ruling).game)} settles it: --game any."


def _of_what_is_coming(library: Library, result: SearchResult) -> Iterator[str]:
    """The ruling that would have answered, were it in force."""
    if result.coming is not None:
        ruling = library.store.ruling(result.coming)
        start = library.store.in_force.start(ruling)
        yield f"{ruling.id} is not yet in force on {result.day}: it takes effect on {start}."


def _of_dates(library: Library, result: SearchResult) -> Iterator[str]:
    """What is to be known of the first ruling's dates: a date that is not sure, and a coming change."""
    in_force = library.store.in_force
    for hit in result.hits[:1]:
        ruling = library.store.ruling(hit.ruling)
        if in_force.is_uncertain(ruling, result.day):
            start = in_force.start(ruling)
            yield f"{ruling.id} may not have been in force yet on {result.day}: its date is only known as {start}."
        for change in in_force.successions(ruling):
            if not change.is_in_effect(result.day):
                yield f"From {change.start} on, {change.new} replaces {change.old}."


def _of_names(library: Library, result: SearchResult) -> Iterator[str]:
    """Where the question names what no ruling names, what the ruling given is about instead."""
    if result.unnamed:
        first = library.store.ruling(result.hits[0].ruling)
        general = "a base rule" if first.is_base_rule else "the general rule"
        what = f"a ruling on {first.title}" if first.is_about_a_card else general
        yield f"No ruling names {listed(result.unnamed)}; this is {what}."


def _of_games(by_game: Sequence[InGame]) -> Iterator[str]:
    """That two games are answered for, since the question may be about either."""
    if by_game:
        yield f"The question names neither {' nor '.join(map(name_of, VARIANTS))}; --game chooses one."


def _look_in(library: Library, result: SearchResult, games: Sequence[str]) -> tuple[str, ...]:
    """The documents of base rules of the games that a question is about, or of all where nothing says which."""
    if result.other_game:
        return ()
    order = list(library.games)
    found = sorted(library.store.documents_with_base_rules(games), key=lambda document: order.index(document[1]))
    return tuple(doc for doc, _ in found)
