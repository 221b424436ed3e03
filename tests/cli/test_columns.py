"""Tables that fit: the law of which columns stay and how wide they are, and of how ids are folded."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from judge.cli.printing.columns import GAP, Column, Need, fit, folded, table


@st.composite
def needs(draw: st.DrawFn) -> list[Need]:
    made = []
    for kept in draw(st.lists(st.booleans(), min_size=1, max_size=8)):
        least = draw(st.integers(1, 40))
        made.append(Need(least, least + draw(st.integers(0, 120)), kept))
    return made


def room_for(chosen: dict[int, int]) -> int:
    return sum(chosen.values()) + GAP * (len(chosen) - 1)


@given(needs(), st.integers(1, 300))
def test_what_is_shown_fits_and_what_must_stay_stays(columns: list[Need], room: int) -> None:
    chosen = fit(columns, room)
    kept = {n for n, need in enumerate(columns) if need.kept}
    assert kept <= set(chosen)
    smallest = len(chosen) + GAP * (len(chosen) - 1)
    assert room_for(chosen) <= max(room, smallest)
    assert all(1 <= width <= columns[n].most for n, width in chosen.items())


@given(needs(), st.integers(1, 300))
def test_a_column_is_left_out_only_behind_those_that_matter_more_and_only_for_want_of_room(
    columns: list[Need], room: int
) -> None:
    chosen = fit(columns, room)
    may_go = [n for n, need in enumerate(columns) if not need.kept]
    shown = [n for n in may_go if n in chosen]
    assert shown == may_go[: len(shown)]
    if len(shown) < len(may_go):
        with_the_next = {n: columns[n].least for n in (*chosen, may_go[len(shown)])}
        assert room_for(with_the_next) > room


@given(needs(), st.integers(1, 300))
def test_whatever_is_not_squeezed_has_what_it_needs_and_no_room_is_wasted(columns: list[Need], room: int) -> None:
    chosen = fit(columns, room)
    if room_for({n: columns[n].least for n in chosen}) <= room:
        assert all(width >= columns[n].least for n, width in chosen.items())
        assert room_for(chosen) == room or all(width == columns[n].most for n, width in chosen.items())
    else:
        assert all(columns[n].kept for n in chosen)  # the rest is gone before what must stay gives way


@given(needs(), st.integers(1, 300))
def test_a_wider_terminal_shows_no_fewer_columns(columns: list[Need], room: int) -> None:
    assert set(fit(columns, room)) <= set(fit(columns, room + 1))


SLUG = st.text("abz019/-_., ’界", min_size=0, max_size=90)


@given(SLUG, st.integers(2, 60))
def test_folding_loses_nothing_and_keeps_to_the_width(text: str, width: int) -> None:
    lines = folded(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(0 < cell_len(line) <= width for line in lines)


def test_an_id_is_folded_behind_its_signs() -> None:
    assert folded("heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn", 18) == [
        "heralds-of-",
        "galactus/3.1-for-",
        "each-character-",
        "you-recruited-",
        "this-turn",
    ]
    assert folded("x-men/5-breakthrough", 20) == ["x-men/5-breakthrough"]
    assert folded("15,17-18,30-44", 9) == ["15,17-18,", "30-44"]
    assert folded("so it is  (card)", 12) == ["so it is", "(card)"]


CELL = st.text("ab -/界é", max_size=120)


@given(
    st.lists(st.tuples(CELL, st.integers(0, 10**6), CELL, CELL), min_size=1, max_size=6),
    st.integers(20, 200),
)
def test_a_drawn_table_is_no_wider_than_its_terminal(rows: list[tuple[str, int, str, str]], room: int) -> None:
    columns = (
        Column("id", "id", kept=True),
        Column("point", kept=True),
        Column("text", "prose", kept=True),
        Column("name", "title"),
    )
    cells = [dict(zip(("id", "point", "text", "name"), row, strict=True)) for row in rows]
    console = Console(width=1000, color_system=None)
    with console.capture() as drawn:
        console.print(table(cells, columns, "a title", room))
    assert max(cell_len(line) for line in drawn.get().splitlines()) <= room


def test_a_column_that_says_what_the_title_says_or_nothing_is_left_out_on_a_terminal_only() -> None:
    rows = [{"id": f"moon/{n}", "card": "Moon", "section": None} for n in range(3)]
    columns = (Column("id", "id", kept=True), Column("card"), Column("section"))
    assert [str(c.header) for c in table(rows, columns, "Moon", 80).columns] == ["id"]
    assert [str(c.header) for c in table(rows, columns, "Sun", 80).columns] == ["id", "card"]
    assert [str(c.header) for c in table(rows, columns, "Moon", None).columns] == ["id", "card", "section"]
