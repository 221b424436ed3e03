"""What the Python API returns, as a tool gives it: what an assistant needs to quote, or all of it where detail is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judge import answers as api
from judge.assistant import shapes

_NEAREST = 3  # rulings given where none settles the question
_ALSO = 2  # further rulings named where one does

QUOTE = "Quote the point with its id, source and date."
_ONE_OF = "One of these points decides, and judge can't tell which: give them as equals, each with its id."
_DOUBTFUL = " It is an uncertain base rule: say so, with the doubt."
_BEARS = (
    "Judge abstains: no ruling settles this. Say so first. The points only come near; quote them as such, with their ids, and rule "
    "nothing yourself."
)
_NOTHING = (
    "Judge abstains: it has no ruling on this. Say so, and don't answer from memory as if it were a ruling; name the game's rulebook "
    "or the head judge."
)


def answer(found: api.Answer, *, detail: bool) -> shapes.Answer:
    """An answer: the deciding points and what to say of them; with ``detail`` every ruling found, whole."""
    return _answer(found, detail, found.question if found.asked_as else None)


def _answer(found: api.Answer, detail: bool, question: str | None) -> shapes.Answer:
    settles = found.band == "settles"
    if detail:
        rulings = [ruling(view, detail=True) for view in found.answers]
    elif found.parts or found.band == "nothing":
        rulings = []
    else:
        near = [view for view in found.answers if settles or not view.superseded_by]
        rulings = [_deciding(near[0], found)] if settles else [_near(view) for view in near[:_NEAREST]]
    further = [view for view in found.answers[1:] if not view.superseded_by] if settles and not detail else []
    return shapes.Answer(
        status="answered" if found.status == "answered" else "abstained",
        band=found.band,
        tell="Each part is answered for itself." if found.parts else _how_to_tell(found),
        confidence=found.confidence,
        question=question,
        reason=found.reason,
        notice=found.notice,
        rulings=tuple(rulings),
        also=tuple(shapes.Pointer(id=view.reference, title=view.title) for view in further[:_ALSO]),
        by_game=tuple(
            shapes.InGame(game=said.game, id=f"{said.id}#{said.point}" if said.point else said.id, text=said.text)
            for said in found.by_game
        ),
        look_in=found.look_in,
        parts=tuple(_answer(part, detail, part.question) for part in found.parts),
    )


def _how_to_tell(found: api.Answer) -> str:
    if found.band == "settles":
        first = found.answers[0]
        how = _ONE_OF if first.likely_points else QUOTE
        return how + _DOUBTFUL if first.certainty == "uncertain" else how
    return _BEARS if found.band == "bears" else _NOTHING


def _deciding(view: api.RulingView, found: api.Answer) -> shapes.Ruling:
    """A ruling with the points that answer, or of which one does; how games differ is not told twice."""
    told = _ruling(view, view.deciding_points, detail=False)
    return told.model_copy(update={"differs_from": ()}) if found.by_game else told


def _near(view: api.RulingView) -> shapes.Ruling:
    """A ruling that only comes near, with the nearest of its points: nothing is claimed of it."""
    return _ruling(view, (view.point,), detail=False).model_copy(update={"differs_from": ()})


def ruling(view: api.RulingView, *, detail: bool) -> shapes.Ruling:
    """An entry, or the one point that was named; with ``detail`` also examples, notes, texts and what it has to do with others."""
    named = (view.point,) if view.point and not detail else tuple(point.n for point in view.points)
    return _ruling(view, named, detail=detail)


def _ruling(view: api.RulingView, points: Sequence[int], *, detail: bool) -> shapes.Ruling:
    base = shapes.Ruling(
        id=view.id,
        title=view.title,
        kind=view.kind,
        game=view.game,
        source=view.source,
        in_force=view.in_force,
        points=tuple(_point(view.id, view.points[n - 1], detail) for n in points),
        further_points=len(view.points) - len(points),
        superseded_by=_side(view.superseded_by) if view.superseded_by else None,
        not_yet_in_force=view.not_yet_in_force,
        certainty=view.certainty,
        doubt=view.doubt,
        differs_from=tuple(shapes.Twin(id=twin.id, game=twin.game, how=twin.how) for twin in view.differs_from),
    )
    if not detail:
        return base
    return base.model_copy(
        update={
            "facts": view.facts,
            "power": view.power,
            "old_power": view.old_power,
            "supersedes": tuple(map(_side, view.supersedes)),
            "see_also": view.see_also,
            "mentions": view.mentions,
            "sources": view.sources,
            "proven_by": view.proven_by,
            "official": view.official,
            "official_source": view.official_source,
        }
    )


def _side(other: api.Supersession) -> str:
    return f"{other.id} from {other.start}"


def _point(entry: str, point: api.PointView, detail: bool) -> shapes.Point:
    changed = point.what_if
    return shapes.Point(
        id=f"{entry}#{point.n}",
        text=point.text,
        check=point.check,
        examples=point.examples if detail else (),
        notes=point.notes if detail else (),
        superseded_by=point.superseded_by,
        what_if=f"{changed.set}: {changed.found}" if changed else None,
    )


def card(found: api.CardView, *, detail: bool) -> shapes.Card:
    """A card: its own rulings, and which others name it or are general rules that they refer to."""
    return shapes.Card(
        name=found.name,
        entries=tuple(ruling(view, detail=detail) for view in found.entries),
        named_in=_pointers(found.named_in),
        general_rules=_pointers(found.general_rules),
    )


def section(found: Sequence[api.RulingView], *, detail: bool) -> shapes.Rulings:
    """The entry with a section number; where several have it, which."""
    if len(found) > 1 and not detail:
        return shapes.Rulings(choose=_pointers(found))
    return shapes.Rulings(rulings=tuple(ruling(view, detail=detail) for view in found))


def _pointers(views: Iterable[api.RulingView]) -> tuple[shapes.Pointer, ...]:
    return tuple(shapes.Pointer(id=view.id, title=f"{view.title} ({view.source})") for view in views)


def history(found: api.History, *, detail: bool) -> shapes.History:
    """How an entry or point became what it is; what was added or removed as a whole only with ``detail``."""
    return shapes.History(
        id=f"{found.id}#{found.point}" if found.point else found.id,
        title=found.title,
        in_force=found.in_force,
        holds=found.holds,
        steps=tuple(_replaced(step, detail) for step in found.steps),
    )


_MARKS = {"same": "{}", "removed": "[-{}-]", "added": "{{+{}+}}"}


def _replaced(step: api.HistoryStep, detail: bool) -> shapes.Replaced:
    became = [part.change for part in step.parts]
    return shapes.Replaced(
        start=step.start,
        has_begun=step.has_begun,
        old=step.old,
        old_points=step.old_points,
        new=step.new,
        changes=tuple(_change(part) for part in step.parts if detail or part.change == "changed"),
        added=0 if detail else became.count("added"),
        removed=0 if detail else became.count("removed"),
    )


def _change(part: api.PartChange) -> shapes.Change:
    numbers = " → ".join(f"#{n}" for n in dict.fromkeys((part.old_point, part.new_point)) if n)
    words = "".join(_MARKS[span.kind].format(span.text) for span in part.words)
    text = words or (part.old if part.new is None else part.new) or ""
    return shapes.Change(part=f"{part.part} {numbers}".strip(), change=part.change, text=text)


_PAGE = 40  # entries listed at once


def entries(rows: Sequence[api.EntryRow], offset: int, *, by_document: bool) -> shapes.Entries:
    """Every entry, a page of them at a time, or only how many each document has."""
    if by_document:
        counted: dict[str, shapes.Document] = {}
        for row in rows:
            held = counted.get(row.doc) or shapes.Document(doc=row.doc, game=row.game)
            more = "base_rules" if row.certainty else "rulings"
            counted[row.doc] = held.model_copy(update={more: getattr(held, more) + 1})
        return shapes.Entries(total=len(rows), documents=tuple(counted.values()))
    page, end = rows[offset : offset + _PAGE], offset + _PAGE
    return shapes.Entries(
        total=len(rows),
        entries=tuple(shapes.Pointer(id=row.id, title=row.title) for row in page),
        next_offset=end if end < len(rows) else None,
    )
