"""Names in questions: cards, keywords and sections are found however they are shortened, glued or parted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.indexing.names import name_forms, names_of, nicknames, section_forms, shared_versions, title_forms
from judge.rulings.dates import parse_date_range
from judge.rulings.model import Point, Reference, Ruling, RulingReplacement, Words
from judge.search.names import Found, NameIndex, is_telling
from judge.search.text import Text
from judge.store.locations import shipped
from judge.store.rows import Name
from judge.store.ruling_table import RulingStore
from tests.helpers.tables import name_table

Find = Callable[[str], list[Found]]


def a_ruling(
    slug: str, title: str, kind: str = "card", facts: str | None = "Character · cost 3", **more: Any
) -> Ruling:
    return Ruling(
        id=f"moon/{slug}",
        doc="moon",
        game="vs-system",
        kind=kind,  # type: ignore[arg-type]
        section=more.pop("section", None),
        title=title,
        in_force=parse_date_range("2031"),
        points=(Point(1, f"{title} hoots."),),
        facts=facts if kind == "card" else None,
        **more,
    )


RULINGS = [
    a_ruling("tin-owl", "Tin-Owl <> Dr. Hoot, Night Thief"),
    a_ruling("moonwhale", "Moonwhale, Warden of the Tides"),
    a_ruling("skylark-1", "Skylark, Herald of Dawn"),
    a_ruling("skylark-2", "Skylark, Widow of Dusk"),
    a_ruling("oh-well", "Oh Well, Dear Owl", facts="Plot Twist · cost 2"),
    a_ruling("hooting", "Hooting", kind="keyword", section="601.3e"),
    a_ruling("roost", "Put into roost", kind="rule", section="2.1", mentions=("Grubwort, Old Miser", "Nettle Sting")),
    a_ruling("rip", "Rip Their Wings", kind="errata", section="CS 75"),
    a_ruling("phase", "Beginning of the night", kind="timing", section="Phase 0"),
    a_ruling("five", "Fifth rule", kind="rule", section="5"),
    a_ruling(
        "well-errata",
        "Errata to a twist",
        kind="rule",
        supersedes=(RulingReplacement(Reference("moon/oh-well"), parse_date_range("2032")),),
    ),
]
INDEX = NameIndex(name_table(names_of(RULINGS, lambda _: 1)), {"herald", "tide", "wings"}.__contains__)


def found_in(question: str) -> dict[str, float]:
    """The ids of the entries whose names are found, each with its greatest strength."""
    strengths: dict[str, float] = {}
    for found in INDEX.find(Text(question)):
        entry = RULINGS[found.name.ruling].id
        strengths[entry] = max(strengths.get(entry, 0.0), found.strength)
    return strengths


def surest(question: str) -> str:
    return RULINGS[INDEX.find(Text(question))[0].name.ruling].id


# -- forms ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "facts", "forms"),
    [
        (
            "Tin-Owl <> Dr. Hoot, Night Thief",
            "Character · cost 6",
            ("tin owl dr hoot night thief", "tin owl dr hoot", "tin owl", "dr hoot", "night thief"),
        ),
        ("Skylark, Widow of Dusk", None, ("skylark widow of dusk", "skylark", "widow of dusk")),
        ("Skylark, Widow", None, ("skylark widow", "skylark")),
        ("Nettle Sting", None, ("nettle sting",)),
        ("Oh Well, Dear Owl", "Plot Twist · cost 2", ("oh well dear owl",)),
        ("Night Court, Team-Up", "Plot Twist · cost 2", ("night court team up", "night court", "team up")),
    ],
)
def test_a_card_is_spoken_of_whole_without_version_by_identity_or_by_a_version_of_several_words(
    name: str, facts: str | None, forms: tuple[str, ...]
) -> None:
    assert name_forms(name, facts) == forms


def test_a_version_that_cards_of_several_names_bear_tells_a_kind_of_card_and_is_no_name() -> None:
    names = ["Night Court, Team-Up", "Day Court, Team-Up", "Skylark, Herald of Dawn", "Skylark, Herald of Dawn", "Owl"]
    assert shared_versions(names) & {"Team-Up", "Herald of Dawn"} == {"Team-Up"}
    courts = [a_ruling(name[:3], name, facts="Plot Twist · cost 2") for name in names[:2]]
    rule = a_ruling("team-up", "What a Team-Up does", kind="rule")
    index = NameIndex(name_table(names_of([*courts, rule], lambda _: 5)), lambda _: False)
    assert index.find(Text("how does a team-up work"))[0].name.name == rule.title
    assert index.find(Text("night court team-up"))[0].name.name == names[0]


@pytest.mark.parametrize(
    ("title", "forms"),
    [
        ("Phase 5: End of night", ("phase 5 end of night", "phase 5", "end of night")),
        ("What a Team-Up does", ("what a team up does", "team up")),
        ("How hooting works", ("how hooting works", "hooting")),
        ("What the zones are", ("what the zones are",)),
    ],
)
def test_a_rule_is_spoken_of_by_its_title_its_halves_and_what_its_title_asks_about(
    title: str, forms: tuple[str, ...]
) -> None:
    assert title_forms(title) == forms


@pytest.mark.parametrize(
    ("section", "forms"),
    [
        ("601.3e", ("601.3e",)),
        ("2.1", ("2.1",)),
        ("CS 75", ("cs 75",)),
        ("Phase 0", ("phase 0",)),
        ("p. 12", ("p 12",)),
        ("5", ()),
        ("12", ()),
    ],
)
def test_a_section_that_could_be_a_mere_count_has_no_form(section: str, forms: tuple[str, ...]) -> None:
    assert section_forms(section) == forms


# -- finding ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("can Tin-Owl <> Dr. Hoot, Night Thief steal?", "moon/tin-owl"),
        ("can tin-owl steal", "moon/tin-owl"),
        ("can tin owl steal", "moon/tin-owl"),
        ("can Dr Hoot steal", "moon/tin-owl"),
        ("can dr. hoot steal", "moon/tin-owl"),
        ("can the night thief steal", "moon/tin-owl"),
        ("can tinowl steal", "moon/tin-owl"),
        ("can drhoot steal", "moon/tin-owl"),
        ("can moon whale swim", "moon/moonwhale"),
        ("can MOONWHALE swim", "moon/moonwhale"),
        ("moonwh power", "moon/moonwhale"),
        ("is oh well dear owl any good", "moon/oh-well"),
        ("who may hooting reach", "moon/hooting"),
        ("a card put into roost is face down", "moon/roost"),
        ("does grubwort pay", "moon/roost"),
        ("does the old miser pay", "moon/roost"),
        ("nettle sting him", "moon/roost"),
        ("what says 601.3e", "moon/hooting"),
        ("what says 601.3E?", "moon/hooting"),
        ("what says rule 2.1.", "moon/roost"),
        ("look at CS 75", "moon/rip"),
        ("look at cs75", "moon/rip"),
        ("in phase 0", "moon/phase"),
    ],
)
def test_a_name_is_found_however_it_is_written(question: str, entry: str) -> None:
    assert surest(question) == entry


def test_a_whole_name_is_certain_a_part_of_it_less_and_a_beginning_least() -> None:
    questions = ["moonwhale warden of the tides", "warden", "ward"]
    strengths = [found_in(question)["moon/moonwhale"] for question in questions]
    assert strengths[0] == 1.0
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(strengths)


def test_a_nickname_is_a_name_in_its_own_game_only() -> None:
    moonwhale = RULINGS[1].title
    for game, entries in (("vs-system", ["moon/moonwhale"]), ("vs-remix", [])):
        nicks = nicknames([Words(game, names={moonwhale: ("big blubber", "moony")})])
        index = NameIndex(name_table(names_of(RULINGS, lambda _: 1, nicks)), lambda _: False)
        for question in ("can moony swim", "can Big-Blubber swim"):
            assert [RULINGS[found.name.ruling].id for found in index.find(Text(question))] == entries


def test_all_versions_of_one_name_are_offered_alike() -> None:
    found = found_in("can skylark attack")
    assert found["moon/skylark-1"] == found["moon/skylark-2"] > 0.9


@pytest.mark.parametrize(("hint", "entry"), [("dawn", "moon/skylark-1"), ("dusk", "moon/skylark-2")])
def test_a_word_of_the_version_tells_versions_of_one_name_apart(hint: str, entry: str) -> None:
    assert surest(f"can skylark attack, the one with {hint}") == entry


def test_a_name_that_several_entries_bear_is_offered_for_all() -> None:
    twice = [a_ruling("one", "Nettle Sting"), a_ruling("two", "Roots", kind="rule", mentions=("Nettle Sting",))]
    index = NameIndex(name_table(names_of(twice, lambda _: 1)), lambda _: False)
    assert [(found.name.ruling, found.name.kind) for found in index.find(Text("nettle sting"))] == [
        (0, "card"),
        (1, "mention"),
    ]


def test_the_name_of_a_replaced_card_leads_to_what_replaces_it_as_well() -> None:
    assert {"moon/oh-well", "moon/well-errata"} <= found_in("oh well dear owl").keys()


@pytest.mark.parametrize("question", ["he draws 5 cards", "it costs 3 or 4", "", "?!", "of the", "quite another thing"])
def test_counts_and_little_words_are_no_names(question: str) -> None:
    assert found_in(question) == {}


def test_the_beginning_of_a_name_is_not_seen_in_a_word_of_the_language() -> None:
    assert "moon/moonwhale" not in found_in("the tide turns")
    assert "moon/moonwhale" in found_in("the tid tides turn")


def test_a_word_that_many_entries_use_gives_its_name_away_less_than_a_rare_one() -> None:
    used = {"dawn": 40, "dusk": 1}
    index = NameIndex(name_table(names_of(RULINGS, lambda term: used.get(term, 1))), lambda _: False)
    strength = {text: index.find(Text(text))[0].strength for text in used}
    assert strength["dawn"] < strength["dusk"]


def test_the_words_that_gave_a_name_away_are_told() -> None:
    (found,) = [found for found in INDEX.find(Text("Can Dr. Hoot steal?")) if found.name.kind == "card"]
    assert (found.text, found.name.name) == ("dr hoot", "Tin-Owl <> Dr. Hoot, Night Thief")


def test_a_word_that_people_part_is_as_sure_as_the_one_word() -> None:
    hooting = [a_ruling("backup", "Backup", kind="keyword")]
    index = NameIndex(name_table(names_of(hooting, lambda _: 9)), lambda _: False)
    one, two = (index.find(Text(text))[0].strength for text in ("is backup good", "does he get back up"))
    assert two == one < 0.3


@pytest.mark.parametrize(
    ("question", "is_exact"), [("thing", True), ("what's that thing?", False), ("what's an owl?", True)]
)
def test_a_name_made_of_words_that_say_nothing_is_all_that_is_asked_only_where_it_stands_alone(
    question: str, is_exact: bool
) -> None:
    index = NameIndex(
        name_table(names_of([a_ruling("thing", "Thing"), a_ruling("owl", "Owl")], lambda _: 1)), lambda _: False
    )
    assert [found.is_exact for found in index.find(Text(question))] == [is_exact]


@pytest.mark.parametrize(
    ("question", "tells"),
    [
        ("can moonwhale swim", True),
        ("can moony swim", False),  # a nickname
        ("who may hooting reach tonight", False),  # a rule
        ("what says 601.3e", True),
        ("the tides turn", False),  # a mere part of a name
    ],
)
def test_cards_by_their_own_names_and_sections_tell_what_game_a_question_is_about(question: str, tells: bool) -> None:
    nicks = nicknames([Words("vs-system", names={RULINGS[1].title: ("moony",)})])
    index = NameIndex(name_table(names_of(RULINGS, lambda _: 1, nicks)), lambda _: False)
    found = index.find(Text(question))
    assert found
    assert any(map(is_telling, found)) == tells


WORDS = sorted({word for name in names_of(RULINGS, lambda _: 1) for form in name.forms for word in form.split()})


@given(
    st.lists(st.one_of(st.sampled_from([*WORDS, "the", "5", "<>", "dus", "moonw"]), st.text(max_size=6)), max_size=20)
)
def test_names_come_surest_first_each_once_with_a_strength_between_0_and_1(words: list[str]) -> None:
    found = INDEX.find(Text(" ".join(words)))
    strengths = [one.strength for one in found]
    assert strengths == sorted(strengths, reverse=True)
    assert all(0 < strength <= 1 for strength in strengths)
    assert len({id(one.name) for one in found}) == len(found)


# -- the shipped names ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def find_shipped() -> Callable[[str], list[tuple[str, float]]]:
    store = RulingStore(shipped("index"))
    index = NameIndex(store.names, store.is_word)
    return lambda question: [
        (store.ruling(found.name.ruling).id, found.strength) for found in index.find(Text(question))
    ]


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("does a doombot count for uniqueness", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief"),
        ("what does 601.3e say", "marvel-knights/601.3e"),
        ("CS 75 damage", "warhammer-invasion/cs-75-rip-dere-eads-off"),
        ("can galen kor count himself", "heralds-of-galactus/admiral-galen-kor-lunatic-legion"),
        ("good night sweet prince", "marvel-knights/good-night-sweet-prince"),
        ("moon dragon", "heralds-of-galactus/moondragon-protector-of-the-mind-gem"),
    ],
)
def test_players_ways_of_naming_lead_to_the_shipped_entry(
    find_shipped: Callable[[str], list[tuple[str, float]]], question: str, entry: str
) -> None:
    found = find_shipped(question)
    best = max(strength for _, strength in found)
    assert (entry, best) in found


def test_both_shipped_texts_of_a_replaced_card_are_offered(
    find_shipped: Callable[[str], list[tuple[str, float]]],
) -> None:
    found = find_shipped("witching hour")
    assert {
        ("marvel-knights/witching-hour", 1.0),
        ("heralds-of-galactus/3.2-errata-to-witching-hour", 1.0),
    } <= set(found)


@pytest.mark.parametrize("name", ["silver surfer", "daredevil", "dracula"])
def test_every_shipped_version_of_a_name_is_offered(
    find_shipped: Callable[[str], list[tuple[str, float]]], name: str
) -> None:
    slug = name.replace(" ", "-")
    assert len({entry for entry, _ in find_shipped(f"can {name} attack") if entry.split("/")[1].startswith(slug)}) >= 2


class Counted(list[Ruling]):
    """Rulings, and how often somebody went through all of them."""

    passes = 0

    def __iter__(self) -> Iterator[Ruling]:
        self.passes += 1
        return super().__iter__()


def test_the_bearers_of_names_are_counted_in_one_pass_however_many_names_there_are() -> None:
    few, many = Counted(RULINGS[:2]), Counted(RULINGS * 5)
    for rulings in (few, many):
        names_of(rulings, lambda _: 1)
    assert few.passes == many.passes


def test_a_word_that_very_many_names_have_costs_no_more_than_one_that_many_have() -> None:
    def steps(count: int) -> int:
        names = [Name(f"Owl {n}", "card", n, ("owl",), (0.5,), (f"owl {n}",)) for n in range(count)]
        table, taken = name_table(names), [0]

        def step() -> None:
            taken[0] += 1

        table._database.connection.set_progress_handler(step, 1)  # type: ignore[attr-defined]
        assert table.with_words(["owl", "bark"], 20) == {"owl": []}
        return taken[0]

    assert steps(2_000) == steps(200)
